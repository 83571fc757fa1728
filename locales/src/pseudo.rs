//! A language for tests: English that can still be read, but with accents on every letter and two fifths longer. What stays plain English
//! on a screen was forgotten, and what does not fit has no room for German.

use crate::source::{Language, Message, PSEUDO, Part, longest, most};

const LETTERS: &str = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

pub(crate) fn of(english: &Language) -> Language {
    let areas = english.areas.iter().map(|(name, area)| {
        let area = area.iter().map(|(id, message)| {
            let room = most(name, id).saturating_sub(longest(&message.parts));
            (id.clone(), longer(message, room))
        });
        (name.clone(), area.collect())
    });
    Language {
        code: PSEUDO.to_owned(),
        areas: areas.collect(),
        labels: {
            let labels = english.labels.iter();
            labels.map(|(id, text)| (id.clone(), label(text))).collect()
        },
        // English stands in for them.
        pages: [].into(),
    }
}

fn longer(message: &Message, mut room: usize) -> Message {
    Message {
        parts: accented(&message.parts, &mut room),
        values: message.values.clone(),
    }
}

fn accented(parts: &[Part], room: &mut usize) -> Vec<Part> {
    let (mut done, mut is_code) = (Vec::new(), false);
    for part in parts {
        done.push(match part {
            Part::Text(text) => Part::Text(spelled(text, &mut is_code, room)),
            Part::Label(id, text) => Part::Label(id.clone(), label(text)),
            Part::Choice(value, variants) => {
                let variants = variants.iter();
                let variants = variants.map(|(key, parts)| (key.clone(), accented(parts, room)));
                Part::Choice(value.clone(), variants.collect())
            }
            part => part.clone(),
        });
    }
    done
}

fn label(text: &str) -> String {
    let (mut is_code, mut room) = (false, usize::MAX);
    spelled(text, &mut is_code, &mut room)
}

/// What is between backticks, or in pointed brackets, is typed as it is, and `:crown:` is a picture.
fn spelled(text: &str, is_code: &mut bool, room: &mut usize) -> String {
    let (mut out, mut owed, mut is_tag) = (String::new(), 2, false);
    let mut picture = 0;
    for (at, c) in text.char_indices() {
        match c {
            '`' => *is_code = !*is_code,
            '<' | '>' => is_tag = c == '<',
            ':' if at >= picture => {
                let name = text[at + 1..].find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                let end = at + 1 + name.unwrap_or(0);
                if end > at + 1 && text[end..].starts_with(':') {
                    picture = end;
                }
            }
            _ => {}
        }
        let place = ('a'..='z').chain('A'..='Z').position(|letter| letter == c);
        let accented = place.and_then(|place| LETTERS.chars().nth(place));
        let Some(letter) = accented.filter(|_| !*is_code && !is_tag && at >= picture) else {
            out.push(c);
            // A word is spelled the same wherever it stands.
            owed = 2;
            continue;
        };
        out.push(letter);
        owed += 2;
        if "aeiouAEIOU".contains(c) {
            for _ in 0..(owed / 5).min(*room) {
                out.push(letter);
                *room -= 1;
            }
            owed %= 5;
        }
    }
    out
}
