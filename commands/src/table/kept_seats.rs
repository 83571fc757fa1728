//! The seats of a lobby that are kept for people who are invited.

use db::{Invitation, StoredTable, WallTime};

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
pub(crate) fn all_kept(table: &StoredTable, now: WallTime) -> Option<String> {
    let kept: Vec<String> = kept(table, now)
        .map(|invitation| {
            format!(
                "{} until {}",
                words::safe_name(&invitation.name),
                until(invitation.until)
            )
        })
        .collect();
    (!kept.is_empty()).then(|| {
        format!(
            "Every free seat is kept for somebody who is invited: {}.",
            words::list(&kept)
        )
    })
}
