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

/// At least three backticks, and the word after them.
#[derive(Clone, Copy)]
struct Fence<'a> {
    width: usize,
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
            match fence.filter(|fence| fence.width >= open.fence.width) {
                Some(Fence { info: "", .. }) => {
                    if open.fence.info == MARK {
                        items.push(Item::Transcript {
                            lines: std::mem::take(&mut open.lines),
                            rulings: rulings.clone(),
                        });
                    }
                    block = None;
                }
                // A block that only shows a transcript needs a longer fence than the transcript.
                Some(Fence { info: MARK, .. }) if open.fence.info != MARK => {
                    let start = open.lines[0].0;
                    items.push(wrong(miss(
                        format!("the block that begins in line {start} ends before a transcript"),
                        "it has not ended, so this transcript is part of it",
                    )));
                }
                _ => open.lines.push((line, text)),
            }
            continue;
        }
        if is_meant(text) && fence.is_none_or(|fence| fence.info != MARK) {
            let happened = format!("{text}, which is not run");
            items.push(wrong(miss(format!("```{MARK}"), happened)));
        }
        if let Some(fence) = fence {
            let lines = vec![(line, text)];
            block = Some(Open { fence, lines });
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
        let end = "`".repeat(fence.width);
        items.push(Item::Wrong {
            line: lines[0],
            miss: miss(format!("a line {end} that ends the block"), "the file ends"),
        });
    }
    items
}

impl<'a> Fence<'a> {
    fn of(text: &'a str) -> Option<Self> {
        let info = text.trim_start_matches('`');
        let width = text.len() - info.len();
        // Words between backticks are code in a line of prose.
        (width >= 3 && !info.contains('`')).then_some(Self {
            width,
            info: info.trim(),
        })
    }
}

/// Whether somebody who typed this meant to begin a transcript: that is part of the first word, or at most two of its letters are wrong.
fn is_meant(text: &str) -> bool {
    let info = text.trim_start_matches(['`', '~']);
    let word = info.split_whitespace().next().unwrap_or("");
    let word = word.to_ascii_lowercase();
    // Words between backticks are code in a line of prose.
    info.len() < text.len()
        && !info.contains('`')
        && (word.contains(MARK) || strsim::levenshtein(&word, MARK) <= 2)
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
