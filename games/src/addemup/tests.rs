//! What transcripts cannot show: the placements against a plain reading of the rules, over many random boards.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use super::board::{Along, Board, Line, Place, START};
use super::placements::Faces;
use super::*;
use crate::dice::Seed;

const SIDES: [Along; 2] = [Along::Row, Along::Column];

/// Rulings A10 and A11, read off the whole board: every line is a sequence, and none touches another of its game.
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
        board.put(place, face);
    }
    board
}

/// Every sequence anywhere near the board, tried one by one (ruling A8). Boards that come of it, each once.
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

/// Plays at random to the end and shows `each` position.
fn play(seed: u32, seats: usize, mut each: impl FnMut(&AddEmUp)) -> AddEmUp {
    let mut dice = Seed([42; 32]).key([]).dice(seed);
    let options = Options::defaults(AddEmUp::INFO.options);
    let mut game = AddEmUp::setup(&options, seats, &mut dice);
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

/// Positions that random games do not come by.
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
                board.put(Place { row, col }, shown - b'0');
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

#[test]
fn scores_are_the_sums_of_all_lines_that_changed() {
    for seed in 20..24 {
        play(seed, 3, |game| {
            for line in listed(&game.board, game.hand.faces(), 6) {
                let after = with(&game.board, line);
                let changed: i32 = after
                    .dice()
                    .flat_map(|place| SIDES.map(|along| (place, along)))
                    .filter(|(place, along)| after.is_free(place.shift(*along, -1)))
                    .map(|(place, along)| {
                        (run(&game.board, place, along), run(&after, place, along))
                    })
                    .filter(|(before, now)| now.len() >= 3 && before != now)
                    .map(|(_, now)| now.into_iter().map(i32::from).sum::<i32>())
                    .sum();
                assert_eq!(
                    game.board.score(line),
                    changed,
                    "{line} on {:?}",
                    game.board
                );
            }
        });
    }
}

#[test]
fn the_board_stops_growing_at_forty_cells() {
    // A25: stairs to the right and down, two cells a step; the next would make 41.
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

/// The next step of the stairs: three dice on, right and down in turn.
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
