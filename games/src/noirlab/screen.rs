//! The screen: which messages are shown, all trackers as one grid, and what each choice would give.

use std::cmp::Reverse;

use super::tracker::{Landing, Spot, Tracker};
use super::{BANK_ROLLS, BANK_SPOTS, Bar, Event, Move, Noirlab, Phase, pictures};
use crate::game::Game;
use crate::grid::{Cell, Grid, GridRow};
use crate::lang::{Lang, May, Nets, Phrase, noirlab as t};
use crate::names::Names;
use crate::outcome::{Outcome, Status};
use crate::screen::{Button, Help, Mark, Part, Row, Score, Screen, Style};
use crate::seat::{Seat, Seats};

/// Which of the six faces have each effect.
#[derive(Default)]
struct Odds {
    win: Vec<Spot>,
    fill: Vec<Spot>,
    spend: Vec<Spot>,
    bust: Vec<Spot>,
}

impl Odds {
    /// What some faces do, and which; the best first.
    fn each(&self) -> impl Iterator<Item = (Phrase, &[Spot])> {
        [
            (t::FACE_WINS, &*self.win),
            (t::FACE_FILLS, &self.fill),
            (t::FACE_COSTS, &self.spend),
            (t::FACE_BUSTS, &self.bust),
        ]
        .into_iter()
        .filter(|(_, faces)| !faces.is_empty())
    }
}

pub(super) fn draw(game: &Noirlab, names: &Names) -> Screen {
    let lang = names.lang();
    let mut parts = vec![trackers(game)];
    let (title, now);
    match game.status() {
        Status::ToAct(_) => {
            title = t::title_turn(lang, game.turn.number);
            now = to_decide(game, names);
            parts.extend(rolls(game));
            if game.phase == Phase::Rolling {
                parts.push(Part::Text(next_roll(&odds(game), lang)));
                if game.may_bank().is_ok() && banks_second(game) {
                    parts.push(Part::Text(t::ADVICE_SECOND.say(lang).to_owned()));
                }
                let begins = game.turn.rolls == 0 && game.player().tracker.filled.len() == 0;
                if begins && game.seats > 1 {
                    parts.push(Part::Text(t::ADVICE_ROLL.say(lang).to_owned()));
                }
            }
            parts.extend(
                just_filled(game).map(|spot| Part::Text(format!("-# *{}*", about(spot).say(lang)))),
            );
        }
        Status::Over(outcome) => {
            title = t::TITLE_END.say(lang).to_owned();
            now = ending(game, names, &outcome);
        }
    }
    Screen {
        title,
        summary: lang.sentences(happened(game, names).into_iter().chain([now])),
        parts,
        scores: scores(game, lang),
        rows: buttons(game, lang),
        help: Help {
            win: if game.seats == 1 { t::AIM } else { t::GOAL }
                .say(lang)
                .to_owned(),
            choices: choices(game, names),
            board: prose(game, names),
        },
    }
}

/// The latest event.
fn happened(game: &Noirlab, names: &Names) -> Option<String> {
    let (seat, event) = game.last?;
    let tracker = game.players[seat.index()].tracker;
    let (lang, hand, name) = (names.lang(), names.hand(seat), names.of(seat));
    let spots = tracker.filled.len();
    Some(match event {
        Event::Rolled(face, landing) => {
            let spot = face.name();
            match landing {
                Landing::Filled if tracker.complete() => t::rolled_last(lang, hand, name, spot),
                Landing::Filled => {
                    t::rolled_new(lang, hand, name, spot, face == Spot::Noirlab, spots)
                }
                Landing::Saved => t::rolled_saved(lang, hand, name, spot, spots),
                Landing::Bust(lost) => t::rolled_bust(lang, hand, name, spot, lost),
                Landing::Choice => t::rolled_choice(lang, hand, name, spot),
                Landing::Wild(last) => t::rolled_wild(lang, hand, name, spot, last.name()),
            }
        }
        Event::Chose(program) => t::chose(lang, hand, name, program.name(), spots),
        Event::Passed => t::passed(lang, hand, name, spots),
        Event::Banked => t::banked(lang, hand, name, tracker.extra, spots),
        Event::Left => t::left(lang, name),
    })
}

/// Whose turn it is, and what the player has to decide.
fn to_decide(game: &Noirlab, names: &Names) -> String {
    let (lang, name) = (names.lang(), names.of(game.turn.seat));
    if game.phase == Phase::Choosing {
        return t::chooses(lang, name);
    }
    if game.turn.rolls == 0 {
        // A player alone counts the turns.
        return match game.seats {
            1 => t::begins_alone(lang, game.turn.number, name),
            _ => t::begins(lang, name),
        };
    }
    let may = match (game.may_pass(), game.may_bank()) {
        (Ok(()), Ok(())) => May::Bank,
        (Ok(()), Err(_)) => May::Pass,
        (Err(_), _) => May::Roll,
    };
    if game.last.is_some_and(|(seat, _)| seat == game.turn.seat) {
        t::decides(lang, may)
    } else {
        t::player_decides(lang, may, name)
    }
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
        let net = Cell::picture(pictures::extra(), "+");
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

/// What was rolled in this turn, or the latest of it.
fn rolls(game: &Noirlab) -> Option<Part> {
    let face = |spot| Cell::picture(pictures::name(spot), pictures::letter(spot));
    let row = GridRow::of(game.turn.latest().map(face));
    (!row.cells.is_empty()).then(|| Part::Roll(Grid { rows: vec![row] }))
}

/// The spot that the player to act has just filled.
fn just_filled(game: &Noirlab) -> Option<Spot> {
    match game.last?.1 {
        Event::Rolled(spot, Landing::Filled) | Event::Chose(spot) => Some(spot),
        _ => None,
    }
}

/// What it is in the world.
fn about(spot: Spot) -> Phrase {
    match spot {
        Spot::Ctio => t::ABOUT_CTIO,
        Spot::Kpno => t::ABOUT_KPNO,
        Spot::Csdc => t::ABOUT_CSDC,
        Spot::Gemini => t::ABOUT_GEMINI,
        Spot::Rubin => t::ABOUT_RUBIN,
        Spot::Noirlab => t::ABOUT_NOIRLAB,
    }
}

/// `Next roll: 50% bust`, large, with pictures of what each face would do under it.
fn next_roll(odds: &Odds, lang: Lang) -> String {
    let pictured = |(does, faces): (Phrase, &[Spot])| {
        let faces: Vec<String> = faces.iter().map(|face| pictures::token(*face)).collect();
        let bust = if does == t::FACE_BUSTS { ":bust: " } else { "" };
        format!(
            "{bust}{}{}{}",
            does.say(lang),
            lang.colon(),
            faces.join(" ")
        )
    };
    let faces: Vec<String> = odds.each().map(pictured).collect();
    let faces = faces.join("\n");
    match odds.bust.len() {
        0 => t::next_roll_safe(lang, faces),
        bust => t::next_roll(lang, (bust * 100 + 3) / 6, faces),
    }
}

fn nets(tracker: Tracker) -> Nets {
    match (tracker.filled.has(Spot::Noirlab), tracker.extra) {
        (false, _) => Nets::None,
        (true, false) => Nets::Net,
        (true, true) => Nets::Both,
    }
}

/// What the six faces would do.
fn odds(game: &Noirlab) -> Odds {
    let mut odds = Odds::default();
    for face in Spot::ALL {
        let mut after = game.player().tracker;
        let landing = after.land(face);
        let faces = match landing {
            _ if after.complete() => &mut odds.win,
            Landing::Filled | Landing::Choice | Landing::Wild(_) => &mut odds.fill,
            Landing::Saved => &mut odds.spend,
            Landing::Bust(_) => &mut odds.bust,
        };
        faces.push(face);
    }
    odds
}

fn choices(game: &Noirlab, names: &Names) -> String {
    let (tracker, lang) = (game.player().tracker, names.lang());
    let filled = tracker.filled.len();
    match game.phase {
        Phase::Over => return String::new(),
        Phase::Choosing => return t::HELP_CHOOSE.say(lang).to_owned(),
        Phase::Rolling => {}
    }
    let odds = odds(game);
    let faces = odds.each().map(|(does, faces)| {
        let faces: Vec<&str> = faces.iter().map(|face| face.name()).collect();
        t::faces(lang, does.say(lang), &faces)
    });
    let mut lines = vec![t::help_roll(lang, lang.sentences(faces), nets(tracker))];
    match game.may_pass() {
        Ok(()) => {
            let next = game.active.after(game.turn.seat);
            lines.push(if next == game.turn.seat {
                t::help_pass_alone(lang, filled)
            } else {
                t::help_pass(lang, filled, names.of(next))
            });
            lines.push(match game.may_bank() {
                Ok(()) if banks_second(game) => t::HELP_BANK_SECOND.say(lang).to_owned(),
                Ok(()) => t::HELP_BANK.say(lang).to_owned(),
                Err(why) => bar(why, filled, lang),
            });
        }
        Err(why) => lines.push(bar(why, filled, lang)),
    }
    lines.join("\n")
}

/// Why passing or banking is not allowed.
fn bar(bar: Bar, filled: u32, lang: Lang) -> String {
    match bar {
        Bar::NotRolled => t::BAR_NOT_ROLLED.say(lang).to_owned(),
        Bar::TwoTokens => t::BAR_TWO_NETS.say(lang).to_owned(),
        Bar::FewSpots => t::bar_few_spots(lang, BANK_SPOTS, filled),
        Bar::LastSpot => t::BAR_LAST_SPOT.say(lang).to_owned(),
        Bar::TooSoon(rolls) => t::bar_too_soon(lang, BANK_ROLLS, rolls),
    }
}

fn prose(game: &Noirlab, names: &Names) -> String {
    let line = |seat: Seat| {
        let tracker = game.players[seat.index()].tracker;
        let all = Spot::ALL.into_iter();
        let filled = all.filter(|spot| tracker.filled.has(*spot));
        let filled: Vec<&str> = filled.map(Spot::name).collect();
        let empty: Vec<&str> = tracker.empty().map(Spot::name).collect();
        t::help_player(
            names.lang(),
            names.of(seat),
            filled.len(),
            &filled,
            empty.is_empty(),
            &empty,
            nets(tracker),
        )
    };
    let lines: Vec<String> = Seats::first(game.seats).into_iter().map(line).collect();
    lines.join("\n")
}

fn ending(game: &Noirlab, names: &Names, outcome: &Outcome) -> String {
    let lang = names.lang();
    match outcome.winners().into_iter().next() {
        Some(seat) if game.seats == 1 => t::alone(lang, names.of(seat), effort(game, seat, lang)),
        Some(seat) if game.players[seat.index()].tracker.complete() => {
            t::wins(lang, names.of(seat))
        }
        Some(seat) => t::last_one(lang, names.of(seat)),
        None => t::NO_ONE_IS_LEFT.say(lang).to_owned(),
    }
}

/// `2 turns, 5 rolls`
fn effort(game: &Noirlab, seat: Seat, lang: Lang) -> String {
    let player = &game.players[seat.index()];
    t::effort(lang, player.turns, player.rolls)
}

fn scores(game: &Noirlab, lang: Lang) -> Vec<Score> {
    let status = game.status();
    let score = |seat: Seat| {
        let tracker = game.players[seat.index()].tracker;
        Score {
            seat,
            total: tracker.filled.len().cast_signed(),
            points: format!("{}/6", tracker.filled.len()),
            parts: String::new(),
            // L2
            note: if game.seats == 1 {
                effort(game, seat, lang)
            } else {
                String::new()
            },
            mark: Mark::of(seat, game.active, &status),
        }
    };
    Seats::first(game.seats).into_iter().map(score).collect()
}

/// Whether a token that is banked now would be a second one.
fn banks_second(game: &Noirlab) -> bool {
    game.player().tracker.filled.has(Spot::Noirlab)
}

/// Only what can be done.
fn buttons(game: &Noirlab, lang: Lang) -> Vec<Row> {
    let tracker = game.player().tracker;
    let row = match game.phase {
        Phase::Rolling => {
            let mut row = vec![Button::play(t::ROLL.say(lang), Style::Primary, Move::Roll)];
            if game.may_bank().is_ok() {
                let label = if banks_second(game) {
                    t::BANK_SECOND.say(lang).to_owned()
                } else {
                    t::bank(lang, tracker.filled.len() + 1)
                };
                row.push(Button::play(label, Style::Success, Move::Bank));
            }
            if game.may_pass().is_ok() {
                let label = t::pass(lang, tracker.filled.len());
                row.push(Button::play(label, Style::Secondary, Move::Pass));
            }
            row
        }
        Phase::Choosing => tracker
            .empty()
            .map(|program| {
                Button::play(program.name(), Style::Primary, Move::Fill(program))
                    .pictured(pictures::name(program))
            })
            .collect(),
        Phase::Over => return Vec::new(),
    };
    vec![Row::Buttons(row)]
}
