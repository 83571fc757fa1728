//! Every text on the screens of Les Marmottes but the rules page. `screen` decides which are shown.

use super::scoring::{DICE, Odds, Tally, bonus_for};
use crate::grammar::{WORDS, counted, list_or_none};
use crate::seat::{Hand, Names, Seat};

/// `1 3 4 6`
fn spaced(dice: Tally) -> String {
    let faces: Vec<String> = dice.faces().map(|face| face.to_string()).collect();
    faces.join(" ")
}

/// The dice of the next roll: `all six dice`, `the other four dice`, `the last die`.
fn dice_to_roll(count: u32) -> String {
    match count {
        DICE => "all six dice".to_owned(),
        1 => "the last die".to_owned(),
        count => format!("the other {} dice", WORDS[count as usize]),
    }
}

/// `9 % bust`; a small chance is easier to grasp as `1 in 65 busts`.
fn risk(odds: Odds) -> String {
    match odds.percent() {
        100 => "a sure bust".to_owned(),
        percent @ 5.. => format!("{percent} % bust"),
        _ => format!("1 in {} busts", odds.one_in()),
    }
}

pub(super) fn title(when: &str) -> String {
    format!("Les Marmottes · {when}")
}

/// What just happened, for the first sentence.
pub(super) mod news {
    use super::{Hand, Names, Seat, Tally, spaced};

    pub(in super::super) fn scored(
        names: &Names,
        seat: Seat,
        scoring: Tally,
        bonus: i32,
    ) -> String {
        let (faces, pips) = (spaced(scoring), scoring.pips());
        let rolled = names.did(seat, &format!("rolled {faces} for {pips}"));
        match bonus {
            0 => format!("{rolled}."),
            bonus => format!("{rolled}, and six alike for a bonus of {bonus}."),
        }
    }

    pub(in super::super) fn bust(names: &Names, seat: Seat, lost: i32) -> String {
        match (names.hand(seat), lost) {
            (Hand::Player, 0) => format!(":bust: Bust! {} rolled no match.", names.of(seat)),
            (Hand::Player, lost) => format!(":bust: Bust! {} loses {lost}.", names.of(seat)),
            (_, 0) => format!("{}: bust, no match.", names.did(seat, "rolled")),
            (_, lost) => format!("{}: bust, {lost} lost.", names.did(seat, "rolled")),
        }
    }

    pub(in super::super) fn banked(names: &Names, seat: Seat, points: i32, total: i32) -> String {
        let banked = names.did(seat, &format!("banked {points}"));
        if points == total {
            format!("{banked}.")
        } else {
            format!("{banked}, {total} in all.")
        }
    }

    /// Follows the stop that began the last round.
    pub(in super::super) fn last_round_begins(target: i32) -> String {
        format!(" That reaches {target}: everyone else has one last turn.")
    }

    pub(in super::super) fn left(names: &Names, seat: Seat) -> String {
        format!("{}.", names.did(seat, "left the table"))
    }
}

/// Who is to act and what they decide, for the first sentence.
pub(super) fn begins(name: &str, last_round: bool) -> String {
    let when = if last_round { "Last round: " } else { "" };
    format!("{when}{name} rolls.")
}

/// Who is to act and what they decide in the middle of a turn. `name` is empty if the sentence before it names the player.
pub(super) fn decides(name: &str, score: i32, rolls: u32, may_stop: bool) -> String {
    let dice = dice_to_roll(rolls);
    match (name, may_stop) {
        ("", true) => format!("Stop with {score}, or roll {dice}?"),
        (name, true) => format!("{name} can stop with {score} or roll {dice}."),
        ("", false) => format!("{score} so far, and {dice} must be rolled."),
        (name, false) => format!("{name} has {score} so far and must roll {dice}."),
    }
}

/// The dice of a turn, for those who do not see the pictures.
pub(super) fn hand(score: i32, aside: Tally, free: Tally) -> String {
    let free = if free == Tally::NONE {
        String::new()
    } else {
        format!(" · free {}", spaced(free))
    };
    format!("**{score} this turn** · set aside {}{free}", spaced(aside))
}

/// What the active player needs in a last round: `**Last round** · Ann needs 107, 75 more; 106 shares the lead`.
pub(super) fn last_round(name: &str, wanted: i32, missing: i32, can_share: bool) -> String {
    let needs = if missing <= 0 {
        format!("{name} is ahead of everyone")
    } else {
        format!("{name} needs {wanted}, {missing} more")
    };
    let tie = if can_share && missing > 0 {
        format!("; {} shares the lead", wanted - 1)
    } else {
        String::new()
    };
    format!("**Last round** · {needs}{tie}")
}

pub(super) fn roll_button(rolls: u32, odds: Odds) -> String {
    let dice = match rolls {
        DICE => "all 6".to_owned(),
        1 => "the last die".to_owned(),
        rolls => format!("{rolls} dice"),
    };
    format!("Roll {dice} · {}", risk(odds))
}

/// `Stop and bank 14 → 62`
pub(super) fn stop_button(score: i32, total: i32, standing: Option<Standing>) -> String {
    let standing = match standing {
        None => String::new(),
        Some(Standing::Reaches) => ", the target".to_owned(),
        Some(Standing::Leads) => ", the lead".to_owned(),
        Some(Standing::Level) => ", level with the lead".to_owned(),
        Some(Standing::Behind(missing)) => format!(", {missing} short of the lead"),
    };
    format!("Stop and bank {score} → {total}{standing}")
}

/// What a total would mean.
#[derive(Clone, Copy)]
pub(super) enum Standing {
    Reaches,
    Leads,
    Level,
    Behind(i32),
}

/// `53/100`
pub(super) fn progress(total: i32, target: i32) -> String {
    format!("{total}/{target}")
}

/// What the latest turn brought.
pub(super) fn latest(points: i32) -> String {
    match points {
        0 => "bust".to_owned(),
        points => format!("+{points}"),
    }
}

pub(super) fn reached_first(target: i32) -> String {
    format!("reached {target} first")
}

pub(super) const ONE_LAST_TURN: &str = "one last turn";

/// What the button `?` answers.
pub(super) mod help {
    use super::{DICE, Odds, Tally, WORDS, bonus_for, counted, dice_to_roll, list_or_none};

    pub(in super::super) fn roll(
        rolls: u32,
        joining: Tally,
        odds: Odds,
        score: i32,
        alike: Option<u8>,
    ) -> String {
        let singles: Vec<u8> = joining.values().collect();
        let bonus = alike.map_or(0, bonus_for);
        let needs = match (rolls, singles.as_slice()) {
            (1, []) => "It cannot match: a single die has no partner.".to_owned(),
            (1, [only]) => {
                format!("It needs a {only}, which makes six alike and {bonus} points more.")
            }
            (1, singles) => format!("It needs one of {}.", list_or_none(singles)),
            (_, []) => "It needs two dice or more of one value.".to_owned(),
            (_, singles) => format!(
                "It needs two dice or more of one value, or a single {}.",
                singles
                    .iter()
                    .map(u8::to_string)
                    .collect::<Vec<_>>()
                    .join(" or ")
            ),
        };
        let stake = match score {
            0 => String::new(),
            score => format!(", which loses the {} of this turn", counted(score, "point")),
        };
        let Odds { bust, of } = odds;
        format!(
            "**Roll {}.** {needs} {bust} of {of} rolls bust{stake}.",
            dice_to_roll(rolls)
        )
    }

    pub(in super::super) fn stop(score: i32, total: i32, short: i32) -> String {
        let short = if short > 0 {
            format!(", {short} short of the target")
        } else {
            String::new()
        };
        format!(
            "**Stop.** That banks {} and makes the total {total}{short}.",
            counted(score, "point")
        )
    }

    pub(in super::super) fn no_stop(aside: u32) -> String {
        match aside {
            0 => "What matches is set aside by itself and scores its sum. You may stop with two or four dice aside.".to_owned(),
            DICE => "All six dice have scored, so all six are rolled again. The new dice do not match the old ones, and there is no stopping before.".to_owned(),
            aside => format!(
                "You may not stop with {} dice set aside, only with two or four.",
                WORDS[aside as usize]
            ),
        }
    }

    pub(in super::super) fn last_round(first: Option<(String, i32, bool)>, target: i32) -> String {
        match first {
            Some((name, total, true)) => format!(
                "Last round: {name} reached {target} first, with {total}, and wins a tie. Everyone else has one more turn."
            ),
            Some((name, total, false)) => format!(
                "Last round: {name} reached {target} first, with {total}, but left. Everyone else has one more turn."
            ),
            None => format!(
                "Last round: after it the highest total wins, unless someone reaches {target}."
            ),
        }
    }

    pub(in super::super) fn player(name: &str, total: i32, note: &str) -> String {
        let gap = if note.is_empty() { "" } else { ", " };
        format!("{name} has {total}{gap}{note}.")
    }

    pub(in super::super) fn turn(name: &str, score: i32, aside: Tally, free: Tally) -> String {
        if aside == Tally::NONE {
            return format!("{name} holds all six dice.");
        }
        format!(
            "{name} has {} this turn. Set aside: {}. Free: {}.",
            counted(score, "point"),
            list_or_none(aside.faces()),
            list_or_none(free.faces())
        )
    }
}

/// How it ended.
pub(super) mod end {
    use super::counted;

    pub(in super::super) const NOBODY: &str = "Everyone left, so no one wins.";

    pub(in super::super) fn alone(
        name: &str,
        reached: bool,
        target: i32,
        total: i32,
        round: i32,
    ) -> String {
        if reached {
            format!(
                ":crown: {name} reached {target} in {} and has {total}.",
                counted(round, "turn")
            )
        } else {
            format!(
                "{name} has {total} after {}, short of {target}.",
                counted(round, "turn")
            )
        }
    }

    pub(in super::super) fn winners(names: &[String], total: i32) -> String {
        match names {
            [] => NOBODY.to_owned(),
            [name] => format!(":crown: {name} wins with {}.", counted(total, "point")),
            [one, other] => format!(
                "{one} and {other} share the win with {} each.",
                counted(total, "point")
            ),
            // Eight long names would not fit.
            many => format!(
                "{} players share the win with {} each.",
                many.len(),
                counted(total, "point")
            ),
        }
    }

    pub(in super::super) const NO_ONE_IS_LEFT: &str = "No one is left at the table.";
    pub(in super::super) const EVERYONE_ELSE_LEFT: &str = "Everyone else left the table.";

    pub(in super::super) fn target_took(target: i32, round: i32) -> String {
        format!("The target of {target} took {}.", counted(round, "turn"))
    }

    pub(in super::super) fn reached_first(name: &str, target: i32) -> String {
        format!("{name} reached the target of {target} first, and everyone else had one last turn.")
    }

    pub(in super::super) fn not_reached(target: i32, round: i32) -> String {
        format!("{target} was not reached in {}.", counted(round, "turn"))
    }

    pub(in super::super) fn limit(target: i32, round: i32) -> String {
        format!(
            "The limit of {} came before the target of {target}, so the highest total wins.",
            counted(round, "turn")
        )
    }

    pub(in super::super) fn wins_the_tie(name: &str, target: i32) -> String {
        format!("{name} reached the target of {target} first and wins the tie.")
    }
}
