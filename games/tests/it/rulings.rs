//! Every transcript of every rules page runs, and every ruling has one or a reason.

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

/// A ruling of a game is a letter and a number; numbers count up without a gap.
#[test]
fn every_ruling_is_shown_or_says_why_it_cannot_be() {
    for game in GAMES {
        let info = game.info();
        let report = transcript::run(info.key, info.rules);
        let known: Vec<&String> = report.shown.iter().chain(report.unshown.keys()).collect();
        let letter = known
            .iter()
            .find(|id| !id.starts_with('X'))
            .expect("the game has rulings of its own")[..1]
            .to_owned();
        let numbers: Vec<u32> = known
            .iter()
            .filter(|id| id.starts_with(&letter))
            .map(|id| id[1..].parse().unwrap())
            .collect();
        let last = numbers.iter().max().unwrap();
        let missing: Vec<String> = (1..=*last)
            .filter(|n| !numbers.contains(n))
            .map(|n| format!("{letter}{n}"))
            .collect();
        assert!(
            missing.is_empty(),
            "{}: neither a transcript nor a reason for {}",
            info.name,
            missing.join(" ")
        );
    }
}

/// The rulings page of the project says how many there are; a clone elsewhere does not have it.
#[test]
fn no_ruling_of_the_source_is_forgotten() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/rules.md");
    let Ok(source) = std::fs::read_to_string(path) else {
        assert!(
            std::env::var_os("CI").is_none(),
            "in CI the rulings must be beside the checkout"
        );
        eprintln!(
            "SKIPPED: ../shared/rules.md is not here, so its list of rulings was not compared"
        );
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
    let mut found = std::collections::BTreeSet::new();
    let mut letters = std::collections::BTreeSet::from(["X".to_owned()]);
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
