//! The seats of a lobby that are kept for people who are invited.

use db::WallTime;

use crate::state::active::ActiveTable;
use crate::texts::{Text, refusals as r};
use crate::time::moment::{Style, moment};
use crate::words;

/// Until when a seat is kept, as everybody reads it on their own clock.
pub(crate) fn until(at: WallTime) -> String {
    moment(at, Style::Time)
}

/// Why nobody else can sit down, if the free seats are kept.
pub(crate) fn all_kept(lobby: &ActiveTable, now: WallTime) -> Option<Text> {
    let kept = lobby.table.kept(now).map(|guest| {
        let name = words::safe_name(lobby.plain_name(guest.person));
        r::kept_until(name, until(guest.until))
    });
    let kept: Vec<Text> = kept.collect();
    (!kept.is_empty()).then(|| r::seats_are_kept(kept))
}
