//! The screen: which texts of `words` are shown, all trackers as one grid, and what each choice would give.

use std::cmp::Reverse;

use super::tracker::{Landing, Spot};
use super::words::{self, end, help, news};
use super::{Event, Last, Move, Noirlab, Odds, Phase, pictures};
use crate::game::Game;
use crate::grid::Cell;
use crate::outcome::{Outcome, Status};
use crate::screen::{Button, Help, Mark, Part, Row, Score, Screen, Style};
use crate::seat::{Names, Seat, Seats};

pub(super) fn draw(game: &Noirlab, names: &Names) -> Screen {
    let mut parts = vec![trackers(game)];
    let (title, now);
    match game.status() {
        Status::ToAct(_) => {
            title = words::title(&format!("turn {}", game.turn.number));
            now = to_decide(game, names);
            parts.extend(rolls(game).map(Part::Text));
            if game.phase == Phase::Rolling {
                parts.push(Part::Text(words::next_roll(&odds(game))));
            }
        }
        Status::Over(outcome) => {
            title = words::title("the end");
            now = ending(game, names, &outcome);
        }
    }
    Screen {
        title,
        summary: match happened(game, names) {
            Some(happened) => format!("{happened} {now}"),
            None => now,
        },
        parts,
        scores: scores(game),
        rows: buttons(game),
        help: Help {
            choices: choices(game, names),
            board: prose(game, names),
        },
    }
}

/// The latest event.
fn happened(game: &Noirlab, names: &Names) -> Option<String> {
    let Last { seat, event } = game.last?;
    let tracker = game.players[seat.index()].tracker;
    Some(match event {
        Event::Rolled(face, landing) => news::rolled(names, seat, face, landing, tracker),
        Event::Chose(program) => news::chose(names, seat, program, tracker),
        Event::Passed => news::passed(names, seat, tracker),
        Event::Banked => news::banked(names, seat, tracker),
        Event::Left => news::left(names, seat),
    })
}

/// Whose turn it is, and what the player has to decide.
fn to_decide(game: &Noirlab, names: &Names) -> String {
    let name = names.of(game.turn.seat);
    if game.phase == Phase::Choosing {
        return words::chooses(&name);
    }
    if game.turn.rolls == 0 {
        let alone = (game.seats == 1).then_some(game.turn.number);
        return words::begins(&name, alone);
    }
    let same_seat = game.last.is_some_and(|last| last.seat == game.turn.seat);
    let name = if same_seat { "" } else { &name };
    words::decides(name, game.may_pass().is_ok(), game.may_bank().is_ok())
}

/// The six spots of each seat, those with most first; a second net stands behind them.
fn trackers(game: &Noirlab) -> Part {
    let row = |seat: Seat| {
        let tracker = game.players[seat.index()].tracker;
        let spots = Spot::ALL.map(|spot| {
            if tracker.filled.has(spot) {
                Cell::picture(pictures::name(spot), pictures::letter(spot))
            } else {
                Cell::picture(pictures::missing(spot), ".")
            }
        });
        let net = Cell::picture(pictures::name(Spot::Noirlab), "+");
        let second = tracker.extra.then_some(net);
        (seat, spots.into_iter().chain(second).collect())
    };
    let mut seats: Vec<Seat> = Seats::first(game.seats).into_iter().collect();
    seats.sort_by_key(|seat| {
        let filled = game.players[seat.index()].tracker.filled.len();
        (!game.active.has(*seat), Reverse(filled))
    });
    Part::Players(seats.into_iter().map(row).collect())
}

fn rolls(game: &Noirlab) -> Option<String> {
    let faces: Vec<String> = game.turn.latest().map(pictures::token).collect();
    let earlier = game.turn.rolls as usize - faces.len();
    (!faces.is_empty()).then(|| words::this_turn(earlier, &faces.join(" ")))
}

/// What the six faces would do.
fn odds(game: &Noirlab) -> Odds {
    let mut odds = Odds::default();
    for face in Spot::ALL {
        let mut after = game.player().tracker;
        let landing = after.land(face);
        *match landing {
            _ if after.complete() => &mut odds.win,
            Landing::Filled | Landing::Choice | Landing::Wild(_) => &mut odds.fill,
            Landing::Saved => &mut odds.spend,
            Landing::Bust(_) => &mut odds.bust,
        } += 1;
    }
    odds
}

fn choices(game: &Noirlab, names: &Names) -> String {
    let tracker = game.player().tracker;
    let filled = tracker.filled.len();
    match game.phase {
        Phase::Over => return String::new(),
        Phase::Choosing => return help::CHOOSE.to_owned(),
        Phase::Rolling => {}
    }
    let mut lines = vec![help::roll(&odds(game), tracker)];
    match game.may_pass() {
        Ok(()) => {
            let next = game.active.after(game.turn.seat);
            let next = (next != game.turn.seat).then(|| names.of(next));
            lines.push(help::pass(filled, next.as_deref()));
            lines.push(match game.may_bank() {
                Ok(()) => help::bank(tracker),
                Err(bar) => help::bar(bar, filled),
            });
        }
        Err(bar) => lines.push(help::bar(bar, filled)),
    }
    lines.join("\n")
}

fn prose(game: &Noirlab, names: &Names) -> String {
    let line = |seat: Seat| help::player(&names.of(seat), game.players[seat.index()].tracker);
    let lines: Vec<String> = Seats::first(game.seats).into_iter().map(line).collect();
    lines.join("\n")
}

fn winner(outcome: &Outcome) -> Option<Seat> {
    outcome.winners().into_iter().next()
}

fn ending(game: &Noirlab, names: &Names, outcome: &Outcome) -> String {
    match winner(outcome) {
        Some(seat) if game.seats == 1 => end::alone(&names.of(seat), &effort(game, seat)),
        Some(seat) if game.players[seat.index()].tracker.complete() => end::wins(&names.of(seat)),
        Some(seat) => end::last_one(&names.of(seat)),
        None => end::NO_ONE_IS_LEFT.to_owned(),
    }
}

fn effort(game: &Noirlab, seat: Seat) -> String {
    let player = &game.players[seat.index()];
    words::effort(player.turns, player.rolls)
}

fn scores(game: &Noirlab) -> Vec<Score> {
    let status = game.status();
    let score = |seat: Seat| {
        let tracker = game.players[seat.index()].tracker;
        Score {
            seat,
            total: tracker.filled.len().cast_signed(),
            points: words::spots(tracker),
            parts: String::new(),
            note: note(game, seat),
            mark: match &status {
                _ if !game.active.has(seat) => Mark::Left,
                Status::ToAct(acting) if acting.has(seat) => Mark::ToAct,
                Status::Over(outcome) if outcome.winners().has(seat) => Mark::Won,
                _ => Mark::Waiting,
            },
        }
    };
    Seats::first(game.seats).into_iter().map(score).collect()
}

fn note(game: &Noirlab, seat: Seat) -> String {
    if game.seats == 1 {
        effort(game, seat) // L2
    } else {
        String::new()
    }
}

/// Only what can be done.
fn buttons(game: &Noirlab) -> Vec<Row> {
    let tracker = game.player().tracker;
    let row = match game.phase {
        Phase::Rolling => {
            let mut row = vec![Button::play(words::ROLL, Style::Primary, Move::Roll)];
            if game.may_bank().is_ok() {
                let label = words::bank_button(tracker);
                row.push(Button::play(label, Style::Success, Move::Bank));
            }
            if game.may_pass().is_ok() {
                let label = words::pass_button(tracker);
                row.push(Button::play(label, Style::Secondary, Move::Pass));
            }
            row
        }
        Phase::Choosing => tracker
            .empty()
            .map(|program| {
                Button::play(program.name(), Style::Secondary, Move::Fill(program))
                    .pictured(pictures::name(program))
            })
            .collect(),
        Phase::Over => return Vec::new(),
    };
    vec![Row::Buttons(row)]
}
