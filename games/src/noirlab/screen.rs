//! The screen: the latest event, all trackers, and what each choice would give the active player.

use std::fmt;

use super::tracker::{Landing, Spot, Tracker};
use super::{BANK_ROLLS, BANK_SPOTS, Bar, Event, Last, Move, Noirlab, Phase, pictures};
use crate::game::Game;
use crate::outcome::{Outcome, Placing, Status, ordinal};
use crate::screen::{Button, Help, Mark, Part, Row, Score, Screen, Style};
use crate::seat::{Names, Seat, Seats};

pub(super) fn draw(game: &Noirlab, names: &Names) -> Screen {
    let mut parts = vec![
        Part::Text(news(game, names)),
        Part::Headed("Trackers".to_owned(), trackers(game, names)),
    ];
    let title;
    let summary;
    match game.status() {
        Status::ToAct(_) => {
            title = format!("NOIRLab Cube Game · turn {}", game.turn.number);
            summary = to_decide(game, names);
            parts.push(turn(game, names));
        }
        Status::Over(outcome) => {
            title = "NOIRLab Cube Game · the end".to_owned();
            summary = ending(game, names, &outcome);
            parts.push(Part::Headed(
                "How it ended".to_owned(),
                standing(game, names, &outcome),
            ));
        }
    }
    Screen {
        title,
        summary,
        parts,
        scores: scores(game),
        rows: buttons(game),
        help: Help::default(),
    }
}

/// The picture and the name of a spot.
fn spot(spot: Spot) -> String {
    format!("{} {}", pictures::token(spot), spot.name())
}

fn spots(some: impl Iterator<Item = Spot>) -> String {
    let some: Vec<String> = some.map(spot).collect();
    some.join(", ")
}

/// `1 roll`, `2 rolls`
fn count(number: u32, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// The latest event.
fn news(game: &Noirlab, names: &Names) -> String {
    let Some(Last { seat, event }) = game.last else {
        return "Every tracker is empty. The first to fill all six spots wins.".to_owned();
    };
    let name = names.of(seat);
    let tracker = game.players[seat.index()].tracker;
    match event {
        Event::Rolled(face, landing) => {
            format!("{name} rolled {}{}", spot(face), fate(landing, tracker))
        }
        Event::Chose(program) => format!("{name} let the wild NOIRLab fill {}.", spot(program)),
        Event::Passed => format!(
            "{name} passed and keeps {}.",
            count(tracker.filled.len(), "spot")
        ),
        Event::Banked if tracker.extra => {
            format!("{name} passed and banked a second NOIRLab token.")
        }
        Event::Banked => format!("{name} passed and banked a NOIRLab token on its spot."),
        Event::Left => format!("{name} left the table."),
    }
}

/// The rest of the sentence about a roll, which led to this tracker.
fn fate(landing: Landing, tracker: Tracker) -> String {
    match landing {
        Landing::Filled => ": a new spot.".to_owned(),
        Landing::Saved if tracker.filled.has(Spot::Noirlab) => {
            " again. That costs the extra NOIRLab token and nothing else.".to_owned()
        }
        Landing::Saved => " again. That costs the NOIRLab token and nothing else.".to_owned(),
        Landing::Bust(lost) => format!(
            " again, with no NOIRLab token to spend. **Bust!** {} cleared.",
            count(lost, "spot")
        ),
        Landing::Choice => " again. It is wild and fills any empty program.".to_owned(),
        Landing::Wild(last) => format!(
            " again. It is wild and fills {}, the last spot.",
            spot(last)
        ),
    }
}

/// One line for each seat, pictures first so that the columns align.
fn trackers(game: &Noirlab, names: &Names) -> String {
    let line = |seat: Seat| {
        let tracker = game.players[seat.index()].tracker;
        let row: Vec<String> = Spot::ALL
            .into_iter()
            .map(|spot| {
                if tracker.filled.has(spot) {
                    pictures::token(spot)
                } else {
                    pictures::EMPTY.to_owned()
                }
            })
            .collect();
        let name = names.of(seat);
        let extra = if tracker.extra { " · extra token" } else { "" };
        let left = if game.active.has(seat) {
            ""
        } else {
            " · left"
        };
        format!("{} {name}{extra}{left}", row.join(" "))
    };
    let lines: Vec<String> = Seats::first(game.seats).into_iter().map(line).collect();
    lines.join("\n")
}

/// Whose turn it is, and what the player has to decide.
fn to_decide(game: &Noirlab, names: &Names) -> String {
    let name = names.of(game.turn.seat);
    if game.phase == Phase::Choosing {
        return format!("{name} rolled a wild NOIRLab: choose the empty program that it fills.");
    }
    let tracker = game.player().tracker;
    let what = match (game.may_pass(), game.may_bank()) {
        (Err(Bar::NotRolled), _) => "begins a turn and rolls the die",
        (Err(_), _) => "holds two NOIRLab tokens and must roll again",
        (Ok(()), Err(_)) => "can roll again or pass",
        (Ok(()), Ok(())) => "can roll again, pass, or pass and bank a NOIRLab token",
    };
    let risk = match odds(tracker).bust {
        0 => "No face busts now.".to_owned(),
        faces => format!("{faces} of 6 faces would bust."),
    };
    let filled = tracker.filled.len();
    format!("{name} {what}, with {filled} of 6 spots filled. {risk}")
}

/// The turn so far, and what each choice would give.
fn turn(game: &Noirlab, names: &Names) -> Part {
    let tracker = game.player().tracker;
    let filled = Spot::ALL
        .into_iter()
        .filter(|spot| tracker.filled.has(*spot));
    let mut lines: Vec<String> = rolls(game).into_iter().collect();
    if tracker.filled.len() > 0 {
        lines.push(format!("Filled: {}", spots(filled)));
    }
    lines.push(format!("Empty: {}", spots(tracker.empty())));
    lines.push(reserve(tracker).to_owned());
    if game.phase == Phase::Choosing {
        lines.push(
            "**Choose a program.** It is filled as if you had rolled it, and your turn goes on."
                .to_owned(),
        );
    } else {
        lines.extend(choices(game, names));
    }
    Part::Headed(
        format!("{}'s turn", names.of(game.turn.seat)),
        lines.join("\n"),
    )
}

fn rolls(game: &Noirlab) -> Option<String> {
    let faces: Vec<String> = game.turn.latest().map(pictures::token).collect();
    let earlier = match game.turn.rolls as usize - faces.len() {
        0 => String::new(),
        number => format!("{number} earlier, then "),
    };
    (!faces.is_empty()).then(|| format!("Rolled this turn: {earlier}{}", faces.join(" ")))
}

/// The NOIRLab tokens and what they do.
fn reserve(tracker: Tracker) -> &'static str {
    if tracker.extra {
        "In reserve: two NOIRLab tokens. Each saves you from one repeated program; the extra token goes first."
    } else if tracker.filled.has(Spot::Noirlab) {
        "In reserve: one NOIRLab token. The next repeated program takes it instead of clearing your tracker."
    } else {
        "In reserve: no NOIRLab token. A repeated program busts and clears your tracker."
    }
}

fn choices(game: &Noirlab, names: &Names) -> Vec<String> {
    let roll = format!("- **Roll**: {}.", odds(game.player().tracker));
    let Err(bar) = game.may_pass() else {
        let pass = format!("- **Pass**: {}", passing(game, names));
        let bank = match game.may_bank() {
            Ok(()) => banking(game.player().tracker).to_owned(),
            Err(bar) => reason(game, bar),
        };
        return vec![roll, pass, format!("- **Pass and bank**: {bank}")];
    };
    let pass = format!("- **Pass**, with or without banking: {}", reason(game, bar));
    vec![roll, pass]
}

/// How many of the six faces have each effect.
#[derive(Default)]
struct Odds {
    win: u32,
    fill: u32,
    spend: u32,
    bust: u32,
}

fn odds(tracker: Tracker) -> Odds {
    let mut odds = Odds::default();
    for face in Spot::ALL {
        let mut after = tracker;
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

/// `of 6 faces, 1 wins (17%), 3 fill a spot, 2 bust (33%)`
impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |faces: u32| (faces * 100 + 3) / 6;
        f.write_str("of 6 faces")?;
        match self.win {
            0 => {}
            1 => write!(f, ", 1 wins ({}%)", percent(1))?,
            faces => write!(f, ", {faces} win ({}%)", percent(faces))?,
        }
        match self.fill {
            0 => {}
            1 => write!(f, ", 1 fills a spot")?,
            faces => write!(f, ", {faces} fill a spot")?,
        }
        match self.spend {
            0 => {}
            1 => write!(f, ", 1 costs a NOIRLab token")?,
            faces => write!(f, ", {faces} cost a NOIRLab token")?,
        }
        match self.bust {
            0 => f.write_str(", none busts"),
            1 => write!(f, ", 1 busts ({}%)", percent(1)),
            faces => write!(f, ", {faces} bust ({}%)", percent(faces)),
        }
    }
}

fn passing(game: &Noirlab, names: &Names) -> String {
    let next = game.active.after(game.turn.seat);
    let kept = count(game.player().tracker.filled.len(), "filled spot");
    if next == game.turn.seat {
        format!("keep {kept} and begin a new turn.")
    } else {
        format!("keep {kept}; {} is next.", names.of(next))
    }
}

fn banking(tracker: Tracker) -> &'static str {
    if tracker.filled.has(Spot::Noirlab) {
        "the same, with a second NOIRLab token. You cannot pass while you hold both."
    } else {
        "the same, with a free NOIRLab token on its spot."
    }
}

/// Why passing or banking is not allowed.
fn reason(game: &Noirlab, bar: Bar) -> String {
    match bar {
        Bar::NotRolled => "not before the first roll of a turn.".to_owned(),
        Bar::TwoTokens => {
            "not with two NOIRLab tokens. Roll until one is spent or the set is complete."
                .to_owned()
        }
        Bar::FewSpots => format!(
            "needs {BANK_SPOTS} filled spots; so far {}.",
            game.player().tracker.filled.len()
        ),
        Bar::LastSpot => "not for the last spot. Only a roll can complete the set.".to_owned(),
        Bar::TooSoon(rolls) => {
            format!("needs {BANK_ROLLS} rolls since the last banked token; {rolls} to go.")
        }
    }
}

fn winner(outcome: &Outcome) -> Option<Seat> {
    outcome.winners().into_iter().next()
}

fn ending(game: &Noirlab, names: &Names, outcome: &Outcome) -> String {
    match winner(outcome) {
        Some(seat) if game.seats == 1 => format!(
            "{} has filled all six spots: {}.",
            names.of(seat),
            effort(game, seat)
        ),
        Some(seat) if game.players[seat.index()].tracker.complete() => {
            format!("{} has filled all six spots and wins.", names.of(seat))
        }
        Some(seat) => format!("{} is the last at the table and wins.", names.of(seat)),
        None => "No one is left at the table.".to_owned(),
    }
}

/// One line for each seat, the winner first, players who left last.
fn standing(game: &Noirlab, names: &Names, outcome: &Outcome) -> String {
    let mut results = outcome.results.clone();
    results.sort_by_key(|placing| placing.place.unwrap_or(u8::MAX));
    let line = |placing: &Placing| {
        let player = &game.players[placing.seat.index()];
        let name = names.of(placing.seat);
        let filled = player.tracker.filled.len();
        let effort = effort(game, placing.seat);
        match placing.place {
            Some(1) => format!("**1st: {name}**, {filled} of 6 spots, {effort}"),
            Some(place) => format!("{}: {name}, {filled} of 6 spots, {effort}", ordinal(place)),
            None => format!("Left: {name}, {filled} of 6 spots, {effort}"),
        }
    };
    let lines: Vec<String> = results.iter().map(line).collect();
    lines.join("\n")
}

fn effort(game: &Noirlab, seat: Seat) -> String {
    let player = &game.players[seat.index()];
    format!(
        "{}, {}",
        count(player.turns, "turn"),
        count(player.rolls, "roll")
    )
}

fn scores(game: &Noirlab) -> Vec<Score> {
    let status = game.status();
    let score = |seat: Seat| Score {
        seat,
        total: i32::try_from(game.players[seat.index()].tracker.filled.len()).unwrap_or(0),
        points: format!(
            "{} of 6 spots",
            game.players[seat.index()].tracker.filled.len()
        ),
        parts: String::new(),
        note: note(game, seat),
        mark: match &status {
            _ if !game.active.has(seat) => Mark::Left,
            Status::ToAct(acting) if acting.has(seat) => Mark::ToAct,
            Status::Over(outcome) if outcome.winners().has(seat) => Mark::Won,
            _ => Mark::Waiting,
        },
    };
    Seats::first(game.seats).into_iter().map(score).collect()
}

fn note(game: &Noirlab, seat: Seat) -> String {
    let tracker = game.players[seat.index()].tracker;
    let missing: Vec<&str> = tracker.empty().map(Spot::name).collect();
    let mut notes = Vec::new();
    if !missing.is_empty() {
        notes.push(format!("needs {}", missing.join(", ")));
    }
    if tracker.extra {
        notes.push("extra token".to_owned());
    }
    if game.seats == 1 {
        notes.push(effort(game, seat)); // L2
    }
    notes.join(" · ")
}

fn buttons(game: &Noirlab) -> Vec<Row> {
    let row = match game.phase {
        Phase::Rolling => {
            let pass = "Pass";
            let bank = "Pass and bank a token";
            vec![
                Button::play("Roll", Style::Primary, Move::Roll),
                match game.may_pass() {
                    Ok(()) => Button::play(pass, Style::Secondary, Move::Pass),
                    Err(_) => Button::off(pass),
                },
                match game.may_bank() {
                    Ok(()) => Button::play(bank, Style::Success, Move::Bank),
                    Err(_) => Button::off(bank),
                },
            ]
        }
        Phase::Choosing => {
            let empty = game.player().tracker.empty();
            empty
                .map(|program| {
                    Button::play(program.name(), Style::Secondary, Move::Fill(program))
                        .pictured(pictures::name(program))
                })
                .collect()
        }
        Phase::Over => return Vec::new(),
    };
    vec![Row::Buttons(row)]
}
