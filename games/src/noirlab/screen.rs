//! What is on the message: what just happened, every tracker, and to the player whose turn it is what each choice would give.

use super::tracker::{Landing, Spot, Tracker};
use super::{Bar, Deed, Last, Move, Noirlab, Phase, pictures};
use crate::game::Game;
use crate::outcome::{Outcome, Placing, Status, ordinal};
use crate::screen::{Button, Mark, Part, Row, Score, Screen, Tone};
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
            title = "NOIRLab Cube Game · over".to_owned();
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

/// What just happened.
fn news(game: &Noirlab, names: &Names) -> String {
    let Some(Last { seat, deed }) = game.last else {
        return "Every tracker is empty. The first to fill all six spots wins.".to_owned();
    };
    let name = names.of(seat);
    let filled = count(game.players[seat.index()].tracker.filled.len(), "spot");
    match deed {
        Deed::Rolled(face, landing) => {
            format!("{name} rolled {}{}", spot(face), fate(game, landing))
        }
        Deed::Chose(program) => format!("{name} let the wild NOIRLab fill {}.", spot(program)),
        Deed::Passed => format!("{name} passed and keeps {filled}."),
        Deed::Banked => format!("{name} passed, banked a NOIRLab token and keeps {filled}."),
        Deed::Left => format!("{name} left the table."),
    }
}

/// How the sentence about a roll goes on.
fn fate(game: &Noirlab, landing: Landing) -> String {
    match landing {
        Landing::Filled => ": a new spot.".to_owned(),
        Landing::Saved if game.player().tracker.filled.has(Spot::Noirlab) => {
            " again: the extra NOIRLab token is spent on it, and nothing else is lost.".to_owned()
        }
        Landing::Saved => {
            " again: the NOIRLab token is spent on it, so the NOIRLab spot is empty. Nothing else is lost."
                .to_owned()
        }
        Landing::Bust(lost) => format!(
            " again, with no NOIRLab token to spend. **Bust!** {} cleared, and the turn is over.",
            count(lost, "spot")
        ),
        Landing::Choice => " again: a wild one, for any empty program.".to_owned(),
        Landing::Wild(last) => format!(" again: a wild one. It fills {}, the last spot.", spot(last)),
    }
}

/// A line for each seat; pictures first, so that the columns stand.
fn trackers(game: &Noirlab, names: &Names) -> String {
    let line = |seat: Seat| {
        let tracker = game.players[seat.index()].tracker;
        let row: String = Spot::ALL
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
        format!("{row} {name}{extra}{left}")
    };
    let lines: Vec<String> = Seats::first(game.seats).into_iter().map(line).collect();
    lines.join("\n")
}

/// Whose turn it is and what there is to decide, in a sentence.
fn to_decide(game: &Noirlab, names: &Names) -> String {
    let name = names.of(game.turn.seat);
    if game.phase == Phase::Choosing {
        return format!(
            "{name} rolled a wild NOIRLab and chooses the empty program that it fills."
        );
    }
    match (game.may_pass(), game.may_bank()) {
        (Err(Bar::NotRolled), _) => format!("{name} begins a turn by rolling the die."),
        (Err(_), _) => format!("{name} holds two NOIRLab tokens, may not pass, and rolls again."),
        (Ok(()), Err(_)) => format!("{name} rolls again or passes."),
        (Ok(()), Ok(())) => {
            format!("{name} rolls again, passes, or passes and banks a NOIRLab token.")
        }
    }
}

/// The turn so far, and what each choice gives.
fn turn(game: &Noirlab, names: &Names) -> Part {
    let tracker = game.player().tracker;
    let filled = Spot::ALL
        .into_iter()
        .filter(|spot| tracker.filled.has(*spot));
    let mut lines = vec![rolls(game)];
    if tracker.filled.len() > 0 {
        lines.push(format!("Filled: {}", spots(filled)));
    }
    lines.push(format!("Empty: {}", spots(tracker.empty())));
    lines.push(reserve(tracker).to_owned());
    if game.phase == Phase::Choosing {
        lines.push(
            "**Choose a program.** It is filled as if its own face had come up, and the turn goes on."
                .to_owned(),
        );
    } else {
        lines.extend(choices(game, names));
    }
    Part::Headed(
        format!("Turn of {}", names.of(game.turn.seat)),
        lines.join("\n"),
    )
}

fn rolls(game: &Noirlab) -> String {
    let faces: Vec<String> = game.turn.latest().map(pictures::token).collect();
    let earlier = game.turn.rolls as usize - faces.len();
    let before = if earlier > 0 {
        format!("{earlier} more, then ")
    } else {
        String::new()
    };
    if faces.is_empty() {
        "No roll yet in this turn.".to_owned()
    } else {
        format!("Rolled in this turn: {before}{}", faces.join(" "))
    }
}

/// The NOIRLab tokens and what they are good for.
fn reserve(tracker: Tracker) -> &'static str {
    if tracker.extra {
        "In reserve: two NOIRLab tokens. Two repeated programs are forgiven, the extra token first."
    } else if tracker.filled.has(Spot::Noirlab) {
        "In reserve: one NOIRLab token. The next repeated program is forgiven and takes it away."
    } else {
        "In reserve: no NOIRLab token. A repeated program busts and clears the tracker."
    }
}

fn choices(game: &Noirlab, names: &Names) -> Vec<String> {
    let roll = format!("- **Roll**: {}", odds(game.player().tracker));
    let Err(bar) = game.may_pass() else {
        let pass = format!("- **Pass**: {}", passing(game, names));
        let bank = match game.may_bank() {
            Ok(()) => banking(game.player().tracker).to_owned(),
            Err(bar) => reason(game, bar),
        };
        return vec![roll, pass, format!("- **Pass and bank**: {bank}")];
    };
    let pass = format!("- **Pass**, banking or not: {}", reason(game, bar));
    vec![roll, pass]
}

/// How many of the six faces do what.
fn odds(tracker: Tracker) -> String {
    let (mut win, mut fill, mut spend, mut bust) = (0, 0, 0, 0);
    for face in Spot::ALL {
        let mut after = tracker;
        let landing = after.land(face);
        *match landing {
            _ if after.complete() => &mut win,
            Landing::Filled | Landing::Choice | Landing::Wild(_) => &mut fill,
            Landing::Saved => &mut spend,
            Landing::Bust(_) => &mut bust,
        } += 1;
    }
    let told: Vec<String> = [
        (win, "win"),
        (fill, "fill a spot"),
        (spend, "cost a NOIRLab token"),
    ]
    .into_iter()
    .filter(|(faces, _)| *faces > 0)
    .map(|(faces, what)| format!("{faces} {what}, "))
    .collect();
    let risk = match bust {
        0 => "none busts".to_owned(),
        faces => format!("{faces} bust ({}%)", percent(faces)),
    };
    format!("of the six faces {}{risk}.", told.concat())
}

/// So many faces of six, in per cent, to the nearest whole.
fn percent(faces: u32) -> u32 {
    (faces * 100 + 3) / 6
}

fn passing(game: &Noirlab, names: &Names) -> String {
    let next = game.active.after(game.turn.seat);
    let kept = count(game.player().tracker.filled.len(), "filled spot");
    if next == game.turn.seat {
        format!("you keep {kept} and begin a new turn.")
    } else {
        format!("you keep {kept}, and {} is next.", names.of(next))
    }
}

fn banking(tracker: Tracker) -> &'static str {
    if tracker.filled.has(Spot::Noirlab) {
        "the same with a second NOIRLab token. Holding two, you may not pass until one is spent."
    } else {
        "the same with a free NOIRLab token on its spot."
    }
}

/// Why passing or banking is refused.
fn reason(game: &Noirlab, bar: Bar) -> String {
    match bar {
        Bar::NotRolled => "not before the first roll of a turn.".to_owned(),
        Bar::TwoTokens => {
            "not with two NOIRLab tokens; roll until one is spent or you win.".to_owned()
        }
        Bar::FewSpots => {
            let filled = game.player().tracker.filled.len();
            format!("needs three filled spots, and you have {filled}.")
        }
        Bar::LastSpot => "not for the last spot; only a roll can complete the set.".to_owned(),
        Bar::TooSoon(rolls) => format!(
            "needs {} since the last one; {rolls} to go.",
            count(super::BANK_ROLLS.into(), "roll")
        ),
    }
}

fn winner(outcome: &Outcome) -> Option<Seat> {
    outcome.winners().into_iter().next()
}

fn ending(game: &Noirlab, names: &Names, outcome: &Outcome) -> String {
    match winner(outcome) {
        Some(seat) if game.players[seat.index()].tracker.complete() => {
            format!("{} has filled all six spots and wins.", names.of(seat))
        }
        Some(seat) => format!("{} is the last at the table and wins.", names.of(seat)),
        None => "Nobody is left at the table.".to_owned(),
    }
}

/// A line for each seat, the winner first, those who left last.
fn standing(game: &Noirlab, names: &Names, outcome: &Outcome) -> String {
    let mut results = outcome.results.clone();
    results.sort_by_key(|placing| placing.place.unwrap_or(u8::MAX));
    let line = |placing: &Placing| {
        let player = &game.players[placing.seat.index()];
        let name = names.of(placing.seat);
        let filled = player.tracker.filled.len();
        let effort = effort(game, placing.seat);
        match placing.place {
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
        points: format!(
            "{} of 6 spots",
            game.players[seat.index()].tracker.filled.len()
        ),
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
                Button::play("Roll", Tone::Main, Move::Roll),
                match game.may_pass() {
                    Ok(()) => Button::play(pass, Tone::Plain, Move::Pass),
                    Err(_) => Button::off(pass),
                },
                match game.may_bank() {
                    Ok(()) => Button::play(bank, Tone::Good, Move::Bank),
                    Err(_) => Button::off(bank),
                },
            ]
        }
        Phase::Choosing => {
            let empty = game.player().tracker.empty();
            empty
                .map(|program| {
                    Button::play(program.name(), Tone::Main, Move::Fill(program))
                        .pictured(pictures::name(program))
                })
                .collect()
        }
        Phase::Over => return Vec::new(),
    };
    vec![Row::Buttons(row)]
}
