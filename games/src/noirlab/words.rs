//! Every text on the screens of the NOIRLab Cube Game but the rules page. `screen` decides which are shown. A NOIRLab token is called
//! a net here: that is what it does.

use super::tracker::{Landing, Spot, Tracker};
use super::{BANK_ROLLS, BANK_SPOTS, Bar, Odds};
use crate::grammar::{counted, list_or_none};
use crate::seat::{Hand, Names, Seat};

pub(super) fn title(when: &str) -> String {
    format!("NOIRLab Cube Game · {when}")
}

/// What just happened, for the first sentence.
pub(super) mod news {
    use super::{Hand, Landing, Names, Seat, Spot, Tracker, counted};

    /// A roll that led to this tracker.
    pub(in super::super) fn rolled(
        names: &Names,
        seat: Seat,
        face: Spot,
        landing: Landing,
        tracker: Tracker,
    ) -> String {
        let (spots, name) = (tracker.filled.len(), face.name());
        let again = names.did(seat, &format!("rolled a second {name}"));
        match landing {
            Landing::Filled if tracker.complete() => {
                format!("{}.", names.did(seat, &format!("rolled {name}")))
            }
            Landing::Filled => {
                let net = if face == Spot::Noirlab {
                    " and a net"
                } else {
                    ""
                };
                let rolled = names.did(seat, &format!("rolled {name}"));
                format!("{rolled}: a new spot{net}, {spots} of 6.")
            }
            Landing::Saved => format!("{again}: a net is spent, {spots} of 6 spots left."),
            Landing::Bust(lost) => {
                let lost = counted(lost, "spot");
                match names.hand(seat) {
                    Hand::Player => {
                        format!(
                            ":bust: Bust! {}'s second {name} clears {lost}.",
                            names.of(seat)
                        )
                    }
                    _ => format!("{again}: bust, {lost} cleared."),
                }
            }
            Landing::Choice => format!("{again}, which is wild."),
            Landing::Wild(last) => format!("{again}, which is wild and fills {}.", last.name()),
        }
    }

    pub(in super::super) fn chose(
        names: &Names,
        seat: Seat,
        program: Spot,
        tracker: Tracker,
    ) -> String {
        let filled = format!("filled {} with the wild NOIRLab", program.name());
        let spots = tracker.filled.len();
        format!("{}: {spots} of 6 spots.", names.did(seat, &filled))
    }

    pub(in super::super) fn passed(names: &Names, seat: Seat, tracker: Tracker) -> String {
        let spots = counted(tracker.filled.len(), "spot");
        format!("{}.", names.did(seat, &format!("passed with {spots}")))
    }

    pub(in super::super) fn banked(names: &Names, seat: Seat, tracker: Tracker) -> String {
        let spots = counted(tracker.filled.len(), "spot");
        let net = if tracker.extra { "second net" } else { "net" };
        let banked = format!("banked a {net} and passed with {spots}");
        format!("{}.", names.did(seat, &banked))
    }

    pub(in super::super) fn left(names: &Names, seat: Seat) -> String {
        format!("{}.", names.did(seat, "left the table"))
    }
}

/// Who begins a turn; a player alone counts the turns.
pub(super) fn begins(name: &str, turn: Option<u32>) -> String {
    match turn {
        Some(turn) => format!("Turn {turn}: {name} rolls."),
        None => format!("{name} rolls."),
    }
}

/// What the player decides in the middle of a turn. `name` is empty if the sentence before it names the player.
pub(super) fn decides(name: &str, may_pass: bool, may_bank: bool) -> String {
    match (name, may_pass, may_bank) {
        ("", true, true) => "Roll again, pass or bank?".to_owned(),
        ("", true, false) => "Roll again or pass?".to_owned(),
        ("", false, _) => "With two nets there is no passing: roll again.".to_owned(),
        (name, true, true) => format!("{name} can roll again, pass or bank."),
        (name, true, false) => format!("{name} can roll again or pass."),
        (name, false, _) => format!("{name} holds two nets and must roll."),
    }
}

pub(super) fn chooses(name: &str) -> String {
    format!("{name} chooses the program that it fills.")
}

/// `This turn:` before the pictures of what was rolled.
pub(super) fn this_turn(earlier: usize, pictures: &str) -> String {
    match earlier {
        0 => format!("This turn: {pictures}"),
        earlier => format!("This turn: {earlier} earlier, then {pictures}"),
    }
}

/// `Next roll: 50 % bust`, large, with what the other faces do under it.
pub(super) fn next_roll(odds: &Odds) -> String {
    let others = other_faces(odds);
    match odds.bust {
        0 => format!("## Next roll: no bust\n{others}"),
        faces => format!("## Next roll: {} % bust\n{others}", (faces * 100 + 3) / 6),
    }
}

/// What the faces that do not bust do: `3 of 6 faces fill a spot, 2 cost a net`
fn other_faces(odds: &Odds) -> String {
    let mut said = Vec::new();
    let mut say = |faces: u32, one: &str, many: &str| {
        let of = if said.is_empty() { " of 6 faces" } else { "" };
        match faces {
            0 => {}
            1 => said.push(format!("1{of} {one}")),
            faces => said.push(format!("{faces}{of} {many}")),
        }
    };
    say(odds.win, "wins", "win");
    say(odds.fill, "fills a spot", "fill a spot");
    say(odds.spend, "costs a net", "cost a net");
    said.join(", ")
}

pub(super) const ROLL: &str = "Roll";

pub(super) fn pass_button(tracker: Tracker) -> String {
    format!("Pass: keep {}", counted(tracker.filled.len(), "spot"))
}

pub(super) fn bank_button(tracker: Tracker) -> String {
    if tracker.filled.has(Spot::Noirlab) {
        "Pass and bank a second net: next turn, roll until one is spent".to_owned()
    } else {
        let spots = tracker.filled.len() + 1;
        format!("Pass and bank: {spots} of 6 spots, and a net")
    }
}

pub(super) fn spots(tracker: Tracker) -> String {
    format!("{}/6", tracker.filled.len())
}

pub(super) fn nets(tracker: Tracker) -> Option<&'static str> {
    match (tracker.filled.has(Spot::Noirlab), tracker.extra) {
        (false, _) => None,
        (true, false) => Some("a net"),
        (true, true) => Some("two nets"),
    }
}

/// `2 turns, 5 rolls`
pub(super) fn effort(turns: u32, rolls: u32) -> String {
    format!("{}, {}", counted(turns, "turn"), counted(rolls, "roll"))
}

/// What the button `?` answers.
pub(super) mod help {
    use super::{
        BANK_ROLLS, BANK_SPOTS, Bar, Odds, Spot, Tracker, counted, list_or_none, nets, other_faces,
    };

    pub(in super::super) fn roll(odds: &Odds, tracker: Tracker) -> String {
        let net = match nets(tracker) {
            None => "You hold no net: a program that you already have clears your tracker.",
            Some("a net") => {
                "Your net is the NOIRLab token: the next repeated program takes it instead of clearing your tracker."
            }
            Some(_) => "Each of your two nets saves you from one repeated program.",
        };
        let bust = match odds.bust {
            0 => "none busts".to_owned(),
            1 => "1 busts".to_owned(),
            bust => format!("{bust} bust"),
        };
        format!("**Roll.** {}; {bust}. {net}", other_faces(odds))
    }

    pub(in super::super) fn pass(kept: u32, next: Option<&str>) -> String {
        let kept = counted(kept, "filled spot");
        match next {
            Some(next) => format!("**Pass.** You keep {kept}, and {next} is next."),
            None => format!("**Pass.** You keep {kept} and begin a new turn."),
        }
    }

    pub(in super::super) fn bank(tracker: Tracker) -> String {
        let net = if tracker.filled.has(Spot::Noirlab) {
            "you get a second net. You cannot pass while you hold both."
        } else {
            "you get a free net on the NOIRLab spot, which counts as filled."
        };
        format!("**Pass and bank.** You pass, and {net}")
    }

    /// Why passing or banking is not allowed.
    pub(in super::super) fn bar(bar: Bar, filled: u32) -> String {
        match bar {
            Bar::NotRolled => "You may not pass before the first roll of a turn.".to_owned(),
            Bar::TwoTokens => {
                "You may not pass with two nets: roll until one is spent or the set is complete."
                    .to_owned()
            }
            Bar::FewSpots => {
                format!("Banking needs {BANK_SPOTS} filled spots; you have {filled}.")
            }
            Bar::LastSpot => {
                "You may not bank the last spot: only a roll can complete the set.".to_owned()
            }
            Bar::TooSoon(rolls) => format!(
                "Banking needs {BANK_ROLLS} rolls since the last banked net; {rolls} to go."
            ),
        }
    }

    pub(in super::super) const CHOOSE: &str = "**Choose a program.** It is filled as if you had rolled it, and your turn goes on. Your net stays.";

    pub(in super::super) fn player(name: &str, tracker: Tracker) -> String {
        let filled = Spot::ALL
            .into_iter()
            .filter(|spot| tracker.filled.has(*spot));
        let nets = nets(tracker).map_or_else(String::new, |nets| format!(" In reserve: {nets}."));
        let filled = match tracker.filled.len() {
            0 => "filled no spot".to_owned(),
            count => {
                let names = list_or_none(filled.map(Spot::name));
                format!("{}: {names}", counted(count, "filled spot"))
            }
        };
        let empty = list_or_none(tracker.empty().map(Spot::name));
        format!("{name} has {filled}. Empty: {empty}.{nets}")
    }
}

/// How it ended.
pub(super) mod end {
    pub(in super::super) const NO_ONE_IS_LEFT: &str = "No one is left at the table.";

    pub(in super::super) fn alone(name: &str, effort: &str) -> String {
        format!(":crown: {name} has filled all six spots: {effort}.")
    }

    pub(in super::super) fn wins(name: &str) -> String {
        format!(":crown: {name} has filled all six spots and wins.")
    }

    pub(in super::super) fn last_one(name: &str) -> String {
        format!("{name} is the last at the table and wins.")
    }
}
