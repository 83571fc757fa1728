//! Every text on the screens of Ricemarll but the rules page, and the names on cards and goals. `screen`, `reveal` and `panel` decide
//! which are shown; `panel_words` has those of the panel.

use super::cards::{Card, Effect};
use super::goals::Goal;
use super::lineup::{Lineup, SIX, Spot};
use super::{Phase, ROUNDS, TOKENS_ON_A_GOAL};
use crate::grammar::{counted, list};
use crate::names::Names;
use crate::picture;
use crate::seat::{Seat, Seats};

fn named(names: &Names, seats: Seats) -> Vec<String> {
    seats.into_iter().map(|seat| names.of(seat)).collect()
}

/// `Ann, Bob and Cy`; `everyone` or `everyone but Cy and Di` if that is shorter.
pub(super) fn listed(names: &Names, seats: Seats, of: Seats) -> String {
    let missing: Seats = of.into_iter().filter(|seat| !seats.has(*seat)).collect();
    if missing.is_empty() && of.len() > 1 {
        "everyone".to_owned()
    } else if seats.is_empty() {
        "no one".to_owned()
    } else if of.len() > 3 && missing.len() < seats.len() {
        format!("everyone but {}", list(named(names, missing)))
    } else {
        list(named(names, seats))
    }
}

/// The players who are still to act, by name if they are few.
pub(super) fn waited(names: &Names, seats: Seats) -> String {
    if seats.len() > 3 {
        format!("{} players", seats.len())
    } else {
        list(named(names, seats))
    }
}

/// `+1, flip`, or `none`.
pub(super) fn labels(cards: impl IntoIterator<Item = Card>) -> String {
    let labels: Vec<&str> = cards.into_iter().map(|card| card.kind().label).collect();
    if labels.is_empty() {
        "none".to_owned()
    } else {
        labels.join(", ")
    }
}

/// The tiles of the cards, or `none`.
pub(super) fn tiles(cards: impl IntoIterator<Item = Card>) -> String {
    let tiles: Vec<String> = cards.into_iter().map(Card::token).collect();
    if tiles.is_empty() {
        "none".to_owned()
    } else {
        tiles.join(" ")
    }
}

/// `**smallest range** · highest minus lowest die`; nothing follows a name that says everything.
pub(super) fn goal(goal: Goal) -> String {
    let face = goal.face();
    if face.hint.starts_with("most ") {
        format!("**{}**", face.hint)
    } else if face.hint.is_empty() {
        format!("**{}**", face.name)
    } else {
        format!("**{}** · {}", face.name, face.hint)
    }
}

/// `5`, or `2 to 7` while a reroll or a pick is open.
pub(super) fn worth(lineup: &Lineup, die: usize) -> String {
    let (least, most) = lineup.foreseen(die).into_inner();
    if least == most {
        least.to_string()
    } else {
        format!("{least} to {most}")
    }
}

/// How a die gets its value, in the order in which cards count: `4 reroll 3 flip +1 ×2 → **10**`. A die without cards is just its
/// face.
pub(super) fn story(lineup: &Lineup, die: usize, pictured: bool) -> String {
    let face = lineup.rolled[die];
    let mut words = vec![if pictured {
        picture::die(face).to_owned()
    } else {
        face.to_string()
    }];
    let known = |face: u8| match face {
        0 => "?".to_owned(),
        face => face.to_string(),
    };
    let count = |effect| lineup.count(die, effect);
    if count(Effect::Reroll) > 0 {
        words.push(format!("reroll {}", known(lineup.rerolled[die])));
    }
    if count(Effect::Pick) > 0 {
        words.push(format!("pick {}", known(lineup.picked[die])));
    }
    words.extend((0..count(Effect::Flip)).map(|_| "flip".to_owned()));
    let cards: Vec<Card> = lineup.at(Spot::die(die)).collect();
    let on_value = cards.iter().filter(|card| {
        let effect = card.kind().effect;
        !matches!(effect, Effect::Reroll | Effect::Pick | Effect::Flip)
    });
    words.extend(on_value.map(|card| {
        if pictured {
            card.token()
        } else {
            card.kind().label.to_owned()
        }
    }));
    if !cards.is_empty() {
        words.push(format!("→ **{}**", worth(lineup, die)));
    }
    words.join(" ")
}

/// The six dice of a player in one line, each with its cards.
pub(super) fn dice_line(names: &Names, seat: Seat, lineup: &Lineup) -> String {
    let mut line = format!("{}:", names.of(seat));
    for die in 0..SIX {
        let laid = lineup.at(Spot::die(die)).next().is_some();
        let before = die > 0 && lineup.at(Spot::die(die - 1)).next().is_some();
        // Bare dice need nothing between their pictures.
        line.push_str(if die > 0 && (laid || before) {
            " · "
        } else {
            " "
        });
        line.push_str(&story(lineup, die, true));
    }
    line
}

/// The column of a player in a table: the plain ASCII that the name begins with, or one character where there is none or many play.
pub(super) fn column(names: &Names, seat: Seat, players: usize) -> String {
    let name = names.of(seat).replace('\\', "");
    let plain = name.split(|letter: char| !letter.is_ascii_graphic()).next();
    match plain.filter(|plain| players <= 4 && !plain.is_empty()) {
        Some(plain) => plain.to_owned(),
        None => names.letter(seat).to_string(),
    }
}

/// The name of a goal in a table, at most 16 characters long.
pub(super) fn row(goal: Goal) -> String {
    // The card's own word is easily mistaken for its opposite.
    let name = goal.face().name.replace("fewest 123456", "most not 1 to 6");
    let name = name.replace("divisible by", "div. by");
    name.replace("2nd highest", "2nd top")
        .replace("2nd lowest", "2nd low")
}

/// Six dice by their numbers, for those who hear the board.
pub(super) fn spoken_dice(lineup: &Lineup) -> String {
    let faces: Vec<String> = lineup.rolled.iter().map(u8::to_string).collect();
    list(faces)
}

pub(super) fn title(round: u8, phase: Phase, revealed: bool) -> String {
    let moment = match phase {
        Phase::Place => "placing cards",
        Phase::Declare => "special goals",
        Phase::Pick => "picking faces",
        Phase::Draft if revealed => return format!("Ricemarll · round {round} revealed"),
        Phase::Draft => "draft",
        Phase::Over => return "Ricemarll · the end".to_owned(),
    };
    format!("Ricemarll · round {round} of {ROUNDS} · {moment}")
}

/// What just happened, for the first sentence.
pub(super) mod news {
    use super::{Names, Phase, Seat, list};

    pub(in super::super) fn decided(names: &Names, seat: Seat, phase: Phase) -> String {
        let what = match phase {
            Phase::Declare => "decided about special goals",
            Phase::Pick => "picked a face",
            _ => "locked in",
        };
        format!("{}.", names.did(seat, what))
    }

    pub(in super::super) fn took(names: &Names, seat: Seat, things: &[String]) -> String {
        let took = format!("took {}", list(things));
        format!("{}.", names.did(seat, &took))
    }

    /// The drafters after them, to whom no choice was left.
    pub(in super::super) fn rest(waited: &str) -> String {
        format!(" The rest went to {waited}.")
    }

    pub(in super::super) fn left(names: &Names, seat: Seat) -> String {
        format!("{}.", names.did(seat, "left the table"))
    }

    /// `Round 2: Cleo +15, Ann +9, Ben 0.` Of many players, those who gained most: more long names would not fit.
    pub(in super::super) fn round(names: &Names, round: u8, gains: &[(Seat, u16)]) -> String {
        let rest = match gains.get(2) {
            Some((_, third)) if gains.len() > 3 => format!(", the others at most {third}"),
            _ => String::new(),
        };
        let gains: Vec<String> = gains
            .iter()
            .take(3)
            .map(|(seat, gain)| match gain {
                0 => format!("{} 0", names.of(*seat)),
                gain => format!("{} +{gain}", names.of(*seat)),
            })
            .collect();
        format!("Round {round}: {}{rest}.", gains.join(", "))
    }
}

pub(super) const A_SPECIAL_GOAL: &str = "a special goal";

/// Who is to act and what they decide, for the first sentence.
pub(super) mod now {
    use super::counted;

    pub(in super::super) fn all_place(round: u8) -> String {
        format!("Round {round}: everyone places cards in secret.")
    }

    pub(in super::super) fn some_place(waited: &str, one: bool) -> String {
        let s = if one { "s" } else { "" };
        format!("{waited} still place{s} cards in secret.")
    }

    pub(in super::super) fn declare(waited: &str, one: bool) -> String {
        let s = if one { "s" } else { "" };
        format!("{waited} decide{s} in secret about special goals.")
    }

    pub(in super::super) fn pick(waited: &str, one: bool) -> String {
        let s = if one { "s" } else { "" };
        format!("The cards are open: {waited} choose{s} faces in secret.")
    }

    pub(in super::super) fn draft(name: &str, to_take: &str) -> String {
        format!("{name} drafts: {to_take}.")
    }

    pub(in super::super) const EVERYONE_LEFT: &str = "Everyone has left the table.";

    pub(in super::super) fn last_one(name: &str, tokens: u16) -> String {
        let tokens = counted(tokens, "token");
        format!("Everyone else has left, so {name} wins with {tokens}.")
    }

    pub(in super::super) fn wins(name: &str, tokens: u16, rolled: bool) -> String {
        let tokens = counted(tokens, "token");
        let how = if rolled {
            " after a roll to break the tie"
        } else {
            ""
        };
        format!(":crown: {name} wins with {tokens}{how}.")
    }
}

/// What the drafter has yet to take (rulings R31 and R33).
pub(super) fn to_take(each: usize, left: usize, specials: usize) -> &'static str {
    match (left, specials) {
        (1, 0) if each == 1 => "one card",
        (1, 0) => "one more card",
        (1, _) if each == 1 => "one card or one special goal",
        (1, _) => "one more card or the special goal",
        (_, 0) => "two cards",
        _ => "two cards, or one and the special goal",
    }
}

pub(super) fn goals_heading(next: bool) -> String {
    let which = if next { "Next goals" } else { "Goals" };
    format!("{which} · {TOKENS_ON_A_GOAL} tokens each")
}

pub(super) fn on_offer(cards: &str, specials: usize) -> String {
    match specials {
        0 => format!("On offer: {cards}"),
        specials => {
            let specials = counted(specials, "special goal");
            format!("On offer: {cards} · {specials}, face down")
        }
    }
}

pub(super) fn drafting_next(names: &[String]) -> String {
    format!("Then {}", list(names))
}

/// `most 1s: Ann 3 · Cleo 2 · Ben 1 → Ann +6`, for those who hear it. `numbers` are those of all players, or of one who achieved it where
/// there is no room for all.
pub(super) fn result(
    names: &Names,
    goal: Goal,
    special: bool,
    numbers: &[(Seat, i16)],
    achievers: Seats,
    tokens: u16,
    players: Seats,
) -> String {
    let special = if special { " (special)" } else { "" };
    let numbers: Vec<String> = numbers
        .iter()
        .map(|(seat, number)| format!("{} {number}", names.of(*seat)))
        .collect();
    let won = if achievers.is_empty() {
        "no one".to_owned()
    } else {
        let each = if achievers.len() > 1 { " each" } else { "" };
        format!("{} +{tokens}{each}", listed(names, achievers, players))
    };
    format!(
        "{}{special}: {} → {won}",
        goal.face().name,
        numbers.join(" · ")
    )
}

pub(super) const GO_ON: &str = "Go on to the draft";
pub(super) const MY_HAND: &str = "My hand";
pub(super) const MY_CARDS: &str = "My cards";
pub(super) const REFRESH: &str = "Refresh";

/// The draft menu.
pub(super) mod draft {
    pub(in super::super) fn prompt(name: &str) -> String {
        format!("Take a card, {name}")
    }

    pub(in super::super) fn copies(meaning: &str, copies: usize) -> String {
        match copies {
            1 => meaning.to_owned(),
            copies => format!("{meaning} · {copies} on offer"),
        }
    }

    pub(in super::super) const SPECIAL: &str = "Special goal, face down";
    pub(in super::super) const SPECIAL_MEANS: &str = "secret until you declare it, next round or later; then anyone who achieves it gets its 6 tokens";
}

/// What a line of the score adds to the tokens.
pub(super) mod note {
    use super::counted;

    pub(in super::super) const READY: &str = "ready";

    pub(in super::super) fn specials(count: usize) -> String {
        counted(count, "special goal")
    }

    pub(in super::super) fn took(things: &[String]) -> String {
        format!("took {}", things.join(", "))
    }

    pub(in super::super) fn rolled(faces: &[String]) -> String {
        format!("rolled {}", faces.join(", "))
    }

    pub(in super::super) fn gained(tokens: u16) -> String {
        format!("+{tokens}")
    }
}

/// What the button `?` answers.
pub(super) mod help {
    use super::{Card, Goal, Names, Seat, counted};

    pub(in super::super) const PLACE: &str = "**My hand** is for you alone. Choose a card in its menu, then press the die that it goes behind: each button says what the die becomes. Cards behind one die count from top to bottom, after all rerolls, picks and flips. What you do not play goes back on your deck or to your discard pile. **Lock** when you are done; once all have locked, the cards are turned over.";
    pub(in super::super) const DECLARE: &str = "Players with special goals say in secret which of them they declare. A declared goal is open to everyone this round and holds 6 tokens; one that is kept can be declared in a later round.";
    pub(in super::super) const PICK: &str = "Players with a pick card choose the face of that die, in secret. Flips and the other cards behind it count after that.";
    pub(in super::super) const REVEALED: &str = "The cards are turned over. Each line of the goals has every player's number; a star marks those who achieved it. **Go on to the draft** puts this away for everybody; **More** in your own cards shows it again.";
    pub(in super::super) const DRAFT: &str = "Each player takes two cards, or one and the special goal, and draws them next round. The player with the fewest tokens chooses first. What you take goes on top of your deck, the first thing uppermost. Choose cards for the next goals.";

    pub(in super::super) fn card(card: Card) -> String {
        format!("**{}** {}", card.kind().label, card.kind().meaning)
    }

    pub(in super::super) fn goal(goal: Goal, next: bool) -> String {
        let which = if next { "Next goal" } else { "Goal" };
        format!("{which} {}: {}.", goal.face().name, goal.face().meaning)
    }

    pub(in super::super) fn player(
        names: &Names,
        seat: Seat,
        tokens: u16,
        dice: Option<String>,
        new: Option<String>,
    ) -> String {
        let name = names.of(seat);
        let new = new.map_or_else(String::new, |cards| format!(" New: {cards}."));
        let dice = dice.map_or_else(String::new, |dice| format!(" Dice: {dice}."));
        let tokens = counted(tokens, "token");
        format!("{name} has {tokens}.{dice}{new}")
    }
}
