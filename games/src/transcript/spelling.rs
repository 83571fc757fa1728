//! How the words of a transcript's line are spelled. What a line claims is compared in [`super::play`].

use crate::dice::Face;
use crate::refusal::Refusal;

use super::{Miss, miss};

/// A line without the comment at its end.
pub(super) fn unremarked(line: &str) -> &str {
    line.split_once('#').map_or(line, |(said, _)| said).trim()
}

/// Takes `[1 2 3]` out of a line: what is left of it, and the faces. What is not written in digits is a name.
pub(super) fn faces(line: &str) -> Result<(String, Vec<Face>), Miss> {
    let Some((head, list)) = line.split_once('[') else {
        return Ok((line.to_owned(), Vec::new()));
    };
    let (inside, after) = list
        .split_once(']')
        .ok_or_else(|| miss("faces as `[1 2 3]`", format!("`[{list}`")))?;
    let face = |face: &str| match face.parse() {
        // `+1` is a card.
        Ok(number) if !face.starts_with('+') => Face::Number(number),
        _ => Face::Name(face.to_owned()),
    };
    let faces = inside.split_whitespace().map(face).collect();
    Ok((format!("{head}{after}"), faces))
}

/// Why a move must be refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Claim {
    /// For this reason.
    For(Refusal),
    /// The faces do not fit.
    Dice,
}

/// `!not-your-turn`, `!dice`; `None` for an empty text.
pub(super) fn claim(text: &str) -> Result<Option<Claim>, Miss> {
    match text {
        "" => return Ok(None),
        "!dice" => return Ok(Some(Claim::Dice)),
        _ => {}
    }
    let mut all = Refusal::ALL.into_iter();
    let known = all.find(|refusal| format!("!{refusal}") == text);
    known.map(|why| Some(Claim::For(why))).ok_or_else(|| {
        let reasons = Refusal::ALL.map(|refusal| format!("`!{refusal}`"));
        miss(
            format!(
                "after the move `[faces]`, `@ply` or {} or `!dice`",
                reasons.join(", ")
            ),
            format!("`{text}`"),
        )
    })
}
