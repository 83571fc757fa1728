//! How the words of a transcript's line may be spelled: freely where only one thing can be meant, so that people can write from the
//! rules pages alone. What a line claims is compared in [`super::play`], strictly.

use crate::dice::Face;
use crate::outcome::{Outcome, Placing};
use crate::refusal::Refusal;
use crate::seat::Seat;

use super::{Miss, miss};

/// A line without the comment at its end.
pub(super) fn unremarked(line: &str) -> &str {
    let end = ["#", "//"].iter().filter_map(|mark| line.find(mark)).min();
    line[..end.unwrap_or(line.len())].trim()
}

/// A text without the quotation marks around it.
pub(super) fn unquoted(text: &str) -> &str {
    let inside = ['"', '`'].into_iter().find_map(|mark| {
        text.strip_prefix(mark)?
            .strip_suffix(mark)
            .filter(|inside| !inside.contains(mark))
    });
    inside.unwrap_or(text)
}

/// `A` or `a`, also with the colon of `A: roll`.
pub(super) fn seat(word: &str) -> Option<Seat> {
    let letter = word.trim_end_matches([':', ',']).to_ascii_uppercase();
    letter.parse().ok()
}

/// `roll stop`, `roll, stop`, `A and B`; a word such as `none` for nothing.
pub(super) fn list(text: &str) -> Vec<String> {
    let apart = text.split(|c: char| c.is_whitespace() || ",;".contains(c));
    let words: Vec<String> = apart
        .map(|word| word.trim_end_matches('.').to_ascii_lowercase())
        .filter(|word| !["", "and"].contains(&word.as_str()))
        .collect();
    match words.as_slice() {
        [only] if ["-", "none", "nobody", "nothing", "over"].contains(&only.as_str()) => Vec::new(),
        _ => words,
    }
}

/// The word for a player who is away: `idles`, `idle:`.
pub(super) fn is_idle(word: &str) -> bool {
    let word = word.to_ascii_lowercase();
    ["idle", "idles"].contains(&word.trim_end_matches(':'))
}

/// A move, the one spelling of which has neither capitals nor underscores.
pub(super) fn mv(word: &str) -> String {
    let word = word.trim_end_matches(':');
    word.to_ascii_lowercase().replace('_', "-")
}

/// Takes each `[1 2 3]` out of a line: what is left of it, and the faces. What is not written in digits is a name.
pub(super) fn faces(line: &str) -> Result<(String, Vec<Face>), Miss> {
    let (mut left, mut faces, mut rest) = (String::new(), Vec::new(), line);
    while let Some((head, list)) = rest.split_once('[') {
        let (inside, after) = list
            .split_once(']')
            .ok_or_else(|| miss("faces as `[1 2 3]`", format!("[{list}")))?;
        for face in inside.split(|c: char| c.is_whitespace() || ",;|/".contains(c)) {
            if face.is_empty() {
                continue;
            }
            faces.push(if face.bytes().all(|b| b.is_ascii_digit()) {
                let face = face.parse();
                Face::Number(
                    face.map_err(|_| miss("faces from 0 to 255", format!("`[{inside}]`")))?,
                )
            } else {
                Face::Name(face.to_lowercase())
            });
        }
        left.push_str(head);
        left.push(' ');
        rest = after;
    }
    left.push_str(rest);
    Ok((left.trim().to_owned(), faces))
}

/// `line=4 partial_sets=on`, `Line: 4, partial-sets: yes`: names and values as options have them.
pub(super) fn settings(text: &str) -> Result<Vec<(String, String)>, Miss> {
    let apart = text.split(|c: char| c.is_whitespace() || "=:,;".contains(c));
    let words: Vec<String> = apart
        .map(str::to_ascii_lowercase)
        .filter(|word| !["", "setup"].contains(&word.as_str()))
        .collect();
    let pairs = words.chunks(2).map(|pair| match pair {
        [name, value] => {
            let name = match name.replace('-', "_").as_str() {
                "players" => "seats".to_owned(),
                name => name.to_owned(),
            };
            let value = match value.as_str() {
                "true" | "yes" => "on",
                "false" | "no" => "off",
                value => value,
            };
            Ok((name, value.to_owned()))
        }
        odd => Err(miss("name=value", format!("`{}`", odd.join(" ")))),
    });
    pairs.collect()
}

/// Why a move must be refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Claim {
    /// For any reason.
    Refused,
    /// For this reason.
    For(Refusal),
    /// The faces do not fit.
    Dice,
}

/// `!not-your-turn`, `! Not your turn`, `refused: not-your-turn`, `!illegal: it is too low`; `None` for an empty text.
pub(super) fn claim(text: &str) -> Result<Option<Claim>, Miss> {
    if text.is_empty() {
        return Ok(None);
    }
    let apart = text.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<String> = apart
        .map(str::to_ascii_lowercase)
        .filter(|word| !["", "is", "must", "be", "refused"].contains(&word.as_str()))
        .collect();
    let why = words.join("-");
    let known = match why.as_str() {
        "" if text.contains('!') || text.to_ascii_lowercase().contains("refused") => {
            Some(Claim::Refused)
        }
        "dice" | "faces" => Some(Claim::Dice),
        "not-legal" | "invalid" => Some(Claim::For(Refusal::Illegal)),
        "not-their-turn" | "out-of-turn" => Some(Claim::For(Refusal::NotYourTurn)),
        why => Refusal::ALL
            .into_iter()
            .find(|refusal| format!("{why}-").starts_with(&format!("{refusal}-")))
            .map(Claim::For),
    };
    let reasons = Refusal::ALL.map(|refusal| format!("`!{refusal}`"));
    known.map(Some).ok_or_else(|| {
        miss(
            format!(
                "after the move `[faces]`, `@ply` or {} or `!dice`",
                reasons.join(", ")
            ),
            format!("`{text}`"),
        )
    })
}

/// `A 1st 20, B left 3`, the seats in any order, also `A first with 20 points; B: left (3)`.
pub(super) fn outcome(text: &str) -> Option<Outcome> {
    let apart = text.split(|c: char| c.is_whitespace() || ",;:=()".contains(c));
    let words: Vec<String> = apart
        .map(str::to_ascii_lowercase)
        .filter(|word| !["", "and", "with", "place", "tied"].contains(&word.as_str()))
        .map(|word| word.trim_end_matches('.').to_owned())
        .filter(|word| !["point", "token", "spot"].contains(&word.trim_end_matches('s')))
        .collect();
    let placings = words.chunks(3).map(|three| {
        let [who, a, b] = three else { return None };
        let of = |at: &str, points: &str| {
            let left = ["left", "resigned", "out"].contains(&at);
            let place = if left { None } else { Some(place(at)?) };
            Some((place, points.parse().ok()?))
        };
        let (place, points) = of(a, b).or_else(|| of(b, a))?;
        let seat = seat(who)?;
        Some(Placing {
            seat,
            place,
            points,
        })
    });
    let mut results = placings.collect::<Option<Vec<Placing>>>()?;
    results.sort_by_key(|placing| placing.seat);
    Some(Outcome { results })
}

/// `1st`, `1`, `first`
fn place(word: &str) -> Option<u8> {
    const WORDS: [&str; 8] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
    ];
    if let Some((number, _)) = (1..).zip(WORDS).find(|(_, ordinal)| *ordinal == word) {
        return Some(number);
    }
    let digits = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let ending = &word[digits.len()..];
    let known = ["", "st", "nd", "rd", "th"].contains(&ending);
    digits.parse().ok().filter(|_| known)
}
