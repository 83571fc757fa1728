//! What people read about the clocks of a table.

use db::WallTime;
use games::names::Names;
use games::seat::Seat;

use tables::clocks::Clocks;
use tables::time::Now;

use crate::texts::boards as t;
use crate::time::moment::{Style, moment, needs_day};

/// Until when the seats have to decide for which `shown` holds.
pub(crate) fn until_when(
    clocks: &Clocks,
    names: &Names,
    now: Now,
    shown: impl Fn(Seat) -> bool,
) -> String {
    let mut all: Vec<(WallTime, Vec<String>)> = Vec::new();
    for seat in (0..clocks.seats()).map(Seat::new) {
        let Some(deadline) = clocks.deadline(seat, now).filter(|_| shown(seat)) else {
            continue;
        };
        match all.iter_mut().find(|(at, _)| *at == deadline) {
            Some((_, who)) => who.push(names.of(seat)),
            None => all.push((deadline, vec![names.of(seat)])),
        }
    }
    let parts: Vec<String> = all
        .into_iter()
        .map(|(deadline, who)| {
            let style = if needs_day(deadline, now.wall) {
                Style::DateAndTime
            } else {
                Style::Time
            };
            let (time, left) = (moment(deadline, style), moment(deadline, Style::Relative));
            t::has_until(names.lang(), who.len() == 1, &who, time, left)
        })
        .collect();
    parts.join(" · ")
}

/// The lines of the board about time: deadlines only once little time is left. At a rated table they say what it means to be away.
pub(crate) fn lines(clocks: &Clocks, names: &Names, now: Now, rated: bool) -> Vec<String> {
    let (mut lines, lang) = (Vec::new(), names.lang());
    if clocks.paused() {
        lines.push(t::PAUSED.say(lang).to_owned());
    }
    let soon = until_when(clocks, names, now, |seat| clocks.is_late(seat, now));
    if !soon.is_empty() {
        lines.push(soon);
    }
    let seats = (0..clocks.seats()).map(Seat::new);
    let (barred, away): (Vec<Seat>, Vec<Seat>) = seats
        .filter(|seat| clocks.away(*seat))
        .partition(|seat| clocks.barred(*seat));
    let played = clocks.any_present();
    if played {
        let away = away.into_iter().map(|seat| names.of(seat));
        lines.extend(away.map(|name| t::house_plays(lang, name, rated)));
    } else if !away.is_empty() {
        lines.push(t::EVERYBODY_AWAY.say(lang).to_owned());
    }
    let barred = barred.into_iter().map(|seat| names.of(seat));
    lines.extend(barred.map(|name| t::barred(lang, played, name)));
    lines
}
