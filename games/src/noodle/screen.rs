//! The screen of Noodle Roll: texts and controls from the state, without rules of its own.

use super::board::{Column, PAIR};
use super::grid::grid;
use super::roll::{FREE, Roll, SET};
use super::{CHEFS, Ending, Move, Noodle, Phase, Turn, controls, words};
use crate::picture;
use crate::screen::{Help, Mark, Part, Score, Screen};
use crate::seat::{Names, Seat, Seats};

pub(super) fn screen(table: &Noodle, names: &Names) -> Screen {
    let over = table.phase == Phase::Over;
    let moment = if over {
        "the end".to_owned()
    } else {
        format!("turn {}", table.turn.number)
    };
    Screen {
        title: format!("Noodle Roll · {moment}"),
        summary: summary(table, names),
        parts: parts(table, names),
        scores: scores(table),
        rows: controls::rows(table),
        help: Help::default(),
    }
}

fn summary(table: &Noodle, names: &Names) -> String {
    let turn = &table.turn;
    let name = names.of(turn.seat);
    match table.phase {
        Phase::ToRoll if turn.fresh() => format!("{name}'s turn: roll all 13 dice."),
        Phase::ToRoll => format!(
            "{name} has {} and can roll the other {} or stop.",
            kept(turn),
            words::dice(turn.dice())
        ),
        Phase::Rolled if turn.sets().next().is_none() => format!(
            "{name} rolled no set of {}: send out a chef ({} ready) or stop with {}.",
            words::from(turn.lowest()),
            table.ready(),
            words::haul(turn)
        ),
        Phase::Rolled => {
            let sets: Vec<String> = turn
                .sets()
                .map(|(face, size)| words::faces(size, face))
                .collect();
            let sets = words::either(&sets);
            if turn.fresh() {
                format!("{name} must keep one set: {sets}.")
            } else {
                format!("{name} can keep one set ({sets}) or stop.")
            }
        }
        Phase::Delivering => match turn.undelivered() {
            Some(strand) if strand.face == FREE => {
                format!("{name} has a free cube: which column does it go to?")
            }
            _ => format!("{name} delivers threes: to column 3a or 3b?"),
        },
        Phase::Over => winners(table, names),
    }
}

fn kept(turn: &Turn) -> String {
    let strands: Vec<String> = turn
        .strands()
        .map(|strand| words::faces(strand.size, strand.face))
        .collect();
    words::all(&strands)
}

fn winners(table: &Noodle, names: &Names) -> String {
    let winners = table.outcome().winners();
    let called: Vec<String> = winners.into_iter().map(|seat| names.of(seat)).collect();
    let best = winners.into_iter().map(|seat| table.total(seat)).max();
    let points = words::points(best.unwrap_or(0));
    if table.active.len() < 2 {
        format!(
            "Everyone else has left, so {} wins with {points}.",
            words::all(&called)
        )
    } else if winners.len() == 1 {
        format!("{} wins with {points}.", words::all(&called))
    } else {
        format!("{} share the win with {points}.", words::all(&called))
    }
}

fn parts(table: &Noodle, names: &Names) -> Vec<Part> {
    let mut parts = Vec::new();
    let past = if table.phase == Phase::Over {
        Some(&table.turn)
    } else {
        table.previous.as_ref()
    };
    parts.extend(past.map(|turn| Part::Text(report(turn, names))));
    parts.push(Part::Grid(grid(&table.board, table.line, names)));
    parts.push(Part::Text(progress(table)));
    if table.phase == Phase::Over {
        let head = "Final score".to_owned();
        parts.push(Part::Headed(head, final_score(table, names)));
        return parts;
    }
    if table.phase == Phase::Rolled {
        parts.push(Part::Headed(rolled(table, names), dice(&table.turn)));
    }
    if !table.turn.fresh() {
        let head = format!("Strands of this turn: {}", words::haul(&table.turn));
        parts.push(Part::Headed(head, strands(&table.turn)));
    }
    parts.push(Part::Headed("What now?".to_owned(), advice(table)));
    parts
}

/// A past turn in one line.
fn report(turn: &Turn, names: &Names) -> String {
    let name = names.of(turn.seat);
    let delivered: Vec<String> = turn
        .strands()
        .filter(|strand| strand.cube.is_some())
        .map(words::strand)
        .collect();
    let delivered = if delivered.is_empty() {
        "Nothing was delivered.".to_owned()
    } else {
        format!("Delivered: {}.", delivered.join("; "))
    };
    let shown = match turn.ending {
        Some(Ending::NoSet) => format!(" ({})", all_pictures(&turn.roll)),
        _ => String::new(),
    };
    format!("**{name}** {}{shown}. {delivered}", why(turn.ending))
}

/// Why the rolling ended; follows the player's name.
fn why(ending: Option<Ending>) -> &'static str {
    match ending {
        // The others left during this player's turn.
        None => "was still rolling",
        Some(Ending::Stopped) => "stopped",
        Some(Ending::NoChef) => "had no chef ready to roll on",
        Some(Ending::FewDice) => "had too few dice left for another set",
        Some(Ending::NoSet) => "found no set in the last roll, and no chef was ready",
        Some(Ending::Left) => "left the table",
    }
}

fn progress(table: &Noodle) -> String {
    let line = table.line;
    let reached: Vec<Column> = table.board.at_line(line).collect();
    let so_far = match reached.as_slice() {
        [] => "none so far".to_owned(),
        reached => format!("{} so far", words::columns(reached.iter().copied())),
    };
    if table.phase == Phase::Over {
        return match reached.len() {
            0 | 1 => format!("No two columns have reached the line of {line}: the others left."),
            _ => format!(
                "{} have reached the line of {line}, so the game is over.",
                capital(&words::columns(reached))
            ),
        };
    }
    format!(
        "Two columns {line} high end the game: {so_far}. Two of your cubes side by side in one restaurant are worth {PAIR} \
         points at the end."
    )
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

/// Where the dice on the table come from.
fn rolled(table: &Noodle, names: &Names) -> String {
    let name = names.of(table.turn.seat);
    let count = words::dice(table.turn.dice());
    match table.turn.latest {
        Some(Move::Combine(a, b)) => format!("{name}'s chef made {a} and {b} into a {}", a + b),
        Some(Move::Reroll) => format!("{name}'s chef rolled {count} again"),
        _ => format!("{name} rolled {count}"),
    }
}

/// The roll, one line for each face, and what can be done with it.
fn dice(turn: &Turn) -> String {
    let lines: Vec<String> = (1..=6)
        .filter(|face| turn.roll.count(*face) > 0)
        .map(|face| {
            let size = turn.roll.count(face);
            let name = words::faces(size, face);
            let verdict = if face < turn.lowest() {
                format!("{name}, too low for this turn")
            } else if size < SET {
                name
            } else {
                let strand = turn.roll.strand(face, size);
                format!("**{name}: a set, {}**", words::worth(&strand))
            };
            format!("{} {verdict}", pictures(&turn.roll, face))
        })
        .collect();
    lines.join("\n")
}

fn pictures(roll: &Roll, face: u8) -> String {
    let loose = (0..roll.loose(face)).map(|_| picture::die(face).to_owned());
    let pairs = roll
        .pairs()
        .filter(|(a, b)| a + b == face)
        .map(|(a, b)| format!("({} + {})", picture::die(a), picture::die(b)));
    loose.chain(pairs).collect::<Vec<_>>().join(" ")
}

fn all_pictures(roll: &Roll) -> String {
    let faces = (1..=6).filter(|face| roll.count(*face) > 0);
    let groups: Vec<String> = faces.map(|face| pictures(roll, face)).collect();
    groups.join(" ")
}

fn strands(turn: &Turn) -> String {
    let lines: Vec<String> = (1..)
        .zip(turn.strands())
        .map(|(number, strand)| {
            let shown = picture::dice((0..strand.size).map(|_| strand.face));
            format!("{number}. {shown} {}", words::strand(strand))
        })
        .collect();
    lines.join("\n")
}

/// What the active player can do, and why.
fn advice(table: &Noodle) -> String {
    let turn = &table.turn;
    match table.phase {
        Phase::ToRoll if turn.fresh() => format!(
            "Roll all 13 dice and keep one set: three or more of a face. It scores its face, and 1 for each die beyond \
             three; 6s score nothing, but their cube can go to any column. {} for later rolls; one busy chef comes back \
             at the start of each of your turns.",
            ready(table.ready())
        ),
        Phase::ToRoll => format!(
            "Rolling on risks nothing: you can keep another set of {}, and if there is none, a chef ({} ready) can help. \
             Stopping delivers your strands.",
            words::from(turn.lowest()),
            table.ready()
        ),
        Phase::Rolled if turn.fresh() => format!(
            "You must keep one set, {}. For the rest of the turn you can keep only this face and higher ones.",
            if table.partial_sets {
                "three or more of its dice"
            } else {
                "all its dice"
            }
        ),
        Phase::Rolled if turn.sets().next().is_some() => format!(
            "Keep one set, or stop and deliver your strands. A chef can roll again only if there is no set.{}",
            if table.ready() == 0 {
                " No chef is ready, so the turn ends either way."
            } else {
                ""
            }
        ),
        Phase::Rolled => advice_without_set(table),
        Phase::Delivering => advice_on_columns(table),
        Phase::Over => String::new(),
    }
}

fn ready(chefs: u8) -> String {
    if chefs == 1 {
        "1 chef is ready".to_owned()
    } else {
        format!("{chefs} chefs are ready")
    }
}

fn advice_without_set(table: &Noodle) -> String {
    let turn = &table.turn;
    let sets: Vec<String> = turn
        .roll
        .combinations()
        .filter(|(a, b)| turn.completes(*a, *b))
        .map(|(a, b)| format!("{a} + {b} makes {}", words::faces(SET, a + b)))
        .collect();
    let pairs = if sets.is_empty() {
        "no pair here completes a set at once".to_owned()
    } else {
        sets.join(", ")
    };
    let last = if table.ready() == 1 {
        " This is your last chef: you can still keep a set that it brings, but you cannot roll on, and without a set the turn ends at once."
    } else {
        ""
    };
    format!(
        "There is no set of {}. A chef ({} ready) can combine two dice into one face, their sum: {pairs}. Or a chef rolls all {} \
         again.{last} Stopping costs nothing and delivers your strands.",
        words::from(turn.lowest()),
        table.ready(),
        words::dice(turn.dice()),
    )
}

fn advice_on_columns(table: &Noodle) -> String {
    let Some(strand) = table.turn.undelivered() else {
        return String::new();
    };
    let ending = match table.turn.ending {
        None | Some(Ending::Stopped) => String::new(),
        ending => format!("You {}. ", why(ending)),
    };
    let head = if strand.face == FREE {
        "Your 6s earn a cube for any column:"
    } else {
        "Your 3s go to column 3a or 3b:"
    };
    let lines: Vec<String> = Column::taking(strand.face)
        .iter()
        .map(|column| {
            let row = table.board.height(*column) + 1;
            let gain = match table.board.gain(*column, table.turn.seat) {
                0 => String::new(),
                gain => format!(", beside your own: {gain} more at the end"),
            };
            let reach = match table.board.at_line(table.line).count() {
                _ if row != table.line => "",
                1 => ", the second column at the line: ends the game",
                _ => ", reaches the line",
            };
            format!("- **{}**: row {row}{gain}{reach}", column.name())
        })
        .collect();
    format!("{ending}{head}\n{}", lines.join("\n"))
}

fn final_score(table: &Noodle, names: &Names) -> String {
    let mut lines = Vec::new();
    for seat in Seats::first(table.seats) {
        let total = words::points(table.total(seat));
        let name = names.of(seat);
        if !table.active.has(seat) {
            lines.push(format!("**{name}: {total}**, left the table"));
            continue;
        }
        lines.push(format!("**{name}: {total}**"));
        lines.push(format!("- strands: {}", table.points[seat.index()]));
        lines.extend(bonus_lines(table, seat));
    }
    lines.join("\n")
}

/// One line for each pair.
fn bonus_lines(table: &Noodle, seat: Seat) -> Vec<String> {
    let pairs = table.board.pairs(seat);
    let lines: Vec<String> = pairs
        .map(|(row, left, right)| {
            let columns = words::columns([left, right]);
            format!("- {}, row {row}, {columns}: {PAIR}", left.restaurant())
        })
        .collect();
    if lines.is_empty() {
        vec!["- pairs on the board: none".to_owned()]
    } else {
        lines
    }
}

fn scores(table: &Noodle) -> Vec<Score> {
    let over = table.phase == Phase::Over;
    let winners = if over {
        table.outcome().winners()
    } else {
        Seats::NONE
    };
    Seats::first(table.seats)
        .into_iter()
        .map(|seat| {
            let mark = if !table.active.has(seat) {
                Mark::Left
            } else if winners.has(seat) {
                Mark::Won
            } else if !over && seat == table.turn.seat {
                Mark::ToAct
            } else {
                Mark::Waiting
            };
            let (points, note) = if over {
                (table.total(seat), String::new())
            } else {
                (table.points[seat.index()], note(table, seat))
            };
            Score {
                seat,
                total: points,
                points: words::points(points),
                parts: String::new(),
                note,
                mark,
            }
        })
        .collect()
}

/// Chefs, and the points for pairs so far.
fn note(table: &Noodle, seat: Seat) -> String {
    if !table.active.has(seat) {
        return String::new();
    }
    let ready = table.ready[seat.index()];
    let busy = match CHEFS - ready {
        0 => String::new(),
        busy => format!(", {busy} busy"),
    };
    let note = format!("{} ready{busy}", words::chefs(ready));
    match table.board.bonus(seat) {
        0 => note,
        bonus => format!("{note} · pairs so far: {bonus} more at the end"),
    }
}
