//! A game outside the list: the example Pig is opened, played, recorded, replayed and audited, and its rules page runs.

use std::collections::BTreeSet;

use games::dice::Seed;
use games::options::Options;
use games::record::{End, Record};
use games::registry::{self, GAMES, GameType};
use games::transcript;

#[path = "../../examples/pig/game.rs"]
mod game;
#[path = "../../examples/pig/terminal.rs"]
mod terminal;

pub(crate) use terminal::PIG;

/// What the terminal shows for this input, and the record.
fn played(options: &str, input: &str) -> (String, Record) {
    let options = Options::parse(PIG.info().options, options).unwrap();
    let mut output = Vec::new();
    let record = terminal::play(&options, Seed([3; 32]), &mut input.as_bytes(), &mut output);
    (String::from_utf8(output).unwrap(), record.unwrap())
}

#[test]
fn two_people_play_in_the_terminal_by_number_and_by_notation() {
    let (output, record) = played("target=50", &"roll\n1\n2\nhold\n".repeat(60));
    let End::Outcome(outcome) = &record.end else {
        panic!("nobody has won:\n{output}");
    };
    assert!(output.ends_with(&format!("= {outcome}\n")), "{output}");
    assert!(output.contains("wins.\n"), "{output}");
    for wanted in ["Ann rolled 3. ", "⚂", "Ben banked ", " of 50 points"] {
        assert!(output.contains(wanted), "{wanted}:\n{output}");
    }
    assert!(record.plies.iter().any(|ply| ply.mv == "hold"));
    assert_eq!(record.options, "target=50");
}

#[test]
fn a_wrong_answer_is_explained_and_asked_again() {
    let (output, record) = played("", "2\nfly\n\n1\n");
    for wrong in ["2", "fly", ""] {
        let said = format!("`{wrong}` is not a move: type a number or a word of the list.\n");
        assert!(output.contains(&said), "{wrong}:\n{output}");
    }
    assert_eq!(record.plies.len(), 1);
    assert_eq!(record.end, End::Closed);
    assert!(output.ends_with("The input has ended, and so does the game.\n"));
}

#[test]
fn its_record_is_verified_by_the_game_itself() {
    let (_, record) = played("target=50", &"1\n1\n2\n".repeat(60));
    let text = record.to_string();
    assert_eq!(Record::verify_with(&text, PIG).as_ref(), Ok(&record));
    let table = record.audit_with(PIG).unwrap();
    let replayed = record.replay_with(PIG, |_, _| {}).unwrap();
    assert_eq!(table.status(), replayed.status());

    let mut cheat = record.clone();
    let face = &mut cheat.plies[0].faces[0];
    *face = *face % 6 + 1;
    let error = cheat.audit_with(PIG).unwrap_err();
    assert_eq!(error.ply, Some(1));
    assert!(error.what.starts_with("the record has the faces ["));

    let mut unlisted = record.clone();
    unlisted.game = "nogame".to_owned();
    let unknown = unlisted.audit().unwrap_err().to_string();
    assert_eq!(unknown, "there is no game `nogame`");
    let info = GAMES[0].info();
    let other = record.audit_with(GAMES[0]).unwrap_err().to_string();
    let told = format!("this is not a record of {} edition", info.key);
    assert!(other.starts_with(&told), "{other}");
}

#[test]
fn a_list_of_games_can_have_games_from_elsewhere() {
    let games: Vec<&dyn GameType> = GAMES[..1].iter().copied().chain([PIG]).collect();
    let found = registry::find_in(&games, "pig").unwrap();
    assert_eq!(found.info().name, "Pig");
    assert!(registry::find_in(&games[..1], "pig").is_none());
}

/// The page is the template for the rules pages of new games.
#[test]
fn its_rules_page_runs_and_has_every_ruling_that_holds_for_all_games() {
    let report = transcript::run_with(&[PIG], "rules-template.md", PIG.info().rules);
    let failures: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(report.transcripts >= 10);
    let known: BTreeSet<&String> = report.shown.iter().chain(report.unshown.keys()).collect();
    let listed = transcript::run("rules.md", GAMES[0].info().rules);
    let listed = listed.shown.iter().chain(listed.unshown.keys());
    let shared: Vec<&String> = listed.filter(|id| id.starts_with('X')).collect();
    assert_eq!(shared.len(), 6);
    for ruling in shared {
        assert!(known.contains(ruling), "{ruling}");
    }
}
