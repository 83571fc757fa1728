//! A model of how processes that share a database store acts at one table and show them: every order in which three processes can do
//! four acts is tried, with processes that die at any point and calls to Discord that are lost.
//!
//! It follows `Tx::append` (an act names the state that it was decided in), `redraw::show_latest` (the newest state is loaded and sent),
//! `scheduler::boards` (was a newer state stored by the time at which Discord had taken a board?) and `Tx::take_undrawn` (whoever finds
//! that a process is gone draws the boards of the tables where something has happened since that process had drawn everything). Time is
//! left out: the dead are found, and boards checked, at any moment. So is what a process does to keep its own boards in order
//! (`in_flight`), because here it has one on its way at a time.

use stateright::{Model, Property};

const PROCESSES: usize = 3;
const ACTS: u8 = 4;
const CRASHES: u8 = 2;
const LOSSES: u8 = 2;

/// What a process does. The number is the state of the table that it knows, counted in acts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Process {
    Dead,
    Idle(u8),
    /// Has a board to send.
    Drawn(u8),
    /// The board is on its way to Discord.
    Sent(u8),
    /// Discord has taken the board, and said so; was a newer state stored by then?
    Taken(u8, bool),
}

use Process::{Dead, Drawn, Idle, Sent, Taken};

/// What can happen next, and to which process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Act(usize),
    Send(usize),
    Take(usize),
    /// A call is lost, before Discord has done it or after.
    Lose(usize, bool),
    Check(usize),
    TakeOver(usize),
    /// A process dies; a board on its way may still be taken.
    Die(usize, bool),
    Start(usize),
}

/// The table, as it is stored, shown and known. Which process is which makes no difference, so they are kept in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    stored: u8,
    /// A process is dead that may not have shown everything.
    left: bool,
    shown: u8,
    processes: [Process; PROCESSES],
    crashes: u8,
    losses: u8,
}

/// A mistake in the protocol, under which a property must not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    Nothing,
    AnswersBeforeAppending,
    LeavesNoNote,
    ChecksNothing,
}

pub struct Protocol(pub Change);

impl Protocol {
    fn is(&self, change: Change) -> bool {
        self.0 == change
    }

    /// Stores an act and draws it; whoever decided in an older state loads the table, and decides again.
    fn act(&self, state: &mut State, known: u8) -> Process {
        if self.is(Change::AnswersBeforeAppending) {
            return Sent(known + 1);
        }
        if known != state.stored {
            return Idle(state.stored);
        }
        state.stored += 1;
        Drawn(known + 1)
    }

    fn check(&self, state: &mut State, sent: u8, is_behind: bool) -> Process {
        if self.is(Change::AnswersBeforeAppending) {
            state.stored = state.stored.max(sent);
        }
        if is_behind && !self.is(Change::ChecksNothing) {
            Drawn(state.stored)
        } else {
            Idle(sent)
        }
    }
}

impl Model for Protocol {
    type State = State;
    type Action = Step;

    fn init_states(&self) -> Vec<State> {
        vec![State {
            stored: 0,
            left: false,
            shown: 0,
            processes: [Idle(0); PROCESSES],
            crashes: 0,
            losses: 0,
        }]
    }

    fn actions(&self, state: &State, steps: &mut Vec<Step>) {
        for (place, process) in state.processes.iter().enumerate() {
            match process {
                Dead => steps.push(Step::Start(place)),
                Idle(_) => {
                    if state.stored < ACTS {
                        steps.push(Step::Act(place));
                    }
                    if state.left {
                        steps.push(Step::TakeOver(place));
                    }
                }
                Drawn(_) => steps.push(Step::Send(place)),
                Sent(_) => {
                    steps.push(Step::Take(place));
                    if state.losses < LOSSES {
                        steps.extend([false, true].map(|taken| Step::Lose(place, taken)));
                    }
                }
                Taken(..) => steps.push(Step::Check(place)),
            }
            if state.crashes < CRASHES && *process != Dead {
                steps.push(Step::Die(place, false));
                if matches!(process, Sent(_)) {
                    steps.push(Step::Die(place, true));
                }
            }
        }
    }

    fn next_state(&self, before: &State, step: Step) -> Option<State> {
        let mut state = before.clone();
        let at = |place: usize| before.processes[place];
        let changed = match step {
            Step::Act(place) => match at(place) {
                Idle(known) => Some((place, self.act(&mut state, known))),
                _ => None,
            },
            Step::TakeOver(place) => {
                state.left = false;
                Some((place, Drawn(state.stored)))
            }
            Step::Start(place) => Some((place, Idle(state.stored))),
            Step::Send(place) => match at(place) {
                Drawn(board) => Some((place, Sent(board))),
                _ => None,
            },
            Step::Take(place) => match at(place) {
                Sent(board) => {
                    state.shown = board;
                    Some((place, Taken(board, state.stored > board)))
                }
                _ => None,
            },
            Step::Lose(place, is_taken) => match at(place) {
                Sent(board) => {
                    state.losses += 1;
                    if is_taken {
                        state.shown = board;
                    }
                    Some((place, Drawn(state.stored)))
                }
                _ => None,
            },
            Step::Check(place) => match at(place) {
                Taken(board, is_behind) => Some((place, self.check(&mut state, board, is_behind))),
                _ => None,
            },
            Step::Die(place, is_taken) => {
                state.crashes += 1;
                let is_idle = matches!(at(place), Idle(_));
                state.left |= !is_idle && !self.is(Change::LeavesNoNote);
                if let (Sent(board), true) = (at(place), is_taken) {
                    state.shown = board;
                }
                Some((place, Dead))
            }
        };
        let (place, process) = changed?;
        state.processes[place] = process;
        state.processes.sort_unstable();
        Some(state)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![
            Property::always(STORED, |_, state: &State| state.shown <= state.stored),
            // Whatever is not at rest goes on, and after so many acts, crashes and losses nothing is left but to rest.
            Property::always(SHOWN, |_, state: &State| {
                !state.rests() || state.shown == state.stored
            }),
            Property::sometimes(DONE, |_, state: &State| {
                let worst = state.crashes == CRASHES && state.losses == LOSSES;
                state.rests() && state.stored == ACTS && worst
            }),
        ]
    }
}

const STORED: &str = "stored is never behind shown";
const SHOWN: &str = "at rest, what is stored is shown";
const DONE: &str = "everything that can go wrong does, and all rests";

impl State {
    /// Does nobody do anything, or have anything to do, but for another act?
    fn rests(&self) -> bool {
        let is_idle = |process: &Process| matches!(process, Idle(_));
        !self.left && self.processes.iter().all(is_idle)
    }
}

#[cfg(test)]
mod tests {
    use stateright::{Checker, HasDiscoveries};

    use super::*;

    #[test]
    fn whatever_three_processes_do_and_whoever_dies_what_is_stored_is_shown_in_the_end() {
        let checked = Protocol(Change::Nothing).checker().spawn_bfs().join();
        println!("{} states", checked.unique_state_count());
        assert!(checked.is_done());
        checked.assert_properties();
    }

    #[test]
    fn every_part_of_the_protocol_is_needed() {
        let needed = [
            (Change::AnswersBeforeAppending, STORED),
            (Change::LeavesNoNote, SHOWN),
            (Change::ChecksNothing, SHOWN),
        ];
        for (change, property) in needed {
            let checked = Protocol(change).checker();
            let checked = checked.finish_when(HasDiscoveries::AnyOf([property].into()));
            let checked = checked.spawn_bfs().join();
            let found = checked.discovery(property);
            assert!(found.is_some(), "{change:?} makes no difference");
        }
    }
}
