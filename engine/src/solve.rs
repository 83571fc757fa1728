//! The tables that are shipped, as they are made.

use crate::{marmottes, noirlab};

/// A table file, ready to be written.
pub struct TableFile {
    /// In `engine/tables`.
    pub name: &'static str,
    pub bytes: Vec<u8>,
    /// The largest difference between a state's worth and what its equation gives, before rounding.
    pub residual: f64,
    /// What it says about the start of the usual game.
    pub says: String,
}

fn bytes(worths: &[f64]) -> Vec<u8> {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "rounding for storage is what this is for"
    )]
    let rounded = worths.iter().map(|worth| (*worth as f32).to_le_bytes());
    rounded.flatten().collect()
}

fn for_marmottes(single_match: bool, two: &'static str, alone: &'static str) -> [TableFile; 2] {
    let pair = marmottes::solve(single_match, marmottes::FURTHEST);
    let one = marmottes::solve_alone(single_match, marmottes::FURTHEST_ALONE);
    let says = |to_go: usize| pair.worths[(to_go - 1) * marmottes::FURTHEST + to_go - 1];
    [
        TableFile {
            name: two,
            bytes: bytes(&pair.worths),
            residual: pair.residual,
            says: format!(
                "the first of two wins {:.6} of the games to 100, {:.6} of those to 200",
                says(100),
                says(200)
            ),
        },
        TableFile {
            name: alone,
            bytes: bytes(&one.worths),
            residual: one.residual,
            says: format!("100 points take {:.6} turns", one.worths[99]),
        },
    ]
}

fn for_noirlab() -> Vec<TableFile> {
    let names = ["noirlab-alone.bin", "noirlab-two.bin", "noirlab-three.bin"];
    (1..)
        .zip(names)
        .map(|(seats, name)| {
            let solved = noirlab::solve(seats);
            let first: Vec<String> = solved.worths[0][..seats]
                .iter()
                .map(|worth| format!("{worth:.6}"))
                .collect();
            TableFile {
                name,
                bytes: bytes(&solved.stored(seats)),
                residual: solved.residual,
                says: match seats {
                    1 => format!("the set takes {} turns", first[0]),
                    _ => format!("in seat order they win {}", first.join(", ")),
                },
            }
        })
        .collect()
}

/// Solves the game with this key; `None` for a game that has no tables.
#[must_use]
pub fn solve(key: &str) -> Option<Vec<TableFile>> {
    match key {
        "marmottes" => {
            let mut files = Vec::from(for_marmottes(
                true,
                "marmottes-two.bin",
                "marmottes-alone.bin",
            ));
            files.extend(for_marmottes(
                false,
                "marmottes-pairs-two.bin",
                "marmottes-pairs-alone.bin",
            ));
            Some(files)
        }
        "noirlab" => Some(for_noirlab()),
        _ => None,
    }
}
