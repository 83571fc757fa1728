//! A player's tracker: six spots, the tokens on them, and what a rolled face does to them. Nothing about turns or other players.

/// A spot of the tracker, and the face of the die that fills it: faces 1 to 6 in this order (ruling L1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// Cerro Tololo Inter-American Observatory.
    Ctio,
    /// Kitt Peak National Observatory.
    Kpno,
    /// Community Science and Data Center.
    Csdc,
    /// International Gemini Observatory.
    Gemini,
    /// Vera C. Rubin Observatory.
    Rubin,
    /// The other five are programs. A token here is also a safety net, and its face is also wild.
    Noirlab,
}

impl Spot {
    pub(super) const ALL: [Self; 6] = [
        Self::Ctio,
        Self::Kpno,
        Self::Csdc,
        Self::Gemini,
        Self::Rubin,
        Self::Noirlab,
    ];

    /// What the die shows: 1 to 6.
    pub(super) fn shown(face: u8) -> Self {
        Self::ALL[usize::from(face) - 1]
    }

    /// Its name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ctio => "CTIO",
            Self::Kpno => "KPNO",
            Self::Csdc => "CSDC",
            Self::Gemini => "Gemini",
            Self::Rubin => "Rubin",
            Self::Noirlab => "NOIRLab",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Some of the six spots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spots(u8);

impl Spots {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self(0b11_1111);

    pub(super) const fn has(self, spot: Spot) -> bool {
        self.0 & spot.bit() != 0
    }

    pub(super) const fn with(self, spot: Spot) -> Self {
        Self(self.0 | spot.bit())
    }

    pub(super) const fn without(self, spot: Spot) -> Self {
        Self(self.0 & !spot.bit())
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

/// The tokens of one player. There are never more than six: before the set is complete, four programs and two NOIRLab
/// tokens, or five programs and none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tracker {
    pub(super) filled: Spots,
    /// A second NOIRLab token, which was banked. There is always one on the NOIRLab spot then.
    pub(super) extra: bool,
}

/// What a rolled face did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Landing {
    /// It filled its empty spot.
    Filled,
    /// A program again; it cost a NOIRLab token.
    Saved,
    /// A program again, without a NOIRLab token: this many spots were cleared.
    Bust(u32),
    /// NOIRLab again: the player chooses an empty program.
    Choice,
    /// NOIRLab again: it filled the only empty program.
    Wild(Spot),
}

impl Tracker {
    pub(super) const EMPTY: Self = Self {
        filled: Spots::NONE,
        extra: false,
    };

    /// All six spots are filled (ruling L19).
    pub(super) fn complete(self) -> bool {
        self.filled == Spots::ALL
    }

    /// The spots without a token, in the order of the die's faces.
    pub(super) fn empty(self) -> impl Iterator<Item = Spot> {
        Spot::ALL
            .into_iter()
            .filter(move |spot| !self.filled.has(*spot))
    }

    pub(super) fn fill(&mut self, spot: Spot) {
        self.filled = self.filled.with(spot);
    }

    /// The player rolled this face; the tracker is not complete.
    pub(super) fn land(&mut self, face: Spot) -> Landing {
        if !self.filled.has(face) {
            self.fill(face); // L3, L6
            Landing::Filled
        } else if face == Spot::Noirlab {
            self.wild()
        } else if self.filled.has(Spot::Noirlab) {
            self.spend();
            Landing::Saved
        } else {
            let lost = self.filled.len();
            *self = Self::EMPTY; // L4
            Landing::Bust(lost)
        }
    }

    /// NOIRLab with the NOIRLab spot filled (ruling L7). At least one program is empty, because the set is not complete.
    fn wild(&mut self) -> Landing {
        let mut empty = self.empty();
        match (empty.next(), empty.next()) {
            (Some(only), None) => {
                self.fill(only);
                Landing::Wild(only)
            }
            _ => Landing::Choice,
        }
    }

    /// Spends a NOIRLab token, the extra one first; an emptied spot must be filled again (rulings L5, L21).
    fn spend(&mut self) {
        if self.extra {
            self.extra = false;
        } else {
            self.filled = self.filled.without(Spot::Noirlab);
        }
    }

    /// Adds a free NOIRLab token: on its spot if that is empty, otherwise as the extra one (ruling L12).
    pub(super) fn bank(&mut self) {
        if self.filled.has(Spot::Noirlab) {
            self.extra = true;
        } else {
            self.fill(Spot::Noirlab);
        }
    }
}
