//! What a decision may still cost. Work is counted and never timed, so the same seed and effort give the same move on every machine.

/// What one decision may cost at effort 1.0, in nanoseconds of one core: less than the 100 ms that a house player has, because some work
/// takes longer than is counted.
const BUDGET: f64 = 70e6;

/// How much longer a counted nanosecond takes, by game and number of seats: written by `lab costs`.
const COSTS: &str = include_str!("../costs.txt");

/// The work that is left for a decision.
#[derive(Clone, Debug)]
pub struct Work {
    budget: u64,
    spent: u64,
    playouts: u32,
}

/// How many nanoseconds of one core a counted one takes in this game with so many seats.
pub fn cost(game: &str, seats: usize) -> f64 {
    let cost = COSTS.lines().find_map(|line| {
        let mut words = line.split_whitespace();
        let is_it = words.next() == Some(game) && words.next()?.parse() == Ok(seats);
        words.next().filter(|_| is_it)?.parse().ok()
    });
    cost.unwrap_or(1.0)
}

impl Work {
    /// The work of a decision: 1.0 is what a house player has at a table.
    pub fn of_effort(effort: f64) -> Self {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "an effort is a small positive number"
        )]
        let budget = (BUDGET * effort).clamp(0.0, 1e15) as u64;
        Self {
            budget,
            spent: 0,
            playouts: 0,
        }
    }

    /// The same for a game with so many seats, in which a counted nanosecond takes more or less than one.
    pub(crate) fn at_table(effort: f64, game: &str, seats: usize) -> Self {
        Self::of_effort(effort / cost(game, seats))
    }

    /// Counts what was done, in nanoseconds.
    pub fn spend(&mut self, nanoseconds: u64) {
        self.spent += nanoseconds;
    }

    /// One of so many equal parts of what is left.
    pub(crate) fn part(&self, parts: u32) -> Self {
        Self {
            budget: self.left() / u64::from(parts),
            spent: 0,
            playouts: 0,
        }
    }

    /// Adds what another decision cost.
    pub(crate) fn add(&mut self, other: &Self) {
        self.spent += other.spent;
        self.playouts += other.playouts;
    }

    /// The nanoseconds that are left.
    pub fn left(&self) -> u64 {
        self.budget.saturating_sub(self.spent)
    }

    /// The nanoseconds that were counted.
    pub fn spent(&self) -> u64 {
        self.spent
    }

    /// Counts a playout of so many plies, each of which takes this long. To begin one takes as long as some plies.
    pub(crate) fn play_out(&mut self, plies: u64, ply: u64) {
        const BEGINNING: u64 = 10;
        self.playouts += 1;
        self.spend((BEGINNING + plies) * ply);
    }

    /// How many playouts were made.
    pub(crate) fn playouts(&self) -> u32 {
        self.playouts
    }
}
