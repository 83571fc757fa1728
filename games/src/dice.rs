//! The dice: a secret seed, a public commitment to it, one stream of faces per ply, and a memory of what was rolled.
//!
//! How a face is made (docs/fair-dice.md explains it to players, with a check in Python):
//!
//! 1. A table has a [`Seed`] of 32 secret bytes; its SHA-256 is shown before anyone sits.
//! 2. [`Key`] = SHA-256 of `"rollhouse dice 1\n"`, the seed, and each player's lucky word in the order of joining, each
//!    word after its length in bytes as four bytes, big end first.
//! 3. Ply `p` reads the key stream of `ChaCha20` (the original: 64-bit block counter from 0, 64-bit nonce `p`).
//! 4. A die of `n` sides takes the next byte `b`; if `b` is not below the largest multiple of `n` up to 256, it takes
//!    another; the face is `b mod n + 1`.

pub(crate) mod path;
mod script;

use std::fmt;
use std::sync::{Arc, Mutex};

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use path::{Path, locked};
use script::Script;
pub use script::{DiceError, Face};

/// The faces of a common die.
pub(crate) const SIX: usize = 6;

/// How many dice show each face, the 1s first.
pub type Hand6 = [u8; SIX];

/// The nonce of the stream that seats the players (ruling X1); plies count up from 0 and never get there.
const SEATING: u64 = u64::MAX;

/// A table's secret: 32 bytes from the operating system, never shown by `{:?}`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(
    /// The bytes themselves. Anyone who has them knows every roll of the table.
    pub [u8; 32],
);

impl Seed {
    /// The SHA-256 of the seed, which is shown before anyone sits.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The dice key of a table with these lucky words, in the order in which their players joined.
    ///
    /// # Panics
    /// If a word has 4 GiB or more.
    pub fn key<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> Key {
        let mut hash = Sha256::new();
        hash.update(b"rollhouse dice 1\n");
        hash.update(self.0);
        for word in words {
            let length = u32::try_from(word.len()).expect("a lucky word is short");
            hash.update(length.to_be_bytes());
            hash.update(word);
        }
        Key(hash.finalize().into())
    }
}

/// A seed is a secret until the table ends, so `{:?}` does not print it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// What a table's dice are made from: the seed and the lucky words together. As secret as the seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    /// The dice of one ply; ply 0 is the setup.
    pub fn dice(&self, ply: u32) -> Dice {
        Dice::of(Source::Stream(self.stream(ply.into())))
    }

    /// Who sits where: entry `i` is the number, from 0, in which the player on seat `i` joined (ruling X1).
    pub fn seating(&self, players: usize) -> Vec<usize> {
        let mut dice = Dice::of(Source::Stream(self.stream(SEATING)));
        let mut order: Vec<usize> = (0..players).collect();
        for last in (1..players).rev() {
            order.swap(last, dice.index(last + 1));
        }
        order
    }

    fn stream(&self, nonce: u64) -> Stream {
        let mut generator = ChaCha20Rng::from_seed(self.0);
        generator.set_stream(nonce);
        Stream {
            generator: Box::new(generator),
            bytes: [0; 64],
            used: 64,
        }
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

/// The dice of one ply. They remember every face that they showed.
#[derive(Debug)]
pub struct Dice {
    source: Source,
    rolled: Vec<u8>,
}

#[derive(Debug)]
enum Source {
    Stream(Stream),
    Script(Script),
    /// Every outcome in turn: see [`crate::chance`].
    Walk {
        path: Arc<Mutex<Path>>,
        /// For what comes after a branch that is not followed any further.
        spare: Stream,
    },
}

struct Stream {
    /// On the heap: it is 300 bytes of state, and most dice are scripted.
    generator: Box<ChaCha20Rng>,
    /// One block of the key stream, read at once: most plies need no more.
    bytes: [u8; 64],
    used: usize,
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stream(secret)")
    }
}

/// For each number of sides, the byte below which faces are fair, and 2^16 / sides rounded up: division is most of what a die costs,
/// and for a byte this product gives the same quotient.
const SIDES: [(u16, u32); 256] = {
    let mut table = [(0, 0); 256];
    let mut sides = 1;
    while sides < 256 {
        table[sides as usize] = (256 - 256 % sides, (1u32 << 16).div_ceil(sides as u32));
        sides += 1;
    }
    table
};

impl Stream {
    fn face(&mut self, sides: u8) -> u8 {
        let (fair, reciprocal) = SIDES[usize::from(sides)];
        loop {
            if self.used == self.bytes.len() {
                self.generator.fill_bytes(&mut self.bytes);
                self.used = 0;
            }
            let byte = self.bytes[self.used];
            self.used += 1;
            if u16::from(byte) < fair {
                let quotient = (u32::from(byte) * reciprocal) >> 16;
                #[expect(
                    clippy::cast_possible_truncation,
                    reason = "a remainder is below `sides`"
                )]
                return (u32::from(byte) - quotient * u32::from(sides)) as u8 + 1;
            }
        }
    }
}

impl Dice {
    fn of(source: Source) -> Self {
        Self {
            source,
            rolled: Vec::new(),
        }
    }

    /// Dice that show exactly these faces, in order. [`Dice::finish`] checks that all of them were used, and no more.
    pub fn scripted(faces: &[u8]) -> Self {
        Self::of(Source::Script(Script::of(faces)))
    }

    /// [`Dice::scripted`] with names for what is drawn, as people write it in a transcript.
    pub fn scripted_by_name(faces: &[Face]) -> Self {
        let mut script = Script::of(&[]);
        for face in faces {
            script.give(face);
        }
        Self::of(Source::Script(script))
    }

    /// Dice that show what the walk decides.
    pub(crate) fn walked(path: Arc<Mutex<Path>>) -> Self {
        Self::of(Source::Walk {
            path,
            spare: Key([0; 32]).stream(0),
        })
    }

    /// Rolls one die: 1 to `sides`, both included (ruling X5).
    ///
    /// # Panics
    /// If `sides` is 0.
    pub fn roll(&mut self, sides: u8) -> u8 {
        assert!(sides > 0, "a die has at least one side");
        let face = match &mut self.source {
            Source::Stream(stream) => stream.face(sides),
            Source::Script(script) => script.face(self.rolled.len(), sides),
            Source::Walk { path, spare } => {
                let walked = locked(path).face(sides);
                walked.unwrap_or_else(|| spare.face(sides))
            }
        };
        self.rolled.push(face);
        face
    }

    /// Rolls `count` six-sided dice whose order does not matter, and returns how many show each face. The same as rolling them one after
    /// the other, but chance can be walked by counts instead of by faces.
    pub fn hand(&mut self, count: u8) -> Hand6 {
        let mut counts = [0; SIX];
        if let Source::Walk { path, .. } = &self.source
            && let Some(walked) = locked(path).hand(count)
        {
            for (face, shown) in (1..).zip(walked) {
                self.rolled
                    .extend(std::iter::repeat_n(face, usize::from(shown)));
            }
            return walked;
        }
        for _ in 0..count {
            counts[usize::from(self.roll(6)) - 1] += 1;
        }
        counts
    }

    /// A position in a row of `count` things, from 0: a die of `count` sides, less one.
    ///
    /// # Panics
    /// If `count` is 0 or above 255.
    pub fn index(&mut self, count: usize) -> usize {
        let sides = u8::try_from(count).expect("a die has at most 255 sides");
        usize::from(self.roll(sides)) - 1
    }

    /// [`Dice::index`] among things that have names, such as the cards in a bag: `names` gives every name of the thing at a position,
    /// the one to write first. Named faces ([`Face::Name`]) find their positions by it; a record still has the number.
    ///
    /// # Panics
    /// If `count` is 0 or above 255.
    pub fn draw<N>(&mut self, count: usize, names: impl Fn(usize) -> N) -> usize
    where
        N: IntoIterator<Item = &'static str>,
    {
        if let Source::Script(script) = &mut self.source {
            script.find(self.rolled.len(), count, names);
        }
        self.index(count)
    }

    /// The faces shown so far.
    pub fn rolled(&self) -> &[u8] {
        &self.rolled
    }

    /// Drops the faces shown so far, for playouts, which keep no record.
    pub fn forget(&mut self) {
        self.rolled.clear();
    }

    /// The faces of the ply, or what did not fit: scripted faces that were missing, impossible or left over.
    pub fn finish(self) -> Result<Vec<u8>, DiceError> {
        if let Source::Script(script) = self.source {
            script.finish(self.rolled.len())?;
        }
        Ok(self.rolled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_is_the_remainder_of_its_byte() {
        for sides in 1..=255u8 {
            let (fair, reciprocal) = SIDES[usize::from(sides)];
            assert_eq!(fair, 256 - 256 % u16::from(sides));
            for byte in 0..=255u8 {
                let quotient = (u32::from(byte) * reciprocal) >> 16;
                assert_eq!(quotient, u32::from(byte / sides), "{byte} / {sides}");
            }
        }
    }

    /// Any change to these faces breaks the audit of every table ever played. They were computed apart, from the definition of
    /// `ChaCha20`; its key stream for the zero key begins 76 b8 e0 ad, and 0x76 = 118 = 19 * 6 + 4 makes the first face a 5.
    #[test]
    fn the_first_hundred_faces_of_the_zero_key_never_change() {
        let mut dice = Key([0; 32]).dice(0);
        let faces: String = (0..100).map(|_| char::from(b'0' + dice.roll(6))).collect();
        assert_eq!(
            faces,
            "55365221545263454125544311612622366544146134513252\
             55416544345563424524333125243264651664116335346445"
        );
    }

    #[test]
    fn a_ply_has_a_stream_of_its_own() {
        let key = Seed([7; 32]).key(["tea", "tee"]);
        let faces = |ply| -> Vec<u8> {
            let mut dice = key.dice(ply);
            (0..20).map(|_| dice.roll(6)).collect()
        };
        assert_eq!(faces(3), faces(3));
        assert_ne!(faces(3), faces(4));
    }

    #[test]
    fn words_cannot_be_shifted_between_players() {
        let seed = Seed([1; 32]);
        assert_ne!(seed.key(["ab", "c"]), seed.key(["a", "bc"]));
        assert_ne!(seed.key(["", "a"]), seed.key(["a", ""]));
    }

    #[test]
    fn every_face_comes_up_and_none_beyond() {
        let mut dice = Seed([3; 32]).key([]).dice(1);
        for sides in 1..=255 {
            let mut seen = [0u32; 256];
            for _ in 0..4000 {
                seen[usize::from(dice.roll(sides))] += 1;
            }
            let (inside, outside) = (
                &seen[1..=usize::from(sides)],
                &seen[usize::from(sides) + 1..],
            );
            assert_eq!(seen[0], 0);
            assert!(outside.iter().all(|n| *n == 0), "{sides} sides");
            if sides <= 20 {
                assert!(inside.iter().all(|n| *n > 0), "{sides} sides: {inside:?}");
            }
        }
    }

    #[test]
    fn seating_is_a_permutation_and_every_order_comes_up() {
        let mut orders = std::collections::BTreeSet::new();
        for byte in 0..=255 {
            let mut order = Seed([byte; 32]).key([]).seating(3);
            orders.insert(order.clone());
            order.sort_unstable();
            assert_eq!(order, [0, 1, 2]);
        }
        assert_eq!(orders.len(), 6);
    }

    #[test]
    fn scripted_faces_must_fit_exactly() {
        let after = |rolls: u8| {
            let mut dice = Dice::scripted(&[6, 1]);
            for _ in 0..rolls {
                dice.roll(6);
            }
            dice.finish()
        };
        assert_eq!(
            after(1).unwrap_err().to_string(),
            "1 dice are rolled, but 2 faces are given"
        );
        assert_eq!(after(2).unwrap(), [6, 1]);
        assert_eq!(
            after(3).unwrap_err().to_string(),
            "a die of 6 sides is rolled as number 3, but no face is given for it"
        );
        let mut dice = Dice::scripted(&[7]);
        dice.roll(6);
        assert_eq!(
            dice.finish().unwrap_err().to_string(),
            "face 1 is 7, on a die of 6 sides"
        );
    }

    #[test]
    fn secrets_are_not_printed() {
        let seed = Seed([0x55; 32]);
        let shown = format!("{seed:?} {:?} {:?}", seed.key([]), seed.key([]).dice(0));
        assert!(!shown.contains("85") && !shown.contains("55"), "{shown}");
    }
}
