//! What the program does without Discord, and how it reports a wrong config.

use std::fs;
use std::path::PathBuf;

use games::registry::GAMES;

use crate::harness::{Harness, shows, starts};
use crate::player::Table;
use crate::program::{fails, run, succeeds};
use crate::usual::game_for;

#[tokio::test]
async fn the_rulings_of_every_game_hold() {
    let folder = tempfile::tempdir().unwrap();
    let said = succeeds(run(folder.path(), &["rulings"], &[])).await;
    for game in GAMES {
        let page = format!("games/src/{}/rules.md", game.info().key);
        let line = said.lines().find(|line| line.starts_with(&page));
        assert!(
            line.is_some_and(|line| line.contains(", 0 failed;")),
            "{said}"
        );
    }
}

#[tokio::test]
async fn a_wrong_line_in_a_rules_page_is_named_with_what_happened_instead() {
    let folder = tempfile::tempdir().unwrap();
    for game in GAMES {
        let page = game.info().rules;
        let at = page
            .lines()
            .position(|line| line.starts_with("to act: "))
            .expect("a page says who is to act");
        let wrong: Vec<&str> = page
            .lines()
            .enumerate()
            .map(|(number, line)| if number == at { "to act: H" } else { line })
            .collect();
        fs::write(folder.path().join("page.md"), wrong.join("\n")).unwrap();
        let said = fails(run(folder.path(), &["rulings", "page.md"], &[])).await;
        assert!(
            said.contains(&format!("page.md:{}: to act: H\n  expected: ", at + 1)),
            "{said}"
        );
        assert!(said.contains("\n  happened: "), "{said}");
    }
    fs::write(folder.path().join("empty.md"), "# Nothing to run\n").unwrap();
    // A page that shows nothing is not right.
    fails(run(folder.path(), &["rulings", "empty.md"], &[])).await;
}

/// Plays a table to its end. Gives a folder with its record in `game.txt`, and the record.
async fn recorded(harness: &Harness, table: &mut Table) -> (PathBuf, String) {
    table.plays_to_the_end().await;
    let file = table.looks_up(&table.people[0], "Record").await;
    let text = harness.attached(file).await;
    let folder = harness.folder();
    fs::write(folder.join("game.txt"), &text).unwrap();
    (folder, text)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_replays_and_verifies_and_a_changed_one_is_caught() {
    let harness = Harness::open().await;
    let game = GAMES[0];
    let mut table = harness.table(game, *game.info().seats.start()).await;
    let (folder, text) = recorded(&harness, &mut table).await;

    let said = succeeds(run(&folder, &["verify", "game.txt"], &[])).await;
    assert!(said.starts_with("game.txt is right:"), "{said}");
    let said = succeeds(run(&folder, &["replay", "game.txt"], &[])).await;
    for person in &table.people {
        assert!(said.contains(person.name()), "{said}");
    }
    shows(&said, &format!("\n{}. ", table.ply()));

    // One face is another.
    let line = text
        .lines()
        .find(|line| line.starts_with(|c: char| ('1'..='9').contains(&c)) && line.contains('['));
    let line = line.expect("a ply with dice");
    let number = line.split(' ').next().unwrap();
    let face = line.split('[').nth(1).unwrap().chars().next().unwrap();
    let other = if face == '1' { "[2" } else { "[1" };
    let forged = text.replace(line, &line.replacen(&format!("[{face}"), other, 1));
    fs::write(folder.join("forged.txt"), forged).unwrap();
    let said = fails(run(&folder, &["verify", "forged.txt"], &[])).await;
    starts(&said, "forged.txt is WRONG: ");
    shows(&said, &format!("ply {number}"));

    for task in ["verify", "replay"] {
        let said = fails(run(&folder, &[task, "no-such.txt"], &[])).await;
        assert!(said.contains("cannot read no-such.txt"), "{said}");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_somebody_alone_speaks_of_one_player() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(1), 1).await;
    let (folder, _) = recorded(&harness, &mut table).await;
    let said = succeeds(run(&folder, &["verify", "game.txt"], &[])).await;
    assert!(said.contains(" 1 player sits where it puts them"), "{said}");
    harness.close().await;
}

#[tokio::test]
async fn a_wrong_config_is_explained_and_nothing_starts() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let wrong = [
        ("[storage]\nfile = 'x'", "line 2: unknown field `file`"),
        (
            "[log]\nlevel = 'loud='",
            "`log.level` is error, warn, info, debug or trace",
        ),
        ("[discord]\ntoken = 'a b'", "copy it again"),
        (
            "[storage]\npath = 'no/such/folder/x.db'",
            "cannot open the storage no/such/folder/x.db",
        ),
    ];
    for (text, said_of_it) in wrong {
        fs::write(at.join("config.toml"), text).unwrap();
        let said = fails(run(at, &[], &[])).await;
        assert!(
            said.contains("rollhouse: ") && said.contains(said_of_it),
            "{text}: {said}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_ends_the_program_with_a_sentence() {
    let harness = Harness::without_bot().await;
    let address = harness.play.url();
    let surroundings = [
        ("DISCORD_TOKEN", "wrong"),
        ("ROLLHOUSE_DISCORD_API_URL", address.as_str()),
    ];
    let said = fails(run(&harness.folder(), &[], &surroundings)).await;
    shows(&said, "Discord refused the token; check DISCORD_TOKEN");
}

#[tokio::test]
async fn serve_without_a_token_says_what_to_do_and_opens_no_playground() {
    let folder = tempfile::tempdir().unwrap();
    let environments = [
        &[][..],
        &[("DISCORD_TOKEN", "")],
        &[("DISCORD_TOKEN", " ")],
        &[("DISCORD_TOKEN", "Bot ")],
    ];
    for (file, files) in [(None, 0), (Some("[discord]\ntoken = ''"), 1)] {
        if let Some(text) = file {
            fs::write(folder.path().join("config.toml"), text).unwrap();
        }
        for environment in environments {
            let said = fails(run(folder.path(), &["serve"], environment)).await;
            assert!(said.contains("put it into DISCORD_TOKEN"), "{said}");
            assert!(!said.contains("ready to play"), "{said}");
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), files);
    }
}

/// As `head` does.
#[tokio::test]
async fn a_program_whose_output_nobody_reads_ends_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let ended = std::process::Command::new(env!("CARGO_BIN_EXE_rollhouse"))
        .current_dir(folder.path())
        .arg("rulings")
        .stdout(writer)
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    assert_eq!(ended.status.code(), Some(141));
}
