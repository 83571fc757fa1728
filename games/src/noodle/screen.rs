//! The screen of Noodle Roll: chooses texts and controls by the state, and contains no rules.

use super::board::PAIR;
use super::grid::{board, dice};
use super::roll::{FREE, Strand};
use super::{Ending, Move, Noodle, Phase, Turn, controls, help};
use crate::game::Game;
use crate::lang::{Gain, Lang, Phrase, noodle as t};
use crate::names::Names;
use crate::screen::{Help, Mark, Part, Score, Screen};
use crate::seat::{Seat, Seats};

pub(super) fn screen(table: &Noodle, names: &Names, focus: &str) -> Screen {
    let lang = names.lang();
    Screen {
        title: match table.phase {
            Phase::Over => t::TITLE_END.say(lang).to_owned(),
            _ => t::title_turn(lang, table.turn.number),
        },
        summary: headline(table, names),
        parts: parts(table, names),
        scores: scores(table, lang),
        rows: controls::rows(table, focus, lang),
        help: Help {
            win: t::to_win(lang, table.line, PAIR),
            choices: help::choices(table, lang),
            board: help::board(table, names),
        },
    }
}

/// What just happened, and what is to be decided.
fn headline(table: &Noodle, names: &Names) -> String {
    let turn = &table.turn;
    let (lang, name) = (names.lang(), names.of(turn.seat));
    let now = match table.phase {
        Phase::ToRoll if turn.fresh() => {
            return match &table.previous {
                Some(before) => lang.sentences([news(table, before, names), t::rolls(lang, name)]),
                None => t::begins(lang, name),
            };
        }
        Phase::Over => return ending(table, names),
        Phase::ToRoll => {
            let set = |set: &Strand| {
                let faces = t::faces(lang, set.size, set.face);
                t::kept(lang, &name, faces, controls::price(set, lang))
            };
            turn.strands().last().map_or_else(String::new, set)
        }
        Phase::Rolled => rolled(turn, &name, lang),
        Phase::Delivering => match turn.undelivered() {
            Some(strand) if strand.face == FREE => t::places_free(lang, &name),
            _ => t::places_threes(lang, &name),
        },
    };
    lang.sentences([t::moved(lang, names.hand(turn.seat), name), now])
}

fn rolled(turn: &Turn, name: &str, lang: Lang) -> String {
    let sets = turn.sets().map(|(face, size)| t::faces(lang, size, face));
    let sets: Vec<String> = sets.collect();
    match turn.latest {
        _ if !sets.is_empty() => t::rolled(lang, name, &sets, sets.len() > 1, !turn.fresh()),
        Some(Move::Combine(a, b)) => t::chef_made(lang, name, a, b, a + b),
        _ => {
            let from = t::faces_from(lang, turn.lowest());
            t::rolled_no_set(lang, name, turn.lowest() == 1, from)
        }
    }
}

/// The result of a finished turn.
fn news(table: &Noodle, turn: &Turn, names: &Names) -> String {
    let (lang, name) = (names.lang(), names.of(turn.seat));
    let cubes = turn.strands().filter(|strand| strand.cube.is_some());
    let (count, earned) = cubes.fold((0, 0), |(count, earned), strand| {
        (count + 1, earned + strand.points())
    });
    let strands = t::strands(lang, count);
    if turn.ending == Some(Ending::Left) {
        return match count {
            0 => t::left(lang, name),
            _ => t::left_after(lang, name, strands, earned > 0, earned),
        };
    }
    let paired = table.paired(turn);
    let gain = match (earned > 0, paired > 0) {
        (false, false) => Gain::Nothing,
        (true, false) => Gain::Strands,
        (false, true) => Gain::Pairs,
        (true, true) => Gain::Both,
    };
    let delivered = t::delivered(
        lang,
        names.hand(turn.seat),
        name,
        strands,
        gain,
        earned,
        paired,
    );
    if turn.ending == Some(Ending::NoSet) {
        lang.sentences([t::NO_SET_LEFT.say(lang), &delivered])
    } else {
        delivered
    }
}

fn ending(table: &Noodle, names: &Names) -> String {
    let (lang, outcome) = (names.lang(), table.outcome());
    let (winners, best) = (outcome.winners(), outcome.best_points());
    let called = names.each(winners);
    if table.active.len() < 2 {
        return t::everyone_else_left(lang, called.concat(), best);
    }
    let wins = t::wins(lang, called.len() > 1, &called, best);
    lang.sentences([news(table, &table.turn, names), wins])
}

fn parts(table: &Noodle, names: &Names) -> Vec<Part> {
    let lang = names.lang();
    let mut parts = vec![Part::Grid(board(&table.board, table.line, names))];
    if table.phase == Phase::Over {
        return parts;
    }
    let dice = dice(&table.turn, table.phase == Phase::Rolled, lang);
    parts.extend(dice.map(Part::Grid));
    parts.extend(too_low(table, lang).map(Part::Text));
    parts.extend(line_of_advice(table, lang).map(Part::Text));
    parts
}

/// Why some dice of the roll are dark.
fn too_low(table: &Noodle, lang: Lang) -> Option<String> {
    let (turn, lowest) = (&table.turn, table.turn.lowest());
    let has_some = (1..lowest).any(|face| turn.roll.count(face) > 0);
    let says = table.phase == Phase::Rolled && has_some;
    says.then(|| format!("-# {}", t::too_low_dice(lang, lowest)))
}

/// In the first two turns of each player; later only what is new.
fn line_of_advice(table: &Noodle, lang: Lang) -> Option<String> {
    let turn = &table.turn;
    let is_new = usize::from(turn.number) <= 2 * table.seats;
    let say = |text: Phrase| Some(text.say(lang).to_owned());
    match table.phase {
        Phase::Rolled if turn.sets().next().is_none() && table.ready() == 1 => {
            say(t::ADVICE_LAST_CHEF)
        }
        _ if !is_new => None,
        Phase::Rolled if turn.sets().next().is_none() => say(t::ADVICE_NO_SET),
        Phase::ToRoll if turn.fresh() => {
            let advice = t::ADVICE_ROLL.say(lang);
            let end = (turn.number == 1).then(|| help::progress(table, lang));
            Some(lang.sentences([advice.to_owned()].into_iter().chain(end)))
        }
        Phase::ToRoll => say(t::ADVICE_ROLL_ON),
        Phase::Rolled if turn.fresh() => say(t::ADVICE_KEEP_FIRST),
        Phase::Rolled => say(t::ADVICE_KEEP),
        Phase::Delivering => Some(t::advice_deliver(lang, PAIR)),
        Phase::Over => None,
    }
}

fn scores(table: &Noodle, lang: Lang) -> Vec<Score> {
    let over = table.phase == Phase::Over;
    let status = table.status();
    let score = |seat: Seat| {
        let active = table.active.has(seat);
        let total = table.total(seat);
        let strands = table.points[seat.index()];
        Score {
            seat,
            total,
            points: total.to_string(),
            parts: if total == strands {
                String::new()
            } else {
                t::for_pairs(lang, total - strands)
            },
            note: if active && !over {
                format!(":chef: {}", table.ready[seat.index()])
            } else {
                String::new()
            },
            mark: Mark::of(seat, table.active, &status),
        }
    };
    Seats::first(table.seats).into_iter().map(score).collect()
}
