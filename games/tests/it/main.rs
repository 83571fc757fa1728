//! What holds for every game in the list: its rulings, the laws under random play, a playthrough, the record.

mod golden;
mod laws;
mod records;
mod rulings;
mod transcripts;
