//! Dice whose faces are given beforehand, and what can be wrong with these.

use thiserror::Error;

use super::{Key, Stream};

/// Faces given beforehand: a stored ply, or a line of a transcript.
#[derive(Debug)]
pub(super) struct Script {
    faces: Vec<u8>,
    /// The names among them, with their positions. Each has a 0 in `faces` until a draw finds the face of that name.
    names: Vec<(usize, String)>,
    wrong: Option<DiceError>,
    spare: Stream,
}

/// What a scripted die shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Face {
    /// The number on the die, from 1.
    Number(u8),
    /// The name of what is drawn, such as `plus1` for a card: see [`crate::dice::Dice::draw`].
    Name(String),
}

/// Why scripted faces do not fit what is rolled, in words. Dice are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct DiceError(String);

impl Script {
    pub(super) fn of(faces: &[u8]) -> Self {
        Self {
            faces: faces.to_vec(),
            names: Vec::new(),
            wrong: None,
            spare: Key([0; 32]).stream(0),
        }
    }

    pub(super) fn give(&mut self, face: &Face) {
        self.faces.push(match face {
            Face::Number(number) => *number,
            Face::Name(name) => {
                self.names.push((self.faces.len(), name.clone()));
                0
            }
        });
    }

    /// The face given at this position, or another one and a note of what is wrong.
    pub(super) fn face(&mut self, at: usize, sides: u8) -> u8 {
        let given = self.faces.get(at).copied();
        if let Some(face) = given
            && (1..=sides).contains(&face)
        {
            return face;
        }
        let number = at + 1;
        let name = self.names.iter().find(|(named, _)| *named == at);
        self.wrong.get_or_insert_with(|| {
            let die = format!("a die of {sides} sides");
            DiceError(match (name, given) {
                (Some((_, name)), _) => format!(
                    "face {number} is `{name}`, but {die} is rolled, which shows numbers only"
                ),
                (None, Some(face)) => format!("face {number} is {face}, on {die}"),
                (None, None) => {
                    format!("{die} is rolled as number {number}, but no face is given for it")
                }
            })
        });
        // A roll-off repeats until the faces differ, so what follows a missing face must not be constant.
        self.spare.face(sides)
    }

    /// Puts the face in place of the name at this position, if there is one.
    pub(super) fn find<N>(&mut self, at: usize, count: usize, names: impl Fn(usize) -> N)
    where
        N: IntoIterator<Item = &'static str>,
    {
        if self.names.is_empty() {
            return;
        }
        let Some((_, name)) = self.names.iter().find(|(named, _)| *named == at) else {
            return;
        };
        let found = (0..count).find(|position| names(*position).into_iter().any(|n| n == name));
        if let Some(face) = found.and_then(|position| u8::try_from(position + 1).ok()) {
            self.faces[at] = face;
            return;
        }
        let mut there: Vec<&str> = (0..count)
            .filter_map(|position| names(position).into_iter().next())
            .collect();
        there.dedup();
        let (number, there) = (at + 1, there.join(" "));
        let what = format!("face {number} is `{name}`, but what can be drawn is {there}");
        self.wrong.get_or_insert(DiceError(what));
    }

    /// Checks that every face was used, after `rolled` dice in all.
    pub(super) fn finish(self, rolled: usize) -> Result<(), DiceError> {
        match self.wrong {
            Some(wrong) => Err(wrong),
            None if self.faces.len() > rolled => Err(DiceError(format!(
                "{rolled} dice are rolled, but {} faces are given",
                self.faces.len()
            ))),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    #[test]
    fn a_named_face_is_the_first_thing_of_that_name() {
        const BAG: [&str; 4] = ["flip", "plus1", "plus1", "pick"];
        let named = |name: &str| Face::Name(name.to_owned());
        let drawn = |faces: &[Face]| {
            let mut dice = Dice::scripted_by_name(faces);
            dice.roll(6);
            let at = dice.draw(BAG.len(), |at| [BAG[at]]);
            (at, dice.finish())
        };
        assert_eq!(
            drawn(&[Face::Number(4), named("plus1")]),
            (1, Ok(vec![4, 2]))
        );
        assert_eq!(
            drawn(&[Face::Number(4), Face::Number(3)]),
            (2, Ok(vec![4, 3]))
        );
        let wrong = |faces: &[Face]| drawn(faces).1.unwrap_err().to_string();
        assert_eq!(
            wrong(&[Face::Number(4), named("half")]),
            "face 2 is `half`, but what can be drawn is flip plus1 pick"
        );
        assert_eq!(
            wrong(&[named("flip"), named("flip")]),
            "face 1 is `flip`, but a die of 6 sides is rolled, which shows numbers only"
        );
    }
}
