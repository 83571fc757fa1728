use std::collections::BTreeSet;

use games::dice::{Dice, Seed};
use games::game::{Game, Telling};
use games::lang::Lang;
use games::options::Options;
use games::outcome::Status;
use games::ricemarll::{Cards, Lineup, Move, Ricemarll, Spot, Values};
use games::seat::{Seat, Seats};

use super::plans;
use super::reach::{Picks, Reach, dice};
use crate::search::best;
use crate::strategy::{InformationSet, Strategy};
use crate::work::Work;

fn setup(seats: usize, number: u8) -> (Ricemarll, Dice) {
    let key = Seed([number; 32]).key([]);
    let options = Options::defaults(Ricemarll::INFO.options);
    (
        Ricemarll::setup(&options, seats, &mut key.dice(0)),
        key.dice(1),
    )
}

/// Plays random moves until `stop`; half of the time a seat locks at once, so that rounds end.
fn play_until(
    game: &mut Ricemarll,
    dice: &mut Dice,
    stop: impl Fn(&Ricemarll, Seat) -> bool,
) -> Option<Seat> {
    let mut moves = Vec::new();
    while let Status::ToAct(acting) = game.status() {
        let seat = acting.into_iter().next()?;
        if stop(game, seat) {
            return Some(seat);
        }
        moves.clear();
        game.legal(seat, &mut moves);
        let at = if dice.roll(2) == 1 {
            moves.len() - 1
        } else {
            dice.index(moves.len())
        };
        game.apply(seat, moves[at], dice);
    }
    None
}

fn sorted(mut values: Values) -> Values {
    values.sort_unstable();
    values
}

/// Everything that the moves of the game can make of these dice.
fn by_moves(lineup: &Lineup, cards: Cards, found: &mut BTreeSet<Values>) {
    found.insert(sorted(lineup.values_if(4, true)));
    for card in cards.kinds() {
        for spot in &Spot::ALL[..Lineup::DICE] {
            by_moves(&lineup.with(card, *spot), cards.without(card), found);
        }
    }
}

#[test]
fn exactly_the_multisets_that_moves_can_make_are_reached() {
    let mut compared = 0;
    for number in 1..60 {
        let (mut game, mut rolls) = setup(2, number);
        let seat = play_until(&mut game, &mut rolls, |game, seat| {
            game.round() > 3 && game.hand(seat).len() == 6
        });
        let Some(seat) = seat else { continue };
        let mut cards = *game.hand(seat);
        for common in ["plus1", "minus1", "plus2", "reroll", "pick", "blank"] {
            let held = cards.kinds().find(|card| card.to_string() == common);
            cards = held.map_or(cards, |card| cards.without(card));
        }
        if cards.len() > 3
            || cards
                .all()
                .any(|card| ["pick", "reroll"].contains(&card.to_string().as_str()))
        {
            continue;
        }
        let mut expected = BTreeSet::new();
        by_moves(game.lineup(seat), cards, &mut expected);
        let reach = Reach::of(&dice(game.lineup(seat)), &cards, Picks::Late, &[0.0; 21]);
        let found: Vec<Values> = plans::all(&reach, &[])
            .iter()
            .map(|plan| sorted(plan.values))
            .collect();
        assert_eq!(
            found.iter().copied().collect::<BTreeSet<_>>(),
            expected,
            "{cards:?}"
        );
        assert_eq!(found.len(), expected.len());
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
}

/// The moves of a master until it locks.
fn place(game: &mut Ricemarll, seat: Seat, number: u8) {
    let key = Seed([number; 32]).key(["master"]);
    let mut moves = Vec::new();
    loop {
        moves.clear();
        game.legal(seat, &mut moves);
        let information = InformationSet::of(game, seat, &key);
        let mut work = Work::of_effort(0.2);
        let ratings = Ricemarll::rate_moves(&information, &moves, &mut work, &key).unwrap();
        let mv = moves[best::<Ricemarll>(seat, &moves, &ratings)];
        if mv == Move::Lock {
            return;
        }
        game.apply(seat, mv, &mut Dice::scripted(&[]));
    }
}

#[test]
fn in_the_last_round_against_known_dice_the_master_is_ahead_wherever_it_can_be() {
    let (mut possible, mut compared) = (0, 0);
    for number in 1..60 {
        let (mut game, mut rolls) = setup(2, number);
        let at_end = |game: &Ricemarll, seat| game.round() == 6 && game.hand(seat).len() == 6;
        let Some(seat) = play_until(&mut game, &mut rolls, at_end) else {
            continue;
        };
        let other = Seat::new(1 - seat.index());
        let mut game = game.laid_open(other);
        let goals: Vec<_> = game.open_goals().collect();
        let reach = Reach::of(
            &dice(game.lineup(seat)),
            game.hand(seat),
            Picks::Early,
            &[0.0; 21],
        );
        let lead = |game: &Ricemarll, own: Values| {
            let mut table = [own, own];
            table[other.index()] = game.lineup(other).values_if(4, true);
            let mut lead = i32::from(game.tokens(seat)) - i32::from(game.tokens(other));
            for goal in &goals {
                let (achievers, tokens) =
                    game.achievers(*goal, &table.map(|values| goal.measure(&values)));
                lead += i32::from(achievers.has(seat)) * i32::from(tokens);
                lead -= i32::from(achievers.has(other)) * i32::from(tokens);
            }
            lead
        };
        let rolls_again = game
            .hand(seat)
            .all()
            .any(|card| card.to_string() == "reroll");
        if rolls_again || game.specials(seat).all().next().is_some() {
            continue;
        }
        let most = plans::all(&reach, &goals)
            .iter()
            .map(|plan| lead(&game, plan.values))
            .max()
            .unwrap();
        place(&mut game, seat, number);
        let lineup = game.lineup(seat);
        let reached = [true, false].map(|high| lead(&game, lineup.values_if(4, high)));
        compared += 1;
        possible += u32::from(most > 0);
        let open = (0..Lineup::DICE).any(|die| lineup.is_open(die));
        assert!(
            open || reached[0].signum() == most.signum(),
            "{most} was possible, {reached:?} was reached"
        );
    }
    assert!(compared > 10 && possible > 5, "{compared} {possible}");
}

/// What follows each first step is found in one pass over all placings: the same as from the position after it.
#[test]
fn a_move_is_worth_what_the_position_after_it_is_worth() {
    let mut compared = 0;
    for number in 1..12 {
        let (mut game, mut rolls) = setup(2, number);
        let wanted = u32::from(number % 5 + 1);
        let at = |game: &Ricemarll, seat| {
            u32::from(game.round()) == wanted && game.hand(seat).len() == 6
        };
        let Some(seat) = play_until(&mut game, &mut rolls, at) else {
            continue;
        };
        let key = Seed([number; 32]).key(["law"]);
        let mut moves = Vec::new();
        game.legal(seat, &mut moves);
        let information = InformationSet::of(&game, seat, &key);
        let ratings =
            Ricemarll::rate_moves(&information, &moves, &mut Work::of_effort(0.1), &key).unwrap();
        let top = best::<Ricemarll>(seat, &moves, &ratings);
        for rating in &ratings {
            assert!((rating.values.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            assert!(rating.of(seat) <= ratings[top].of(seat) + 1e-9);
        }
        let mut after = game.clone();
        after.apply(seat, moves[top], &mut Dice::scripted(&[]));
        if after.is_placing() && moves[top] != Move::Lock {
            moves.clear();
            after.legal(seat, &mut moves);
            let information = InformationSet::of(&after, seat, &key);
            let then = Ricemarll::rate_moves(&information, &moves, &mut Work::of_effort(0.1), &key)
                .unwrap();
            let best_then = then[best::<Ricemarll>(seat, &moves, &then)];
            let difference = best_then.of(seat) - ratings[top].of(seat);
            assert!(difference.abs() < 1e-9, "{difference}");
            compared += 1;
        }
    }
    assert!(compared > 5);
}

/// Cards are drawn and dice are rolled, each by the player to whom they came, whoever moved last.
#[test]
fn everybody_has_luck_of_their_own_at_a_reveal_and_at_the_start_of_a_round() {
    let (mut game, mut rolls) = setup(3, 7);
    let (mut reveals, mut rounds) = (0, 0);
    let mut moves = Vec::new();
    while let Status::ToAct(acting) = game.status() {
        let before = game.clone();
        let seat = acting.into_iter().next().unwrap();
        moves.clear();
        game.legal(seat, &mut moves);
        game.apply(seat, moves[moves.len() - 1], &mut rolls);
        let whose = Ricemarll::luck_of(&before, seat, &game, &[]);
        for lucky in whose {
            let words = game.luck(&before, lucky, &[], Lang::En);
            let shown = game.lineup(lucky).faces();
            if game.is_placing() {
                let faces: Vec<String> = shown.iter().map(u8::to_string).collect();
                assert_eq!(words, format!("rolled {}", faces.join(" ")));
                let again = Ricemarll::with_other_luck(
                    &before,
                    seat,
                    &game,
                    Seats::only(lucky),
                    &mut rolls,
                );
                let same = |other: Seat| again.lineup(other).faces() == game.lineup(other).faces();
                assert!(game.active().without(lucky).into_iter().all(same));
                rounds += 1;
            } else {
                assert_eq!(
                    words.matches(", ").count() + words.matches(" and ").count(),
                    5,
                    "{words}"
                );
                assert!(words.starts_with("drew "), "{words}");
                reveals += 1;
            }
        }
    }
    assert_eq!((reveals, rounds), (18, 15));
}
