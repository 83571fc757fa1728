//! The engine's strategy for Ricemarll: plan where the cards go, against the dice that the others may end up with. More than 500 lines,
//! because the plan for the seat's own cards and the guess at the others' plans share their parts.
//!
//! The others' cards are redealt many times. Each time, the others are assumed to place them by a simple plan ([`likely_placement`]). The
//! best plan for the seat is the one with the highest mean over all these worlds. The value of a card in later rounds is ignored.

use games::dice::{Dice, Key};
use games::ricemarll::{Card, Cards, Goal, Lineup, Move, Ricemarll, Spot, Values};
use games::seat::{MAX_SEATS, Seat, Seats};

use crate::search::Mean;
use crate::strategy::{InformationSet, Rating, SeatValues, Strategy, softmax_values};
use crate::work::Work;

/// The number of worlds (redeals of the others' cards) over which a plan is evaluated.
const WORLDS: u32 = 60;
/// The number of plans that the beam search keeps.
const BEAM_WIDTH: usize = 4;
/// How much of the chance to win a card may cost at first, if later cards make up for it.
const MAX_SETBACK: f64 = 0.01;
/// The least gain, in tokens, for which a card is played.
const MIN_GAIN: f64 = 0.06;
/// The value of a special goal in hand, in tokens, while there are rounds to come.
const SPECIAL_GOAL: f64 = 2.0;
/// The luck of one round, in tokens, for [`softmax_values`].
const LUCK: f64 = 3.6;

/// The values of all dice of all seats, which goals compare.
type Table = [Values; MAX_SEATS];

fn table_of(game: &Ricemarll, rerolls: u8) -> Table {
    let mut table = [[0; Lineup::DICE]; MAX_SEATS];
    for seat in game.active() {
        table[seat.index()] = game.lineup(seat).values_if(rerolls, true);
    }
    table
}

/// Does the plan allow for the cards that the others will play?
#[derive(Clone, Copy, PartialEq)]
enum Foresight {
    /// No: the others' dice stay as they are.
    None,
    /// Yes.
    Cards,
}

/// How much the others will still improve on the dice on the table, and how uncertain that is.
fn head_start(goal: Goal, foresight: Foresight) -> (f64, f64) {
    let (improvement, uncertainty) = if goal.is_wide() {
        (4.5, 4.0)
    } else {
        (0.9, 0.8)
    };
    match foresight {
        Foresight::None => (0.0, uncertainty / 3.0),
        Foresight::Cards => (improvement, uncertainty),
    }
}

/// The expected number of tokens from a goal for the owner of these dice, against the best of the others.
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
            let (improvement, uncertainty) = head_start(goal, foresight);
            6.0 / (1.0 + ((improvement - f64::from(lead)) / uncertainty).exp())
        }
        // Second place is too uncertain to aim for.
        None => 2.0,
    }
}

/// The goals of a plan.
#[derive(Clone, Copy)]
struct Aims<'a> {
    goals: &'a [Goal],
    foresight: Foresight,
}

/// The expected number of tokens from these dice, over all goals of the plan.
fn total_promise(
    game: &Ricemarll,
    aims: Aims<'_>,
    seat: Seat,
    lineup: &Lineup,
    table: &Table,
) -> f64 {
    let of = |values: Values| -> f64 {
        aims.goals
            .iter()
            .map(|goal| promise(*goal, aims.foresight, &values, seat, table, game.active()))
            .sum()
    };
    let dice = 0..Lineup::DICE;
    if dice.clone().any(|die| lineup.rolls_again(die)) {
        [1, 3, 4, 6]
            .map(|face| of(lineup.values_if(face, true)))
            .iter()
            .sum::<f64>()
            / 4.0
    } else if dice.clone().any(|die| lineup.is_open(die)) {
        of(lineup.values_if(3, true)).max(of(lineup.values_if(3, false)))
    } else {
        of(lineup.values_if(3, true))
    }
}

/// Every kind of card on every die.
fn placements(cards: &Cards) -> impl Iterator<Item = (Card, Spot)> {
    let spots = &Spot::ALL[..Lineup::DICE];
    cards
        .each_kind()
        .flat_map(move |card| spots.iter().map(move |spot| (card, *spot)))
}

/// The placement that gains most, if any gains at least [`MIN_GAIN`].
fn next_card(
    game: &Ricemarll,
    aims: Aims<'_>,
    seat: Seat,
    lineup: &Lineup,
    cards: &Cards,
    table: &Table,
) -> Option<(Card, Spot)> {
    let now = total_promise(game, aims, seat, lineup, table);
    let mut best = (now + MIN_GAIN, None);
    for (card, spot) in placements(cards) {
        let then = total_promise(game, aims, seat, &lineup.with(card, spot), table);
        if then > best.0 {
            best = (then, Some((card, spot)));
        }
    }
    best.1
}

/// Places card after card while each gains enough. Returns the placements and the expected number of tokens at the end.
fn greedy_plan(
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
    let promised = total_promise(game, aims, seat, &lineup, table);
    (placed, promised)
}

/// A plausible placement of a seat's cards.
fn likely_placement(game: &Ricemarll, goals: &[Goal], seat: Seat) -> Vec<(Card, Spot)> {
    let aims = Aims {
        goals,
        foresight: Foresight::Cards,
    };
    let (lineup, cards) = (game.lineup(seat).bare(), game.cards_of_round(seat));
    greedy_plan(game, aims, seat, lineup, cards, &table_of(game, 4)).0
}

/// One way in which the others' dice could turn out.
struct World {
    table: Table,
    tokens: [f64; MAX_SEATS],
    /// The face that the planning seat's own open reroll would show.
    reroll: u8,
}

fn worlds(information: &InformationSet<Ricemarll>, key: &Key) -> Vec<World> {
    (1..=WORLDS)
        .map(|number| {
            let mut dice = key.dice(number);
            let game = information.sample(&mut dice);
            let mut tokens = [0.0; MAX_SEATS];
            for seat in game.active() {
                tokens[seat.index()] = f64::from(game.tokens(seat)) + specials_value(&game, seat);
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

fn specials_value(game: &Ricemarll, seat: Seat) -> f64 {
    if rounds_left(game) > 0.0 {
        SPECIAL_GOAL * game.specials(seat).each().map(|_| 1.0).sum::<f64>()
    } else {
        0.0
    }
}

/// Converts tokens to chances to win; with no rounds left this is almost a step function.
fn chances(points: impl Fn(Seat) -> f64, active: Seats, rounds_left: f64) -> SeatValues {
    softmax_values(points, active, (LUCK * rounds_left.sqrt()).max(0.4))
}

/// Evaluates plans for a seat's own dice over all worlds.
struct Plans<'a> {
    game: &'a Ricemarll,
    seat: Seat,
    goals: Vec<Goal>,
    worlds: &'a [World],
}

impl Plans<'_> {
    fn evaluate(&self, lineup: &Lineup) -> Mean {
        let mut mean = Mean::default();
        let open = (0..Lineup::DICE).any(|die| lineup.is_open(die));
        for world in self.worlds {
            let mut table = world.table;
            let mut best = f64::MIN;
            // An open pick is made after all cards are turned over.
            for high in [true, false].into_iter().take(if open { 2 } else { 1 }) {
                table[self.seat.index()] = lineup.values_if(world.reroll, high);
                let mut tokens = world.tokens;
                for goal in &self.goals {
                    let won = self.game.tokens_from(*goal, &table);
                    for (sum, won) in tokens.iter_mut().zip(won) {
                        *sum += f64::from(won);
                    }
                }
                let points = |seat: Seat| tokens[seat.index()];
                let values = chances(points, self.game.active(), rounds_left(self.game));
                best = best.max(values[self.seat.index()]);
            }
            mean.add(best);
        }
        mean
    }

    /// Beam search for the best plan with these cards. Returns its value and its first placement: `None` if playing no card is best.
    fn best(&self, lineup: &Lineup, cards: &Cards, beam: usize) -> (Mean, Option<(Card, Spot)>) {
        let start = self.evaluate(lineup);
        let mut best = (start, None);
        let mut open = vec![(start.mean(), lineup.clone(), *cards, None)];
        while !open.is_empty() {
            let mut next = Vec::new();
            for (before, lineup, cards, begun) in &open {
                for (card, spot) in placements(cards) {
                    let longer = lineup.with(card, spot);
                    let begun = begun.or(Some((card, spot)));
                    let mean = self.evaluate(&longer);
                    if mean.mean() > best.0.mean() + 1e-9 {
                        best = (mean, begun);
                    }
                    if mean.mean() > *before - MAX_SETBACK {
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
    fn of(information: &'a InformationSet<Ricemarll>, worlds: &'a [World]) -> Self {
        Self {
            game: information.representative(),
            seat: information.seat(),
            goals: information.representative().goals().to_vec(),
            worlds,
        }
    }
}

/// The cost of putting a card away unplayed, as a chance to win. Plans ignore that it could be of use later.
const UNPLAYED_COST: f64 = 0.002;

/// Rates each move of the placing phase, if the best plan follows it. The others share the rest.
fn rate_placing(information: &InformationSet<Ricemarll>, moves: &[Move], key: &Key) -> Vec<Rating> {
    let (game, seat) = (information.representative(), information.seat());
    let worlds = worlds(information, key);
    let plans = Plans::of(information, &worlds);
    let (lineup, hand) = (game.lineup(seat), game.hand(seat));
    let (free, _) = plans.best(lineup, hand, BEAM_WIDTH);
    let others = game.active().without(seat);
    let rating = |mean: Mean, cost: f64| {
        let own = (mean.mean() - cost).max(0.0);
        let mut values = [0.0; MAX_SEATS];
        for other in others {
            values[other.index()] = (1.0 - own) / crate::strategy::seats_as_f64(others.len());
        }
        values[seat.index()] = own;
        Rating {
            values,
            error: mean.error(),
        }
    };
    moves
        .iter()
        .map(|mv| match mv {
            Move::Put(card, spot @ Spot::Die(_)) => {
                let longer = lineup.with(*card, *spot);
                rating(plans.best(&longer, &hand.without(*card), 1).0, 0.0)
            }
            Move::Put(card, _) => {
                let left = hand.without(*card);
                rating(plans.best(lineup, &left, 1).0, UNPLAYED_COST)
            }
            Move::Lock => rating(plans.evaluate(lineup), 0.0),
            _ => rating(free, 0.0),
        })
        .collect()
}

fn best_by(moves: &[Move], value: impl Fn(Move) -> f64) -> usize {
    let mut best = (f64::MIN, 0);
    for (at, mv) in moves.iter().enumerate() {
        let value = value(*mv);
        if value > best.0 {
            best = (value, at);
        }
    }
    best.1
}

/// The general usefulness of a card: cards that allow many numbers, or large changes, are the best.
fn card_appeal(card: Card) -> f64 {
    match card.to_string().as_str() {
        "pick" => 4.0,
        "double" | "negate" | "set0" | "set7" => 3.0,
        "flip" | "half" => 2.0,
        "blank" => 0.0,
        "reroll" => 1.0,
        _ => 2.5,
    }
}

/// Decisions outside the placing phase, by rules of thumb.
fn rule_of_thumb(game: &Ricemarll, seat: Seat, moves: &[Move]) -> usize {
    let goals: Vec<Goal> = game.goals_in_play().collect();
    let table = table_of(game, 4);
    best_by(moves, |mv| match mv {
        Move::Declare(goal) => {
            let values = game.lineup(seat).values_if(4, true);
            let threshold = if rounds_left(game) > 0.0 { 3.4 } else { 0.0 };
            promise(goal, Foresight::Cards, &values, seat, &table, game.active()) - threshold
        }
        Move::Pick(die, face) => {
            let mut values = game.lineup(seat).values_if(4, true);
            values[usize::from(die)] = game.lineup(seat).value_with(usize::from(die), face);
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
        Move::Take(card) => card_appeal(card),
        Move::TakeGoal => 3.5,
        _ => 0.0,
    })
}

/// The next placement of a plan for these goals, or the lock when the plan is complete.
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

impl Strategy for Ricemarll {
    const PLY: u64 = 10_000;
    const METHOD: &'static str = "to the end of the round, then a fitted curve of the tokens";

    /// Which cards and faces are chosen is a secret at that moment, so the text says only that something is chosen.
    fn describe_move(_before: &Self, mv: Move, _faces: &[u8], _after: &Self) -> Option<String> {
        match mv {
            Move::Put(..) | Move::Back(..) => None,
            Move::Lock => Some("locked the cards".to_owned()),
            Move::Declare(_) | Move::Keep(_) => Some("decided about a special goal".to_owned()),
            Move::Pick(..) => Some("chose a face".to_owned()),
            Move::Take(_) | Move::TakeGoal => Some("drafted".to_owned()),
        }
    }

    fn default_policy(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        if self.is_placing() {
            place(self, seat, moves, &self.goals(), Foresight::Cards)
        } else {
            rule_of_thumb(self, seat, moves)
        }
    }

    /// Favours one goal, plays up to three cards for it, and often takes a random card in the draft.
    fn casual_policy(&self, seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        if !self.is_placing() {
            return if dice.roll(2) == 1 {
                dice.index(moves.len().min(200))
            } else {
                rule_of_thumb(self, seat, moves)
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

    /// Plays the three cards that help most against the dice on the table, and ignores the cards that the others hold.
    fn regular_policy(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        if self.is_placing() {
            let goals = self.goals();
            let more = self.lineup(seat).cards_laid() < 3;
            let aims = if more { &goals[..] } else { &[] };
            place(self, seat, moves, aims, Foresight::None)
        } else {
            rule_of_thumb(self, seat, moves)
        }
    }

    fn leaf_values(&self) -> Option<SeatValues> {
        self.is_drafting().then(|| {
            let points = |seat| f64::from(self.tokens(seat)) + specials_value(self, seat);
            chances(points, self.active(), rounds_left(self))
        })
    }

    fn assume_hidden_choices(&mut self, seat: Seat, _dice: &mut Dice) {
        if !self.is_hidden() {
            return;
        }
        let goals = self.goals();
        for other in self.active().without(seat) {
            let placed = likely_placement(self, &goals, other);
            self.suppose(other, &placed);
        }
    }

    fn rate_moves(
        information: &InformationSet<Self>,
        moves: &[Move],
        _work: &mut Work,
        key: &Key,
    ) -> Option<Vec<Rating>> {
        information
            .representative()
            .is_placing()
            .then(|| rate_placing(information, moves, key))
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
    fn a_seat_with_more_tokens_has_a_higher_chance() {
        let options = Options::defaults(Ricemarll::INFO.options);
        let key = Seed([3; 32]).key([]);
        let game = Ricemarll::setup(&options, 3, &mut key.dice(0));
        let tokens = [9.0, 4.0, 4.0];
        let values = chances(|seat| tokens[seat.index()], game.active(), 3.0);
        assert!((values.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(values[0] > values[1] && (values[1] - values[2]).abs() < 1e-12);
    }

    #[test]
    fn a_whole_playout_has_a_winner() {
        let options = Options::defaults(Ricemarll::INFO.options);
        let key = Seed([4; 32]).key([]);
        let mut game = Ricemarll::setup(&options, 2, &mut key.dice(0));
        let mut dice = key.dice(1);
        let values = search::playout(&mut game, &mut dice, &mut Work::of_effort(1.0));
        assert!((values.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
