//! How long the players have who are to act, for people who have to wait for them.

use games::outcome::Status;
use games::seat::Seat;

use crate::state::active::ActiveTable;
use crate::time::moment::{Style, moment};
use crate::time::uptime::Now;

/// `Ben's time is up in 3 hours; then the safest move is played (ruling X3).` Empty where no clock runs.
pub(crate) fn sentence(active: &ActiveTable, now: Now) -> String {
    let acting: Vec<Seat> = match active.game().status() {
        Status::ToAct(seats) => seats.into_iter().collect(),
        Status::Over(_) => Vec::new(),
    };
    let times = acting.iter().filter_map(|seat| {
        let deadline = active.clocks().deadline(*seat, now)?;
        let name = active.names.of(*seat);
        Some(format!(
            "{name}'s time is up {}",
            moment(deadline, Style::Relative)
        ))
    });
    let times: Vec<String> = times.collect();
    if times.is_empty() {
        String::new()
    } else {
        format!(
            " {}; then the safest move is played (ruling X3).",
            times.join(", ")
        )
    }
}
