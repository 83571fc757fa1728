//! The formats that a storage can have, of which an older one is migrated, and one that this program does not know is refused.

use crate::error::{Error, Result};

/// The formats of one engine, oldest first. The statements of the first make a storage of that format, those of each of the others bring
/// one from the format before to its own. A statement of a released one is never edited.
pub(crate) struct Formats(pub(crate) &'static [(u32, &'static str)]);

impl Formats {
    /// The format that this program writes.
    pub(crate) fn newest(&self) -> u32 {
        self.0.last().map_or(0, |(format, _)| *format)
    }

    /// Those that a storage of this format has to be brought to; 0 is an empty one.
    pub(crate) fn after(&self, found: u32) -> impl Iterator<Item = (u32, &'static str)> {
        let all = self.0.iter().copied();
        all.filter(move |(format, _)| *format > found)
    }

    /// Fails with `Unreleased` or `Newer` if this program cannot read it.
    pub(crate) fn known(&self, found: u32) -> Result<u32> {
        let (oldest, known) = (self.0[0].0, self.newest());
        if found < oldest {
            Err(Error::Unreleased { found, oldest })
        } else if found > known {
            Err(Error::Newer { found, known })
        } else {
            Ok(found)
        }
    }

    /// Fails with `Older`, or with `Foreign` for an empty one.
    pub(crate) fn assert_newest(&self, found: u32) -> Result<()> {
        let known = self.newest();
        match found {
            0 => Err(Error::Foreign),
            found if found == known => Ok(()),
            found => Err(Error::Older { found, known }),
        }
    }
}
