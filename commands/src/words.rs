//! Texts that belong to no game: names, counts, endings.

use std::sync::LazyLock;

use games::grammar::ordinal;
use games::lang::Lang;
use games::registry::GameType;

use crate::one_line::one_line;
use crate::texts::{analysis, questions};

/// The longest name on a board, in characters: Discord's own limit for a nickname.
const LONGEST_NAME: usize = 32;

/// The name of people who have none to show. The store gives it to people whose data was deleted.
const UNKNOWN: &str = "someone";

/// A name for records, lists and the labels of controls: one line, nothing invisible, at most 32 characters. Tables are stored with the
/// names as Discord has them.
pub(crate) fn plain_name(name: &str) -> String {
    let name: String = one_line(name).chars().take(LONGEST_NAME).collect();
    if name.is_empty() {
        UNKNOWN.to_owned()
    } else {
        name
    }
}

/// What somebody typed, for a span of code, where nothing is escaped.
pub(crate) fn in_code(text: &str) -> String {
    plain_name(text).replace('`', "'")
}

/// The name of people who have none that is visible.
const NAMELESS: &str = "A player";

/// A name as a message in this language shows it. Those that the program gives are stored in English, as records have them.
pub(crate) fn shown_name(name: &str, lang: Lang) -> String {
    match name {
        UNKNOWN => questions::SOMEONE.say(lang).to_owned(),
        NAMELESS => questions::A_PLAYER.say(lang).to_owned(),
        name => safe_name(name),
    }
}

/// The program's own marks, which say something about the name that they follow: the house, a winner, a place, an achievement.
const OWN_MARKS: [char; 7] = ['⌂', '👑', '★', '🏆', '🥇', '🥈', '🥉'];

/// What somebody typed, without the program's own marks.
pub(crate) fn without_marks(text: &str) -> String {
    text.replace(OWN_MARKS, "")
}

/// What the program calls people without a name, in all its languages.
static OF_NOBODY: LazyLock<Vec<String>> = LazyLock::new(|| {
    let words = [questions::SOMEONE, questions::A_PLAYER];
    let said = Lang::ALL.map(|lang| words.map(|word| compared(word.say(lang))));
    said.into_iter().flatten().collect()
});

/// A name as people read it, whatever its case and its apostrophes.
fn compared(name: &str) -> String {
    plain_name(name).to_lowercase().replace('’', "'")
}

fn is_of_nobody(name: &str) -> bool {
    OF_NOBODY.contains(&compared(name))
}

/// The name of a person: the first of these that is visible and is none of the program's words for people without a name.
pub(crate) fn person_name<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let mut names = names.into_iter().map(without_marks);
    names
        .find(|name| !is_of_nobody(name))
        .unwrap_or_else(|| NAMELESS.to_owned())
}

/// The name of a newcomer beside these names: the second Ann is `Ann (2)`.
pub(crate) fn told_apart<'a>(name: &str, others: impl IntoIterator<Item = &'a str>) -> String {
    let shown = |name: &str| plain_name(name).to_lowercase();
    let taken: Vec<String> = others.into_iter().map(shown).collect();
    let plain = plain_name(name);
    let free = |name: &String| !taken.contains(&shown(name));
    let numbered = (2..).map(|number| {
        let mark = format!(" ({number})");
        let kept = plain.chars().take(LONGEST_NAME - mark.len());
        kept.chain(mark.chars()).collect()
    });
    let mut all = std::iter::once(name.to_owned()).chain(numbered);
    all.find(free).unwrap_or_default()
}

/// The longest name in a message, in characters. Escaping makes a name longer, and a message has limited room.
const LONGEST_SAFE: usize = 40;

/// A name for a message, at most [`LONGEST_SAFE`] characters, with markdown and mentions escaped.
pub(crate) fn safe_name(name: &str) -> String {
    escaped(&plain_name(name), LONGEST_SAFE)
}

/// What somebody wrote, for a message, with markdown and mentions escaped. It is one line of limited length.
pub(crate) fn safe_text(text: &str) -> String {
    escaped(text, 2 * text.len())
}

fn escaped(text: &str, mut room: usize) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        let marks = c.is_ascii_punctuation()
            && !matches!(
                c,
                '.' | ',' | '\'' | '!' | '?' | '+' | '=' | '&' | '%' | '$' | ';' | '"' | '/' | '^'
            );
        let Some(left) = room.checked_sub(1 + usize::from(marks)) else {
            break;
        };
        room = left;
        if marks {
            safe.push('\\');
        }
        safe.push(c);
    }
    safe
}

/// The mark after the name of a house player.
const HOUSE_MARK: &str = "⌂";

/// The name of a house player in a message: `Maple ⌂`, which no line breaks.
pub(crate) fn house_name(name: &str) -> String {
    format!("{}\u{a0}{HOUSE_MARK}", safe_name(name))
}

/// `1st`; in other languages the number alone, to which a message adds what it takes.
pub(crate) fn nth(lang: Lang, number: u32) -> String {
    match lang {
        Lang::En => ordinal(number),
        _ => number.to_string(),
    }
}

/// A share of a game: `54.1%`
pub(crate) fn percent(lang: Lang, share: f64, digits: usize) -> String {
    lang.percent(lang.decimal(share * 100.0, digits))
}

/// `6.95 turns`
pub(crate) fn turns(lang: Lang, turns: f64, digits: usize) -> String {
    in_turns(lang, turns, lang.decimal(turns, digits))
}

/// Where a part of a turn counts like one, as in French, its noun is that of the number before the comma.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a game takes no billion turns"
)]
pub(crate) fn in_turns(lang: Lang, turns: f64, said: String) -> String {
    analysis::in_turns(lang, turns.abs() as i64, said)
}

/// The command that opens a table: `/<game> start`.
pub(crate) fn start_command(game: &dyn GameType) -> String {
    format!("/{} start", game.info().key)
}

/// A lucky word ready to be stored: one line, at most 40 characters. What people without a name are called is none,
/// because it would look like a player.
pub(crate) fn lucky_word(word: &str) -> String {
    let word: String = one_line(&without_marks(word)).chars().take(40).collect();
    if is_of_nobody(&word) {
        String::new()
    } else {
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_of_one_name_are_told_apart_and_nobody_looks_like_the_house() {
        assert_eq!(told_apart("Ann", ["Ben", "Cleo"]), "Ann");
        assert_eq!(told_apart("ann", ["Ben", "Ann"]), "ann (2)");
        assert_eq!(told_apart("Ann", ["Ann (2)", "Ann"]), "Ann (3)");
        let long = "x".repeat(32);
        assert_eq!(
            told_apart(&long, [&*long]),
            format!("{} (2)", "x".repeat(28))
        );
        assert_eq!(person_name(["Pepper ⌂", "pepper"]), "Pepper ");
        assert_eq!(person_name(["👑", "\u{3164}", "Someone", "zoe"]), "zoe");
        assert_eq!(person_name(["someone"]), "A player");
        assert_eq!(lucky_word("⌂ luck"), "luck");
        for name in [
            "jemand",
            "Quelqu’un",
            "ALGUIEN",
            "だれか",
            "KTOŚ",
            "名無し",
            "a player",
            "Jemand  am Tisch",
        ] {
            assert_eq!(person_name([name, "zoe"]), "zoe", "{name}");
            assert_eq!(lucky_word(name), "", "{name}");
        }
        for name in ["jemand anders", "some"] {
            assert_eq!(
                (person_name([name]), lucky_word(name)),
                (name.into(), name.into())
            );
        }
    }

    #[test]
    fn a_name_cannot_break_out_of_its_line() {
        assert_eq!(safe_name("Ann"), "Ann");
        assert_eq!(
            safe_name("**Ann** <@1> :d4: @everyone"),
            "\\*\\*Ann\\*\\* \\<\\@1\\> \\:d4\\: \\@everyone"
        );
        assert_eq!(safe_name("a\nb\t\u{202e}c"), "a b c");
        assert_eq!(safe_name("Z\u{300}\u{301}\u{36f}oe"), "Z\u{300}oe");
        assert_eq!(safe_name("\u{200b}\u{3164} "), "someone");
        assert_eq!(safe_name(&"x".repeat(99)).len(), 32);
        assert_eq!(safe_name(&"_".repeat(32)), "\\_".repeat(20));
        let odd = format!("x{}", "*".repeat(31));
        assert_eq!(
            safe_name(&odd),
            format!("x{}", "\\*".repeat(19)),
            "no half of a pair"
        );
    }
}
