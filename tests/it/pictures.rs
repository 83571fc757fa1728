//! Pictures of finished games: shared at the end of a table, and drawn from a record.

use std::fs;
use std::path::Path;
use std::time::Duration;

use games::dice::Seed;
use games::names::Names;
use games::options::Options;
use games::outcome::Status;
use games::record::Record;
use games::registry::{GAMES, GameType};
use games::seat::Hand;
use pictures::{Paper, Steps};
use playground::Message;
use tiny_skia::Pixmap;

use crate::elsewhere::elsewhere;
use crate::harness::{Harness, Shown, assert_private, starts};
use crate::player::{has_button, newest_private};
use crate::program::{fails, run};
use crate::usual::game_for;

/// What a phone shows in whole without turning it.
const TALLEST: u32 = 1_100;

/// A GIF by what was promised of it: its size, and how many frames.
fn frames(gif: &[u8]) -> (u16, u16, usize) {
    assert!(gif.len() <= 2 * 1024 * 1024, "{} bytes", gif.len());
    let mut decoder = gif::DecodeOptions::new()
        .read_info(gif)
        .expect("it is a GIF");
    let (width, height) = (decoder.width(), decoder.height());
    let mut frames = 0;
    while decoder.read_next_frame().expect("a whole frame").is_some() {
        frames += 1;
    }
    assert!((1..=40).contains(&frames), "{frames} frames");
    (width, height, frames)
}

fn size(png: &[u8]) -> (u32, u32) {
    let picture = Pixmap::decode_png(png).expect("it is a PNG");
    (picture.width(), picture.height())
}

/// A game between players who press anything.
fn random(game: &dyn GameType, count: usize, number: u8) -> Record {
    let options = Options::defaults(game.info().options);
    let joined = vec![("Ann", ""); count];
    let mut record = Record::begin("9", game, &options, Seed([number; 32]), &joined);
    let key = record.key().expect("its seed is known");
    let mut table = record.before(1).expect("the beginning of a game");
    let mut any = usize::from(number) + 7;
    while let Status::ToAct(seats) = table.status() {
        any = any.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let seats: Vec<_> = seats.into_iter().collect();
        let seat = seats[(any >> 33) % seats.len()];
        let legal = table.legal(seat);
        let mv = &legal[(any >> 40) % legal.len()];
        let dice = key.dice(table.ply() + 1);
        let ply = table.play(seat, mv, table.ply(), Hand::Player, dice);
        record.plies.push(ply.expect("the move is legal"));
    }
    record
}

/// The game at the head of the README, and how to draw it.
const SHOWN: &str = "docs/pictures/game.txt";
const DRAW: &str = "see CONTRIBUTING.md, Draw the game in the README";

#[test]
fn the_game_in_the_readme_is_drawn_as_the_program_draws_it_today() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join(SHOWN)).expect("its record");
    let record = Record::verify(&text).expect("a right record");
    let names = Names::letters();
    for (paper, file) in [(Paper::Dark, "game.gif"), (Paper::Light, "game-light.gif")] {
        let drawn = pictures::film(&record, &names, Steps::Moves, paper).expect("a film");
        let kept = root.join(SHOWN).with_file_name(file);
        let kept = fs::read(kept).expect("its picture");
        assert!(kept.len() <= 2 * 1024 * 1024, "{} bytes", kept.len());
        // Processors round differently at the edges of shapes.
        let (drawn, kept) = (pixels(&drawn), pixels(&kept));
        assert_eq!(drawn.len(), kept.len(), "draw {file} again: {DRAW}");
        let differ = drawn
            .iter()
            .zip(&kept)
            .filter(|(one, other)| one.abs_diff(**other) > 16);
        assert!(
            differ.count() * 100 < drawn.len(),
            "draw {file} again: {DRAW}"
        );
    }
}

/// The colours of all frames, one after the other.
fn pixels(gif: &[u8]) -> Vec<u8> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).expect("it is a GIF");
    let mut pixels = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a whole frame") {
        pixels.extend_from_slice(&frame.buffer);
    }
    pixels
}

#[test]
fn random_games_of_each_kind_are_small_pictures() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    fs::create_dir_all(&folder).unwrap();
    for game in GAMES {
        let seats = game.info().seats.clone();
        for count in [*seats.start(), 3, *seats.end()] {
            for number in 0..2 {
                let record = random(*game, count, number);
                let names = Names::letters();
                let file = folder.join(format!("{}-{count}-{number}", game.info().key));
                let png = pictures::last_board(&record, &names, Paper::Dark).expect("a picture");
                fs::write(file.with_extension("png"), &png).unwrap();
                let (width, height) = size(&png);
                let gif =
                    pictures::film(&record, &names, Steps::Turns, Paper::Dark).expect("a film");
                fs::write(file.with_extension("gif"), &gif).unwrap();
                let (wide, high, _) = frames(&gif);
                assert!(
                    (300..=600).contains(&width),
                    "{width} of {}",
                    file.display()
                );
                assert!(height <= TALLEST, "{height} of {}", file.display());
                assert!(u32::from(wide) >= width && u32::from(high) >= height);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_share_the_last_board_and_the_game_and_others_get_them_for_themselves() {
    for game in GAMES {
        let harness = Harness::open().await;
        let mut table = harness.table(*game, *game.info().seats.start()).await;
        table.plays_to_the_end().await;
        let (ended, player) = (table.shown(), &table.people[0]);
        let winner = ended.content().to_owned();

        let shared = player.press(&ended, "Share").await.posted();
        let posted = shared;
        assert!(!posted.is_ephemeral(), "everybody sees it");
        for person in &table.people {
            assert!(posted.text().contains(person.name()), "{}", posted.text());
        }
        assert!(!winner.is_empty() && has_button(&posted, "The game as a GIF"));
        let (name, address) = posted.attachments()[0];
        assert_eq!(name, format!("rollhouse-{}.png", table.name()));
        let described = posted.descriptions()[0].to_owned();
        starts(&described, "The last board. ");
        let (width, height) = size(&harness.download_bytes(address).await);
        assert!((300..=600).contains(&width) && height <= TALLEST);

        harness.pass(Duration::from_secs(24 * 3_600));
        assert_private(&player.press(&ended, "Share").await, game.info().name);
        let watcher = harness.play.person("Zoe");
        assert_private(&watcher.press(&ended, "Share").await, game.info().name);

        let film = player.press(&posted, "The game as a GIF").await;
        let id = film.shown().id();
        let film = player
            .waits_for_edit(id, |m| !m.attachments().is_empty())
            .await;
        assert!(!film.is_ephemeral(), "everybody sees it");
        frames(&harness.download_bytes(film.attachments()[0].1).await);
        harness.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_follows_where_the_bot_can_only_answer_with_the_board() {
    let harness = elsewhere().await;
    let mut table = harness.table(game_for(2), 2).await;
    table.plays_to_the_end().await;
    let zoe = harness.play.person("Zoe");
    // Too long for any answer to edit the board.
    harness.quiet().await;
    harness.pass(Duration::from_secs(16 * 60));
    let before = newest_private(&zoe, harness.channel);
    zoe.press(&table.shown(), "Share").await.updated();
    let is_new = |message: &Message| message.is_ephemeral() && message.id() > before;
    let shared = zoe.waits_for(harness.channel, is_new).await;
    let (name, address) = shared.attachments()[0];
    assert_eq!(name, format!("rollhouse-{}.png", table.name()));
    size(&harness.download_bytes(address).await);
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_drawn_without_the_bot() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let record = random(GAMES[1], 2, 1);
    fs::write(&file, record.to_string()).unwrap();
    let (code, said) = run(folder.path(), &["picture", "game.txt"], &[]).await;
    assert_eq!((code, said.trim()), (0, "game.png"));
    size(&fs::read(folder.path().join("game.png")).unwrap());
    let turns = ["picture", "game.txt", "--gif", "-o", "film.gif"];
    let (code, said) = run(folder.path(), &turns, &[]).await;
    assert_eq!((code, said.trim()), (0, "film.gif"));
    frames(&fs::read(folder.path().join("film.gif")).unwrap());
    fs::write(&file, "Not a record\n").unwrap();
    let said = fails(run(folder.path(), &["picture", "game.txt"], &[])).await;
    assert!(said.contains("game.txt is not a record"), "{said}");
}
