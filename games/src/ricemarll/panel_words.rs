//! Every text on a player's private panel in Ricemarll that the public screen does not have.

use super::TOKENS_ON_A_GOAL;
use super::cards::Card;
use super::goals::Goal;
use super::lineup::Lineup;
use super::words::{story, tiles, worth};
use crate::grammar::counted;

pub(super) fn title(round: u8) -> String {
    format!("Your cards · round {round}")
}

pub(super) fn place(hand: usize, placed: usize) -> String {
    format!("{} in your hand, {placed} placed.", counted(hand, "card"))
}

pub(super) fn declare(goal: Goal) -> String {
    format!(
        "Declare your special goal \"{}\" this round? Then anyone who achieves it gets its {TOKENS_ON_A_GOAL} tokens.",
        goal.face().name
    )
}

pub(super) fn pick(die: usize, face: u8) -> String {
    format!(
        "Your die {} shows {face}. Choose the face it should show.",
        die + 1
    )
}

pub(super) fn draft(to_take: &str) -> String {
    format!("You draft: {to_take}.")
}

pub(super) fn locked(waited: &str) -> String {
    format!("Your cards are locked. Waiting for {waited}.")
}

pub(super) fn drafting(waited: &str) -> String {
    format!("Waiting for {waited} to draft.")
}

pub(super) fn nothing_to_do(waited: &str) -> String {
    format!("You have nothing to decide now. Waiting for {waited}.")
}

/// `Die 2: 4 +1 ×2 → **10**`
pub(super) fn laid(lineup: &Lineup, die: usize) -> String {
    format!("Die {}: {}", die + 1, story(lineup, die, true))
}

pub(super) const SPECIALS: &str = "Your own goals, still secret";
pub(super) const DECLARED: &str = " · declared";
pub(super) const KEPT: &str = " · kept";

pub(super) fn cards(place: &str, cards: impl IntoIterator<Item = Card>) -> String {
    format!("{place}: {}", tiles(cards))
}

pub(super) const IN_HAND: &str = "In hand";
pub(super) const BACK_ON_TOP: &str = "Going back on top";
pub(super) const TO_DISCARD: &str = "Going to the discard pile";
pub(super) const ON_TOP: &str = "On top of your deck";
pub(super) const BELOW: &str = "Shuffled below";
pub(super) const DISCARDED: &str = "Discarded";
pub(super) const YOUR_CARDS: &str = "Your cards";
pub(super) const DISCARD_PILES: &str = "Discard piles of the others";

pub(super) fn discards(name: &str, cards: &str, deck: usize) -> String {
    format!("**{name}**: {cards} · {deck} face down in the deck")
}

pub(super) const BACK: &str = "Back to my cards";
pub(super) const LAST_ROUND: &str = "Last round";
pub(super) const ALL_CARDS: &str = "All cards";
pub(super) const MORE: &str = "More";
pub(super) const CHOOSE: &str = "Choose a card";
pub(super) const ALL_PLACED: &str = "All cards are placed; take one back";
pub(super) const PUT_ON_TOP: &str = "To my deck";
pub(super) const DISCARD: &str = "Discard";
pub(super) const KEEP_IT: &str = "Keep it secret";

pub(super) fn in_hand(meaning: &str, count: u8) -> String {
    match count {
        1 => meaning.to_owned(),
        count => format!("{meaning} · {count} in hand"),
    }
}

pub(super) fn take_back(card: Card) -> String {
    format!("Take back {}", card.kind().label)
}

pub(super) fn behind(die: u8) -> String {
    format!("behind die {}", die + 1)
}

pub(super) const WAS_TO_TOP: &str = "going back on top of your deck";
pub(super) const WAS_TO_DISCARD: &str = "going to the discard pile";

pub(super) fn put(before: &Lineup, after: &Lineup, die: usize) -> String {
    format!("{} → {}", worth(before, die), worth(after, die))
}

pub(super) fn lock(unused: usize) -> String {
    match unused {
        0 => "Lock".to_owned(),
        unused => format!("Lock · {unused} back"),
    }
}

pub(super) fn declare_it(goal: Goal) -> String {
    format!("Declare {}", goal.face().name)
}

pub(super) fn face(face: u8, worth: i16) -> String {
    format!("{face} → {worth}")
}
