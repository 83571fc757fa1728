//! Runs the transcripts in a Markdown file: fenced blocks marked `transcript`, each a short game or a part of one.
//!
//! | Line | Meaning |
//! | --- | --- |
//! | `noodle line=4 seats=3 [3 5 6]` | first line: game, options, seats; the faces of the setup, if it rolls any |
//! | `rollhouse record 1` | first line: a record follows, and the transcript begins where it ends |
//! | `A keep-4 [2 2]` | seat, move, and the faces that it must consume exactly |
//! | `A take-flip [3 plus1]` | the same, with the name of a card in place of its face |
//! | `12 A keep-4 [2 2] by clock` | the same as a record has it: this must be ply 12 |
//! | `A keep-4 !illegal` | must be refused, and why: `over`, `not-seated`, `not-your-turn`, `stale`, `illegal` |
//! | `A keep-4 @3 !stale` | the same on a screen that was drawn at ply 3 |
//! | `A roll !dice [7]` | the faces must be refused: too few, too many, or impossible |
//! | `A idles roll [2 2]` | the player is away: the idle move must be this one, and it is played |
//! | `A resigns [2 2]` | leaves the table |
//! | `legal A: roll stop` | exactly these moves, in any order; nothing after the colon: none |
//! | `to act: B C` | exactly these seats; nothing after the colon: the table is over |
//! | `view B: ...` | the board as the player on B sees it, its lines joined by ` / `; `-` for B: the public |
//! | `sees B: ...` | this text is somewhere on the screen of B (title, board, scores, controls, help); `-`: the public |
//! | `hides B: ...` | this text is nowhere on it |
//! | `sees B @four: ...` | the same while the screen's focus is on `four`; also with `hides` and `view` |
//! | `> ...` | the whole public board, line by line |
//! | `= A 1st 20, B left 3` | over, with this outcome |
//! | `# ...` | a comment |
//!
//! A line that only looks can fail alone: the lines after it still run. After a move that should have been played and was not, the
//! position is not the one that was meant, so the rest of the block is left out.
//!
//! A block belongs to the rulings named in the heading above it (`### N4, N5. Title`). A ruling that no transcript can show has a
//! line `No transcript: reason` instead.

mod markdown;
mod opening;
mod play;
mod spelling;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt;

use crate::registry::{EARLIER, GAMES, GameType};

use markdown::Item;

/// The results of a file's transcripts.
#[derive(Debug, Default)]
pub struct Report {
    /// How many blocks were run.
    pub transcripts: usize,
    /// Every line that failed, in the order of the file.
    pub failures: Vec<Failure>,
    /// The rulings with transcripts, all of which passed.
    pub shown: BTreeSet<String>,
    /// The rulings without a transcript, and the reason given.
    pub unshown: BTreeMap<String, String>,
}

/// A line that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// As given to [`run`].
    pub file: String,
    /// From 1.
    pub line: usize,
    /// What is written there.
    pub text: String,
    /// What the line claims.
    pub expected: String,
    /// What happened instead.
    pub happened: String,
    /// How many later lines were not run, because the position is no longer the intended one.
    pub skipped: usize,
}

impl Failure {
    fn of(file: &str, (line, text): (usize, &str), miss: Miss, skipped: usize) -> Self {
        let Miss { expected, happened } = miss;
        Self {
            file: file.to_owned(),
            line,
            text: text.to_owned(),
            expected,
            happened,
            skipped,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}: {}", self.file, self.line, self.text)?;
        writeln!(f, "  expected: {}", self.expected)?;
        write!(f, "  happened: {}", self.happened)?;
        match self.skipped {
            0 => Ok(()),
            1 => write!(f, "\n  not run: the line after it"),
            lines => write!(f, "\n  not run: the {lines} lines after it"),
        }
    }
}

impl Error for Failure {}

/// Runs every transcript of a Markdown text, with the games of [`crate::registry`]. `file` is only a name for failures.
pub fn run(file: &str, markdown: &str) -> Report {
    let games: Vec<&dyn GameType> = GAMES.iter().chain(EARLIER).copied().collect();
    run_with(&games, file, markdown)
}

/// [`run`] with these games. If two of them are editions of one game, the first is the one that a transcript means.
pub fn run_with(games: &[&dyn GameType], file: &str, markdown: &str) -> Report {
    let mut report = Report::default();
    // A ruling that also has a transcript that fails is not shown.
    let mut failed = BTreeSet::new();
    for item in markdown::items(markdown) {
        match item {
            Item::Reason { rulings, reason } => {
                let reasons = rulings.into_iter().map(|id| (id, reason.to_owned()));
                report.unshown.extend(reasons);
            }
            Item::Transcript { lines, rulings } => {
                report.transcripts += 1;
                let failures = play::run(file, games, &lines);
                if failures.is_empty() {
                    report.shown.extend(rulings);
                } else {
                    failed.extend(rulings);
                }
                report.failures.extend(failures);
            }
            Item::Wrong { line, miss } => {
                report.failures.push(Failure::of(file, line, miss, 0));
            }
        }
    }
    report.shown.retain(|ruling| !failed.contains(ruling));
    report
}

/// What a line claims, and what happened instead.
#[derive(Debug)]
struct Miss {
    expected: String,
    happened: String,
}

fn miss(expected: impl Into<String>, happened: impl Into<String>) -> Miss {
    Miss {
        expected: expected.into(),
        happened: happened.into(),
    }
}
