//! A player's private panel: the hand, the cards behind the dice, and the controls of the secret phases.

use super::cards::Card;
use super::goals::Goal;
use super::lineup::{Laid, Lineup, SIX, Spot};
use super::screen::{self, dice_row, round, tiles, to_take, waited};
use super::view::{Mine, View};
use super::{Move, Phase, pick, reveal};
use crate::lang::{Lang, Phrase, ricemarll as t};
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

/// The panel of a player. Once they have left it is the public screen; at the end it has the last cards, for which the board has no
/// room.
pub(super) fn open(view: &View, mine: &Mine, names: &Names, focus: &str) -> Screen {
    let (mut screen, lang) = (screen::public(view, names, focus), names.lang());
    if view.phase == Phase::Over || !view.active.has(mine.seat) {
        let refresh = Button::panel(t::REFRESH.say(lang), Style::Secondary);
        screen.rows = vec![Row::Buttons(vec![refresh])];
        let brought = round(view, names).filter(|_| view.phase == Phase::Over);
        if let (Some(brought), Some(report)) = (brought, &view.last) {
            screen.title = t::title_revealed(lang, report.round);
            screen.summary = brought;
            screen.parts = reveal::beside_last(view, names, report);
            screen.scores = Vec::new();
        }
        return screen;
    }
    let panel = Panel {
        view,
        mine,
        names,
        lang,
        lineup: &view.seen(mine.seat).lineup,
        acting: view.acting.has(mine.seat),
    };
    screen.title = t::title_own(lang, view.round);
    screen.summary = panel.summary();
    // The board has them.
    screen.scores = Vec::new();
    let back = vec![Row::Buttons(vec![back_to_hand(lang)])];
    (screen.parts, screen.rows) = match (focus, &view.last) {
        (LAST_ROUND, Some(report)) => (reveal::parts(view, names, report, true), back),
        (MORE, _) => (panel.parts(), panel.more()),
        (ALL_CARDS, _) => (panel.all_cards(), back),
        _ => (panel.parts(), panel.rows(Card::named(focus))),
    };
    screen
}

fn back_to_hand(lang: Lang) -> Button {
    Button::focus(t::BACK.say(lang), Style::Primary, HAND)
}

/// A button that shows another page of the panel.
fn page(label: Phrase, focus: &str, lang: Lang) -> Button {
    Button::focus(label.say(lang), Style::Secondary, focus)
}

/// Everything that a panel is drawn from.
struct Panel<'a> {
    view: &'a View,
    mine: &'a Mine,
    names: &'a Names,
    lang: Lang,
    lineup: &'a Lineup,
    acting: bool,
}

impl Panel<'_> {
    fn summary(&self) -> String {
        let round = round(self.view, self.names).into_iter();
        self.lang.sentences(round.chain([self.now()]))
    }

    fn now(&self) -> String {
        let (view, lang) = (self.view, self.lang);
        if !self.acting {
            let who = waited(self.names, view.acting);
            return match view.phase {
                Phase::Place => t::wait_locked(lang, who),
                Phase::Draft => t::wait_draft(lang, who),
                _ => t::wait(lang, who),
            };
        }
        match (view.phase, self.mine.asked.first()) {
            (Phase::Declare, Some(goal)) => t::declare_now(lang, goal.name(lang)),
            (Phase::Pick, _) => {
                let die = self.lineup.to_pick().unwrap_or(0);
                t::pick_now(lang, die + 1, self.lineup.lying(die))
            }
            (Phase::Draft, _) => t::draft_now(lang, to_take(view).say(lang)),
            (Phase::Place, _) if self.lineup.laid.is_empty() => {
                t::CHOOSE_FIRST.say(lang).to_owned()
            }
            _ => t::in_your_hand(lang, self.mine.hand.len(), self.lineup.laid.len()),
        }
    }

    fn parts(&self) -> Vec<Part> {
        let in_draft = self.view.phase == Phase::Draft;
        let mut parts = if in_draft {
            // What is on offer stands in the menu.
            vec![
                screen::goals(self.view, self.lang),
                Part::Text(self.own_cards()),
            ]
        } else {
            // Drawn as on the board, so that players recognise it.
            let dice = (self.mine.seat, dice_row(self.lineup).collect());
            let own = self.mine.specials.all().collect();
            vec![
                Part::Roll(Part::grid_of_players(&[dice], self.names)),
                screen::goal_table(self.view, self.names, own),
            ]
        };
        // Elsewhere the rows of the table say which goals are secret.
        let needs_sentence = in_draft
            || self.view.phase == Phase::Declare
            || !reveal::has_room_for_notes(self.view.active);
        if needs_sentence && !self.mine.specials.is_empty() {
            parts.push(self.specials());
        }
        if !in_draft {
            let cards = self.cards();
            parts.extend((!cards.is_empty()).then(|| Part::Text(cards.join("\n"))));
        }
        parts
    }

    fn specials(&self) -> Part {
        let (mine, lang) = (self.mine, self.lang);
        let line = |goal: Goal| {
            let name = format!("**{}**", goal.row(lang));
            if self.view.phase != Phase::Declare || mine.asked.has(goal) {
                name
            } else if mine.declaring.has(goal) {
                t::declared(lang, name)
            } else {
                t::kept(lang, name)
            }
        };
        let lines: Vec<String> = mine.specials.all().map(line).collect();
        Part::Text(t::own_goals(lang, lines.join(lang.comma())))
    }

    /// What lies behind the dice, and what is still in the hand. Places without cards get no line.
    fn cards(&self) -> Vec<String> {
        let (mine, lang) = (self.mine, self.lang);
        let mut lines = Vec::new();
        let laid = (0..SIX).filter(|die| self.lineup.at(Spot::die(*die)).next().is_some());
        let laid: Vec<String> = laid
            .map(|die| t::die(lang, die + 1, reveal::story(self.lineup, die, lang)))
            .collect();
        if !laid.is_empty() {
            lines.push(laid.join(" · "));
        }
        if matches!(self.view.phase, Phase::Place | Phase::Declare) {
            let mut returning: Vec<Card> = self.lineup.at(Spot::Top).collect();
            let list = |at: fn(Lang, String) -> String, cards: Vec<Card>| {
                (!cards.is_empty()).then(|| at(lang, tiles(cards, lang)))
            };
            if self.acting && self.view.phase == Phase::Place {
                lines.extend(list(t::in_hand, mine.hand.all().collect()));
            } else {
                returning.extend(mine.hand.all());
            }
            let discarded = self.lineup.at(Spot::Discard).collect();
            let away = [
                list(t::back_on_top, returning),
                list(t::to_discard, discarded),
            ];
            let away: Vec<String> = away.into_iter().flatten().collect();
            if !away.is_empty() {
                lines.push(away.join(" · "));
            }
        }
        lines
    }

    /// All that the player has, wherever it lies.
    fn own_cards(&self) -> String {
        let mine = self.mine;
        let discard = self.view.seen(mine.seat).discard;
        let mut cards = mine.stack.clone();
        cards.extend(mine.bag.all().chain(discard.all()));
        cards.sort_unstable_by_key(|card| card.0);
        t::you_have(self.lang, tiles(cards, self.lang))
    }

    /// The player's deck, and all discard piles.
    fn all_cards(&self) -> Vec<Part> {
        let (mine, lang) = (self.mine, self.lang);
        let mut own = Vec::new();
        if !mine.stack.is_empty() {
            let stack = mine.stack.iter().rev().copied();
            own.push(t::on_top(lang, tiles(stack, lang)));
        }
        if !mine.bag.is_empty() {
            own.push(t::below(lang, tiles(mine.bag.all(), lang)));
        }
        let discard = self.view.seen(mine.seat).discard;
        own.push(t::discarded(lang, tiles(discard.all(), lang)));
        let line = |seat| {
            let seen = self.view.seen(seat);
            let cards = tiles(seen.discard.all(), lang);
            t::discard_pile(lang, self.names.of(seat), cards, seen.deck)
        };
        let others = self.view.active.without(mine.seat).into_iter();
        let others: Vec<String> = others.map(line).collect();
        vec![
            Part::Headed(t::YOUR_CARDS.say(lang).to_owned(), own.join("\n")),
            Part::Headed(t::DISCARD_PILES.say(lang).to_owned(), others.join("\n")),
        ]
    }

    fn rows(&self, chosen: Option<Card>) -> Vec<Row> {
        let (mut rows, mut last, lang) = (Vec::new(), Vec::new(), self.lang);
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
                            t::TO_MY_DECK.say(lang),
                            Style::Secondary,
                            Move::Put(card, Spot::Top),
                        ));
                        last.push(Button::play(
                            t::DISCARD.say(lang),
                            Style::Danger,
                            Move::Put(card, Spot::Discard),
                        ));
                    }
                    let lock = match hand.len() {
                        0 => t::LOCK.say(lang).to_owned(),
                        unused => t::lock_back(lang, unused),
                    };
                    // Hardly anybody is done before the first card is placed.
                    let style = if self.lineup.laid.is_empty() {
                        Style::Secondary
                    } else {
                        Style::Success
                    };
                    last.push(Button::play(lock, style, Move::Lock));
                }
                Phase::Declare => rows.extend(self.declare_buttons()),
                Phase::Pick => rows.extend(self.face_buttons()),
                Phase::Draft => rows.push(screen::draft_menu(self.view, self.names)),
                Phase::Over => {}
            }
        } else {
            last.push(Button::panel(t::REFRESH.say(lang), Style::Secondary));
        }
        if self.view.phase == Phase::Draft {
            last.extend(self.pages());
        } else {
            last.push(page(t::MORE, MORE, lang));
        }
        rows.push(Row::Buttons(last));
        rows
    }

    /// What is seldom used.
    fn more(&self) -> Vec<Row> {
        let back = [back_to_hand(self.lang)].into_iter();
        vec![Row::Buttons(back.chain(self.pages()).collect())]
    }

    /// The round before, if there was one, and all cards.
    fn pages(&self) -> impl Iterator<Item = Button> {
        let last = self.view.last.as_ref();
        let last = last.map(|_| page(t::LAST_ROUND, LAST_ROUND, self.lang));
        let all = page(t::ALL_CARDS, ALL_CARDS, self.lang);
        last.into_iter().chain([all])
    }

    /// The six cards of the hand: those still in it can be chosen, the others taken back.
    fn card_menu(&self, chosen: Option<Card>) -> Row {
        let (hand, lang) = (&self.mine.hand, self.lang);
        let mut choices: Vec<Choice> = hand
            .kinds()
            .map(|card| {
                let detail = match hand.count(card) {
                    1 => card.meaning(lang),
                    times => t::times_in_hand(lang, card.meaning(lang), times),
                };
                let (label, is_chosen) = (card.label(lang), chosen == Some(card));
                let choice = Choice::focus(label, detail, card.to_string(), is_chosen);
                choice.pictured(card.picture())
            })
            .collect();
        let laid = &self.lineup.laid;
        for (at, Laid { card, spot }) in laid.iter().enumerate() {
            if laid[..at].contains(&laid[at]) {
                continue;
            }
            let place = match spot {
                Spot::Die(die) => t::behind(lang, die + 1),
                Spot::Top => t::WAS_TO_TOP.say(lang).to_owned(),
                Spot::Discard => t::WAS_TO_DISCARD.say(lang).to_owned(),
            };
            let label = t::take_back(lang, card.label(lang));
            let back = Choice::play(label, place, Move::Back(*card, *spot));
            choices.push(back.pictured(card.picture()));
        }
        let prompt = if hand.is_empty() {
            t::ALL_PLACED
        } else {
            t::CHOOSE
        };
        Row::Menu(Menu {
            prompt: prompt.say(lang).to_owned(),
            choices,
        })
    }

    /// Two rows of three dice, each with its value after the card.
    fn die_buttons(&self, card: Card) -> [Row; 2] {
        let button = |die: usize| {
            let spot = Spot::die(die);
            let mut tried = self.lineup.clone();
            tried.laid.push(Laid { card, spot });
            let worth = |lineup| reveal::worth(lineup, die, self.lang);
            let label = format!("{} → {}", worth(self.lineup), worth(&tried));
            Button::play(label, Style::Primary, Move::Put(card, spot))
                .pictured(picture::die_name(self.lineup.rolled[die]))
        };
        [0..3, 3..SIX].map(|dice| Row::Buttons(dice.map(button).collect()))
    }

    fn declare_buttons(&self) -> Option<Row> {
        let goal = self.mine.asked.first()?;
        let declare = t::declare(self.lang, goal.name(self.lang));
        Some(Row::Buttons(vec![
            Button::play(declare, Style::Success, Move::Declare(goal)),
            Button::play(t::KEEP.say(self.lang), Style::Secondary, Move::Keep(goal)),
        ]))
    }

    fn face_buttons(&self) -> Vec<Row> {
        let Some(die) = self.lineup.to_pick() else {
            return Vec::new();
        };
        let button = |face: u8| {
            let label = format!("{face} → {}", self.lineup.worth(die, face));
            Button::play(label, Style::Primary, pick(die, face)).pictured(picture::die_name(face))
        };
        [1..=3, 4..=6]
            .map(|faces| Row::Buttons(faces.map(button).collect()))
            .into()
    }
}
