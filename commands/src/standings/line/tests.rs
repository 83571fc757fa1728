//! What is kept of a player's games for a chart.

use super::*;

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_wrap,
    reason = "a few thousand games"
)]
fn game(number: usize) -> (WallTime, Point) {
    let point = Point {
        rating: number as f64,
        margin: 1.0,
    };
    (WallTime(number as i64), point)
}

#[test]
fn a_chart_has_every_game_of_a_few_and_evenly_chosen_ones_of_many() {
    let (at, point) = game(0);
    let mut line = Line::new(at, point);
    for number in 1..5_000_usize {
        let points = line.points();
        let every = number.div_ceil(POINTS).next_power_of_two();
        assert_eq!(line.games, number);
        assert_eq!((line.first, line.last), (game(0), game(number - 1)));
        let last = number - 1;
        let chosen = (0..last).step_by(every);
        let chosen = chosen.chain([last]).map(|number| game(number).1);
        assert_eq!(points, chosen.collect::<Vec<_>>(), "after {number} games");
        assert!(points.len() <= POINTS + 1);
        let (at, point) = game(number);
        line.add(at, point);
    }
}
