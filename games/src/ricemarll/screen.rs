//! The public screen.

use super::cards::Card;
use super::draft::rolls_of;
use super::goals::Goal;
use super::lineup::{Lineup, SIX};
use super::view::{Seen, View};
use super::words::{self, help, news, note, now};
use super::{Move, News, Phase, reveal};
use crate::grid::{Cell, DieState};
use crate::names::Names;
use crate::outcome::Outcome;
use crate::screen::{
    Action, Button, Choice, Help, Mark, Menu, NumberTable, Part, Row, Score, Screen, Style,
};
use crate::seat::{Hand, Seat, Seats};

/// The focus that puts the revealed round away.
const TO_THE_DRAFT: &str = "draft";

/// What everybody sees.
pub(super) fn public(view: &View, names: &Names, focus: &str) -> Screen {
    let revealed = view.is_revealed() && focus != TO_THE_DRAFT;
    Screen {
        title: words::title(view.round, view.phase, revealed),
        summary: summary(view, names),
        parts: parts(view, names, revealed),
        scores: scores(view, revealed),
        rows: rows(view, names, revealed),
        help: Help {
            choices: choices(view, revealed),
            board: prose(view, names),
        },
    }
}

/// What just happened, and who is to act.
fn summary(view: &View, names: &Names) -> String {
    let now = now(view, names);
    match happened(view, names) {
        Some(happened) => format!("{happened} {now}"),
        None => now,
    }
}

fn happened(view: &View, names: &Names) -> Option<String> {
    let round = round(view, names);
    let event = match view.news? {
        // The result of the round already shows that everybody decided.
        News::Decided(seat, _) if round.is_some() && names.hand(seat) == Hand::Player => None,
        News::Decided(seat, phase) => Some(news::decided(names, seat, phase)),
        News::Drafted(seat) => Some(drafted(view, names, seat)),
        News::Left(seat) => Some(news::left(names, seat)),
    };
    let told: Vec<String> = event.into_iter().chain(round).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// What the round that was just revealed brought.
pub(super) fn round(view: &View, names: &Names) -> Option<String> {
    let report = view.last.as_ref()?;
    let fresh = view.is_revealed() || view.phase == Phase::Over && report.round == view.round;
    fresh.then(|| news::round(names, report.round, &report.gains()))
}

fn drafted(view: &View, names: &Names, seat: Seat) -> String {
    let order = &view.draft.order;
    let later = order.iter().skip_while(|other| **other != seat).skip(1);
    let rest: Seats = later
        .copied()
        .filter(|other| view.active.has(*other) && !view.draft.waiting.contains(other))
        .collect();
    let took = news::took(
        names,
        seat,
        &taken(view, seat, |card| card.kind().label.to_owned()),
    );
    if rest.is_empty() {
        took
    } else {
        took + &news::rest(&words::waited(names, rest))
    }
}

/// What a seat has taken in the latest draft.
fn taken(view: &View, seat: Seat, shown: fn(Card) -> String) -> Vec<String> {
    let draft = &view.draft;
    let count = match draft.waiting.iter().position(|waiting| *waiting == seat) {
        None => draft.each,
        Some(0) => draft.taken,
        Some(_) => 0,
    };
    let cards = view.seen(seat).drafted.iter();
    let mut took: Vec<String> = cards.map(|card| shown(*card)).collect();
    took.extend((took.len()..count).map(|_| words::A_SPECIAL_GOAL.to_owned()));
    took
}

fn now(view: &View, names: &Names) -> String {
    let acting = words::waited(names, view.acting);
    let one = view.acting.len() == 1;
    match view.phase {
        Phase::Place if view.acting == view.active => now::all_place(view.round),
        Phase::Place => now::some_place(&acting, one),
        Phase::Declare => now::declare(&acting, one),
        Phase::Pick => now::pick(&acting, one),
        Phase::Draft => now::draft(&acting, to_take(view)),
        Phase::Over => ending(view, names),
    }
}

fn ending(view: &View, names: &Names) -> String {
    let winners = view.outcome.as_ref().map_or(Seats::NONE, Outcome::winners);
    let Some(winner) = winners.into_iter().next() else {
        return now::EVERYONE_LEFT.to_owned();
    };
    let (name, tokens) = (names.of(winner), view.seen(winner).tokens);
    if view.active.len() == 1 {
        now::last_one(&name, tokens)
    } else {
        now::wins(&name, tokens, !view.rolls.is_empty())
    }
}

fn parts(view: &View, names: &Names, revealed: bool) -> Vec<Part> {
    match (view.phase, &view.last) {
        (Phase::Place | Phase::Declare, _) => {
            vec![
                rolled_dice(view),
                Part::Table(goal_table(view, names, Vec::new())),
            ]
        }
        (Phase::Pick, _) => vec![goals(view, false), open_dice(view, names)],
        (Phase::Draft, Some(report)) if revealed => reveal::parts(names, report, false),
        (Phase::Draft, _) => {
            let mut draft = vec![offer(view)];
            draft.extend(drafting_next(view, names));
            vec![goals(view, true), Part::Text(draft.join("\n"))]
        }
        (Phase::Over, last) => {
            let last = last.iter();
            last.flat_map(|report| reveal::last(names, report))
                .collect()
        }
    }
}

pub(super) fn goals(view: &View, next: bool) -> Part {
    let mut lines: Vec<String> = view.goals.into_iter().map(words::goal).collect();
    let declared = view.declared.iter();
    lines.extend(declared.map(|(goal, _)| words::goal(*goal) + " (special)"));
    Part::Headed(words::goals_heading(next), lines.join("\n"))
}

/// A row of six dice.
pub(super) fn dice_row(lineup: &Lineup) -> impl Iterator<Item = Cell> {
    lineup
        .rolled
        .map(|face| Cell::die(face, DieState::Plain))
        .into_iter()
}

/// Six dice for each player.
fn rolled_dice(view: &View) -> Part {
    let row = |seat: Seat| (seat, dice_row(&view.seen(seat).lineup).collect());
    Part::Players(view.active.into_iter().map(row).collect())
}

/// Everybody's number for each goal as the dice lie, and which would achieve it; then the same for a player's own goals.
pub(super) fn goal_table(view: &View, names: &Names, own: Vec<Goal>) -> NumberTable {
    let players = view.active;
    let declared = view.declared.iter().map(|(goal, _)| *goal);
    let row = |goal: Goal| {
        let numbers: Vec<Option<i16>> = players
            .into_iter()
            .map(|seat| settled(&view.seen(seat).lineup, goal))
            .collect();
        let number = |seat: Seat| {
            let mut seats = players.into_iter();
            numbers[seats.position(|other| other == seat).unwrap_or(0)]
        };
        let best = if numbers.iter().all(Option::is_some) {
            goal.best_of(players, |seat| number(seat).unwrap_or(0)).0
        } else {
            Seats::NONE
        };
        let cell = |seat: Seat| {
            let shown = number(seat).map_or("?".to_owned(), |number| number.to_string());
            (shown, best.has(seat))
        };
        (words::row(goal), players.into_iter().map(cell).collect())
    };
    let columns = players.into_iter();
    NumberTable {
        columns: columns
            .map(|seat| (seat, words::column(names, seat, players.len())))
            .collect(),
        rows: view
            .goals
            .into_iter()
            .chain(declared)
            .chain(own)
            .map(row)
            .collect(),
    }
}

/// The number of a lineup for a goal, unless a reroll or a pick is open.
fn settled(lineup: &Lineup, goal: Goal) -> Option<i16> {
    let is_open = |die| {
        let foreseen = lineup.foreseen(die);
        foreseen.start() != foreseen.end()
    };
    (!(0..SIX).any(is_open)).then(|| goal.measure(&lineup.values()))
}

fn open_dice(view: &View, names: &Names) -> Part {
    let line = |seat| words::dice_line(names, seat, &view.seen(seat).lineup);
    let lines: Vec<String> = view.active.into_iter().map(line).collect();
    Part::Text(lines.join("\n"))
}

fn offer(view: &View) -> String {
    let cards = words::tiles(view.draft.offer.iter().copied());
    words::on_offer(&cards, view.face_down)
}

/// Who drafts after the one who is to act.
fn drafting_next(view: &View, names: &Names) -> Option<String> {
    let waiting = view.draft.waiting.iter().skip(1);
    let waiting: Vec<String> = waiting.map(|seat| names.of(*seat)).collect();
    (!waiting.is_empty()).then(|| words::drafting_next(&waiting))
}

/// The latest rolls to break a tie.
fn tie_rolls(view: &View, seat: Seat) -> Option<String> {
    let rolls: Vec<String> = rolls_of(&view.rolls, seat)
        .map(|face| face.to_string())
        .collect();
    let latest = &rolls[rolls.len().saturating_sub(5)..];
    (!latest.is_empty()).then(|| note::rolled(latest))
}

fn scores(view: &View, revealed: bool) -> Vec<Score> {
    let winners = view.outcome.as_ref().map_or(Seats::NONE, Outcome::winners);
    let gains = match &view.last {
        Some(report) if revealed => report.gains(),
        _ => Vec::new(),
    };
    let score = |(seat, seen): (Seat, &Seen)| {
        let gain = gains.iter().find(|(winner, _)| *winner == seat);
        Score {
            seat,
            total: i32::from(seen.tokens),
            points: seen.tokens.to_string(),
            parts: gain.map_or_else(String::new, |(_, gain)| note::gained(*gain)),
            note: note_of(view, seat, seen),
            mark: if !view.active.has(seat) {
                Mark::Left
            } else if winners.has(seat) {
                Mark::Won
            } else if view.acting.has(seat) {
                Mark::ToAct
            } else {
                Mark::Waiting
            },
        }
    };
    let seats = Seats::first(view.players.len());
    seats.into_iter().zip(&view.players).map(score).collect()
}

fn note_of(view: &View, seat: Seat, seen: &Seen) -> String {
    let mut notes = Vec::new();
    if seen.specials > 0 {
        notes.push(note::specials(seen.specials));
    }
    match view.phase {
        Phase::Place | Phase::Declare => {
            if view.phase == Phase::Place && view.active.has(seat) && !view.acting.has(seat) {
                notes.push(note::READY.to_owned());
            }
        }
        Phase::Draft => {
            notes.extend(tie_rolls(view, seat));
            let took = taken(view, seat, Card::token);
            if !took.is_empty() && view.active.has(seat) {
                notes.push(note::took(&took));
            }
        }
        Phase::Over => notes.extend(tie_rolls(view, seat)),
        Phase::Pick => {}
    }
    notes.join(" · ")
}

pub(super) fn panel_button(label: &str, style: Style) -> Button {
    Button {
        label: label.to_owned(),
        name: None,
        picture: None,
        style,
        action: Some(Action::Panel),
    }
}

fn rows(view: &View, names: &Names, revealed: bool) -> Vec<Row> {
    match view.phase {
        Phase::Place | Phase::Declare | Phase::Pick => {
            let hand = panel_button(words::MY_HAND, Style::Primary);
            vec![Row::Buttons(vec![hand])]
        }
        Phase::Draft => {
            let cards = panel_button(words::MY_CARDS, Style::Secondary);
            if revealed {
                let go_on = Button::go_on(words::GO_ON, TO_THE_DRAFT);
                vec![Row::Buttons(vec![go_on, cards])]
            } else {
                vec![draft_menu(view, names), Row::Buttons(vec![cards])]
            }
        }
        Phase::Over => Vec::new(),
    }
}

/// What the drafter has yet to take.
pub(super) fn to_take(view: &View) -> &'static str {
    let draft = &view.draft;
    words::to_take(draft.each, draft.each - draft.taken, view.face_down)
}

/// What the drafter can take.
pub(super) fn draft_menu(view: &View, names: &Names) -> Row {
    use words::draft::{SPECIAL, SPECIAL_MEANS, copies, prompt};
    let offer = &view.draft.offer;
    let mut choices: Vec<Choice> = Vec::new();
    for (at, card) in offer.iter().enumerate() {
        if offer[..at].contains(card) {
            continue;
        }
        let kind = card.kind();
        let count = offer.iter().filter(|other| *other == card).count();
        let detail = copies(kind.meaning, count);
        let choice = Choice::play(kind.label, detail, Move::Take(*card));
        choices.push(choice.pictured(card.picture()));
    }
    if view.face_down > 0 {
        choices.push(Choice::play(SPECIAL, SPECIAL_MEANS, Move::TakeGoal));
    }
    Row::Menu(Menu {
        prompt: prompt(&words::waited(names, view.acting)),
        choices,
    })
}

fn choices(view: &View, revealed: bool) -> String {
    match view.phase {
        Phase::Place => help::PLACE.to_owned(),
        Phase::Declare => help::DECLARE.to_owned(),
        Phase::Pick => help::PICK.to_owned(),
        Phase::Draft if revealed => help::REVEALED.to_owned(),
        Phase::Draft => {
            let offer = &view.draft.offer;
            let mut lines = vec![help::DRAFT.to_owned()];
            for (at, card) in offer.iter().enumerate() {
                if !offer[..at].contains(card) {
                    lines.push(help::card(*card));
                }
            }
            lines.join("\n")
        }
        Phase::Over => String::new(),
    }
}

fn prose(view: &View, names: &Names) -> String {
    let declared = view.declared.iter().map(|(goal, _)| *goal);
    let goals = view.goals.into_iter().chain(declared);
    let next = view.phase == Phase::Draft;
    let mut lines: Vec<String> = goals.map(|goal| help::goal(goal, next)).collect();
    for (seat, seen) in Seats::first(view.players.len())
        .into_iter()
        .zip(&view.players)
    {
        let shown = view.active.has(seat)
            && matches!(view.phase, Phase::Place | Phase::Declare | Phase::Pick);
        let lineup = match &view.last {
            Some(report) if view.is_revealed() && report.players.has(seat) => {
                Some(&report.lineups[seat.index()])
            }
            _ => shown.then_some(&seen.lineup),
        };
        let dice = lineup.map(words::spoken_dice);
        let new = (!seen.drafted.is_empty()).then(|| words::labels(seen.drafted.iter().copied()));
        lines.push(help::player(names, seat, seen.tokens, dice, new));
    }
    if let Some(report) = &view.last
        && matches!(view.phase, Phase::Draft | Phase::Over)
    {
        let results = reveal::results(names, report);
        lines.push(results);
    }
    lines.join("\n")
}
