//! A player's tracker: six spots, the tokens on them, and what a rolled face does to them. Knows no turns and no other
//! players.

/// A spot of the tracker, and the face of the die that fills it: faces 1 to 6 in this order (ruling L1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    Ctio,
    Kpno,
    Csdc,
    Gemini,
    Rubin,
    /// The five others are the programs. A token here is also a safety net, and its face a wild one.
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

    /// As it is called.
    pub(super) const fn name(self) -> &'static str {
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
    /// A second NOIRLab token, banked, beside the one on the NOIRLab spot. Never without that one.
    pub(super) extra: bool,
}

/// What a rolled face did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Landing {
    /// Its spot was empty and is filled.
    Filled,
    /// A program again, and a NOIRLab token was given for it.
    Saved,
    /// A program again, and no NOIRLab token to give: so many spots are cleared.
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

    /// NOIRLab with the NOIRLab spot filled (ruling L7). One program at least is empty, or the set were complete.
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

    /// Gives a NOIRLab token, the extra one first; a spot that is emptied has to be filled again (rulings L5, L21).
    fn spend(&mut self) {
        if self.extra {
            self.extra = false;
        } else {
            self.filled = self.filled.without(Spot::Noirlab);
        }
    }

    /// Takes a free NOIRLab token: onto its spot if that is empty, else as the extra (ruling L12).
    pub(super) fn bank(&mut self) {
        if self.filled.has(Spot::Noirlab) {
            self.extra = true;
        } else {
            self.fill(Spot::Noirlab);
        }
    }
}
