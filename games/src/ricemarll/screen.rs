//! The public screen, and the way to a player's panel.

use super::account::{self, counted, goal_line, joined, labels, waited};
use super::draft::rolls_of;
use super::view::{Seen, View};
use super::{Move, Phase, ROUNDS, TOKENS_ON_A_GOAL, panel};
use crate::outcome::{Outcome, ordinal};
use crate::picture;
use crate::screen::{Action, Button, Choice, Help, Mark, Menu, Part, Row, Score, Screen, Style};
use crate::seat::{Names, Seat, Seats};

/// The panel of a player who has not left, or the public screen.
pub(super) fn screen(view: &View, names: &Names, focus: &str) -> Screen {
    let mut screen = Screen {
        title: title(view),
        summary: summary(view, names),
        parts: parts(view, names),
        scores: scores(view),
        rows: rows(view, names),
        help: Help::default(),
    };
    if let Some(mine) = &view.mine {
        if view.phase == Phase::Over || !view.active.has(mine.seat) {
            screen.rows = vec![Row::Buttons(vec![panel_button(
                "Refresh",
                Style::Secondary,
            )])];
        } else {
            panel::open(&mut screen, view, mine, names, focus);
        }
    }
    screen
}

fn title(view: &View) -> String {
    let moment = match view.phase {
        Phase::Place => "placing cards",
        Phase::Declare => "special goals",
        Phase::Pick => "picking faces",
        Phase::Draft => "draft",
        Phase::Over => return "Ricemarll · the end".to_owned(),
    };
    format!("Ricemarll · round {} of {ROUNDS} · {moment}", view.round)
}

fn summary(view: &View, names: &Names) -> String {
    let acting = waited(names, view.acting);
    let s = if view.acting.len() == 1 { "s" } else { "" };
    match view.phase {
        Phase::Place if view.acting == view.active => {
            "All players put cards behind their dice, at once and in secret: press My hand. When all have locked, the cards are turned over.".to_owned()
        }
        Phase::Place => format!("{acting} still put{s} cards behind dice, in secret: press My hand."),
        Phase::Declare => format!(
            "All cards are placed. {acting} hold{s} special goals and decide{s} in secret whether to declare: press My hand."
        ),
        Phase::Pick => format!("The cards are open. {acting} choose{s} in secret what the picked dice show: press My hand."),
        Phase::Draft => format!("{acting} drafts and takes {}.", to_take(view)),
        Phase::Over => ending(view, names),
    }
}

fn ending(view: &View, names: &Names) -> String {
    let winners = view.outcome.as_ref().map_or(Seats::NONE, Outcome::winners);
    let Some(winner) = winners.into_iter().next() else {
        return "Everyone has left the table.".to_owned();
    };
    let name = names.of(winner);
    let tokens = counted(usize::from(view.seen(winner).tokens), "token");
    if view.active.len() == 1 {
        format!("Everyone else has left, so {name} wins with {tokens}.")
    } else if view.rolls.is_empty() {
        format!("{name} wins with {tokens}.")
    } else {
        format!("{name} wins with {tokens} after a roll to break the tie.")
    }
}

fn parts(view: &View, names: &Names) -> Vec<Part> {
    let last = view.last.as_ref();
    let mut parts = Vec::new();
    match view.phase {
        Phase::Place | Phase::Declare => {
            parts.push(goals(view, "Goals"));
            parts.push(rolled_dice(view, names));
            parts.extend(last.map(|report| account::results(names, report)));
        }
        Phase::Pick => {
            parts.push(goals(view, "Goals"));
            parts.push(open_dice(view, names));
        }
        Phase::Draft => {
            parts.push(offer(view));
            parts.push(order(view, names));
            parts.push(goals(view, "Goals of the next round"));
        }
        Phase::Over => parts.push(final_score(view, names)),
    }
    if matches!(view.phase, Phase::Draft | Phase::Over) {
        parts.extend(last.map(|report| account::results(names, report)));
        parts.extend(last.map(|report| account::dice(names, report)));
    }
    parts
}

fn goals(view: &View, head: &str) -> Part {
    let mut lines: Vec<String> = view.goals.into_iter().map(goal_line).collect();
    let declared = view.declared.iter();
    lines.extend(declared.map(|(goal, _)| goal_line(*goal) + " (special)"));
    Part::Headed(
        format!("{head} · {TOKENS_ON_A_GOAL} tokens each"),
        lines.join("\n"),
    )
}

fn rolled_dice(view: &View, names: &Names) -> Part {
    let line = |seat: Seat| {
        let Seen {
            lineup, drafted, ..
        } = view.seen(seat);
        let dice = picture::dice(lineup.rolled);
        let new = if drafted.is_empty() {
            String::new()
        } else {
            format!(" · new: {}", labels(drafted.iter().copied()))
        };
        let ready = match view.phase {
            Phase::Place if !view.acting.has(seat) => " · ready",
            _ => "",
        };
        format!("{dice} **{}**{new}{ready}", names.of(seat))
    };
    let lines: Vec<String> = view.active.into_iter().map(line).collect();
    Part::Headed("Dice".to_owned(), lines.join("\n"))
}

fn open_dice(view: &View, names: &Names) -> Part {
    let line = |seat| account::dice_line(names, seat, &view.seen(seat).lineup);
    let lines: Vec<String> = view.active.into_iter().map(line).collect();
    Part::Headed("Dice and cards".to_owned(), lines.join("\n"))
}

fn offer(view: &View) -> Part {
    let mut things = Vec::new();
    if !view.draft.offer.is_empty() {
        things.push(labels(view.draft.offer.iter().copied()));
    }
    if view.face_down > 0 {
        things.push(counted(view.face_down, "special goal") + ", face down");
    }
    Part::Headed("On offer".to_owned(), joined(&things))
}

/// `5 tokens`, with the latest rolls to break a tie: `5 tokens, rolled 4, 2`.
fn tokens(view: &View, seat: Seat) -> String {
    let mut words = vec![counted(usize::from(view.seen(seat).tokens), "token")];
    let rolls: Vec<String> = rolls_of(&view.rolls, seat)
        .map(|face| face.to_string())
        .collect();
    let latest = &rolls[rolls.len().saturating_sub(5)..];
    if !latest.is_empty() {
        words.push(format!("rolled {}", latest.join(", ")));
    }
    words.join(", ")
}

/// The order of the draft, with the reason for it and what each player took.
fn order(view: &View, names: &Names) -> Part {
    let draft = &view.draft;
    let line = |seat: &Seat| {
        let seen = view.seen(*seat);
        let taken = match draft.waiting.iter().position(|waiting| waiting == seat) {
            None => draft.each,
            Some(0) => draft.taken,
            Some(_) => 0,
        };
        let mut took: Vec<&str> = seen.drafted.iter().map(|card| card.kind().label).collect();
        took.extend((took.len()..taken).map(|_| "a special goal"));
        let state = if !view.active.has(*seat) {
            " · left".to_owned()
        } else if took.is_empty() {
            String::new()
        } else {
            format!(" · took {}", took.join(", "))
        };
        let now = if draft.drafter() == Some(*seat) {
            " · choosing now"
        } else {
            ""
        };
        format!(
            "**{}** ({}){state}{now}",
            names.of(*seat),
            tokens(view, *seat)
        )
    };
    let lines: Vec<String> = draft.order.iter().map(line).collect();
    Part::Headed("Drafting, fewest tokens first".to_owned(), lines.join("\n"))
}

fn final_score(view: &View, names: &Names) -> Part {
    let mut results = view
        .outcome
        .as_ref()
        .map_or(Vec::new(), |outcome| outcome.results.clone());
    results.sort_by_key(|placing| placing.place.unwrap_or(u8::MAX));
    let mut lines = Vec::new();
    for placing in results {
        let place = placing.place.map_or("left".to_owned(), ordinal);
        let (name, tokens) = (names.of(placing.seat), tokens(view, placing.seat));
        lines.push(format!("{place} **{name}**: {tokens}"));
    }
    if !view.rolls.is_empty() {
        lines.push(
            "The players tied for the most tokens rolled, and the highest die won.".to_owned(),
        );
    }
    Part::Headed("Final score".to_owned(), lines.join("\n"))
}

fn scores(view: &View) -> Vec<Score> {
    let winners = view.outcome.as_ref().map_or(Seats::NONE, Outcome::winners);
    let score = |(seat, seen): (Seat, &Seen)| Score {
        seat,
        total: i32::from(seen.tokens),
        points: counted(usize::from(seen.tokens), "token"),
        parts: String::new(),
        note: if seen.specials > 0 {
            counted(seen.specials, "special goal")
        } else {
            String::new()
        },
        mark: if !view.active.has(seat) {
            Mark::Left
        } else if winners.has(seat) {
            Mark::Won
        } else if view.acting.has(seat) {
            Mark::ToAct
        } else {
            Mark::Waiting
        },
    };
    let seats = Seats::first(view.players.len());
    seats.into_iter().zip(&view.players).map(score).collect()
}

pub(super) fn panel_button(label: &str, style: Style) -> Button {
    Button {
        label: label.to_owned(),
        picture: None,
        style,
        action: Some(Action::Panel),
    }
}

fn rows(view: &View, names: &Names) -> Vec<Row> {
    match view.phase {
        Phase::Place | Phase::Declare | Phase::Pick => {
            vec![Row::Buttons(vec![panel_button("My hand", Style::Primary)])]
        }
        Phase::Draft => vec![
            draft_menu(view, names),
            Row::Buttons(vec![panel_button("My cards", Style::Secondary)]),
        ],
        Phase::Over => Vec::new(),
    }
}

/// What the drafter has yet to take (rulings R31 and R33).
pub(super) fn to_take(view: &View) -> &'static str {
    let draft = &view.draft;
    match (draft.each - draft.taken, view.face_down) {
        (1, 0) if draft.each == 1 => "one card",
        (1, 0) => "one more card",
        (1, _) if draft.each == 1 => "one card or one special goal",
        (1, _) => "one more card or the special goal",
        (_, 0) => "two cards",
        _ => "two cards, or one card and the special goal",
    }
}

/// What the drafter can take.
pub(super) fn draft_menu(view: &View, names: &Names) -> Row {
    let offer = &view.draft.offer;
    let mut choices: Vec<Choice> = Vec::new();
    for (at, card) in offer.iter().enumerate() {
        if offer[..at].contains(card) {
            continue;
        }
        let kind = card.kind();
        let copies = offer.iter().filter(|other| *other == card).count();
        let detail = match copies {
            1 => kind.meaning.to_owned(),
            copies => format!("{} · {copies} on offer", kind.meaning),
        };
        choices.push(Choice::play(kind.label, detail, Move::Take(*card)));
    }
    if view.face_down > 0 {
        choices.push(Choice::play(
            "Special goal, face down",
            "secret until you declare it, next round or later; then anyone who achieves it gets its 6 tokens",
            Move::TakeGoal,
        ));
    }
    Row::Menu(Menu {
        prompt: format!("{}: take a card", waited(names, view.acting)),
        choices,
    })
}
