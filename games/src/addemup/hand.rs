//! Dice in a player's hand.

use super::placements::Faces;

/// Up to six dice, as a count for each face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Hand([u8; 6]);

impl Hand {
    /// The number of dice with each face.
    pub(super) fn rolled(counts: [u8; 6]) -> Self {
        Self(counts)
    }

    /// Is there a die of this face?
    pub(super) fn has(self, face: u8) -> bool {
        self.0[usize::from(face) - 1] > 0
    }

    pub(super) fn add(&mut self, face: u8) {
        self.0[usize::from(face) - 1] += 1;
    }

    pub(super) fn take(&mut self, face: u8) {
        self.0[usize::from(face) - 1] -= 1;
    }

    pub(super) fn len(self) -> u8 {
        self.0.iter().sum()
    }

    pub(super) fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Which faces there are.
    pub(super) fn faces(self) -> Faces {
        self.dice().fold(Faces::NONE, Faces::with)
    }

    /// The face of each die, lowest first.
    pub(super) fn dice(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |face| (0..self.0[usize::from(face) - 1]).map(move |_| face))
    }
}
