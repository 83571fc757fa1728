//! A suspicious player checks the dice by docs/fair-dice.md, with Python and none of our code.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use games::registry::GAMES;

use crate::harness::{Harness, asks_for_a_word, shows};
use crate::player::Table;

fn docs(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("docs")
        .join(name)
}

/// Runs the script of the page; whether it succeeded, and its output.
fn python(folder: &Path, arguments: &[&str]) -> Option<(bool, String)> {
    let ran = Command::new("python3")
        .arg(docs("check_dice.py"))
        .args(arguments)
        .current_dir(folder)
        .output();
    let Ok(output) = ran else {
        assert!(std::env::var_os("CI").is_none(), "CI must have python3");
        eprintln!("SKIPPED: there is no python3 to run docs/check_dice.py with");
        return None;
    };
    let said = [output.stdout, output.stderr].concat();
    Some((output.status.success(), String::from_utf8(said).unwrap()))
}

/// The ply of a line of a record, and the faces that it rolled.
fn rolled(line: &str) -> (&str, &str) {
    let (head, faces) = line.split_once(" [").unwrap();
    let ply = head.split(' ').next().unwrap();
    (ply, faces.split(']').next().unwrap())
}

#[test]
fn the_page_shows_the_current_script_and_its_output() {
    let (page, script) = (
        fs::read_to_string(docs("fair-dice.md")).unwrap(),
        fs::read_to_string(docs("check_dice.py")).unwrap(),
    );
    assert!(page.contains(&format!("```python\n{script}```")));
    let format = fs::read_to_string(docs("record-format.md")).unwrap();
    let from = format.find("rollhouse record 1\n").unwrap();
    let record = format[from..].split("```").next().unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.txt"), record).unwrap();
    if let Some((content, said)) = python(folder.path(), &["game.txt"]) {
        assert!(content, "{said}");
        assert!(page.contains(&format!("```text\n{said}```")), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_die_of_a_game_follows_from_the_seed_and_the_lucky_words() {
    let harness = Harness::open().await;
    let page = fs::read_to_string(docs("fair-dice.md")).unwrap();
    // What the page gives for the one game that draws by other dice: for its setup, and for its first draft.
    let setup = page.lines().find_map(|line| line.split_once("RECORD 0="));
    let setup = format!("0={}", setup.expect("an example").1);
    let (_, draft) = page.split_once("`9=").expect("another");
    let (draft, _) = draft.split_once('`').expect("its end");
    for game in GAMES {
        let people = harness.people((*game.info().seats.start()).max(2));
        let lobby = harness.lobby(*game, &people).await;
        for (person, word) in people.iter().zip(["Nudel \"süß\" \\ 7", "[3 3]"]) {
            let form = asks_for_a_word(person, &lobby).await.modal.unwrap();
            person.submit(&form, &[("word", word)]).await;
        }
        let mut table = Table::begun(&lobby, &people).await;
        table.plays_to_the_end().await;
        let file = table.looks_up(&table.people[0], "Record").await;
        let record = harness.attached(file).await;
        let folder = harness.folder();
        fs::write(folder.join("game.txt"), &record).unwrap();
        let rolls: Vec<&str> = record
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()) && line.contains('['))
            .collect();
        let ordinary = !rolls[0].starts_with("0 ");
        let drafted = (!ordinary).then(|| {
            let (ply, faces) = rolled(rolls[1]);
            // Players with equal tokens roll six-sided dice after the draws.
            let tied = faces.split(' ').count() - draft.split(',').count();
            format!("{ply}={draft}{}", ",6".repeat(tied))
        });
        let mut arguments = vec!["game.txt"];
        if let Some(drafted) = &drafted {
            arguments.extend([setup.as_str(), drafted.as_str()]);
        }
        let Some((content, said)) = python(&folder, &arguments) else {
            continue;
        };
        if ordinary {
            assert!(content, "{said}");
            assert_eq!(said.lines().count(), rolls.len(), "{said}");
        } else {
            // Later cards are drawn, too, and the script does not know from how many.
            for (ply, faces) in rolls[..2].iter().map(|roll| rolled(roll)) {
                let follows = format!("ply {ply}: {faces} follows from the seed\n");
                shows(&said, &follows);
            }
        }

        // One face is another.
        let (faces, rest) = rolls[0].split_once('[').unwrap();
        let other = if rest.starts_with('1') { "2" } else { "1" };
        let forged = format!("{faces}[{other}{}", &rest[1..]);
        fs::write(folder.join("game.txt"), record.replace(rolls[0], &forged)).unwrap();
        let (content, said) = python(&folder, &arguments).unwrap();
        assert!(!content, "{said}");
        let ply = rolls[0].split(' ').next().unwrap();
        shows(&said, &format!("ply {ply}: the record says "));
    }
    harness.close().await;
}
