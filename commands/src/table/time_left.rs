//! How long the players have who are to act, for people who have to wait for them.

use games::outcome::Status;
use games::seat::Seat;

use crate::state::active::ActiveTable;
use crate::texts::{Text, refusals as r};
use crate::time::moment::{Style, moment};
use crate::time::uptime::Now;

/// The seats that are to act.
pub(crate) fn to_act(active: &ActiveTable) -> impl Iterator<Item = Seat> {
    let acting = match active.game().status() {
        Status::ToAct(seats) => Some(seats),
        Status::Over(_) => None,
    };
    acting.into_iter().flatten()
}

/// `Ben's time is up in 3 hours; then the safest move is played (ruling X3).` `None` where no clock runs.
pub(crate) fn sentence(active: &ActiveTable, now: Now) -> Option<Text> {
    let times = to_act(active).filter_map(|seat| {
        let deadline = active.clocks().deadline(seat, now)?;
        let moment = moment(deadline, Style::Relative);
        Some(r::time_is_up(active.names.of(seat), moment))
    });
    let times: Vec<Text> = times.collect();
    (!times.is_empty()).then(|| r::then_safest_move(times))
}
