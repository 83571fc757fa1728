//! What README and the other pages list is complete, and what they ask of an operator is enough.

use std::fs;
use std::path::Path;
use std::time::Duration;

use games::lang::Lang;
use games::registry::GAMES;
use playground::permission;

use crate::harness::{Harness, Shown, hides, shows};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn page(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A filter that fits nothing runs nothing and passes.
#[test]
fn every_command_of_contributing_finds_its_tests() {
    let page = page("CONTRIBUTING.md");
    let commands = page.lines().filter_map(|line| {
        let (_, words) = line.split_once("cargo test ")?;
        words.split(['`', '#']).next()
    });
    let mut filters = 0;
    for command in commands {
        let words: Vec<&str> = command.split_whitespace().collect();
        let Some(filter) = words.iter().take_while(|word| **word != "--").last() else {
            continue;
        };
        let after = |option| {
            let at = words.iter().position(|word| *word == option)?;
            words.get(at + 1).copied()
        };
        let krate = after("-p").filter(|krate| *krate != "rollhouse");
        let is_name = filter
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || c == '_');
        let is_value = [after("-p"), after("--test")].contains(&Some(filter));
        if is_name && !is_value {
            let folder = root().join(krate.unwrap_or(".")).join("tests/it");
            let files = fs::read_dir(folder).expect("the tests").flatten();
            let found = files.map(|file| file.path()).any(|path| {
                let code = fs::read_to_string(&path).unwrap_or_default();
                path.file_stem().is_some_and(|name| name == *filter)
                    || code
                        .lines()
                        .any(|line| line.contains("fn ") && line.contains(filter))
            });
            assert!(found, "`cargo test {command}` runs no test");
            filters += 1;
        }
    }
    assert!(filters > 5, "{filters} filters");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_readme_lists_every_command() {
    let harness = Harness::open().await;
    let readme = page("README.md");
    let mut missing = Vec::new();
    for command in harness.play.commands() {
        let name = command["name"].as_str().unwrap();
        if command["type"] != 1 {
            // In the menu of a person or of a message.
            let bold = format!("**{name}**");
            missing.extend(Some(bold).filter(|name| !readme.contains(name)));
            continue;
        }
        let of_a_game = GAMES.iter().any(|game| game.info().key == name);
        let shown = if of_a_game { "<game>" } else { name };
        let options = command["options"].as_array().into_iter().flatten();
        let subcommands = options.filter(|option| option["type"] == 1);
        let mut all: Vec<String> = subcommands
            .map(|option| format!("`/{shown} {}`", option["name"].as_str().unwrap()))
            .collect();
        if all.is_empty() {
            all.push(format!("`/{shown}`"));
        }
        missing.extend(all.into_iter().filter(|command| !readme.contains(command)));
    }
    assert!(
        missing.is_empty(),
        "README.md does not list {}",
        missing.join(", ")
    );
    harness.close().await;
}

#[test]
fn the_readme_says_how_many_play_a_game_and_for_how_long() {
    let readme = page("README.md");
    for game in GAMES {
        let info = game.info();
        let (seats, minutes) = (&info.seats, info.minutes_of_all());
        let said = format!(
            "games/src/{}/rules.md) | {} to {} | {} to {} |",
            info.key,
            seats.start(),
            seats.end(),
            minutes.start(),
            minutes.end()
        );
        assert!(readme.contains(&said), "README.md does not say {said}");
    }
}

#[test]
fn the_rules_say_how_long_a_game_takes_as_its_card_does() {
    for game in GAMES {
        let info = game.info();
        let (least, most) = info.minutes_of_all().into_inner();
        for lang in Lang::ALL {
            let rules = info.players_rules(lang);
            let about = rules.lines().nth(2).expect("what the game is about");
            let is_number = |c: char| c.is_ascii_digit();
            let numbers = about
                .split(|c| !is_number(c))
                .filter_map(|n| n.parse().ok());
            let numbers: Vec<u16> = numbers.collect();
            assert!(numbers.ends_with(&[least, most]), "{about}");
        }
    }
}

#[test]
fn what_discord_is_told_about_the_bot_is_in_the_readme_in_every_language() {
    let readme = page("README.md");
    let listing = commands::listing();
    let localized = listing["description"]["localizations"].as_object();
    let localized = localized.expect("a description in each language");
    assert_eq!(localized.len(), 8, "seven languages, one of them twice");
    for (locale, text) in localized {
        let said = text.as_str().expect("a text");
        assert!(readme.contains(said), "{locale}: {said}");
    }
    let tags = listing["tags"].as_array().expect("tags");
    assert!(tags.len() <= 5, "Discord takes five");
    let on_servers = &listing["integration_types_config"]["0"]["oauth2_install_params"];
    assert_eq!(on_servers["permissions"], invited("README.md"));
}

/// The permissions in the address that invites the bot.
fn invited(path: &str) -> u64 {
    let page = page(path);
    let (_, from) = page.split_once("&permissions=").expect("an invitation");
    let digits: String = from.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_permissions_of_the_invitation_are_enough_and_the_doctor_checks_each() {
    let asked = invited("README.md");
    assert_eq!(asked, invited("docs/hosting.md"));
    let each = [
        (permission::VIEW_CHANNEL, "View Channel"),
        (permission::SEND_MESSAGES, "Send Messages"),
        (permission::EMBED_LINKS, "Embed Links"),
        (permission::CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (
            permission::SEND_MESSAGES_IN_THREADS,
            "Send Messages in Threads",
        ),
    ];
    assert_eq!(each.iter().fold(0, |all, (bit, _)| all | bit), asked);

    let mut harness = Harness::open().await;
    let (ann, channel) = (harness.play.person("Ann"), harness.channel);
    let faults = harness.faults();
    let report = || async {
        // Nobody may ask for it too often.
        harness.pass(Duration::from_secs(30));
        let message = ann.slash(channel, "doctor", &[]).await.shown();
        let done = |m: &playground::Message| m.content().contains("in this channel.");
        ann.waits_for_edit(message.id(), done).await.text()
    };
    for (bit, name) in each {
        for path in ["README.md", "docs/hosting.md", "docs/server-admins.md"] {
            assert!(page(path).contains(name), "{path} does not name {name}");
        }
        faults.forbid(channel, bit);
        let found = report().await;
        shows(&found, &format!("allow **{name}**"));
        faults.permit(channel, bit);
    }

    faults.forbid(channel, !asked);
    let found = report().await;
    hides(&found, "allow **");
    harness.exported(&ann).await;
    harness.stop().await;
}

#[test]
fn every_way_around_the_ratings_has_the_test_that_its_page_names() {
    let page = page("docs/leaderboards.md");
    let (_, ways) = page.split_once("\n## Ways around it").expect("the ways");
    let (ways, _) = ways.split_once("\n## ").expect("what remains");
    // The page says so: the first list has its tests in one file, the others in another.
    let mut files = ["fair_results.rs"].into_iter();
    let mut usual = "";
    let mut rows = 0;
    for line in ways.lines() {
        if line.starts_with("**To ") {
            usual = files.next().unwrap_or("farming_and_collusion.rs");
        }
        let row = line
            .strip_prefix("| ")
            .and_then(|row| row.strip_suffix(" |"));
        let Some(cell) = row.and_then(|row| row.rsplit(" | ").next()) else {
            continue;
        };
        let named: Vec<&str> = cell.split('`').skip(1).step_by(2).collect();
        let (of_files, tests): (Vec<&str>, Vec<&str>) =
            named.iter().partition(|name| name.contains('.'));
        let file = of_files.first().copied().unwrap_or(usual);
        let code = self::page(&format!("tests/it/{file}"));
        for test in &tests {
            let code_of_it = format!("\nasync fn {test}()");
            assert!(code.contains(&code_of_it), "{file} has no {test}: {line}");
        }
        rows += usize::from(!tests.is_empty());
        let is_head = cell == "Test" || cell == "---";
        assert!(is_head || !tests.is_empty(), "no test is named: {line}");
    }
    assert!(rows > 10, "{rows} rows");
}
