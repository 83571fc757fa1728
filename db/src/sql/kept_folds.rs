//! What the results of a server, or of all that share theirs, add up to, so that the first leaderboard after a start need not read them
//! all. Rows here may be deleted at any time, and are as soon as they can no longer be continued.

use games::notation::hex;
use rusqlite::params;
use sha2::{Digest, Sha256};

use super::counters;
use super::rows::Tx;
use crate::error::Result;

/// So many bytes go into a row: no write holds up a move for long.
const PART: usize = 256 << 10;

/// What is kept of one fold: bytes of the caller's, in parts that are stored one by one.
#[derive(Debug)]
pub struct KeptFold {
    /// The server, or none for all that share their results.
    guild: Option<String>,
    /// [`ResultsVersion::rewrites`](crate::ResultsVersion::rewrites) when it was folded.
    rewrites: i64,
    bytes: Vec<u8>,
    digest: String,
}

impl KeptFold {
    /// What was folded for a server, or for all that share their results, at this count of rewrites.
    pub fn new(guild: Option<String>, rewrites: i64, bytes: Vec<u8>) -> Self {
        let digest = hex(&Sha256::digest(&bytes));
        Self {
            guild,
            rewrites,
            bytes,
            digest,
        }
    }

    /// How many parts it has.
    pub fn parts(&self) -> usize {
        self.bytes.len().div_ceil(PART)
    }

    fn part(&self, number: usize) -> &[u8] {
        let end = self.bytes.len().min((number + 1) * PART);
        &self.bytes[number * PART..end]
    }
}

impl Tx<'_> {
    /// Stores a part of a fold; the first one deletes what was kept before. False if results have been rewritten since it was folded: then
    /// nothing is stored.
    ///
    /// # Panics
    /// If it has no such part.
    pub fn keep_fold_part(self, fold: &KeptFold, number: usize) -> Result<bool> {
        let guild = fold.guild.as_deref();
        if counters::held_rewrites(self, guild)? != fold.rewrites {
            return Ok(false);
        }
        let key = guild.unwrap_or_default();
        if number == 0 {
            counters::drop_fold(self, key)?;
        }
        let sql = "INSERT INTO kept_folds (guild, part, parts, digest, bytes) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT (guild, part) DO UPDATE SET parts = excluded.parts, digest = excluded.digest, bytes = excluded.bytes";
        let part = i64::try_from(number).unwrap_or(i64::MAX);
        let parts = i64::try_from(fold.parts()).unwrap_or(i64::MAX);
        let values = params![key, part, parts, fold.digest, fold.part(number)];
        self.execute(sql, values)?;
        Ok(true)
    }

    /// What was kept for a server, or for all that share their results; `None` unless all parts of one fold are there.
    pub fn kept_fold(self, guild: Option<&str>) -> Result<Option<Vec<u8>>> {
        let sql = "SELECT parts, digest, bytes FROM kept_folds WHERE guild = ?1 ORDER BY part";
        let parts: Vec<(i64, String, Vec<u8>)> =
            self.all(sql, params![guild.unwrap_or_default()], |row| {
                Ok((row.get(0)?, row.get(1)?, row.get(2)?))
            })?;
        let Some((count, expected, _)) = parts.first() else {
            return Ok(None);
        };
        let is_whole = usize::try_from(*count) == Ok(parts.len());
        let expected = expected.clone();
        let bytes: Vec<u8> = parts.into_iter().flat_map(|(.., bytes)| bytes).collect();
        Ok((is_whole && hex(&Sha256::digest(&bytes)) == expected).then_some(bytes))
    }
}
