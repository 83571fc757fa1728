//! A player's private panel: the hand, the cards behind the dice, and the controls of the secret phases.

use super::cards::Card;
use super::goals::Goal;
use super::lineup::{Laid, Lineup, SIX, Spot};
use super::screen::{self, dice_row, draft_menu, panel_button, round, to_take};
use super::view::{Mine, View};
use super::{Move, Phase, panel_words as words_of, pick, reveal, words};
use crate::names::Names;
use crate::picture;
use crate::screen::{Button, Choice, Menu, Part, Row, Screen, Style};

/// The focus that shows the results of the last round.
const LAST_ROUND: &str = "last-round";
/// The focus that shows the player's deck and all discard piles.
const ALL_CARDS: &str = "cards";
/// The focus that shows the buttons to both.
const MORE: &str = "more";
/// The focus that goes back to the hand.
const HAND: &str = "hand";

/// The panel of a player, which is the public screen once they have left or the game is over.
pub(super) fn open(view: &View, mine: &Mine, names: &Names, focus: &str) -> Screen {
    let mut screen = screen::public(view, names, focus);
    if view.phase == Phase::Over || !view.active.has(mine.seat) {
        let refresh = panel_button(words::REFRESH, Style::Secondary);
        screen.rows = vec![Row::Buttons(vec![refresh])];
        return screen;
    }
    let panel = Panel {
        view,
        mine,
        names,
        lineup: &view.seen(mine.seat).lineup,
        acting: view.acting.has(mine.seat),
    };
    screen.title = words_of::title(view.round);
    screen.summary = panel.summary();
    // The board has them.
    screen.scores = Vec::new();
    (screen.parts, screen.rows) = match (focus, &view.last) {
        (LAST_ROUND, Some(report)) => (reveal::parts(names, report, true), vec![back_to_hand()]),
        (MORE, _) => (panel.parts(), panel.more()),
        (ALL_CARDS, _) => (panel.all_cards(), vec![back_to_hand()]),
        _ => (panel.parts(), panel.rows(Card::named(focus))),
    };
    screen
}

fn back_to_hand() -> Row {
    let back = Button::focus(words_of::BACK, Style::Primary, HAND);
    Row::Buttons(vec![back])
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
        let now = self.now();
        match round(self.view, self.names) {
            Some(round) => format!("{round} {now}"),
            None => now,
        }
    }

    fn now(&self) -> String {
        let view = self.view;
        if !self.acting {
            let waited = words::waited(self.names, view.acting);
            return match view.phase {
                Phase::Place => words_of::locked(&waited),
                Phase::Draft => words_of::drafting(&waited),
                _ => words_of::nothing_to_do(&waited),
            };
        }
        match (view.phase, self.mine.asked.first()) {
            (Phase::Declare, Some(goal)) => words_of::declare(goal),
            (Phase::Pick, _) => {
                let die = self.lineup.to_pick().unwrap_or(0);
                words_of::pick(die, self.lineup.lying(die))
            }
            (Phase::Draft, _) => words_of::draft(to_take(view)),
            _ => {
                let hand = self.mine.hand.len();
                words_of::place(hand, self.lineup.laid.len())
            }
        }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![self.goals()];
        if !self.mine.specials.is_empty() {
            parts.push(self.specials());
        }
        if self.view.phase != Phase::Draft {
            // Drawn as on the board, so that players recognise it.
            let dice = (self.mine.seat, dice_row(self.lineup).collect());
            parts.insert(0, Part::Grid(Part::grid_of_players(&[dice], self.names)));
        }
        let cards = self.cards();
        if !cards.is_empty() {
            parts.push(Part::Text(cards.join("\n")));
        }
        parts
    }

    fn goals(&self) -> Part {
        if self.view.phase == Phase::Draft {
            return screen::goals(self.view, true);
        }
        let own = self.mine.specials.all().collect();
        Part::Table(screen::goal_table(self.view, self.names, own))
    }

    fn specials(&self) -> Part {
        let mine = self.mine;
        let line = |goal: Goal| {
            let decided = if self.view.phase != Phase::Declare || mine.asked.has(goal) {
                ""
            } else if mine.declaring.has(goal) {
                words_of::DECLARED
            } else {
                words_of::KEPT
            };
            format!("**{}**{decided}", goal.face().name)
        };
        let lines: Vec<String> = mine.specials.all().map(line).collect();
        Part::Text(format!("{}: {}", words_of::SPECIALS, lines.join(", ")))
    }

    /// What lies behind the dice, and what is still in the hand. Places without cards get no line.
    fn cards(&self) -> Vec<String> {
        let mine = self.mine;
        let mut lines = Vec::new();
        if self.view.phase == Phase::Draft {
            let taken = &self.view.seen(mine.seat).drafted;
            if !taken.is_empty() {
                lines.push(words_of::cards(words_of::ON_TOP, taken.iter().copied()));
            }
            return lines;
        }
        let laid = (0..SIX).filter(|die| self.lineup.at(Spot::die(*die)).next().is_some());
        lines.extend(laid.map(|die| words_of::laid(self.lineup, die)));
        if matches!(self.view.phase, Phase::Place | Phase::Declare) {
            let mut returning: Vec<Card> = self.lineup.at(Spot::Top).collect();
            let mut list = |place: &str, cards: Vec<Card>| {
                if !cards.is_empty() {
                    lines.push(words_of::cards(place, cards));
                }
            };
            if self.acting && self.view.phase == Phase::Place {
                list(words_of::IN_HAND, mine.hand.all().collect());
            } else {
                returning.extend(mine.hand.all());
            }
            list(words_of::BACK_ON_TOP, returning);
            let discarded = self.lineup.at(Spot::Discard).collect();
            list(words_of::TO_DISCARD, discarded);
        }
        lines
    }

    /// The player's deck, and all discard piles.
    fn all_cards(&self) -> Vec<Part> {
        let mine = self.mine;
        let mut own = Vec::new();
        if !mine.stack.is_empty() {
            let stack = mine.stack.iter().rev().copied();
            own.push(words_of::cards(words_of::ON_TOP, stack));
        }
        if !mine.bag.is_empty() {
            own.push(words_of::cards(words_of::BELOW, mine.bag.all()));
        }
        let discard = self.view.seen(mine.seat).discard;
        own.push(words_of::cards(words_of::DISCARDED, discard.all()));
        let line = |seat| {
            let seen = self.view.seen(seat);
            let cards = words::tiles(seen.discard.all());
            words_of::discards(&self.names.of(seat), &cards, seen.deck)
        };
        let others = self.view.active.without(mine.seat).into_iter();
        let others: Vec<String> = others.map(line).collect();
        vec![
            Part::Headed(words_of::YOUR_CARDS.to_owned(), own.join("\n")),
            Part::Headed(words_of::DISCARD_PILES.to_owned(), others.join("\n")),
        ]
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
                            words_of::PUT_ON_TOP,
                            Style::Secondary,
                            Move::Put(card, Spot::Top),
                        ));
                        last.push(Button::play(
                            words_of::DISCARD,
                            Style::Danger,
                            Move::Put(card, Spot::Discard),
                        ));
                    }
                    let lock = words_of::lock(hand.len());
                    last.push(Button::play(lock, Style::Success, Move::Lock));
                }
                Phase::Declare => rows.extend(self.declare_buttons()),
                Phase::Pick => rows.extend(self.face_buttons()),
                Phase::Draft | Phase::Over => rows.push(draft_menu(self.view, self.names)),
            }
        } else {
            last.push(panel_button(words::REFRESH, Style::Primary));
        }
        last.push(Button::focus(words_of::MORE, Style::Secondary, MORE));
        rows.push(Row::Buttons(last));
        rows
    }

    /// What is seldom used.
    fn more(&self) -> Vec<Row> {
        let page = |label, focus| Button::focus(label, Style::Secondary, focus);
        let mut buttons = vec![Button::focus(words_of::BACK, Style::Primary, HAND)];
        if self.view.last.is_some() {
            buttons.push(page(words_of::LAST_ROUND, LAST_ROUND));
        }
        buttons.push(page(words_of::ALL_CARDS, ALL_CARDS));
        vec![Row::Buttons(buttons)]
    }

    /// The six cards of the hand: those still in it can be chosen, the others taken back.
    fn card_menu(&self, chosen: Option<Card>) -> Row {
        let hand = &self.mine.hand;
        let mut choices: Vec<Choice> = hand
            .kinds()
            .map(|card| {
                let kind = card.kind();
                let detail = words_of::in_hand(kind.meaning, hand.count(card));
                let choice = Choice::focus(kind.label, detail, kind.spelling, chosen == Some(card));
                choice.pictured(card.picture())
            })
            .collect();
        let laid = &self.lineup.laid;
        for (at, Laid { card, spot }) in laid.iter().enumerate() {
            if laid[..at].contains(&laid[at]) {
                continue;
            }
            let place = match spot {
                Spot::Die(die) => words_of::behind(*die),
                Spot::Top => words_of::WAS_TO_TOP.to_owned(),
                Spot::Discard => words_of::WAS_TO_DISCARD.to_owned(),
            };
            let label = words_of::take_back(*card);
            let back = Choice::play(label, place, Move::Back(*card, *spot));
            choices.push(back.pictured(card.picture()));
        }
        let prompt = if hand.is_empty() {
            words_of::ALL_PLACED
        } else {
            words_of::CHOOSE
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
            let label = words_of::put(self.lineup, &tried, die);
            Button::play(label, Style::Primary, Move::Put(card, spot))
                .pictured(picture::die_name(self.lineup.rolled[die]))
        };
        [0..3, 3..SIX].map(|dice| Row::Buttons(dice.map(button).collect()))
    }

    fn declare_buttons(&self) -> Option<Row> {
        let goal = self.mine.asked.first()?;
        let declare = words_of::declare_it(goal);
        Some(Row::Buttons(vec![
            Button::play(declare, Style::Success, Move::Declare(goal)),
            Button::play(words_of::KEEP_IT, Style::Secondary, Move::Keep(goal)),
        ]))
    }

    fn face_buttons(&self) -> Vec<Row> {
        let Some(die) = self.lineup.to_pick() else {
            return Vec::new();
        };
        let button = |face: u8| {
            let label = words_of::face(face, self.lineup.worth(die, face));
            Button::play(label, Style::Primary, pick(die, face)).pictured(picture::die_name(face))
        };
        [1..=3, 4..=6]
            .map(|faces| Row::Buttons(faces.map(button).collect()))
            .into()
    }
}
