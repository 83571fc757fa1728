//! Makes the exact tables that the crate ships in `engine/tables`.

use crate::{marmottes, noirlab};

/// A solved table as a file.
pub struct TableFile {
    /// The file name in `engine/tables`.
    pub name: &'static str,
    /// The values as little-endian 32-bit floats, or as 16-bit shares of 1.
    pub bytes: Vec<u8>,
    /// The largest difference between a state's value and what its equation gives, before rounding.
    pub residual: f64,
    /// For people: the values at the start of a game.
    pub summary: String,
}

fn bytes(values: &[f64]) -> Vec<u8> {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "rounding for storage is what this is for"
    )]
    let rounded = values.iter().map(|value| (*value as f32).to_le_bytes());
    rounded.flatten().collect()
}

fn for_marmottes(single_match: bool, two: &'static str, solo: &'static str) -> [TableFile; 2] {
    let pair = marmottes::solve(single_match, marmottes::MAX_DISTANCE);
    let one = marmottes::solve_solo(single_match, marmottes::MAX_SOLO_DISTANCE);
    let chance = |to_go: usize| pair.values[(to_go - 1) * marmottes::MAX_DISTANCE + to_go - 1];
    [
        TableFile {
            name: two,
            bytes: bytes(&pair.values),
            residual: pair.residual,
            summary: format!(
                "the first of two wins {:.6} of the games to 100, {:.6} of those to 200",
                chance(100),
                chance(200)
            ),
        },
        TableFile {
            name: solo,
            bytes: bytes(&one.values),
            residual: one.residual,
            summary: format!("100 points take {:.6} turns", one.values[99]),
        },
    ]
}

/// The values in order, without the last seat's chance, as 32-bit floats; for most seats as 16-bit shares of 1.
fn without_last(rows: &[noirlab::Row], seats: usize) -> Vec<u8> {
    let kept = (seats - 1).max(1);
    let numbers = rows.iter().flat_map(|row| &row[..kept]).copied();
    if seats < noirlab::MAX_TABLE_SEATS {
        return bytes(&numbers.collect::<Vec<f64>>());
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "rounding for storage is what this is for"
    )]
    let rounded = numbers.map(|value| ((value * noirlab::WHOLE).round() as u16).to_le_bytes());
    rounded.flatten().collect()
}

fn for_noirlab() -> Vec<TableFile> {
    let names = [
        "noirlab-solo.bin",
        "noirlab-two.bin",
        "noirlab-three.bin",
        "noirlab-four.bin",
    ];
    (1..)
        .zip(names)
        .map(|(seats, name)| {
            let solved = noirlab::solve(seats);
            let first: Vec<String> = solved.values[0][..seats]
                .iter()
                .map(|value| format!("{value:.6}"))
                .collect();
            TableFile {
                name,
                bytes: without_last(&solved.values, seats),
                residual: solved.residual,
                summary: match seats {
                    1 => format!("the set takes {} turns", first[0]),
                    _ => format!("in seat order they win {}", first.join(", ")),
                },
            }
        })
        .collect()
}

/// Solves the game with this key and returns its table files. `None` for a game without exact tables.
pub fn solve(key: &str) -> Option<Vec<TableFile>> {
    match key {
        "marmottes" => {
            let files = [
                (true, "marmottes-two.bin", "marmottes-solo.bin"),
                (false, "marmottes-pairs-two.bin", "marmottes-pairs-solo.bin"),
            ];
            let solved = |(single_match, two, solo)| for_marmottes(single_match, two, solo);
            Some(files.into_iter().flat_map(solved).collect())
        }
        "noirlab" => Some(for_noirlab()),
        _ => None,
    }
}
