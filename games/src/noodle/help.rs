//! What the button `?` answers: what each choice means, and the board in words.

use super::board::PAIR;
use super::roll::{FREE, SET, Strand};
use super::{Column, Ending, Noodle, Phase, Turn, odds};
use crate::lang::{Lang, Reach, noodle as t};
use crate::names::Names;
use crate::seat::{Seat, Seats};

/// What each choice means.
pub(super) fn choices(table: &Noodle, lang: Lang) -> String {
    let turn = &table.turn;
    let ready = t::chefs_ready(lang, table.ready());
    let from = t::faces_from(lang, turn.lowest());
    match table.phase {
        Phase::ToRoll if turn.fresh() => t::help_roll(lang, ready),
        Phase::ToRoll => {
            let roll_on = t::help_roll_on(lang, from, odds::chance(turn, lang), ready);
            format!("{roll_on}\n{}", t::HELP_STOP.say(lang))
        }
        Phase::Rolled if turn.sets().next().is_none() => no_set(table, &from, &ready, lang),
        Phase::Rolled if turn.fresh() => t::help_keep_first(lang, table.partial_sets),
        Phase::Rolled => {
            let no_chef = (table.ready() == 0).then(|| t::HELP_NO_CHEF.say(lang));
            let keep = [t::HELP_KEEP.say(lang)];
            lang.sentences(keep.into_iter().chain(no_chef))
        }
        Phase::Delivering => columns(table, lang),
        Phase::Over => String::new(),
    }
}

fn no_set(table: &Noodle, from: &str, ready: &str, lang: Lang) -> String {
    let turn = &table.turn;
    let pairs = turn.roll.combinations();
    let pairs = pairs.filter(|(a, b)| turn.completes(*a, *b));
    let makes = |(a, b)| t::pair_makes(lang, a, b, t::faces(lang, SET, a + b));
    let pairs: Vec<String> = pairs.map(makes).collect();
    let chance = odds::chance(turn, lang);
    let first = t::help_no_set(
        lang,
        from,
        ready,
        !pairs.is_empty(),
        &pairs,
        turn.dice(),
        chance,
    );
    let last = (table.ready() == 1).then(|| t::HELP_LAST_CHEF.say(lang));
    let first = lang.sentences([first.as_str()].into_iter().chain(last));
    format!("{first}\n{}", t::HELP_DELIVER.say(lang))
}

fn columns(table: &Noodle, lang: Lang) -> String {
    let Some(strand) = table.turn.undelivered() else {
        return String::new();
    };
    let head = if strand.face == FREE {
        t::HELP_FREE
    } else {
        t::HELP_THREES
    };
    let lines = Column::taking(strand.face).iter().map(|column| {
        let gain = table.board.gain(*column, table.turn.seat);
        let row = table.board.height(*column) + 1;
        let reach = reach(table, *column);
        t::help_column(lang, column.name(), row, gain > 0, gain, reach)
    });
    let lines: Vec<String> = lines.collect();
    format!("{}\n{}", head.say(lang), lines.join("\n"))
}

/// What a cube on this column does about the line, and what comes of it once the delivery is complete.
pub(super) fn reach(table: &Noodle, column: Column) -> Reach {
    let mut after = table.clone();
    after.place(column);
    after.deliver();
    match table.board.at_line(table.line).count() {
        _ if after.phase == Phase::Over => ending(&after),
        _ if table.board.height(column) + 1 != table.line => Reach::Not,
        1 => Reach::Ends,
        _ => Reach::Reaches,
    }
}

/// What comes of ending the turn now, as far as no column is left to choose.
pub(super) fn reach_of_stopping(table: &Noodle) -> Reach {
    let mut after = table.clone();
    after.end_rolling(Ending::Stopped);
    reached(&after)
}

/// The same of keeping a set.
pub(super) fn reach_of_keeping(table: &Noodle, (face, size): (u8, u8)) -> Reach {
    let mut after = table.clone();
    after.keep(face, size);
    reached(&after)
}

fn reached(after: &Noodle) -> Reach {
    match after.phase {
        Phase::Over => ending(after),
        _ => Reach::Not,
    }
}

/// How a game that is over ended for the player of the last turn.
fn ending(over: &Noodle) -> Reach {
    let winners = over.outcome().winners();
    match (winners.has(over.turn.seat), winners.len()) {
        (false, _) => Reach::Loses,
        (true, 1) => Reach::Wins,
        (true, _) => Reach::Shares,
    }
}

/// The board in words.
pub(super) fn board(table: &Noodle, names: &Names) -> String {
    let lang = names.lang();
    let mut lines = Vec::new();
    let turn = &table.turn;
    let past = match table.phase {
        // The others can leave before a turn begins.
        Phase::Over if turn.latest.is_some() || turn.ending.is_some() => Some(turn),
        _ => table.previous.as_ref(),
    };
    lines.extend(past.map(|turn| report(turn, names)));
    lines.push(progress(table, lang));
    for column in Column::ALL {
        let cubes: Vec<String> = (1..=table.board.height(column))
            .filter_map(|row| table.board.cube(row, column))
            .map(|seat| names.of(seat))
            .collect();
        if !cubes.is_empty() {
            let cubes = cubes.join(lang.comma());
            lines.push(t::cubes(lang, column.name(), column.restaurant(), cubes));
        }
    }
    if table.board.is_empty() {
        lines.push(t::EMPTY.say(lang).to_owned());
    }
    for seat in Seats::first(table.seats) {
        lines.extend(pairs(table, seat, names));
    }
    lines.extend(dice_in_words(&table.turn, lang));
    lines.join("\n")
}

/// A past turn.
fn report(turn: &Turn, names: &Names) -> String {
    let (lang, name) = (names.lang(), names.of(turn.seat));
    let told = match turn.ending {
        Some(Ending::Stopped) => t::stopped(lang, names.hand(turn.seat), name),
        // The others left during this player's turn.
        None => t::still_rolling(lang, name),
        Some(Ending::NoChef) => t::no_chef_ready(lang, name),
        Some(Ending::FewDice) => t::too_few_dice(lang, name),
        Some(Ending::NoSet) => t::found_no_set(lang, name),
        Some(Ending::Left) => t::left(lang, name),
    };
    let cubes = turn.strands().filter(|strand| strand.cube.is_some());
    let cubes: Vec<String> = cubes.map(|cube| strand(cube, lang)).collect();
    let delivered = if cubes.is_empty() {
        t::NOTHING_DELIVERED.say(lang).to_owned()
    } else {
        t::were_delivered(lang, cubes.join(lang.semicolon()))
    };
    lang.sentences([told, delivered])
}

/// A strand and its cube.
fn strand(strand: &Strand, lang: Lang) -> String {
    let faces = t::faces(lang, strand.size, strand.face);
    let dice = t::dice(lang, strand.dice);
    let told = t::strand(
        lang,
        faces,
        strand.dice > strand.size,
        dice,
        worth(strand, lang),
    );
    match strand.cube {
        Some((column, row)) => t::placed(lang, told, column.name(), row),
        None => told,
    }
}

/// What a strand earns: `5 points`, or for 6s `a free cube`.
pub(super) fn worth(strand: &Strand, lang: Lang) -> String {
    t::worth(lang, strand.face == FREE, strand.points())
}

pub(super) fn progress(table: &Noodle, lang: Lang) -> String {
    let line = table.line;
    let reached: Vec<&str> = table.board.at_line(line).map(Column::name).collect();
    match table.phase {
        Phase::Over if reached.len() < 2 => t::others_left(lang, line),
        Phase::Over => t::is_over(lang, &reached, line),
        _ => t::two_columns(lang, line, reached.len(), &reached),
    }
}

/// One line for each pair.
fn pairs(table: &Noodle, seat: Seat, names: &Names) -> Vec<String> {
    if !table.active.has(seat) {
        return Vec::new();
    }
    let pairs = table.board.pairs(seat);
    let line = |(row, left, right): (usize, Column, Column)| {
        let (lang, name) = (names.lang(), names.of(seat));
        let restaurant = left.restaurant();
        t::pair(lang, name, restaurant, row, left.name(), right.name(), PAIR)
    };
    pairs.map(line).collect()
}

fn dice_in_words(turn: &Turn, lang: Lang) -> Vec<String> {
    let kept = turn.strands();
    let mut lines: Vec<String> = kept
        .map(|kept| t::kept_strand(lang, strand(kept, lang)))
        .collect();
    let shown = (1..=6).filter(|face| turn.roll.count(*face) > 0);
    let shown = shown.map(|face| {
        let size = turn.roll.count(face);
        let faces = t::faces(lang, size, face);
        if face < turn.lowest() {
            t::too_low(lang, faces)
        } else if size < SET {
            faces
        } else {
            t::is_set(lang, faces, worth(&turn.roll.strand(face, size), lang))
        }
    });
    let shown: Vec<String> = shown.collect();
    if !shown.is_empty() {
        lines.push(t::on_the_table(lang, shown.join(lang.semicolon())));
    }
    lines
}
