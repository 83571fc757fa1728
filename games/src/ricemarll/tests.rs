//! What transcripts cannot show: secrets are kept in every position, and no card or goal is lost.

use super::lineup::{Laid, SIX};
use super::*;
use crate::dice::{Key, Seed};
use crate::grid::columns;
use crate::lang::Lang;
use crate::picture;
use crate::screen::{Action, Part};

fn key(number: u8) -> Key {
    Seed([number; 32]).key([])
}

fn open(seats: usize, key: &Key) -> Ricemarll {
    Ricemarll::setup(&Options::defaults(&[]), seats, &mut key.dice(0))
}

fn viewer(seats: usize) -> impl Iterator<Item = Viewer> {
    let own = Seats::first(seats).into_iter().map(Viewer::Seat);
    std::iter::once(Viewer::Public).chain(own)
}

fn legal(game: &Ricemarll, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal(seat, &mut moves);
    moves
}

/// Plays random games and shows each position, with dice to try things out.
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
fn a_view_stays_the_same_when_what_it_hides_is_dealt_again() {
    let mut other_states = 0;
    positions(10, |game, dice| {
        for viewer in viewer(game.players.len()) {
            let mut other = game.clone();
            other.redeal(viewer, dice);
            assert_eq!(other.view(viewer), game.view(viewer), "{viewer:?} {game:?}");
            other_states += usize::from(format!("{other:?}") != format!("{game:?}"));
            if dice.roll(50) == 1 {
                play_out(&mut other, dice);
            }
        }
    });
    assert!(other_states > 1000, "{other_states}");
}

/// Also if all cards of a player who has no others happen to be dealt behind dice.
#[test]
fn cards_that_were_dealt_again_are_not_laid_open() {
    positions(20, |game, dice| {
        let mut other = game.clone();
        if game.is_hidden() {
            other.redeal(Viewer::Public, dice);
        }
        for seat in Seats::first(game.players.len()) {
            assert!(!other.is_laid_open(seat), "{other:?}");
            assert!(other.laid_open(seat).is_laid_open(seat));
        }
    });
}

#[test]
fn in_the_secret_phases_others_see_only_that_a_player_is_done() {
    let mut compared = 0;
    positions(5, |game, dice| {
        if matches!(game.phase, Phase::Draft | Phase::Over) {
            return;
        }
        let acting = game.acting();
        for seat in acting {
            let others =
                || viewer(game.players.len()).filter(|viewer| *viewer != Viewer::Seat(seat));
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
                    others().for_each(|viewer| {
                        assert_eq!(next.view(viewer), game.view(viewer), "{mv}");
                    });
                } else {
                    let views: Vec<_> = others().map(|viewer| next.view(viewer)).collect();
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

fn within_limits(screen: &Screen) {
    let long = |text: &str| {
        let die = |name: &str| picture::DICE.iter().any(|die| die.name == name);
        let drawn = picture::replaced(text, |name| die(name).then(|| "x".repeat(42)));
        drawn.chars().count()
    };
    let board: usize = screen
        .parts
        .iter()
        .map(|part| match part {
            Part::Text(body) => long(body),
            Part::Grid(grid) | Part::Roll(grid) => grid.code().len(),
            Part::Headed(head, body) => long(head) + long(body),
            Part::Players(rows) => Part::grid_of_players(rows, &Names::letters()).code().len(),
        })
        .sum();
    assert!(board <= 3_500, "{board} characters\n{}", screen.text());
}

/// With four players, each has room for `*-10` before such a name.
#[test]
fn the_names_of_goals_leave_room_for_the_numbers() {
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::EnXa) {
        for goal in Goals::ALL.all() {
            let row = goal.row(lang);
            assert!(columns(row) <= 17, "{lang:?}: {row}");
        }
    }
}

/// Whenever that happens, also after cards that were drafted have been drawn.
#[test]
fn a_game_that_ends_by_leaving_has_a_last_screen_with_who_stayed_first() {
    positions(10, |game, dice| {
        let (mut game, stays) = (game.clone(), Seat::new(0));
        for seat in game.active.without(stays) {
            game.withdraw(seat, dice);
        }
        game.redeal(Viewer::Public, dice);
        let view = game.view(Viewer::Seat(stays));
        let all = Seats::first(game.players.len());
        assert_eq!(view.in_order(all)[0], stays);
        let panel = Ricemarll::screen(&view, &Names::letters(), "");
        assert!(!panel.summary.is_empty(), "{}", panel.text());
    });
}

#[test]
fn no_card_or_goal_is_lost_unless_a_player_leaves() {
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

/// Six players with the longest names, six cards behind one die each, and every goal shared by three; of four, the others would be
/// named.
fn fullest(phase: Phase) -> Ricemarll {
    let mut dice = key(6).dice(1);
    let mut game = open(MOST_SEATS, &key(6));
    let specials = if phase == Phase::Over { 6 } else { 4 };
    let mut goals = Goals::ALL;
    let longest = ["reroll", "pick", "flip", "negate", "negate", "blank"];
    for player in &mut game.players {
        for card in longest.map(|card| Card::named(card).unwrap()) {
            let spot = Spot::Die(0);
            player.lineup.laid.push(Laid { card, spot });
            player.deck.discard.add(card);
            player.deck.bag.add(card);
        }
        player.lineup.rerolled = [6; SIX];
        player.hand = Cards::default();
        player.tokens = 100;
        let reroll = Card::named("reroll").unwrap();
        player.drafted.extend([reroll; 2]);
        game.draft.offer.extend([reroll; 1]);
    }
    let seats = Seats::first(3);
    let result = |goal, special_of| Achieved {
        goal,
        special_of,
        seats,
        number: -100,
        tokens: 1,
    };
    let mut results = ArrayVec::new();
    for at in 0..GOALS_A_ROUND + specials {
        let special_of = (at >= GOALS_A_ROUND).then_some(Seat::new(0));
        results.push(result(goals.draw(&mut dice), special_of));
    }
    game.last = Some(Report {
        round: 5,
        players: game.active,
        lineups: game
            .players
            .iter()
            .map(|player| player.lineup.clone())
            .collect(),
        results,
    });
    game.draft.order = game.active.into_iter().collect();
    game.draft.waiting = game.draft.order.clone();
    game.draft.each = 2;
    for round in 1..=3 {
        let rolls = game.active.into_iter().map(|seat| (seat, round));
        game.rolls.extend(rolls);
    }
    match phase {
        Phase::Declare => {
            let player = game.player(Seat::new(5));
            player
                .specials
                .extend((0..6).map(|_| goals.draw(&mut dice)));
            player.asked = player.specials;
        }
        Phase::Pick => {
            let drawn = (0..6).map(|_| (goals.draw(&mut dice), Seat::new(0)));
            game.declared.extend(drawn);
        }
        Phase::Place | Phase::Draft | Phase::Over => {}
    }
    game.phase = phase;
    game
}

#[test]
fn the_fullest_table_fits_into_a_message() {
    for lang in Lang::ALL {
        let names = Names::new(vec!["M".repeat(40); MOST_SEATS]).in_language(lang);
        for phase in [
            Phase::Place,
            Phase::Declare,
            Phase::Pick,
            Phase::Draft,
            Phase::Over,
        ] {
            let game = fullest(phase);
            for viewer in viewer(MOST_SEATS) {
                let view = game.view(viewer);
                let screen = Ricemarll::screen(&view, &names, "");
                within_limits(&screen);
                for deed in screen.actions() {
                    if let Action::Focus(focus) = deed {
                        within_limits(&Ricemarll::screen(&view, &names, focus));
                    }
                }
            }
        }
    }
}

/// Nobody hears the pictures of cards.
#[test]
fn the_board_in_words_has_the_open_cards() {
    let view = fullest(Phase::Pick).view(Viewer::Public);
    let told = Ricemarll::screen(&view, &Names::letters(), "").help.board;
    let cards = told.matches(" reroll pick flip negate negate blank → ");
    assert_eq!(cards.count(), MOST_SEATS, "{told}");
}

#[test]
fn a_goal_that_nobody_achieves_has_a_number_where_there_is_room_for_one() {
    let mut report = fullest(Phase::Over).last.unwrap();
    report.results[0].seats = Seats::NONE;
    let names = Names::new(vec!["M".repeat(40); MOST_SEATS]);
    let told = reveal::results(&names, &report);
    assert!(!told.contains(":  "), "{told}");
}
