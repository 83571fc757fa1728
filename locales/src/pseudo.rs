//! A language for tests: English that can still be read, but with accents on every letter and two fifths longer. What stays plain English
//! on a screen was forgotten, and what does not fit has no room for German.

use crate::source::{LONGEST, Language, Message, PSEUDO, Part, SHORT, longest};

const LETTERS: &str = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

pub(crate) fn of(english: &Language) -> Language {
    let areas = english.areas.iter().map(|(name, area)| {
        let most = if SHORT.contains(&&**name) {
            LONGEST
        } else {
            usize::MAX
        };
        let area = area.iter().map(|(id, message)| {
            let room = most.saturating_sub(longest(&message.parts));
            (id.clone(), longer(message, room))
        });
        (name.clone(), area.collect())
    });
    Language {
        code: PSEUDO.to_owned(),
        areas: areas.collect(),
        games: english.games.clone(),
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

/// What is between backticks, or in pointed brackets, is typed as it is.
fn spelled(text: &str, is_code: &mut bool, room: &mut usize) -> String {
    let (mut out, mut owed, mut is_tag) = (String::new(), 0, false);
    for c in text.chars() {
        match c {
            '`' => *is_code = !*is_code,
            '<' | '>' => is_tag = c == '<',
            _ => {}
        }
        let place = ('a'..='z').chain('A'..='Z').position(|letter| letter == c);
        let accented = place.and_then(|place| LETTERS.chars().nth(place));
        let Some(letter) = accented.filter(|_| !*is_code && !is_tag) else {
            out.push(c);
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
