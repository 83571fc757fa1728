//! A player of Ricemarll: plans where its cards go, against dice that the others may come to have. More than 500 lines, because the
//! plan of the cards and the guess at the other plans share their parts.
//!
//! What the others hold is dealt anew many times, and each time they are supposed to place it by a simple plan of their own
//! ([`plan`]); the best plan for oneself is the one with the best mean over all that. What a card is worth later is not looked at.

use games::dice::{Dice, Key};
use games::ricemarll::{Card, Cards, Goal, Lineup, Move, Ricemarll, Spot, Values};
use games::seat::{MAX_SEATS, Seat, Seats};

use crate::player::{Knowledge, Player, Rating, Worths, soft_shares};
use crate::search::Mean;

/// Ways in which the others' cards could be, for one plan.
const WORLDS: u32 = 60;
/// Plans that are followed at the same time.
const BEAM: usize = 4;
/// A card may lose so much of a chance if the cards after it make good for it.
const DETOUR: f64 = 0.01;
/// A card must gain as much, in tokens, to be played.
const WORTHWHILE: f64 = 0.06;
/// What a special goal in hand is worth, in tokens, while there are rounds to come.
const SPECIAL: f64 = 2.0;
/// The luck of one round, in tokens, for [`soft_shares`].
const LUCK: f64 = 3.6;

/// All dice of all seats, as a goal looks at them.
type Table = [Values; MAX_SEATS];

fn table_of(game: &Ricemarll, rerolls: u8) -> Table {
    let mut table = [[0; Lineup::DICE]; MAX_SEATS];
    for seat in game.active() {
        table[seat.index()] = game.lineup(seat).worth_if(rerolls, true);
    }
    table
}

/// Does the planner reckon with the cards that the others will play?
#[derive(Clone, Copy, PartialEq)]
enum Foresight {
    /// Only with the dice as they lie.
    None,
    Cards,
}

/// By how much others will yet get ahead of what lies on the table, and how sure that is.
fn head_start(goal: Goal, foresight: Foresight) -> (f64, f64) {
    let (behind, unsure) = if goal.is_wide() {
        (4.5, 4.0)
    } else {
        (0.9, 0.8)
    };
    match foresight {
        Foresight::None => (0.0, unsure / 3.0),
        Foresight::Cards => (behind, unsure),
    }
}

/// How many tokens a goal promises to the owner of these dice, against the best of the others.
fn promise(
    goal: Goal,
    foresight: Foresight,
    mine: &Values,
    seat: Seat,
    table: &Table,
    active: Seats,
) -> f64 {
    let number = goal.number(mine);
    let others = active.without(seat).into_iter();
    let lead = others
        .map(|other| goal.ahead(number, goal.number(&table[other.index()])))
        .try_fold(i16::MAX, |least, lead| Some(least.min(lead?)));
    match lead {
        Some(lead) => {
            let (behind, unsure) = head_start(goal, foresight);
            6.0 / (1.0 + ((behind - f64::from(lead)) / unsure).exp())
        }
        // To come second cannot be aimed at with any certainty.
        None => 2.0,
    }
}

/// What a plan is for.
#[derive(Clone, Copy)]
struct Aims<'a> {
    goals: &'a [Goal],
    foresight: Foresight,
}

/// What these dice promise over all goals aimed at.
fn promises(game: &Ricemarll, aims: Aims<'_>, seat: Seat, lineup: &Lineup, table: &Table) -> f64 {
    let of = |values: Values| -> f64 {
        aims.goals
            .iter()
            .map(|goal| promise(*goal, aims.foresight, &values, seat, table, game.active()))
            .sum()
    };
    let dice = 0..Lineup::DICE;
    if dice.clone().any(|die| lineup.rolls_again(die)) {
        [1, 3, 4, 6]
            .map(|face| of(lineup.worth_if(face, true)))
            .iter()
            .sum::<f64>()
            / 4.0
    } else if dice.clone().any(|die| lineup.is_open(die)) {
        of(lineup.worth_if(3, true)).max(of(lineup.worth_if(3, false)))
    } else {
        of(lineup.worth_if(3, true))
    }
}

/// Each kind of card at each die.
fn placements(cards: &Cards) -> impl Iterator<Item = (Card, Spot)> {
    let spots = &Spot::ALL[..Lineup::DICE];
    cards
        .each_kind()
        .flat_map(move |card| spots.iter().map(move |spot| (card, *spot)))
}

/// The card that promises most, if any promises enough.
fn next_card(
    game: &Ricemarll,
    aims: Aims<'_>,
    seat: Seat,
    lineup: &Lineup,
    cards: &Cards,
    table: &Table,
) -> Option<(Card, Spot)> {
    let now = promises(game, aims, seat, lineup, table);
    let mut best = (now + WORTHWHILE, None);
    for (card, spot) in placements(cards) {
        let then = promises(game, aims, seat, &lineup.with(card, spot), table);
        if then > best.0 {
            best = (then, Some((card, spot)));
        }
    }
    best.1
}

/// Card after card, as long as it promises something; says what all promise together.
fn follow(
    game: &Ricemarll,
    aims: Aims<'_>,
    seat: Seat,
    mut lineup: Lineup,
    mut cards: Cards,
    table: &Table,
) -> (Vec<(Card, Spot)>, f64) {
    let mut placed = Vec::new();
    while let Some((card, spot)) = next_card(game, aims, seat, &lineup, &cards, table) {
        lineup = lineup.with(card, spot);
        cards = cards.without(card);
        placed.push((card, spot));
    }
    let promised = promises(game, aims, seat, &lineup, table);
    (placed, promised)
}

/// What a seat may have placed.
fn plan(game: &Ricemarll, goals: &[Goal], seat: Seat) -> Vec<(Card, Spot)> {
    let aims = Aims {
        goals,
        foresight: Foresight::Cards,
    };
    let (lineup, cards) = (game.lineup(seat).bare(), game.cards_of_round(seat));
    follow(game, aims, seat, lineup, cards, &table_of(game, 4)).0
}

/// So many next rounds are looked at for a card of the draft.
const NEXT_ROUNDS: u32 = 30;

/// What a card of the draft, or none, promises for the next round, whose goals lie open, and what it is good for later.
fn draft_worth(game: &Ricemarll, seat: Seat, card: Option<Card>, key: &Key) -> f64 {
    let goals = game.goals();
    let aims = Aims {
        goals: &goals,
        foresight: Foresight::Cards,
    };
    let mut promised = 0.0;
    for number in 1..=NEXT_ROUNDS {
        let mut dice = key.dice(number);
        let mut table = [[0; Lineup::DICE]; MAX_SEATS];
        for other in game.active() {
            table[other.index()] = Lineup::thrown(&mut dice).final_values();
        }
        let lineup = Lineup::thrown(&mut dice);
        let cards = game.next_hand(seat, card, &mut dice);
        promised += follow(game, aims, seat, lineup, cards, &table).1;
    }
    promised / f64::from(NEXT_ROUNDS) + 0.1 * rounds_left(game) * card.map_or(0.0, liking)
}

fn draft(game: &Ricemarll, seat: Seat, moves: &[Move], key: &Key) -> usize {
    most(moves, |mv| match mv {
        Move::Take(card) => draft_worth(game, seat, Some(card), key),
        // A goal that nobody else knows can wait for the round in which it is as good as won.
        _ => draft_worth(game, seat, None, key) + 0.9 + 0.4 * rounds_left(game),
    })
}

/// One way in which everybody's dice could come out, but for the planner's own.
struct World {
    table: Table,
    tokens: [f64; MAX_SEATS],
    /// What an open reroll of the planner's own would show.
    reroll: u8,
}

fn worlds(known: &Knowledge<Ricemarll>, key: &Key) -> Vec<World> {
    (1..=WORLDS)
        .map(|number| {
            let mut dice = key.dice(number);
            let game = known.deal(&mut dice);
            let mut tokens = [0.0; MAX_SEATS];
            for seat in game.active() {
                tokens[seat.index()] = f64::from(game.tokens(seat)) + specials_worth(&game, seat);
            }
            World {
                table: table_of(&game, dice.roll(6)),
                tokens,
                reroll: dice.roll(6),
            }
        })
        .collect()
}

fn rounds_left(game: &Ricemarll) -> f64 {
    f64::from(6 - game.round())
}

fn specials_worth(game: &Ricemarll, seat: Seat) -> f64 {
    if rounds_left(game) > 0.0 {
        SPECIAL * game.specials(seat).each().map(|_| 1.0).sum::<f64>()
    } else {
        0.0
    }
}

/// A curve from tokens to chances; at the end it is all but a step.
fn chances(points: impl Fn(Seat) -> f64, active: Seats, rounds_left: f64) -> Worths {
    soft_shares(points, active, (LUCK * rounds_left.sqrt()).max(0.4))
}

/// What a seat's own dice make of the worlds.
struct Plans<'a> {
    game: &'a Ricemarll,
    seat: Seat,
    goals: Vec<Goal>,
    worlds: &'a [World],
}

impl Plans<'_> {
    fn judge(&self, lineup: &Lineup) -> Mean {
        let mut mean = Mean::default();
        let open = (0..Lineup::DICE).any(|die| lineup.is_open(die));
        for world in self.worlds {
            let mut table = world.table;
            let mut best = f64::MIN;
            // An open pick is made when everything lies open.
            for high in [true, false].into_iter().take(if open { 2 } else { 1 }) {
                table[self.seat.index()] = lineup.worth_if(world.reroll, high);
                let mut tokens = world.tokens;
                for goal in &self.goals {
                    let won = self.game.tokens_from(*goal, &table);
                    for (sum, won) in tokens.iter_mut().zip(won) {
                        *sum += f64::from(won);
                    }
                }
                let points = |seat: Seat| tokens[seat.index()];
                let worths = chances(points, self.game.active(), rounds_left(self.game));
                best = best.max(worths[self.seat.index()]);
            }
            mean.add(best);
        }
        mean
    }

    /// The best that can be made of these dice with these cards, and the card to begin with; none if they are best as they are.
    fn best(&self, lineup: &Lineup, cards: &Cards, beam: usize) -> (Mean, Option<(Card, Spot)>) {
        let start = self.judge(lineup);
        let mut best = (start, None);
        let mut open = vec![(start.mean(), lineup.clone(), *cards, None)];
        while !open.is_empty() {
            let mut next = Vec::new();
            for (before, lineup, cards, begun) in &open {
                for (card, spot) in placements(cards) {
                    let longer = lineup.with(card, spot);
                    let begun = begun.or(Some((card, spot)));
                    let mean = self.judge(&longer);
                    if mean.mean() > best.0.mean() + 1e-9 {
                        best = (mean, begun);
                    }
                    if mean.mean() > *before - DETOUR {
                        next.push((mean.mean(), longer, cards.without(card), begun));
                    }
                }
            }
            next.sort_by(|one, other| other.0.total_cmp(&one.0));
            next.truncate(beam);
            open = next;
        }
        best
    }
}

impl<'a> Plans<'a> {
    fn of(known: &'a Knowledge<Ricemarll>, worlds: &'a [World]) -> Self {
        Self {
            game: known.guess(),
            seat: known.seat(),
            goals: known.guess().goals().to_vec(),
            worlds,
        }
    }
}

/// A card that goes nowhere in this round is missed or wanted in a later one, which no plan looks at.
const UNSEEN: f64 = 0.002;

/// What each move of placing is worth, if the best plan follows.
fn rate_placing(known: &Knowledge<Ricemarll>, moves: &[Move], key: &Key) -> Vec<Rating> {
    let (game, seat) = (known.guess(), known.seat());
    let worlds = worlds(known, key);
    let plans = Plans::of(known, &worlds);
    let (lineup, hand) = (game.lineup(seat), game.hand(seat));
    let (free, _) = plans.best(lineup, hand, BEAM);
    moves
        .iter()
        .map(|mv| match mv {
            Move::Put(card, spot @ Spot::Die(_)) => {
                let longer = lineup.with(*card, *spot);
                plans.best(&longer, &hand.without(*card), 1).0.rating()
            }
            Move::Put(card, _) => {
                let rating = plans.best(lineup, &hand.without(*card), 1).0.rating();
                Rating {
                    worth: rating.worth - UNSEEN,
                    ..rating
                }
            }
            Move::Lock => plans.judge(lineup).rating(),
            _ => free.rating(),
        })
        .collect()
}

fn most(moves: &[Move], worth: impl Fn(Move) -> f64) -> usize {
    let mut best = (f64::MIN, 0);
    for (at, mv) in moves.iter().enumerate() {
        let worth = worth(*mv);
        if worth > best.0 {
            best = (worth, at);
        }
    }
    best.1
}

/// What a card is good for in general: those that reach any number, or far, are the best.
fn liking(card: Card) -> f64 {
    match card.to_string().as_str() {
        "pick" => 4.0,
        "double" | "negate" | "set0" | "set7" => 3.0,
        "flip" | "half" => 2.0,
        "blank" => 0.0,
        "reroll" => 1.0,
        _ => 2.5,
    }
}

/// Choices outside of placing, by rules of thumb.
fn thumb(game: &Ricemarll, seat: Seat, moves: &[Move]) -> usize {
    let goals: Vec<Goal> = game.goals_in_play().collect();
    let table = table_of(game, 4);
    most(moves, |mv| match mv {
        Move::Declare(goal) => {
            let values = game.lineup(seat).worth_if(4, true);
            let threshold = if rounds_left(game) > 0.0 { 3.4 } else { 0.0 };
            promise(goal, Foresight::Cards, &values, seat, &table, game.active()) - threshold
        }
        Move::Pick(die, face) => {
            let mut values = game.lineup(seat).worth_if(4, true);
            values[usize::from(die)] = game.lineup(seat).worth_with(usize::from(die), face);
            goals
                .iter()
                .map(|goal| {
                    promise(
                        *goal,
                        Foresight::Cards,
                        &values,
                        seat,
                        &table,
                        game.active(),
                    )
                })
                .sum()
        }
        Move::Take(card) => liking(card),
        Move::TakeGoal => 3.5,
        _ => 0.0,
    })
}

/// The next card of a plan for these goals, or the lock when it is done.
fn place(
    game: &Ricemarll,
    seat: Seat,
    moves: &[Move],
    goals: &[Goal],
    foresight: Foresight,
) -> usize {
    let table = table_of(game, 4);
    let aims = Aims { goals, foresight };
    let card = next_card(game, aims, seat, game.lineup(seat), game.hand(seat), &table);
    let wanted = card.map_or(Move::Lock, |(card, spot)| Move::Put(card, spot));
    moves.iter().position(|mv| *mv == wanted).unwrap_or(0)
}

impl Player for Ricemarll {
    const EFFORT: u32 = 250;
    const LEAF: &'static str = "to the end of the round, then a fitted curve of the tokens";

    fn habit(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        if self.is_placing() {
            place(self, seat, moves, &self.goals(), Foresight::Cards)
        } else {
            thumb(self, seat, moves)
        }
    }

    /// Has set its heart on one goal, plays a few cards for it, and takes whatever card looks nice.
    fn casual(&self, seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        if !self.is_placing() {
            return if dice.roll(2) == 1 {
                dice.index(moves.len().min(200))
            } else {
                thumb(self, seat, moves)
            };
        }
        let goals = self.goals();
        let favourite = &goals[usize::from(self.round()) % goals.len()..][..1];
        let aims = if self.lineup(seat).cards_laid() < 3 {
            favourite
        } else {
            &[]
        };
        place(self, seat, moves, aims, Foresight::None)
    }

    /// Plays the three cards that help most against the dice as they lie, without a thought of what the others hold.
    fn regular(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        if self.is_placing() {
            let goals = self.goals();
            let more = self.lineup(seat).cards_laid() < 3;
            let aims = if more { &goals[..] } else { &[] };
            place(self, seat, moves, aims, Foresight::None)
        } else {
            thumb(self, seat, moves)
        }
    }

    fn leaf(&self, since: &Self) -> Option<Worths> {
        let settled = self.is_drafting() && (!since.is_drafting() || self.round() > since.round());
        settled.then(|| {
            let points = |seat| f64::from(self.tokens(seat)) + specials_worth(self, seat);
            chances(points, self.active(), rounds_left(self))
        })
    }

    fn imagine(&mut self, seat: Seat, _dice: &mut Dice) {
        if !self.is_hidden() {
            return;
        }
        let goals = self.goals();
        for other in self.active().without(seat) {
            let placed = plan(self, &goals, other);
            self.suppose(other, &placed);
        }
    }

    fn rate(known: &Knowledge<Self>, moves: &[Move], key: &Key) -> Option<Vec<Rating>> {
        known
            .guess()
            .is_placing()
            .then(|| rate_placing(known, moves, key))
    }

    fn plan(known: &Knowledge<Self>, moves: &[Move], key: &Key) -> Option<usize> {
        let game = known.guess();
        if !game.is_placing() {
            // To tell when to declare takes far more playouts than there is time for.
            return match moves[0] {
                Move::Take(_) | Move::TakeGoal => Some(draft(game, known.seat(), moves, key)),
                Move::Pick(..) => None,
                _ => Some(thumb(game, known.seat(), moves)),
            };
        }
        let worlds = worlds(known, key);
        let (lineup, hand) = (game.lineup(known.seat()), game.hand(known.seat()));
        let (_, card) = Plans::of(known, &worlds).best(lineup, hand, BEAM);
        let wanted = card.map_or(Move::Lock, |(card, spot)| Move::Put(card, spot));
        moves.iter().position(|mv| *mv == wanted)
    }

    fn undoes(mv: Move) -> bool {
        matches!(mv, Move::Back(..))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search;
    use games::dice::Seed;
    use games::game::Game;
    use games::options::Options;

    #[test]
    fn the_curve_gives_each_seat_a_chance_and_more_to_who_has_more() {
        let options = Options::defaults(Ricemarll::INFO.options);
        let key = Seed([3; 32]).key([]);
        let game = Ricemarll::setup(&options, 3, &mut key.dice(0));
        let tokens = [9.0, 4.0, 4.0];
        let worths = chances(|seat| tokens[seat.index()], game.active(), 3.0);
        assert!((worths.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(worths[0] > worths[1] && (worths[1] - worths[2]).abs() < 1e-12);
    }

    #[test]
    fn a_whole_game_by_habit_has_a_winner() {
        let options = Options::defaults(Ricemarll::INFO.options);
        let key = Seed([4; 32]).key([]);
        let mut game = Ricemarll::setup(&options, 2, &mut key.dice(0));
        let mut dice = key.dice(1);
        let since = game.clone();
        let worths = search::playout(&mut game, &since, &mut dice);
        assert!((worths.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
