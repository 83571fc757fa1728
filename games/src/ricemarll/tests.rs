//! What transcripts cannot show: that secrets are kept wherever one looks, and that a table stays sound whatever happens.

use std::collections::BTreeSet;

use super::*;
use crate::dice::{Key, Seed};
use crate::screen::{Does, Mark};
use crate::table::{AnyTable, Hand, Table};

fn key(number: u8) -> Key {
    Seed([number; 32]).key([])
}

fn open(seats: usize, key: &Key) -> Ricemarll {
    Ricemarll::setup(&Chosen::defaults(&[]), seats, &mut key.dice(0))
}

fn eyes(seats: usize) -> impl Iterator<Item = Eyes> {
    let own = Seats::first(seats).into_iter().map(Eyes::Of);
    std::iter::once(Eyes::Public).chain(own)
}

fn legal(game: &Ricemarll, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal(seat, &mut moves);
    moves
}

/// Plays random games and shows each position of them, with dice to try things out.
fn positions(games: u8, mut look: impl FnMut(&Ricemarll, &mut Dice)) {
    for number in 0..games {
        let seats = 2 + usize::from(number) % (MOST_SEATS - 1);
        let key = key(number);
        let mut game = open(seats, &key);
        let (mut dice, mut spare) = (key.dice(1), key.dice(2));
        while let Status::ToAct(acting) = game.status() {
            look(&game, &mut spare);
            let acting: Vec<Seat> = acting.into_iter().collect();
            let seat = acting[dice.index(acting.len())];
            let moves = legal(&game, seat);
            game.apply(seat, moves[dice.index(moves.len())], &mut dice);
        }
        look(&game, &mut spare);
    }
}

fn play_out(game: &mut Ricemarll, dice: &mut Dice) {
    while let Status::ToAct(acting) = game.status() {
        let seat = acting.into_iter().next().unwrap();
        let moves = legal(game, seat);
        let mv = moves[dice.index(moves.len())];
        game.apply(seat, mv, dice);
    }
}

#[test]
fn a_view_stays_the_same_when_all_that_it_hides_is_dealt_anew() {
    let mut other_states = 0;
    positions(20, |game, dice| {
        for eyes in eyes(game.players.len()) {
            let mut other = game.clone();
            other.redeal(eyes, dice);
            assert_eq!(other.view(eyes), game.view(eyes), "{eyes:?} {game:?}");
            other_states += usize::from(format!("{other:?}") != format!("{game:?}"));
            if dice.roll(50) == 1 {
                play_out(&mut other, dice);
            }
        }
    });
    assert!(other_states > 1000, "{other_states}");
}

#[test]
fn in_secret_nobody_sees_what_another_does_but_that_they_are_done() {
    let mut compared = 0;
    positions(10, |game, dice| {
        if matches!(game.phase, Phase::Draft | Phase::Over) {
            return;
        }
        let acting = game.acting();
        for seat in acting {
            let others = || eyes(game.players.len()).filter(|eyes| *eyes != Eyes::Of(seat));
            let mut done: Option<Vec<view::View>> = None;
            for mv in legal(game, seat) {
                let mut next = game.clone();
                next.apply(seat, mv, dice);
                if next.phase != game.phase {
                    continue;
                }
                for other in acting.without(seat) {
                    assert_eq!(legal(&next, other), legal(game, other));
                }
                if next.acting().has(seat) {
                    others().for_each(|eyes| assert_eq!(next.view(eyes), game.view(eyes), "{mv}"));
                } else {
                    let views: Vec<_> = others().map(|eyes| next.view(eyes)).collect();
                    match &done {
                        Some(before) => assert_eq!(&views, before, "{mv}"),
                        None => done = Some(views),
                    }
                }
                compared += 1;
            }
        }
    });
    assert!(compared > 1000, "{compared}");
}

/// Every move that a screen offers, also behind changes of attention.
fn offered(game: &Ricemarll, eyes: Eyes) -> BTreeSet<String> {
    let view = game.view(eyes);
    let mut moves = BTreeSet::new();
    let mut seen = BTreeSet::from([String::new()]);
    let mut to_see = vec![String::new()];
    let names = Names::new(vec!["M".repeat(32); MOST_SEATS]);
    while let Some(focus) = to_see.pop() {
        let screen = Ricemarll::screen(&view, &names, &focus);
        within_limits(&screen);
        assert!(eyes == Eyes::Public || screen.deeds().next().is_some());
        for deed in screen.deeds() {
            match deed {
                Does::Play(mv) => _ = moves.insert(mv.clone()),
                Does::Focus(focus) if seen.insert(focus.clone()) => to_see.push(focus.clone()),
                Does::Focus(_) | Does::Panel => {}
            }
        }
    }
    moves
}

fn within_limits(screen: &Screen) {
    use crate::screen::{Part, Row};
    let long = |text: &str| {
        let plain = crate::picture::replaced(text, |_| Some("x".repeat(32)));
        plain.chars().count()
    };
    let board: usize = screen
        .parts
        .iter()
        .map(|part| match part {
            Part::Text(body) | Part::Grid(body) => long(body),
            Part::Headed(head, body) => long(head) + long(body),
        })
        .sum();
    assert!(board <= 3400, "{board} characters\n{}", screen.text());
    assert!(screen.title.chars().count() <= 100 && screen.summary.chars().count() <= 300);
    assert!(screen.rows.len() <= 4, "{}", screen.text());
    for row in &screen.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=5).contains(&buttons.len()));
                let labels = buttons.iter().map(|button| button.label.chars().count());
                assert!(labels.max() <= Some(80));
            }
            Row::Menu(menu) => {
                assert!(!menu.choices.is_empty() && menu.prompt.chars().count() <= 150);
                for choice in &menu.choices {
                    assert!(choice.label.chars().count() <= 100);
                    assert!(choice.detail.chars().count() <= 100);
                }
            }
        }
    }
}

#[test]
fn the_screens_offer_what_is_legal_and_nothing_else() {
    positions(20, |game, _| {
        let public = offered(game, Eyes::Public);
        let acting = game.acting();
        for seat in Seats::first(game.players.len()) {
            let legal: BTreeSet<String> = legal(game, seat).iter().map(Move::to_string).collect();
            let mut offers = offered(game, Eyes::Of(seat));
            if acting == Seats::only(seat) {
                offers.extend(public.iter().cloned());
            }
            if game.phase == Phase::Draft && !acting.has(seat) {
                assert!(offers.is_empty());
            }
            assert_eq!(offers, legal);
        }
    });
}

#[test]
fn whoever_leaves_whenever_the_others_play_on_or_the_last_one_wins() {
    positions(20, |game, dice| {
        if game.phase == Phase::Over {
            return;
        }
        for seat in game.active {
            let mut left = game.clone();
            left.withdraw(seat, dice);
            let tokens = game.players[seat.index()].tokens;
            if game.active.len() == 2 {
                let other = game.active.without(seat).into_iter().next().unwrap();
                let Status::Over(outcome) = left.status() else {
                    panic!("one player alone plays on");
                };
                assert_eq!(outcome.winners(), Seats::only(other));
            } else if dice.roll(20) == 1 {
                offered(&left, Eyes::Public);
                offered(&left, Eyes::Of(seat));
                play_out(&mut left, dice);
                let Status::Over(outcome) = left.status() else {
                    panic!("played out");
                };
                assert_eq!(outcome.results[seat.index()].place, None);
            }
            assert_eq!(left.players[seat.index()].tokens, tokens);
        }
    });
}

#[test]
fn every_card_and_goal_is_somewhere_as_long_as_nobody_leaves() {
    positions(20, |game, _| {
        let owned = |player: &Player| {
            let deck = &player.deck;
            deck.len() + deck.discard.len() + player.hand.len() + player.lineup.laid.len()
        };
        let owned: usize = game.players.iter().map(owned).sum();
        let shared = game.shared.len() + game.draft.offer.len();
        assert_eq!(owned + shared, 48 + 8 * game.players.len());
    });
}

#[test]
fn a_table_that_nobody_minds_comes_to_its_end() {
    for seats in 2..=MOST_SEATS {
        let key = key(77);
        let mut table = Table::<Ricemarll>::open(&Chosen::defaults(&[]), seats, &mut key.dice(0));
        let mut record = Vec::new();
        while let Status::ToAct(acting) = table.status() {
            let seat = acting.into_iter().next().unwrap();
            let mv = table.idle(seat).unwrap();
            let dice = key.dice(table.ply() + 1);
            let ply = table.play(seat, &mv, table.ply(), Hand::Clock, dice);
            record.push(ply.unwrap());
        }
        assert_eq!(
            table
                .screen(Eyes::Public, &Names::letters(), "")
                .scores
                .len(),
            seats
        );
        let winners = table.screen(Eyes::Public, &Names::letters(), "").scores;
        let winners = winners.iter().filter(|score| score.mark == Mark::Won);
        assert_eq!(winners.count(), 1, "a tie is rolled off");
        let mut again = Table::<Ricemarll>::open(&Chosen::defaults(&[]), seats, &mut key.dice(0));
        record.iter().for_each(|ply| again.replay(ply).unwrap());
        assert_eq!(again.view(Eyes::Public), table.view(Eyes::Public));
    }
}

#[test]
fn random_games_are_short() {
    let kind = crate::registry::find("ricemarll").unwrap();
    for number in 0..40 {
        let seats = 2 + usize::from(number) % 5;
        let chosen = Chosen::defaults(&[]);
        let (moves, outcome) = kind.playout(&chosen, seats, &mut key(number).dice(0), 2000);
        assert!(outcome.is_some(), "{seats} seats, {moves} moves");
    }
}
