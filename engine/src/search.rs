//! Search by playouts: a move is worth what comes of it when everybody goes on by habit.

use games::chance::Walk;
use games::dice::{Dice, Key};
use games::outcome::Status;
use games::seat::MAX_SEATS;

use crate::player::{Knowledge, Player, Rating, Worths, known};

/// No game of any kind comes near this; a playout that does is worth the same to everybody.
const ENDLESS: u32 = 20_000;

/// Of several moves at least so many playouts each, however little there is to spend.
const LEAST: u32 = 4;

/// Goes on by habit until the state's worth is known.
pub(crate) fn playout<G: Player>(game: &mut G, since: &G, dice: &mut Dice) -> Worths {
    let mut moves = Vec::new();
    for _ in 0..ENDLESS {
        if let Some(worths) = known(game) {
            return worths;
        }
        if let Some(worths) = game.leaf(since) {
            return worths;
        }
        let Status::ToAct(acting) = game.status() else {
            break;
        };
        let Some(seat) = acting.into_iter().next() else {
            break;
        };
        moves.clear();
        game.legal(seat, &mut moves);
        let choice = match moves.len() {
            1 => 0,
            _ => game.habit(seat, &moves, dice),
        };
        game.apply(seat, moves[choice], dice);
        dice.forget();
    }
    [0.0; MAX_SEATS]
}

/// A mean with its standard error, as it grows.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    #[must_use]
    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The standard error of the mean.
    #[must_use]
    pub(crate) fn error(&self) -> f64 {
        if self.count < 2.0 {
            return 1.0;
        }
        let mean = self.mean();
        let variance = (self.squares / self.count - mean * mean).max(0.0) / (self.count - 1.0);
        // A handful of playouts that all agree prove little.
        variance.sqrt().max(0.5 / self.count)
    }

    #[must_use]
    pub(crate) fn rating(&self) -> Rating {
        Rating {
            worth: self.mean(),
            error: self.error(),
        }
    }
}

/// What the state is worth to everybody by so many playouts.
pub(crate) fn playouts<G: Player>(
    deal: impl Fn(&mut Dice) -> G,
    count: u32,
    key: &Key,
) -> [Mean; MAX_SEATS] {
    let mut means = [Mean::default(); MAX_SEATS];
    for number in 1..=count {
        let mut dice = key.dice(number);
        let mut game = deal(&mut dice);
        let since = game.clone();
        let worths = playout(&mut game, &since, &mut dice);
        for (mean, worth) in means.iter_mut().zip(worths) {
            mean.add(worth);
        }
    }
    means
}

/// What each move is worth, by the worth of every state that it can lead to; `None` where one of them is not known exactly.
pub(crate) fn exact_ratings<G: Player>(
    known_by: &Knowledge<G>,
    moves: &[G::Move],
) -> Option<Vec<Rating>> {
    let game = known_by.guess();
    game.exact()?;
    moves
        .iter()
        .map(|mv| {
            Some(Rating {
                worth: expected(game, known_by.seat(), *mv)?[known_by.seat().index()],
                error: 0.0,
            })
        })
        .collect()
}

/// The mean worth over everything that can come of a move.
pub(crate) fn expected<G: Player>(
    game: &G,
    seat: games::seat::Seat,
    mv: G::Move,
) -> Option<Worths> {
    let mut worths = [0.0; MAX_SEATS];
    let mut walk = Walk::new(0.0);
    while let Some(mut dice) = walk.next_dice() {
        let mut after = game.clone();
        after.apply(seat, mv, &mut dice);
        let probability = walk.probability();
        for (sum, worth) in worths.iter_mut().zip(known(&after)?) {
            *sum += probability * worth;
        }
    }
    Some(worths)
}

/// What each move is worth by playouts, about `count` in all: all moves share the same deals and dice, and after each round the worse
/// half is looked at no more.
pub(crate) fn ratings<G: Player>(
    known_by: &Knowledge<G>,
    moves: &[G::Move],
    count: u32,
    key: &Key,
) -> Vec<Rating> {
    let seat = known_by.seat();
    let mut means = vec![Mean::default(); moves.len()];
    let mut number = 0;
    let mut look = |among: &[usize], rounds: u32, means: &mut Vec<Mean>| {
        for _ in 0..rounds {
            number += 2;
            let since = known_by.deal(&mut key.dice(number - 1));
            for at in among {
                let mut game = since.clone();
                let mut dice = key.dice(number);
                game.apply(seat, moves[*at], &mut dice);
                let worths = playout(&mut game, &since, &mut dice);
                means[*at].add(worths[seat.index()]);
            }
        }
    };
    let mut among = known_by.guess().shortlist(seat, moves);
    if among.len() < moves.len() {
        let all: Vec<usize> = (0..moves.len()).collect();
        look(&all, LEAST, &mut means);
    }
    let halvings = usize::BITS - among.len().leading_zeros();
    while among.len() > 1 {
        let each = count / halvings.max(1) / u32::try_from(among.len()).unwrap_or(1);
        look(&among, each.max(LEAST), &mut means);
        among.sort_by(|one, other| means[*other].mean().total_cmp(&means[*one].mean()));
        let half = if among.len() == 2 {
            1
        } else {
            among.len().div_ceil(2)
        };
        among.truncate(half);
    }
    means.iter().map(Mean::rating).collect()
}
