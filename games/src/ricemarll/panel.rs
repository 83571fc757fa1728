//! A player's private panel: the hand, the cards behind the dice, and the controls of the secret phases.

use super::account::{self, goal_line, labels, story, waited, worth};
use super::cards::Card;
use super::goals::Goal;
use super::lineup::{Laid, Lineup, SIX, Spot};
use super::screen::{draft_menu, panel_button, to_take};
use super::view::{Mine, View};
use super::{Move, Phase, ROUNDS, pick};
use crate::picture;
use crate::screen::{Button, Choice, Menu, Part, Row, Screen, Style};
use crate::seat::Names;

/// The focus that shows the results of the last round.
const LAST_ROUND: &str = "last-round";
/// The focus that shows all discard piles.
const DISCARDS: &str = "discards";
/// The focus that goes back to the hand.
const HAND: &str = "hand";

/// Turns the public screen into the panel of a player who has not left.
pub(super) fn open(screen: &mut Screen, view: &View, mine: &Mine, names: &Names, focus: &str) {
    let panel = Panel {
        view,
        mine,
        names,
        lineup: &view.seen(mine.seat).lineup,
        acting: view.acting.has(mine.seat),
    };
    screen.title = format!("Your cards · round {} of {ROUNDS}", view.round);
    screen.summary = panel.summary();
    (screen.parts, screen.rows) = match (focus, &view.last) {
        (LAST_ROUND, Some(report)) => (
            vec![
                account::results(names, report),
                account::dice(names, report),
            ],
            vec![back_to_hand()],
        ),
        (DISCARDS, _) => (vec![panel.discards()], vec![back_to_hand()]),
        _ => (panel.parts(), panel.rows(Card::named(focus))),
    };
}

fn back_to_hand() -> Row {
    Row::Buttons(vec![Button::focus(
        "Back to my cards",
        Style::Primary,
        HAND,
    )])
}

/// Everything that a panel is drawn from.
struct Panel<'a> {
    view: &'a View,
    mine: &'a Mine,
    names: &'a Names,
    lineup: &'a Lineup,
    acting: bool,
}

impl Panel<'_> {
    fn summary(&self) -> String {
        if !self.acting {
            let waited = waited(self.names, self.view.acting);
            return match self.view.phase {
                Phase::Place => format!("Your cards are locked. Waiting for {waited}."),
                Phase::Draft => format!("Waiting for {waited} to draft."),
                _ => format!("You have nothing to decide now. Waiting for {waited}."),
            };
        }
        match self.view.phase {
            Phase::Place => {
                "Choose a card, then where it goes. Cards behind a die count from top to bottom. Lock when you are done.".to_owned()
            }
            Phase::Declare => {
                let goal = self.mine.asked.first();
                let name = goal.map_or("", |goal| goal.face().name);
                format!(
                    "Declare your special goal \"{name}\" this round? Then anyone who achieves it gets its 6 tokens."
                )
            }
            Phase::Pick => {
                let die = self.lineup.to_pick().unwrap_or(0);
                format!(
                    "Your die {} shows {}. Choose the face it should show.",
                    die + 1,
                    self.lineup.lying(die)
                )
            }
            Phase::Draft | Phase::Over => {
                format!(
                    "Your turn to draft: take {}. Cards go on top of your deck, the first one uppermost.",
                    to_take(self.view)
                )
            }
        }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        if self.view.phase != Phase::Draft {
            parts.push(self.dice());
        }
        parts.push(self.goals());
        if !self.mine.specials.is_empty() {
            parts.push(self.specials());
        }
        parts.push(self.cards());
        parts
    }

    fn dice(&self) -> Part {
        let line = |die| {
            let face = self.lineup.rolled[die];
            format!(
                "**{}** {}",
                die + 1,
                story(self.lineup, die, picture::die(face).to_owned())
            )
        };
        let lines: Vec<String> = (0..SIX).map(line).collect();
        Part::Headed("Your dice".to_owned(), lines.join("\n"))
    }

    /// The player's number for a goal, if all dice have their final values.
    fn standing(&self, goal: Goal) -> String {
        let rolled = self.view.phase != Phase::Draft;
        let settled = (0..SIX).all(|die| {
            let foreseen = self.lineup.foreseen(die);
            foreseen.start() == foreseen.end()
        });
        if rolled && settled {
            format!(" · you: {}", goal.measure(&self.lineup.values()))
        } else {
            String::new()
        }
    }

    fn goals(&self) -> Part {
        let public = self.view.goals.into_iter();
        let declared = self.view.declared.iter().map(|(goal, _)| *goal);
        let lines: Vec<String> = public
            .chain(declared)
            .map(|goal| goal_line(goal) + &self.standing(goal))
            .collect();
        let head = match self.view.phase {
            Phase::Draft => "Goals of the next round",
            _ => "Goals",
        };
        Part::Headed(head.to_owned(), lines.join("\n"))
    }

    fn specials(&self) -> Part {
        let mine = self.mine;
        let line = |goal| {
            let decided = if self.view.phase != Phase::Declare || mine.asked.has(goal) {
                ""
            } else if mine.declaring.has(goal) {
                " · declared"
            } else {
                " · kept"
            };
            goal_line(goal) + &self.standing(goal) + decided
        };
        let lines: Vec<String> = mine.specials.all().map(line).collect();
        Part::Headed(
            "Your special goals, still secret".to_owned(),
            lines.join("\n"),
        )
    }

    fn cards(&self) -> Part {
        let mine = self.mine;
        let mut lines = Vec::new();
        // Places without cards get no line.
        let mut list = |place: &str, cards: &mut dyn Iterator<Item = Card>| {
            let mut cards = cards.peekable();
            if cards.peek().is_some() {
                lines.push(format!("{place}: {}", labels(cards)));
            }
        };
        if matches!(self.view.phase, Phase::Place | Phase::Declare) {
            let mut returning: Vec<Card> = self.lineup.at(Spot::Top).collect();
            if self.acting && self.view.phase == Phase::Place {
                list("In hand", &mut mine.hand.all());
            } else {
                returning.extend(mine.hand.all());
            }
            list("Going back on top", &mut returning.into_iter());
            list(
                "Going to the discard pile",
                &mut self.lineup.at(Spot::Discard),
            );
        }
        list("On top of your deck", &mut mine.stack.iter().rev().copied());
        list("Shuffled below", &mut mine.bag.all());
        let discard = self.view.seen(mine.seat).discard;
        lines.push(format!("Discarded: {}", labels(discard.all())));
        Part::Headed("Your cards".to_owned(), lines.join("\n"))
    }

    fn discards(&self) -> Part {
        let line = |seat| {
            let seen = self.view.seen(seat);
            format!(
                "**{}**: {} · {} face down in the deck",
                self.names.of(seat),
                labels(seen.discard.all()),
                seen.deck
            )
        };
        let lines: Vec<String> = self.view.active.into_iter().map(line).collect();
        Part::Headed("Discard piles".to_owned(), lines.join("\n"))
    }

    fn rows(&self, chosen: Option<Card>) -> Vec<Row> {
        let mut rows = Vec::new();
        let mut last = Vec::new();
        if self.acting {
            match self.view.phase {
                Phase::Place => {
                    let hand = &self.mine.hand;
                    let mut kinds = hand.kinds();
                    let only = kinds.next().filter(|_| kinds.next().is_none());
                    let chosen = chosen.filter(|card| hand.count(*card) > 0).or(only);
                    rows.push(self.card_menu(chosen));
                    if let Some(card) = chosen {
                        rows.extend(self.die_buttons(card));
                        last.push(Button::play(
                            "Back on my deck",
                            Style::Secondary,
                            Move::Put(card, Spot::Top),
                        ));
                        last.push(Button::play(
                            "Discard",
                            Style::Danger,
                            Move::Put(card, Spot::Discard),
                        ));
                    }
                    last.push(self.lock_button());
                }
                Phase::Declare => rows.extend(self.declare_buttons()),
                Phase::Pick => rows.extend(self.face_buttons()),
                Phase::Draft | Phase::Over => rows.push(draft_menu(self.view, self.names)),
            }
        } else {
            last.push(panel_button("Refresh", Style::Primary));
        }
        if self.view.last.is_some() {
            last.push(Button::focus("Last round", Style::Secondary, LAST_ROUND));
        }
        last.push(Button::focus("Discard piles", Style::Secondary, DISCARDS));
        rows.push(Row::Buttons(last));
        rows
    }

    /// The six cards of the hand: those still in it can be chosen, the others taken back.
    fn card_menu(&self, chosen: Option<Card>) -> Row {
        let hand = &self.mine.hand;
        let mut choices: Vec<Choice> = hand
            .kinds()
            .map(|card| {
                let kind = card.kind();
                let label = match hand.count(card) {
                    1 => kind.label.to_owned(),
                    count => format!("{} ({count} in hand)", kind.label),
                };
                Choice::focus(label, kind.meaning, kind.spelling, chosen == Some(card))
            })
            .collect();
        let laid = &self.lineup.laid;
        for (at, Laid { card, spot }) in laid.iter().enumerate() {
            if laid[..at].contains(&laid[at]) {
                continue;
            }
            let place = match spot {
                Spot::Die(die) => format!("behind die {}", die + 1),
                Spot::Top => "going back on top of your deck".to_owned(),
                Spot::Discard => "going to the discard pile".to_owned(),
            };
            let label = format!("Take back {}", card.kind().label);
            choices.push(Choice::play(label, place, Move::Back(*card, *spot)));
        }
        let prompt = if hand.is_empty() {
            "All cards are placed; take one back"
        } else {
            "Choose a card"
        };
        Row::Menu(Menu {
            prompt: prompt.to_owned(),
            choices,
        })
    }

    /// Two rows of three dice, each with its value after the card.
    fn die_buttons(&self, card: Card) -> [Row; 2] {
        let button = |die: usize| {
            let spot = Spot::die(die);
            let mut tried = self.lineup.clone();
            tried.laid.push(Laid { card, spot });
            let label = format!(
                "Die {}: {} → {}",
                die + 1,
                worth(self.lineup, die),
                worth(&tried, die)
            );
            Button::play(label, Style::Primary, Move::Put(card, spot))
                .pictured(picture::die_name(self.lineup.rolled[die]))
        };
        [0..3, 3..SIX].map(|dice| Row::Buttons(dice.map(button).collect()))
    }

    fn lock_button(&self) -> Button {
        let label = match self.mine.hand.len() {
            0 => "Lock".to_owned(),
            unused => format!("Lock, {unused} back on my deck"),
        };
        Button::play(label, Style::Success, Move::Lock)
    }

    fn declare_buttons(&self) -> Option<Row> {
        let goal = self.mine.asked.first()?;
        let name = goal.face().name;
        Some(Row::Buttons(vec![
            Button::play(
                format!("Declare {name}"),
                Style::Success,
                Move::Declare(goal),
            ),
            Button::play("Keep it secret", Style::Secondary, Move::Keep(goal)),
        ]))
    }

    fn face_buttons(&self) -> Vec<Row> {
        let Some(die) = self.lineup.to_pick() else {
            return Vec::new();
        };
        let button = |face: u8| {
            let label = format!("{face}: worth {}", self.lineup.worth(die, face));
            Button::play(label, Style::Primary, pick(die, face)).pictured(picture::die_name(face))
        };
        [1..=3, 4..=6]
            .map(|faces| Row::Buttons(faces.map(button).collect()))
            .into()
    }
}
