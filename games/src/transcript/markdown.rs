//! Finds the transcripts of a Markdown file: its fenced blocks, and the headings above them.

use super::{Miss, miss};

/// The word that marks a transcript.
const MARK: &str = "transcript";

/// Something in the file that matters here.
pub(super) enum Item<'a> {
    /// A transcript: its lines with their numbers, that of the fence first, and the rulings of the heading above it.
    Transcript {
        lines: Vec<(usize, &'a str)>,
        rulings: Vec<String>,
    },
    /// Why these rulings have no transcript.
    Reason {
        rulings: Vec<String>,
        reason: &'a str,
    },
    /// A line because of which a transcript would not run.
    Wrong { line: (usize, &'a str), miss: Miss },
}

/// A line of backticks or tildes.
#[derive(Clone, Copy)]
struct Fence<'a> {
    mark: char,
    /// How many of them.
    width: usize,
    /// The words after them.
    info: &'a str,
}

/// A block that has not ended yet.
struct Open<'a> {
    fence: Fence<'a>,
    lines: Vec<(usize, &'a str)>,
}

/// Everything in the file that matters here, in order.
pub(super) fn items(markdown: &str) -> Vec<Item<'_>> {
    let mut items = Vec::new();
    let mut rulings: Vec<String> = Vec::new();
    let mut block: Option<Open> = None;
    for (line, text) in (1..).zip(markdown.lines()) {
        let text = text.trim();
        let fence = Fence::of(text);
        let wrong = |miss| Item::Wrong {
            line: (line, text),
            miss,
        };
        if let Some(open) = &mut block {
            match fence {
                Some(fence) if fence.ends(&open.fence) => {
                    if open.fence.is_transcript() {
                        items.push(Item::Transcript {
                            lines: std::mem::take(&mut open.lines),
                            rulings: rulings.clone(),
                        });
                    }
                    block = None;
                }
                // A block that only shows a transcript needs a longer fence than the transcript.
                Some(fence)
                    if !open.fence.is_transcript()
                        && fence.is_transcript()
                        && (fence.mark, fence.width) >= (open.fence.mark, open.fence.width)
                        && fence.mark == open.fence.mark =>
                {
                    let start = open.lines[0].0;
                    items.push(wrong(miss(
                        format!("the block that begins in line {start} ends before a transcript"),
                        "it has not ended, so this transcript is part of it",
                    )));
                }
                _ => open.lines.push((line, text)),
            }
        } else if let Some(fence) = fence {
            if let Some(miss) = fence.mistyped() {
                items.push(wrong(miss));
            }
            if fence.width >= 3 {
                let lines = vec![(line, text)];
                block = Some(Open { fence, lines });
            }
        } else if let Some(heading) = text.strip_prefix('#') {
            rulings = ids(heading);
        } else if let Some(reason) = text.strip_prefix("No transcript:") {
            items.push(Item::Reason {
                rulings: rulings.clone(),
                reason: reason.trim(),
            });
        }
    }
    if let Some(Open { fence, lines }) = block {
        let end = fence.mark.to_string().repeat(fence.width);
        let what = if fence.is_transcript() {
            "transcript"
        } else {
            "block"
        };
        items.push(Item::Wrong {
            line: lines[0],
            miss: miss(
                format!("a line {end} that ends the {what}"),
                "the file ends",
            ),
        });
    }
    items
}

impl<'a> Fence<'a> {
    fn of(text: &'a str) -> Option<Self> {
        let mark = text.chars().next().filter(|mark| "`~".contains(*mark))?;
        let info = text.trim_start_matches(mark);
        let width = text.len() - info.len();
        // Words between backticks are code in a line of prose.
        let prose = info.contains('`') || (width < 3 && !info.is_empty() && !is_nearly(info));
        (!prose).then_some(Self {
            mark,
            width,
            info: info.trim(),
        })
    }

    fn is_transcript(&self) -> bool {
        self.width >= 3 && self.info.eq_ignore_ascii_case(MARK)
    }

    fn ends(&self, open: &Self) -> bool {
        self.info.is_empty() && self.mark == open.mark && self.width >= open.width
    }

    /// What is wrong with a fence that was meant to begin a transcript and does not.
    fn mistyped(&self) -> Option<Miss> {
        let first = self.info.split_whitespace().next()?;
        (is_nearly(first) && !self.is_transcript()).then(|| {
            let fence = self.mark.to_string().repeat(self.width.max(3));
            let found = self.mark.to_string().repeat(self.width);
            miss(
                format!("{fence}{MARK}"),
                format!("{found}{}, which is not run", self.info),
            )
        })
    }
}

/// Whether somebody who typed this meant to write `transcript`: it is part of the word, or at most two letters are wrong.
fn is_nearly(word: &str) -> bool {
    let word = word.trim().to_ascii_lowercase();
    word.contains(MARK) || distance(&word, MARK) <= 2
}

/// How many letters have to be added, removed or replaced to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (column, wanted) in other.iter().enumerate() {
            let replaced = corner + usize::from(letter != *wanted);
            corner = row[column + 1];
            row[column + 1] = replaced.min(corner + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

/// The rulings named in a heading: a capital letter and digits, at the start of a word.
fn ids(heading: &str) -> Vec<String> {
    heading
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .is_some_and(|first| first.is_ascii_uppercase())
                && word.len() > 1
                && letters.all(|rest| rest.is_ascii_digit())
        })
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_too_many_too_few_or_wrong_is_one_step() {
        for (word, steps) in [
            ("transcript", 0),
            ("transcripts", 1),
            ("transcipt", 1),
            ("transkript", 1),
            ("trasncript", 2),
            ("typescript", 3),
            ("", 10),
        ] {
            assert_eq!(distance(word, MARK), steps, "{word}");
        }
    }
}
