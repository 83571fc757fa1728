//! Ricemarll: the master of version 0.1, a beam search that puts down the card that helps most, against one simple guess at what the
//! others do.

use engine::arena::Player;
use engine::strategy::InformationSet;
use games::dice::Key;
use games::game::Game;
use games::ricemarll::{Card, Cards, Goal, Lineup, Move, Ricemarll, Spot, Values};
use games::seat::{MAX_SEATS, Seat, Viewer};

const WORLDS: u32 = 60;
const BEAM_WIDTH: usize = 4;
const MAX_SETBACK: f64 = 0.01;
const MIN_GAIN: f64 = 0.06;
const SPECIAL_GOAL: f64 = 2.0;
const LUCK: f64 = 3.6;
const NEXT_ROUNDS: u32 = 30;

type Table = [Values; MAX_SEATS];

fn table_of(game: &Ricemarll) -> Table {
    let mut table = [[0; Lineup::DICE]; MAX_SEATS];
    for seat in game.active() {
        table[seat.index()] = game.lineup(seat).values_if(4, true);
    }
    table
}

/// The tokens that a goal promises for the owner of these dice.
fn promise(game: &Ricemarll, goal: Goal, mine: &Values, seat: Seat, table: &Table) -> f64 {
    let number = goal.measure(mine);
    let mut others = game.active().without(seat).into_iter();
    let lead = others.try_fold(i16::MAX, |least, other| {
        Some(least.min(goal.ahead(number, goal.measure(&table[other.index()]))?))
    });
    let (improvement, uncertainty) = if goal.is_wide() {
        (4.5, 4.0)
    } else {
        (0.9, 0.8)
    };
    lead.map_or(2.0, |lead| {
        6.0 / (1.0 + f64::exp((improvement - f64::from(lead)) / uncertainty))
    })
}

fn promised(game: &Ricemarll, seat: Seat, lineup: &Lineup, table: &Table) -> f64 {
    let goals = game.goals();
    let of = |values: Values| -> f64 {
        goals
            .iter()
            .map(|goal| promise(game, *goal, &values, seat, table))
            .sum()
    };
    if (0..Lineup::DICE).any(|die| lineup.rolls_again(die)) {
        [1, 3, 4, 6]
            .map(|face| of(lineup.values_if(face, true)))
            .iter()
            .sum::<f64>()
            / 4.0
    } else {
        of(lineup.values_if(3, true)).max(of(lineup.values_if(3, false)))
    }
}

fn placements(cards: &Cards) -> impl Iterator<Item = (Card, Spot)> {
    let spots = &Spot::ALL[..Lineup::DICE];
    cards
        .kinds()
        .flat_map(move |card| spots.iter().map(move |spot| (card, *spot)))
}

/// Places card after card while each gains enough.
fn greedy(
    game: &Ricemarll,
    seat: Seat,
    mut lineup: Lineup,
    mut cards: Cards,
    table: &Table,
) -> (Lineup, f64) {
    loop {
        let now = promised(game, seat, &lineup, table);
        let mut best = (now + MIN_GAIN, None);
        for (card, spot) in placements(&cards) {
            let then = promised(game, seat, &lineup.with(card, spot), table);
            if then > best.0 {
                best = (then, Some((card, spot)));
            }
        }
        let Some((card, spot)) = best.1 else {
            return (lineup, now);
        };
        (lineup, cards) = (lineup.with(card, spot), cards.without(card));
    }
}

fn appeal(card: Card) -> f64 {
    match card.to_string().as_str() {
        "pick" => 4.0,
        "double" | "negate" | "set0" | "set7" => 3.0,
        "flip" | "half" => 2.0,
        "blank" => 0.0,
        "reroll" => 1.0,
        _ => 2.5,
    }
}

fn rounds_left(game: &Ricemarll) -> f64 {
    f64::from(6 - game.round())
}

/// What a card adds in the next round, and its general use later.
fn draft_value(game: &Ricemarll, seat: Seat, mv: Move, key: &Key) -> f64 {
    let sum: f64 = (1..=NEXT_ROUNDS)
        .map(|number| {
            let mut dice = key.dice(number);
            let mut next = game.clone();
            next.apply(seat, mv, &mut dice);
            while next.is_drafting() {
                let drafter = next.drafters().next().expect("somebody drafts").0;
                let idle = next.idle(drafter);
                next.apply(drafter, idle, &mut dice);
            }
            let (lineup, table) = (next.lineup(seat).clone(), table_of(&next));
            greedy(&next, seat, lineup, *next.hand(seat), &table).1
        })
        .sum();
    let later = match mv {
        Move::Take(card) => 0.1 * rounds_left(game) * appeal(card),
        _ => 0.9 + 0.4 * rounds_left(game),
    };
    sum / f64::from(NEXT_ROUNDS) + later
}

struct World {
    table: Table,
    tokens: [f64; MAX_SEATS],
    reroll: u8,
}

fn worlds(information: &InformationSet<Ricemarll>, key: &Key) -> Vec<World> {
    let seat = information.seat();
    let world = |number| {
        let mut dice = key.dice(number);
        let mut game = information.representative().clone();
        game.redeal(Viewer::Seat(seat), &mut dice);
        let (mut table, mut tokens) = (table_of(&game), [0.0; MAX_SEATS]);
        for other in game.active() {
            let specials = game.specials(other).all().count();
            let value = if rounds_left(&game) > 0.0 {
                SPECIAL_GOAL
            } else {
                0.0
            };
            tokens[other.index()] = f64::from(game.tokens(other))
                + value * f64::from(u8::try_from(specials).expect("a few"));
            if other != seat && game.is_hidden() {
                let (bare, cards) = (game.lineup(other).bare(), game.cards_of_round(other));
                let placed = greedy(&game, other, bare, cards, &table_of(&game)).0;
                table[other.index()] = placed.values_if(dice.roll(6), true);
            }
        }
        World {
            table,
            tokens,
            reroll: dice.roll(6),
        }
    };
    (1..=WORLDS).map(world).collect()
}

fn value(game: &Ricemarll, seat: Seat, worlds: &[World], lineup: &Lineup) -> f64 {
    let open = (0..Lineup::DICE).any(|die| lineup.is_open(die));
    let of = |world: &World| {
        let mut best = f64::MIN;
        for high in [true, false].into_iter().take(if open { 2 } else { 1 }) {
            let (mut table, mut tokens) = (world.table, world.tokens);
            table[seat.index()] = lineup.values_if(world.reroll, high);
            for goal in game.open_goals() {
                let (achievers, won) =
                    game.achievers(goal, &table.map(|values| goal.measure(&values)));
                for seat in achievers {
                    tokens[seat.index()] += f64::from(won);
                }
            }
            let scale = (LUCK * rounds_left(game).sqrt()).max(0.4);
            let weight =
                |other: Seat| ((tokens[other.index()] - tokens[seat.index()]) / scale).exp();
            best = best.max(1.0 / game.active().into_iter().map(weight).sum::<f64>());
        }
        best
    };
    worlds.iter().map(of).sum::<f64>() / f64::from(WORLDS)
}

/// The first placement of the best plan, or none.
fn beam(game: &Ricemarll, seat: Seat, worlds: &[World]) -> Option<(Card, Spot)> {
    let start = value(game, seat, worlds, game.lineup(seat));
    let mut best = (start, None);
    let mut open = vec![(start, game.lineup(seat).clone(), *game.hand(seat), None)];
    while !open.is_empty() {
        let mut next = Vec::new();
        for (before, lineup, cards, begun) in &open {
            for (card, spot) in placements(cards) {
                let longer = lineup.with(card, spot);
                let begun = begun.or(Some((card, spot)));
                let value = value(game, seat, worlds, &longer);
                if value > best.0 + 1e-9 {
                    best = (value, begun);
                }
                if value > *before - MAX_SETBACK {
                    next.push((value, longer, cards.without(card), begun));
                }
            }
        }
        next.sort_by(|one, other| other.0.total_cmp(&one.0));
        next.truncate(BEAM_WIDTH);
        open = next;
    }
    best.1
}

pub(crate) struct Former;

impl Player<Ricemarll> for Former {
    fn choose(
        &self,
        information: &InformationSet<Ricemarll>,
        moves: &[Move],
        _seats: usize,
        key: &Key,
    ) -> usize {
        let (game, seat) = (information.representative(), information.seat());
        if game.is_placing() {
            let card = beam(game, seat, &worlds(information, key));
            let wanted = card.map_or(Move::Lock, |(card, spot)| Move::Put(card, spot));
            return moves
                .iter()
                .position(|mv| *mv == wanted)
                .expect("a plan is legal");
        }
        let table = table_of(game);
        let by = |mv: &Move| match *mv {
            Move::Declare(goal) => {
                let threshold = if rounds_left(game) > 0.0 { 3.4 } else { 0.0 };
                promise(game, goal, &table[seat.index()], seat, &table) - threshold
            }
            Move::Pick(die, face) => value(
                game,
                seat,
                &worlds(information, key),
                &game.lineup(seat).with_pick(die, face),
            ),
            Move::Take(_) | Move::TakeGoal => draft_value(game, seat, *mv, key),
            _ => 0.0,
        };
        let values: Vec<f64> = moves.iter().map(by).collect();
        let most = values.iter().copied().fold(f64::MIN, f64::max);
        values.iter().position(|value| *value >= most).unwrap_or(0)
    }
}
