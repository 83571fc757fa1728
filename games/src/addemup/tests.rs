//! What transcripts cannot show: placements and scores against a plain reading of the rules, on many random boards.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use super::board::{Along, Board, Line, Place, START};
use super::placements::Faces;
use super::*;
use crate::dice::Seed;

const SIDES: [Along; 2] = [Along::Row, Along::Column];

type Today = AddEmUp<2>;

/// Rulings A10 and A11 for the whole board: every line is a sequence, and no row touches a row, nor a column a column.
fn is_sound(board: &Board) -> bool {
    let crowded = |place: Place, along| board.in_line(place, along);
    board.dice().all(|place| {
        SIDES.into_iter().all(|along| {
            let starts = board.is_free(place.shift(along, -1)) && crowded(place, along);
            let below = place.shift(along.across(), 1);
            let touches = !board.is_free(below) && crowded(place, along) && crowded(below, along);
            !touches && (!starts || is_sequence(&run(board, place, along)))
        })
    })
}

/// The faces from `place` on, up to the first gap.
fn run(board: &Board, place: Place, along: Along) -> Vec<u8> {
    // Two more than a sequence may have, so that one that is too long is seen.
    (0..8)
        .map(|cells| board.face(place.shift(along, cells)))
        .take_while(|face| *face != 0)
        .collect()
}

/// Ruling A3.
fn is_sequence(faces: &[u8]) -> bool {
    let rises = faces.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    let falls = faces.windows(2).all(|pair| pair[0] == pair[1] + 1);
    faces.len() >= 3 && (rises || falls)
}

fn with(board: &Board, line: Line) -> Board {
    let mut board = board.clone();
    let added: Vec<(Place, u8)> = board.added(line).collect();
    for (place, face) in added {
        board.put(place, face, Seat::new(0));
    }
    board
}

/// Tries every sequence anywhere near the board (ruling A8), and gives each board that can result, once.
fn plainly_possible(board: &Board, faces: Faces, most: usize) -> BTreeSet<String> {
    let (low, high) = board.corners();
    let mut possible = BTreeSet::new();
    for (row, col) in
        (low.row - 6..=high.row).flat_map(|row| (low.col - 6..=high.col).map(move |col| (row, col)))
    {
        for (along, first) in SIDES
            .into_iter()
            .flat_map(|along| (1..=6).map(move |first| (along, first)))
        {
            for (step, len) in [1, -1]
                .into_iter()
                .flat_map(|step| (3..=6).map(move |len| (step, len)))
            {
                let start = Place { row, col };
                let line = Line {
                    along,
                    start,
                    first,
                    step,
                    len,
                };
                let mut old = line
                    .dice()
                    .filter(|(place, _)| !board.is_free(*place))
                    .peekable();
                let joins = old.peek().is_some();
                let agrees = old.all(|(place, face)| board.face(place) == face);
                let new: Vec<u8> = board.added(line).map(|(_, face)| face).collect();
                let whole = board.is_free(start.shift(along, -1))
                    && board.is_free(line.end().shift(along, 1));
                if agrees
                    && whole
                    && joins
                    && (1..=most).contains(&new.len())
                    && new
                        .iter()
                        .all(|face| (1..=6).contains(face) && faces.has(*face))
                {
                    let after = with(board, line);
                    if is_sound(&after) {
                        possible.insert(format!("{after:?}"));
                    }
                }
            }
        }
    }
    possible
}

fn listed(board: &Board, faces: Faces, most: u8) -> Vec<Line> {
    let mut lines = Vec::new();
    let _ = board.each_placement(faces, most, &mut |line| {
        lines.push(line);
        ControlFlow::Continue(())
    });
    lines
}

/// Plays a random game to its end and shows `each` position.
fn play(seed: u32, seats: usize, mut each: impl FnMut(&Today)) -> Today {
    let mut dice = Seed([42; 32]).key([]).dice(seed);
    let options = Options::defaults(&OPTIONS);
    let mut game = Today::setup(&options, seats, &mut dice);
    while let Status::ToAct(acting) = game.status() {
        each(&game);
        let seat = acting.into_iter().next().unwrap();
        let mut moves = Vec::new();
        game.legal(seat, &mut moves);
        let chosen = moves[dice.index(moves.len().min(255))];
        game.apply(seat, chosen, &mut dice);
    }
    game
}

#[test]
fn what_is_listed_is_what_the_rules_allow() {
    let mut positions = 0;
    for seed in 0..5 {
        play(seed, 2, |game| {
            if game.board.is_empty() {
                return;
            }
            assert!(is_sound(&game.board), "{:?}", game.board);
            for (faces, most) in [(Faces::ALL, 6), (Faces::ALL, 2), (game.hand.faces(), 6)] {
                let lines = listed(&game.board, faces, most);
                let results: BTreeSet<String> = lines
                    .iter()
                    .map(|line| format!("{:?}", with(&game.board, *line)))
                    .collect();
                assert_eq!(results.len(), lines.len(), "each result is listed once");
                let possible = plainly_possible(&game.board, faces, most.into());
                assert_eq!(results, possible, "on {:?}", game.board);
            }
            positions += 1;
        });
    }
    assert!(positions > 100, "{positions}");
}

/// Positions that random games do not reach.
#[test]
fn corners_and_gaps_are_listed_as_the_rules_allow() {
    // 2 3 4 5 in the fourth row would end the one column and begin the other: they would touch.
    let corner = drawn(&["..1.", "..2.", "..3.", "2...", "3..4", "4..3", "...2"]);
    assert_forbidden(&corner, "row-53.50-2345");
    // 4 3 2 in the fourth row would close the gap in the column to 5 4 3 2 3 4 5.
    let gap = drawn(&["..5", "..4", "..3", "4..", "5.3", "6.4", "..5"]);
    assert_forbidden(&gap, "row-53.50-432");
}

fn drawn(rows: &[&str]) -> Board {
    let mut board = Board::new();
    for (row, dice) in (START.row..).zip(rows) {
        for (col, shown) in (START.col..).zip(dice.bytes()) {
            if shown != b'.' {
                board.put(Place { row, col }, shown - b'0', Seat::new(0));
            }
        }
    }
    assert!(is_sound(&board), "{board:?}");
    board
}

fn assert_forbidden(board: &Board, line: &str) {
    let lines = listed(board, Faces::ALL, 6);
    assert!(
        lines.iter().all(|listed| listed.to_string() != line),
        "{line} is listed"
    );
    let results: BTreeSet<String> = lines
        .iter()
        .map(|line| format!("{:?}", with(board, *line)))
        .collect();
    assert_eq!(results, plainly_possible(board, Faces::ALL, 6));
}

/// Ruling A12 for two whole boards: the sums of the lines that are on the second and not on the first.
fn changed(before: &Board, after: &Board) -> i32 {
    let sides = after
        .dice()
        .flat_map(|place| SIDES.map(|along| (place, along)));
    sides
        .filter(|(place, along)| after.is_free(place.shift(*along, -1)))
        .map(|(place, along)| (run(before, place, along), run(after, place, along)))
        .filter(|(before, now)| now.len() >= 3 && before != now)
        .map(|(_, now)| now.into_iter().map(i32::from).sum::<i32>())
        .sum()
}

#[test]
fn a_placement_alone_scores_all_lines_that_it_changes() {
    for seed in 20..24 {
        play(seed, 3, |game| {
            for line in listed(&game.board, game.hand.faces(), 6) {
                let after = with(&game.board, line);
                let sum = changed(&game.board, &after);
                assert_eq!(game.board.score(line), sum, "{line} on {:?}", game.board);
            }
        });
    }
}

/// Plays a turn in every possible way up to the bonus die, and shows each board once for every placement that leads to it, with the
/// points of the turn so far.
fn each_way<const EDITION: u16>(start: &AddEmUp<EDITION>, mut each: impl FnMut(&Board, i32)) {
    let (mut known, mut open) = (BTreeSet::new(), vec![start.clone()]);
    while let Some(game) = open.pop() {
        for line in listed(&game.board, game.hand.faces(), 6) {
            let mut next = game.clone();
            next.place(line);
            let goes_on = next.stage == Stage::Place;
            let turn = if goes_on || next.stage == Stage::Offer {
                &next.turn
            } else {
                next.last.as_ref().unwrap()
            };
            each(&next.board, turn.points());
            if goes_on && known.insert(format!("{:?} {}", next.board, turn.points())) {
                open.push(next);
            }
        }
    }
}

#[test]
fn a_turn_scores_the_same_in_whatever_steps_and_order_its_dice_are_placed() {
    let (mut boards, mut ways) = (0, 0);
    for seed in 60..72 {
        play(seed, 2, |game| {
            // The end of the game needs no other boards, and takes much longer.
            let first = game.stage == Stage::Place && !game.turn.has_played();
            if !first || game.board.is_empty() || game.board.count() > 20 {
                return;
            }
            let mut seen: BTreeMap<String, i32> = BTreeMap::new();
            each_way(game, |board, points| {
                let sum = changed(&game.board, board);
                assert_eq!(points, sum, "{board:?} from {:?}", game.board);
                seen.insert(format!("{board:?}"), points);
                ways += 1;
            });
            boards += seen.len();
        });
    }
    assert!(
        boards > 1_000 && ways > 2 * boards,
        "{ways} ways to {boards}"
    );
}

/// A row 1 2 3 4 and a roll of 5 6 2 1 1 3: the points of each board that the turn can reach.
fn example<const EDITION: u16>() -> BTreeMap<String, BTreeSet<i32>> {
    let mut dice = Dice::scripted(&[2, 3, 4, 4, 6, 1, 5, 6, 2, 1, 1, 3]);
    let mut game = AddEmUp::<EDITION>::setup(&Options::defaults(&OPTIONS), 2, &mut dice);
    game.roll(&mut dice);
    let opening = listed(&game.board, game.hand.faces(), 6);
    let row = opening
        .into_iter()
        .find(|line| line.to_string() == "row-50.50-1234");
    game.place(row.expect("the roll has this run"));
    game.roll(&mut dice);
    let mut points: BTreeMap<String, BTreeSet<i32>> = BTreeMap::new();
    each_way(&game, |board, turn| {
        points.entry(format!("{board:?}")).or_default().insert(turn);
    });
    points
}

#[test]
fn placing_dice_one_by_one_paid_under_edition_1_and_does_not_now() {
    let (before, now) = (example::<1>(), example::<2>());
    // The row to the 6, and a column 1 2 3 under its 1.
    let two_lines = drawn(&["123456", "2.....", "3....."]);
    let two_lines = format!("{two_lines:?}");
    assert_eq!(before[&two_lines].last(), Some(&42));
    assert_eq!(now[&two_lines], BTreeSet::from([27]));
    let best = |points: &BTreeMap<_, BTreeSet<i32>>| points.values().flatten().max().copied();
    assert_eq!((best(&before), best(&now)), (Some(74), Some(31)));
}

#[test]
fn the_board_stops_growing_at_forty_cells() {
    // A25: a staircase to the right and down, two cells a step; one more step would make 41.
    let mut board = Board::new();
    let mut at = START;
    while let Some(line) = stair(&board, at) {
        at = line.end();
        board = with(&board, line);
    }
    let (low, high) = board.corners();
    assert_eq!(high.col - low.col + 1, 39, "{board:?}");
    for line in listed(&board, Faces::ALL, 6) {
        assert!(board.has_room(line), "{line}");
    }
}

/// The next step of the staircase: a line of three, to the right and down in turn.
fn stair(board: &Board, at: Place) -> Option<Line> {
    listed(board, Faces::ALL, 6)
        .into_iter()
        .filter(|line| board.is_empty() || line.start == at)
        .find(|line| {
            let down = board.in_line(at, Along::Row);
            line.len == 3 && (line.along == Along::Column) == down
        })
}

#[test]
fn dice_are_never_lost() {
    for seed in 40..60 {
        let game = play(seed, 4, |game| {
            let on_table = game.board.count() + game.hand.len();
            assert_eq!(game.pile() + on_table, game.dice);
        });
        assert!(game.hand.is_empty());
    }
}

/// Programs that search take boards with the same hash for the same board.
#[test]
fn a_board_is_known_by_its_dice_in_whatever_order_they_came() {
    let dice = [(50, 50, 1), (50, 51, 2), (50, 52, 3), (51, 52, 4)];
    let hash = |order: &[usize]| {
        let mut board = Board::new();
        for (nth, (row, col, face)) in order.iter().map(|at| dice[*at]).enumerate() {
            board.put(Place { row, col }, face, Seat::new(nth));
        }
        board.hash()
    };
    assert_eq!(hash(&[0, 1, 2, 3]), hash(&[3, 1, 0, 2]));
    let others = [hash(&[]), hash(&[0, 1, 2]), hash(&[0, 1, 3])];
    assert_eq!(BTreeSet::from(others).len(), 3);
}
