//! How interactions reach the bot: through shards, of which serenity has a list, or over HTTP. Shards are the connections to Discord's
//! gateway; each gets the interactions of a part of the servers.

use std::collections::HashMap;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::Deserialize;
use serenity::all::{ConnectionStage, ShardId, ShardManager, ShardRunnerInfo};

/// The shards of a process: all of a bot's, or some that follow each other while other processes have the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    first: u32,
    last: u32,
    pub(crate) of: u32,
}

/// Why a text is not a [`ShardRange`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongShards {
    #[error("`{0}` is neither a number of shards, such as 16, nor a part of them, such as 0-3/16")]
    Unknown(String),
    #[error("in `{0}` the first shard comes after the last")]
    Reversed(String),
    #[error("in `{text}` a shard is too high: they are counted from 0, so the last of {of} is {}", .of - 1)]
    TooHigh {
        text: String,
        /// How many there are.
        of: u32,
    },
}

impl ShardRange {
    /// All shards of a bot, at least one.
    pub(crate) fn all(of: u32) -> Self {
        let of = of.max(1);
        Self {
            first: 0,
            last: of - 1,
            of,
        }
    }

    /// Whether other processes have shards, too.
    pub fn is_part(self) -> bool {
        self.last - self.first + 1 < self.of
    }

    pub(crate) fn ids(self) -> RangeInclusive<u32> {
        self.first..=self.last
    }
}

/// Reads `16` (all of sixteen), `0-3/16` (the first four of them) or `5/16` (one).
impl FromStr for ShardRange {
    type Err = WrongShards;

    fn from_str(text: &str) -> Result<Self, WrongShards> {
        let unknown = || WrongShards::Unknown(text.to_owned());
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| unknown());
        let Some((part, of)) = text.split_once('/') else {
            return match number(text)? {
                0 => Err(unknown()),
                of => Ok(Self::all(of)),
            };
        };
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last, of) = (number(first)?, number(last)?, number(of)?);
        if of == 0 {
            return Err(unknown());
        }
        if first > last {
            return Err(WrongShards::Reversed(text.to_owned()));
        }
        if last >= of {
            let text = text.to_owned();
            return Err(WrongShards::TooHigh { text, of });
        }
        Ok(Self { first, last, of })
    }
}

/// The shard that identifies itself to Discord with this frame, if it is such a frame. Source:
/// <https://discord.com/developers/docs/events/gateway-events#identify>
pub(crate) fn identifying_shard(frame: &str) -> Option<u64> {
    const IDENTIFY: u8 = 2;
    #[derive(Deserialize)]
    struct Frame<D> {
        op: u8,
        d: D,
    }
    #[derive(Deserialize)]
    struct Identify {
        #[serde(default)]
        shard: (u64, u64),
    }
    let frame: Frame<Identify> = serde_json::from_str(frame).ok()?;
    (frame.op == IDENTIFY).then_some(frame.d.shard.0)
}

/// Whether a shard asks Discord with this frame for what its session missed. Source:
/// <https://discord.com/developers/docs/events/gateway-events#resume>
pub(crate) fn resumes(frame: &str) -> bool {
    const RESUME: u8 = 6;
    #[derive(Deserialize)]
    struct Frame {
        op: u8,
    }
    serde_json::from_str(frame).is_ok_and(|frame: Frame| frame.op == RESUME)
}

/// How interactions reach the bot.
pub(crate) enum Link {
    Gateway(Arc<ShardManager>),
    /// Over HTTP; whether Discord could be reached when that was last tried.
    Http(Arc<AtomicBool>),
}

impl Link {
    /// How many connections to Discord there are, and how many there should be.
    pub(crate) async fn connected(&self) -> (usize, usize) {
        match self {
            Self::Gateway(manager) => connected(&manager.runners).await,
            Self::Http(reachable) => (usize::from(reachable.load(Ordering::Relaxed)), 1),
        }
    }
}

/// serenity's list of shards.
pub(crate) type Shards = tokio::sync::Mutex<HashMap<ShardId, ShardRunnerInfo>>;

/// How many shards are connected, and how many there are. A gateway that blocks while it holds the lock keeps the list from
/// everybody, so a list that cannot be had in time counts as empty.
pub(crate) async fn connected(shards: &Shards) -> (usize, usize) {
    let Ok(shards) = tokio::time::timeout(Duration::from_secs(1), shards.lock()).await else {
        return (0, 0);
    };
    let up = shards
        .values()
        .filter(|shard| shard.stage == ConnectionStage::Connected);
    (up.count(), shards.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_frame_with_which_a_shard_identifies_itself_counts() {
        let identify = r#"{"op":2,"d":{"token":"t","shard":[3,16],"intents":0}}"#;
        assert_eq!(identifying_shard(identify), Some(3));
        for other in [
            r#"{"op":1,"d":7}"#,
            r#"{"op":1,"d":null}"#,
            r#"{"op":6,"d":{"token":"t","session_id":"s","seq":7}}"#,
            "",
        ] {
            assert_eq!(identifying_shard(other), None, "{other}");
        }
    }

    #[test]
    fn only_the_frame_with_which_a_shard_resumes_counts() {
        let resume = r#"{"op":6,"d":{"token":"t","session_id":"s","seq":7}}"#;
        assert!(resumes(resume));
        for other in [r#"{"op":1,"d":6}"#, r#"{"op":2,"d":{"op":6}}"#, ""] {
            assert!(!resumes(other), "{other}");
        }
    }

    #[test]
    fn shards_are_read_as_they_are_written() {
        let read = |text: &str| {
            let range: ShardRange = text
                .parse()
                .map_err(|wrong: WrongShards| wrong.to_string())?;
            Ok::<_, String>((range.ids(), range.of, range.is_part()))
        };
        assert_eq!(read("16"), Ok((0..=15, 16, false)));
        assert_eq!(read("0-3/16"), Ok((0..=3, 16, true)));
        assert_eq!(read(" 5 / 16 "), Ok((5..=5, 16, true)));
        assert_eq!(read("0/1"), Ok((0..=0, 1, false)));
        assert_eq!(read("0-15/16"), Ok((0..=15, 16, false)));
        for (text, words) in [
            ("", "neither a number"),
            ("0", "neither a number"),
            ("-1", "neither a number"),
            ("0-3", "neither a number"),
            ("0-3/0", "neither a number"),
            ("a-b/16", "neither a number"),
            ("0-3/16/2", "neither a number"),
            ("1-2-3/16", "neither a number"),
            ("3-0/16", "the first shard comes after the last"),
            ("0-16/16", "the last of 16 is 15"),
            (
                "4294967295/4294967295",
                "the last of 4294967295 is 4294967294",
            ),
        ] {
            let wrong = read(text).expect_err(text);
            assert!(wrong.contains(words), "{text}: {wrong}");
        }
    }
}
