//! Every transcript of every rules page runs, and every ruling has one or a reason.

use std::collections::BTreeSet;
use std::io::Write;

use games::registry::GAMES;
use games::transcript;

#[test]
fn every_transcript_of_every_rules_page_holds() {
    for game in GAMES {
        let info = game.info();
        let report = transcript::run(&format!("games/src/{}/rules.md", info.key), info.rules);
        let failures: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
        assert!(failures.is_empty(), "{}", failures.join("\n"));
        assert!(
            report.transcripts >= 10,
            "{} has only {} transcripts",
            info.name,
            report.transcripts
        );
        for (id, reason) in &report.unshown {
            println!("{} {id} has no transcript: {reason}", info.name);
        }
    }
}

/// The rulings for all games, as the index of the rules pages lists them: `- **X1.** ...`.
fn shared_rulings() -> Vec<String> {
    include_str!("../../../docs/rules.md")
        .lines()
        .filter_map(|line| Some(line.strip_prefix("- **")?.split_once(".**")?.0.to_owned()))
        .collect()
}

/// The list of a page: the names in the headings under `## Rulings` (`### M1. Title`, `### N4, N5. Title`), as they come.
fn listed(page: &str) -> Vec<String> {
    let mut section = page
        .lines()
        .skip_while(|line| *line != "## Rulings")
        .skip(1);
    let headings = section
        .by_ref()
        .take_while(|line| !line.starts_with("## "))
        .filter_map(|line| line.strip_prefix("### ")?.split_once(". "));
    headings
        .flat_map(|(names, _)| names.split(", "))
        .map(str::to_owned)
        .filter(|name| number(name).is_some())
        .collect()
}

/// `36` of `N36`.
fn number(id: &str) -> Option<u32> {
    id.get(1..)?.parse().ok()
}

/// A ruling of a game is a letter and a number; numbers count up without a gap. Those for all games are on every page.
#[test]
fn every_ruling_is_shown_or_says_why_it_cannot_be() {
    let shared = shared_rulings();
    assert_eq!(shared.first().map(String::as_str), Some("X1"));
    let mut letters = BTreeSet::from(["X".to_owned()]);
    for game in GAMES {
        let info = game.info();
        let mut listed = listed(info.rules);
        let letter = listed.first().expect("the game has rulings of its own")[..1].to_owned();
        let own = listed.iter().filter(|id| id.starts_with(&letter)).count();
        let wanted: Vec<String> = (1..=own)
            .map(|number| format!("{letter}{number}"))
            .chain(shared.iter().cloned())
            .collect();
        // A page has them in the order of play. Each is there once.
        listed.sort_by_key(|id| (!id.starts_with(&letter), number(id)));
        assert_eq!(listed, wanted, "{}: the list of rulings", info.name);
        assert!(
            letters.insert(letter),
            "{}: another game has its letter",
            info.name
        );

        let report = transcript::run(info.key, info.rules);
        let missing: Vec<&String> = listed
            .iter()
            .filter(|id| !report.shown.contains(*id) && !report.unshown.contains_key(*id))
            .collect();
        assert!(
            missing.is_empty(),
            "{}: neither a transcript nor a reason for {missing:?}",
            info.name
        );
        let known = report.shown.iter().chain(report.unshown.keys());
        let unlisted: Vec<&String> = known.filter(|id| !listed.contains(id)).collect();
        assert!(
            unlisted.is_empty(),
            "{}: no heading under Rulings for {unlisted:?}",
            info.name
        );
    }
}

/// Beside some checkouts there is a list of all rulings, which the pages must then cover.
#[test]
fn no_ruling_of_the_source_is_forgotten() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/rules.md");
    let Ok(source) = std::fs::read_to_string(path) else {
        // Not `eprintln!`: the output of a test that passes is not shown.
        let skipped = "SKIPPED: the rules pages are not compared with a list beside the checkout";
        let _ = writeln!(std::io::stderr(), "{skipped}: {path} does not exist");
        return;
    };
    let wanted: Vec<&str> = source
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split_once(" |").map(|(id, _)| id))
        .filter(|id| {
            id.len() > 1
                && id.as_bytes()[0].is_ascii_uppercase()
                && id[1..].bytes().all(|b| b.is_ascii_digit())
        })
        .collect();
    assert!(wanted.len() > 100, "the page has its rulings in tables");
    let mut found = BTreeSet::new();
    let mut letters = BTreeSet::from(["X".to_owned()]);
    for game in GAMES {
        let report = transcript::run(game.info().key, game.info().rules);
        let ids: Vec<String> = report
            .shown
            .into_iter()
            .chain(report.unshown.into_keys())
            .collect();
        letters.extend(ids.iter().map(|id| id[..1].to_owned()));
        found.extend(ids);
    }
    let missing: Vec<&&str> = wanted
        .iter()
        .filter(|id| letters.contains(&id[..1]) && !found.contains(**id))
        .collect();
    assert!(missing.is_empty(), "no rules page has {missing:?}");
}

#[test]
fn a_wrong_line_is_named_with_what_was_expected_and_what_happened() {
    let game = GAMES[0];
    let (start, _) = game
        .info()
        .rules
        .split_once("```transcript")
        .expect("the page has a transcript");
    let line = start.lines().count() + 2;
    let wrong = game
        .info()
        .rules
        .replacen("```transcript\n", "```transcript\nludo seats=2\n", 1);
    let report = transcript::run("page.md", &wrong);
    let failure = &report.failures[0];
    assert_eq!(
        (failure.file.as_str(), failure.line, failure.text.as_str()),
        ("page.md", line, "ludo seats=2")
    );
    assert_eq!(failure.happened, "`ludo`");
    assert!(failure.expected.starts_with("one of the games "));
}
