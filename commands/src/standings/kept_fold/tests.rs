//! Bytes that an earlier program kept mean the same to this one.

use std::sync::Arc;
use std::time::Duration;

use db::{Participant, Played, PlayedSeat};

use super::*;

/// What the program that raised [`FORMAT`] last made of the first twenty [`tables`]. It is written anew by
/// `ROLLHOUSE_FIXTURES=1 cargo test -p commands kept_fold`.
const KEPT: &[u8] = include_bytes!("fold.bin");

const PEOPLE: [&str; 4] = ["ann", "ben", "gone-1", "123456789012345678"];

/// Thirty tables of four people, of whom one has deleted their data and one account is new.
fn tables() -> Vec<Played> {
    (0..30_i64).map(table).collect()
}

fn table(number: i64) -> Played {
    let at = usize::try_from(number).expect("few");
    let people = [PEOPLE[at % 4], PEOPLE[(at + 1 + at / 4 % 3) % 4]];
    let seats = (0..).zip(people).map(|(seat, user)| PlayedSeat {
        seat,
        holders: vec![Participant {
            user: user.to_owned(),
            name: user.to_uppercase(),
        }],
        place: Some(u32::from(seat) + 1),
        points: number - i64::from(seat),
        level: None,
        away: false,
        moves: 5,
    });
    Played {
        table: TableId(number + 1),
        game: ["one", "two"][at % 2].to_owned(),
        edition: 1,
        ended: WallTime(1_500_000_000_000 + number * 40_000_000),
        voided: false,
        rated: true,
        hints: false,
        seats: seats.collect(),
    }
}

fn folded(tables: &[Played]) -> Fold {
    let mut everybody = Everybody::new(true, Duration::from_secs(7 * 24 * 60 * 60));
    assert!(
        !everybody
            .people
            .contradicted_by(&[("ann".to_owned(), WallTime(1_400_000_000_000))])
    );
    for played in tables {
        everybody.add(played);
    }
    Fold {
        rewrites: 3,
        last: tables.last().map(|played| (played.ended, played.table)),
        folded: everybody,
        unstored: 0,
    }
}

/// What is shown of everybody, and what the next table depends on.
fn shown(fold: &Fold) -> String {
    let players = PEOPLE.map(|user| fold.folded.player(user, Arc::default()));
    let rest = (fold.rewrites, fold.last, fold.folded.bytes() > 0);
    let asked = fold.folded.asks(&tables()).len();
    format!("{players:?} {rest:?} {asked}")
}

#[test]
fn a_fold_of_an_earlier_program_is_continued_or_not_read() {
    let mut own = folded(&tables()[..20]);
    if std::env::var_os("ROLLHOUSE_FIXTURES").is_some() {
        let file = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/src/standings/kept_fold/fold.bin"
        );
        std::fs::write(file, encoded(&own).expect("it has tables")).expect("a file");
    }
    let mut kept = decoded(KEPT).expect("if bytes are written in another way, raise FORMAT");
    let why = "if results add up to something else, raise FORMAT and write fold.bin anew";
    assert_eq!(shown(&kept), shown(&own), "{why}");
    for played in &tables()[20..] {
        kept.folded.add(played);
        own.folded.add(played);
    }
    assert_eq!(shown(&kept), shown(&own), "{why}");
    let ratings = own.folded.player("ann", Arc::default());
    assert!(ratings.total.is_some_and(|standing| standing.games > 10));
    assert_eq!(ratings.by_game.len(), 2);
}

#[test]
fn bytes_of_another_format_or_damaged_ones_are_not_read() {
    let mut bytes = encoded(&folded(&tables())).expect("it has tables");
    assert!(decoded(&bytes).is_some());
    assert!(decoded(&bytes[..bytes.len() / 2]).is_none());
    bytes[0] += 1;
    assert!(decoded(&bytes).is_none());
    assert!(encoded(&folded(&[])).is_none());
}
