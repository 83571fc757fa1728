//! The seats of a lobby that are kept for people who are invited.

use db::{Invitation, StoredTable, WallTime};

use crate::texts::{Text, refusals as r};
use crate::time::moment::{Style, moment};
use crate::words;

/// Until when a seat is kept, as everybody reads it on their own clock.
pub(crate) fn until(at: WallTime) -> String {
    moment(at, Style::Time)
}

/// The seats that are kept at a moment.
pub(crate) fn kept(table: &StoredTable, now: WallTime) -> impl Iterator<Item = &Invitation> {
    let all = table.invitations.iter();
    all.filter(move |invitation| invitation.keeps_seat(now))
}

/// Why nobody else can sit down, if the free seats are kept.
pub(crate) fn all_kept(table: &StoredTable, now: WallTime) -> Option<Text> {
    let kept = kept(table, now).map(|invitation| {
        let name = words::safe_name(&invitation.name);
        r::kept_until(name, until(invitation.until))
    });
    let kept: Vec<Text> = kept.collect();
    (!kept.is_empty()).then(|| r::seats_are_kept(kept))
}
