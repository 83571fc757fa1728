//! Files that were cut, replaced or changed by a bit: refused at the start, never shown as a wrong board, named by the check.

use std::fs;
use std::path::{Path, PathBuf};

use db::{Phase, StorageAddress, StorageReader, StoredTable, TableId};
use games::notation::hex;
use games::registry::GAMES;
use tables::event;

use crate::disk_failures::{a_move, about_to_move, assert_apology, moves_on, public_tables};
use crate::harness::{Harness, assert_private, shows};
use crate::operation::{named, one_of_each, tables_in};
use crate::program::{Program, fails, run};
use crate::storage::needs_a_file;
use crate::usual::game_for;

/// A storage with a finished and an open table of each game, and no bot on it.
async fn played_on(harness: &mut Harness) -> PathBuf {
    for game in GAMES {
        let people = *game.info().seats.start().max(&2);
        harness.table(*game, people).await.plays_to_the_end().await;
    }
    for mut table in one_of_each(harness).await {
        table.goes_on(15).await;
    }
    harness.stop().await;
    harness.folder().join("rollhouse.db")
}

#[tokio::test(flavor = "multi_thread")]
async fn cut_files_and_those_of_other_formats_are_refused_and_left_as_they_are() {
    needs_a_file!();
    let mut harness = Harness::open().await;
    let file = played_on(&mut harness).await;
    let folder = harness.folder();
    let whole = fs::read(&file).unwrap();
    let format = |number: u32| {
        let mut bytes = whole.clone();
        // Where SQLite keeps the user version: https://www.sqlite.org/fileformat.html#the_database_header
        bytes[60..64].copy_from_slice(&number.to_be_bytes());
        bytes
    };
    let page = 4096;
    let cut = |length: usize| whole[..length].to_vec();
    let broken = [
        (
            format(99),
            "the storage has format 99 and this program knows formats up to",
        ),
        (
            format(9),
            "the storage has format 9, which was never released, and this program reads formats from 17 on",
        ),
        (cut(whole.len() / 2), "the storage is damaged"),
        (cut(whole.len() - page), "the storage is damaged"),
        (cut(whole.len() - 1), "the storage is damaged"),
        (cut(page), "the storage is damaged"),
        (cut(page + 100), "the storage is damaged"),
        (cut(50), "the storage is damaged"),
        (cut(0), "the storage is damaged: it is empty"),
    ];
    for (bytes, why) in broken {
        fs::write(&file, &bytes).unwrap();
        let said = fails(run(&folder, &[], &[])).await;
        assert!(
            said.contains("cannot open the storage rollhouse.db: ") && said.contains(why),
            "{} bytes: {said}",
            bytes.len()
        );
        assert!(fs::read(&file).unwrap() == bytes, "{why}: it was changed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flipped_bit_is_never_shown_and_is_named_by_the_check() {
    needs_a_file!();
    let mut harness = Harness::open().await;
    let mut tables = public_tables(&harness).await;
    // The last one stays whole.
    let kept = tables.len() - 1;
    for table in &mut tables {
        while table.ply() < 12 && !table.over() {
            moves_on(table).await;
        }
        about_to_move(table).await;
    }
    harness.stop().await;
    let folder = harness.folder();
    let file = folder.join("rollhouse.db");
    let well = tables[kept].name();
    let ply = flip_a_face_of(&file, |table| named(table) != well);
    let said = fails(run(&folder, &["check"], &[])).await;
    let named = said
        .lines()
        .find_map(|line| line.strip_prefix("Table ")?.split_once(" is WRONG: "));
    let (name, how) = named.expect("a table is named");
    assert_eq!(
        how,
        format!("ply {ply} is wrong (details stay secret until the table ends).")
    );
    let broken = tables
        .iter()
        .position(|table| table.name() == name)
        .unwrap();

    let program = Program::start_again(&harness).await;
    let table = &tables[broken];
    let before = table.shown().text();
    let cause = [format!(
        "the stored table {name} is damaged: ply {ply} is wrong"
    )];
    let cause: Vec<&str> = cause.iter().map(String::as_str).collect();
    for _ in 0..2 {
        let answer = a_move(table).await;
        assert_apology(&harness, &answer, &cause);
    }
    let named = serde_json::json!(name);
    let shown = table.people[0]
        .slash(harness.channel, "table show", &[("table", named)])
        .await;
    assert_apology(&harness, &shown, &cause);
    assert_eq!(table.shown().text(), before, "no other board was drawn");
    tables[kept].is_shown_again().await;
    tables[kept].goes_on(5).await;
    program.kill(&harness).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_flipped_bit_of_dice_is_found_and_of_moves_every_one_that_matters() {
    needs_a_file!();
    let mut harness = Harness::open().await;
    let file = played_on(&mut harness).await;
    let whole = fs::read(&file).unwrap();
    let copy = harness.folder().join("flipped.db");
    let (mut flips, mut moves, mut unfound) = (0, 0, Vec::new());
    for table in tables_in(&file) {
        // Some plies of each table, and of each two bits of each letter that says what was done and rolled.
        for (ply, row) in plies(&table).skip(1).step_by(5) {
            let told = row.find(" by ").unwrap_or(row.len());
            let faces = row.find(" [").unwrap_or(told);
            let places: Vec<usize> = whole
                .windows(row.len())
                .enumerate()
                .filter(|(_, part)| *part == row.as_bytes())
                .map(|(at, _)| at)
                .collect();
            // The same bytes occur twice, so it is unclear which of them is this ply.
            let [at] = places[..] else { continue };
            for byte in at..at + told {
                for bit in [0, 3] {
                    let mut bytes = whole.clone();
                    bytes[byte] ^= 1 << bit;
                    fs::write(&copy, bytes).unwrap();
                    flips += 1;
                    let reading = StorageReader::open(&StorageAddress::File(copy.clone())).unwrap();
                    let found = match reading.read(|tx| tx.load(table.head.id)) {
                        Ok(stored) => commands::audit(&stored.unwrap()).is_err(),
                        Err(_) => true,
                    };
                    moves += usize::from(byte < at + faces);
                    if !found {
                        assert!(byte < at + faces, "a face is another and nobody sees it");
                        unfound.push(format!(
                            "{} ply {ply} bit {bit} of byte {}",
                            table.head.game,
                            byte - at
                        ));
                    }
                }
            }
        }
    }
    eprintln!(
        "{flips} bits flipped one at a time, {moves} of them in moves: all were found but {unfound:?}"
    );
    // A move that rolls no dice may become another legal move with which all that follows is legal, too: mostly in a draft, of which one
    // game has more than another.
    assert!(moves > 100 && flips > moves);
    assert!(unfound.len() * 50 <= moves, "{unfound:?}");
}

/// Changes one bit of one stored face into another face, as a disk may, and gives the ply.
pub(crate) fn flip_a_face(file: &Path) -> u32 {
    flip_a_face_of(file, |_| true)
}

fn flip_a_face_of(file: &Path, which: impl Fn(TableId) -> bool) -> u32 {
    let tables = tables_in(file);
    let mut bytes = fs::read(file).unwrap();
    let open = tables.iter().filter(|table| which(table.head.id));
    let mut plies = open.flat_map(plies);
    let (ply, at) = plies
        .find_map(|(ply, row)| {
            // A face that has a neighbour one bit away is still a face.
            let face = row.find(" [")? + 2;
            let is_such = matches!(row.as_bytes()[face], b'2' | b'4');
            let mut places = bytes
                .windows(row.len())
                .enumerate()
                .filter(|(_, part)| *part == row.as_bytes());
            let first = places.next().expect("the row is in the file").0;
            (is_such && places.next().is_none()).then_some((ply, first + face))
        })
        .expect("a ply with a 2 or a 4 and no twin");
    bytes[at] ^= 1;
    fs::write(file, bytes).unwrap();
    ply
}

/// The plies after the start, each with its text in the file.
fn plies(table: &StoredTable) -> impl Iterator<Item = (u32, String)> {
    let plies = event::plies(&table.log).skip(1);
    (1..).zip(plies.map(|(act, _)| table.log[act].text()))
}

/// The table begins, and then its board cannot be drawn: the apology must not claim that nothing was changed.
#[tokio::test(flavor = "multi_thread")]
async fn after_an_error_that_followed_the_action_players_are_told_to_check_the_board_first() {
    needs_a_file!();
    let mut harness = Harness::open().await;
    let people = harness.people(2);
    let lobby = harness.lobby(game_for(2), &people).await;
    harness.stop().await;
    let file = harness.folder().join("rollhouse.db");
    let promised = hex(&tables_in(&file)[0].opened().unwrap().commitment);
    let mut bytes = fs::read(&file).unwrap();
    let digit = promised.bytes().position(|b| b.is_ascii_digit());
    let digit = digit.expect("a digit");
    let places = bytes.windows(promised.len()).enumerate();
    let places: Vec<usize> = places
        .filter(|(_, part)| *part == promised.as_bytes())
        .map(|(at, _)| at)
        .collect();
    assert!(!places.is_empty(), "the promise is in the file");
    for at in places {
        bytes[at + digit] ^= 1;
    }
    fs::write(&file, bytes).unwrap();
    harness.start_again().await;

    let answer = people[0].press(&lobby, "Start").await;
    assert_private(&answer, "Sorry, something went wrong on our side");
    let table = tables_in(&file)[0].head.clone();
    assert_eq!(table.phase, Phase::Play, "it has begun");
    shows(&answer, "Your move may still count");
    shows(&answer, "`/table show`");
    harness.stop().await;
}
