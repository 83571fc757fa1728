//! What the board of a finished table says for good: another result, and a rematch, change nothing of it.

/// The story of a table that is over, in Markdown.
pub(crate) struct Ending {
    /// How it was won, in a sentence.
    pub won: String,
    /// What else is worth telling, in whole lines.
    pub story: String,
    /// How long it took, as the last line.
    pub length: String,
}
