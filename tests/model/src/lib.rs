//! A model of how processes that share a database store acts at one table and show them: every order in which three processes can do
//! four acts is tried, with processes that die at any point and calls to Discord that are lost.
//!
//! It follows `Tx::append` (an act names the state that it was decided in, and leaves a mark that it is not shown), `redraw::show_latest`
//! (the newest state is loaded and sent), `newer::forever` (is there a newer state once Discord has taken a board?), `Tx::note_shown`
//! and `Tx::claim_unshown`. Time is left out: a mark may be claimed at any moment, which allows more than six seconds do. So is what a
//! process does to keep its own boards in order (`in_flight`), because here it has one on its way at a time.
//!
//! It assumes that no process dies in the moments in which an older board has replaced a newer one. Whoever sent the older one notices;
//! if that process is dead, nobody does, until the next act or `/table show`. A test shows that the assumption is needed.

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
    /// Discord has taken the board, and said so.
    Taken(u8),
    /// There was nothing newer.
    Checked(u8),
}

use Process::{Checked, Dead, Drawn, Idle, Sent, Taken};

/// What can happen next, and to which process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Act(usize),
    Send(usize),
    Take(usize),
    /// A call is lost, before Discord has done it or after.
    Lose(usize, bool),
    Check(usize),
    Note(usize),
    Claim(usize),
    /// A process dies; a board on its way may still be taken.
    Die(usize, bool),
    Start(usize),
}

/// The table, as it is stored, shown and known. Which process is which makes no difference, so they are kept in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    stored: u8,
    unshown: bool,
    shown: u8,
    processes: [Process; PROCESSES],
    crashes: u8,
    losses: u8,
    /// The newest board that Discord has ever taken.
    newest: u8,
}

/// A mistake in the protocol, or a network worse than assumed, under which a property must not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    Nothing,
    AnswersBeforeAppending,
    LeavesNoMark,
    ChecksNothing,
    NotesWithoutLooking,
    DiesWhileOlderIsShown,
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
        state.unshown |= !self.is(Change::LeavesNoMark);
        Drawn(known + 1)
    }

    fn check(&self, state: &mut State, sent: u8) -> Process {
        if self.is(Change::AnswersBeforeAppending) {
            state.stored = state.stored.max(sent);
        }
        if state.stored > sent && !self.is(Change::ChecksNothing) {
            Drawn(state.stored)
        } else {
            Checked(sent)
        }
    }

    fn note(&self, state: &mut State, sent: u8) {
        if state.stored <= sent || self.is(Change::NotesWithoutLooking) {
            state.unshown = false;
        }
    }

    /// May a process die now, and perhaps a board of it still be taken?
    fn may_die(&self, state: &State, process: Process, is_taken: bool) -> bool {
        let shown = match process {
            Dead => return false,
            Sent(board) if is_taken => board,
            _ if is_taken => return false,
            _ => state.shown,
        };
        let replaces = shown < state.newest;
        state.crashes < CRASHES && (!replaces || self.is(Change::DiesWhileOlderIsShown))
    }
}

impl Model for Protocol {
    type State = State;
    type Action = Step;

    fn init_states(&self) -> Vec<State> {
        vec![State {
            stored: 0,
            unshown: false,
            shown: 0,
            processes: [Idle(0); PROCESSES],
            crashes: 0,
            losses: 0,
            newest: 0,
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
                    if state.unshown {
                        steps.push(Step::Claim(place));
                    }
                }
                Drawn(_) => steps.push(Step::Send(place)),
                Sent(_) => {
                    steps.push(Step::Take(place));
                    if state.losses < LOSSES {
                        steps.extend([false, true].map(|taken| Step::Lose(place, taken)));
                    }
                }
                Taken(_) => steps.push(Step::Check(place)),
                Checked(_) => steps.push(Step::Note(place)),
            }
            let ways = [false, true].into_iter();
            let ways = ways.filter(|taken| self.may_die(state, *process, *taken));
            steps.extend(ways.map(|taken| Step::Die(place, taken)));
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
            Step::Claim(place) => Some((place, Drawn(state.stored))),
            Step::Start(place) => Some((place, Idle(state.stored))),
            Step::Send(place) => match at(place) {
                Drawn(board) => Some((place, Sent(board))),
                _ => None,
            },
            Step::Take(place) => match at(place) {
                Sent(board) => {
                    state.take(board);
                    Some((place, Taken(board)))
                }
                _ => None,
            },
            Step::Lose(place, is_taken) => match at(place) {
                Sent(board) => {
                    state.losses += 1;
                    if is_taken {
                        state.take(board);
                    }
                    Some((place, Drawn(state.stored)))
                }
                _ => None,
            },
            Step::Check(place) => match at(place) {
                Taken(board) => Some((place, self.check(&mut state, board))),
                _ => None,
            },
            Step::Note(place) => match at(place) {
                Checked(board) => {
                    self.note(&mut state, board);
                    Some((place, Idle(board)))
                }
                _ => None,
            },
            Step::Die(place, is_taken) => {
                state.crashes += 1;
                if let (Sent(board), true) = (at(place), is_taken) {
                    state.take(board);
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
    /// Discord takes a board.
    fn take(&mut self, board: u8) {
        self.shown = board;
        self.newest = self.newest.max(board);
    }

    /// Does nobody do anything, or have anything to do, but for another act?
    fn rests(&self) -> bool {
        let is_idle = |process: &Process| matches!(process, Idle(_));
        !self.unshown && self.processes.iter().all(is_idle)
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
            (Change::LeavesNoMark, SHOWN),
            (Change::ChecksNothing, SHOWN),
            (Change::NotesWithoutLooking, SHOWN),
            (Change::DiesWhileOlderIsShown, SHOWN),
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
