//! A table speaks one language to everybody, and each person's own in private.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use games::lang::Lang;
use games::level::Level;
use games::registry::{GAMES, GameType};
use playground::{Answer, Message, Person};
use serde_json::{Value, json};

use crate::harness::{Harness, Shown, assert_private, hides, shows};
use crate::languages::{PSEUDO, all_text, assert_no_english, names_in_rules};
use crate::player::{Reads, Way, again, ways};
use crate::usual::opens;

/// The games that speak more than English.
pub(crate) fn speaking() -> impl Iterator<Item = &'static dyn GameType> {
    let all = GAMES.iter().copied();
    all.filter(|game| !game.info().languages.is_empty())
}

/// Is this the id of a control that does this?
fn is_for(id: &str, does: &str) -> bool {
    id.ends_with(does) || id.contains(&format!("{does}:"))
}

/// The button of a message that does this.
fn button(message: &Message, does: &str) -> String {
    let mut buttons = message.buttons().into_iter();
    let found = buttons.find(|button| is_for(button.custom_id(), does));
    let found = found.unwrap_or_else(|| panic!("no {does} on {}", message.text()));
    found.custom_id().to_owned()
}

fn label<'a>(message: &'a Message, does: &str) -> &'a str {
    let mut buttons = message.buttons().into_iter();
    let found = buttons.find(|button| is_for(button.custom_id(), does));
    found.map_or("", |button| button.label())
}

pub(crate) async fn presses(person: &Person, message: &Message, does: &str) -> Answer {
    let message = now(person, message);
    person.press(&message, &button(&message, does)).await
}

/// What this person sees of a message now.
pub(crate) fn now(person: &Person, message: &Message) -> Message {
    person.sees(message.id()).expect("it is there")
}

/// Whoever can move does what the board offers last: they stop where that is allowed. Where moves are tried out first, they try one.
/// Nobody can if a move on a panel was sooner.
async fn moves(people: &[Person], board: &Message) -> bool {
    let all = ways(&now(&people[0], board));
    let plays = all.iter().rfind(|way| way.plays());
    let Some(way) = plays.or_else(|| all.iter().find(|way| way.value.is_some())) else {
        return false;
    };
    for person in people {
        if !way.go_anyway(person, board.id()).await.is_private() {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_with_three_languages_play_one_table() {
    let harness = Harness::open().await;
    let people @ [ann, ben, cleo] = &harness.some_people();
    for (person, locale) in [(ann, "de"), (ben, "ja"), (cleo, "pl")] {
        person.speaks(locale);
    }
    for game in speaking() {
        let lobby = opens(ann, harness.channel, game, &[]).await;
        assert!(lobby.content().contains("Ann hat einen Tisch eröffnet"));
        assert_eq!(label(&lobby, ":join"), "Mitspielen");
        // A refusal in Polish names the button as the German lobby has it.
        let refused = presses(cleo, &presses(cleo, &lobby, ":help").await.shown(), ":word").await;
        assert_private(&refused, "Najpierw naciśnij Mitspielen");
        presses(ben, &lobby, ":join").await;
        let board = presses(ann, &lobby, ":start").await.shown();
        let text = board.text();
        shows(&text, "am Zug");
        assert!(text.contains(game.info().name), "{text}");
        // Whoever is not to move is told so in their own language; the board stays as it is.
        let Some(way) = ways(&board).into_iter().find(Way::plays) else {
            // Its moves are in hands.
            continue;
        };
        let acting = text.lines().find(|line| line.contains("am Zug"));
        let (waits, words) = if acting.expect("somebody is to act").contains("Ann") {
            (ben, "まだあなたの番ではありません")
        } else {
            (ann, "Du bist noch nicht am Zug")
        };
        assert_private(&way.go(waits, &board).await, words);
        assert_private(&presses(cleo, &board, ":help").await, "Plansza słowami");
        assert_private(&presses(ben, &board, ":help").await, "言葉で見るボード");
        assert_eq!(now(cleo, &board).text(), text, "everybody reads the same");
        for _ in 0..6 {
            assert!(moves(&people[..2], &board).await);
            assert!(now(cleo, &board).text().contains("Tisch "));
        }
        for person in &people[..2] {
            person.slash(harness.channel, "table end", &[]).await;
        }
        let over = |shown: &Message| shown.text().contains("Würfel prüfen: /table verify");
        cleo.waits_for_edit(board.id(), over).await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_in_its_players_own_language_and_stays_so_when_others_move() {
    let harness = Harness::open().await;
    let [ann, ben] = &harness.some_people();
    ann.speaks("de");
    ben.speaks("ja");
    for game in speaking() {
        let lobby = opens(ann, harness.channel, game, &[]).await;
        presses(ben, &lobby, ":join").await;
        presses(ann, &lobby, ":start").await;
        let board = now(ann, &lobby);
        let Some(opens) = ways(&board).into_iter().find(Way::opens_panel) else {
            continue;
        };
        let opened = opens.go(ben, &board).await.shown();
        let first = opened.text();
        shows(&first, "ラウンド");
        shows(&first, "テーブル");
        hides(&first, "Runde");
        // Both are done, Ann last, so that Ben's is drawn again.
        let mut hands = Vec::new();
        let mut board = board;
        for person in [ben, ann] {
            let opens = ways(&board).into_iter().find(Way::opens_panel);
            let hand = opens.expect("a hand").go(person, &board).await.shown();
            let done = ways(&hand).into_iter().rfind(Way::plays);
            done.expect("a move").go(person, &hand).await;
            hands.push(hand.id());
            // The board that says so has controls of its own.
            let before = board.json().clone();
            let changed = |now: &Message| *now.json() != before;
            board = person.waits_for_edit(board.id(), changed).await;
        }
        let hand = ben.waits_for_words(hands[0], "次の目標").await;
        hides(&hand, "Kartenwahl");
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_choose_another_language_and_a_restart_keeps_it() {
    let mut harness = Harness::open().await;
    let people = harness.people(2);
    let game = speaking().next().expect("a game that speaks");
    let lobby = opens(
        &people[0],
        harness.channel,
        game,
        &[("language", json!("fr"))],
    )
    .await;
    assert_eq!(label(&lobby, ":join"), "Rejoindre");
    harness.restart().await;
    presses(&people[1], &lobby, ":join").await;
    presses(&people[0], &lobby, ":start").await;
    let board = now(&people[0], &lobby);
    shows(&board, "lance les dés");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_admins_choose_what_new_tables_speak() {
    let harness = Harness::open().await;
    let (ann, ben) = (harness.play.person("Ann"), harness.play.person("Ben"));
    ben.speaks("pl");
    let game = speaking().next().expect("a game that speaks");
    for (chosen, says, joins) in [
        ("it", "Italiano", "Partecipa"),
        ("own", "of their host", "Dołącz"),
    ] {
        let chosen = [("language", json!(chosen))];
        assert_private(&ann.slash(harness.channel, "settings", &chosen).await, says);
        let lobby = opens(&ben, harness.channel, game, &[]).await;
        assert_eq!(label(&lobby, ":join"), joins);
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_table_is_gone_through_in_the_readers_language() {
    let harness = Harness::open().await;
    let people = harness.people(2);
    people[0].speaks("de");
    let game = speaking().next().expect("a game that speaks");
    let lobby = opens(&people[0], harness.channel, game, &[]).await;
    presses(&people[1], &lobby, ":join").await;
    presses(&people[0], &lobby, ":start").await;
    for _ in 0..4 {
        assert!(moves(&people, &lobby).await);
    }
    let resigned = people[1].slash(harness.channel, "table resign", &[]).await;
    let question = resigned.shown();
    people[1].press(&question, "Yes, leave the table").await;
    let over = |board: &Message| !label(board, ":rematch").is_empty();
    let ended = people[0].waits_for_edit(lobby.id(), over).await;
    assert_eq!(label(&ended, ":rematch"), "Revanche");
    let more = presses(&people[0], &ended, ":help").await.message;
    let more = more.expect("more of it");
    shows(&more, "Zug um Zug");
    people[0].speaks("ja");
    let first = presses(&people[0], &more, ":r:0.0").await.message;
    let first = first.expect("the first board");
    let next = people[0].press(&first, "次へ ›").await;
    let text = next.text();
    shows(&text, "手番1/");
    shows(&text, "ダイスの確認");
    for german in [
        "Tisch",
        "Runde",
        "Würfel",
        "Fehlwurf",
        "verlassen",
        "Punkte",
    ] {
        assert!(!text.contains(german), "{german}: {text}");
    }
    harness.close().await;
}

/// Whoever can move does so on their own panel, after a look at every page of it.
async fn moves_in_hand(
    people: &[Person],
    board: &Message,
    plies: usize,
    check: &impl Fn(&Message),
) {
    for person in people {
        let shown = now(person, board);
        let Some(opens) = ways(&shown).into_iter().find(Way::opens_panel) else {
            // The board that the last move of a round has made has come meanwhile.
            return;
        };
        let opened = opens.go(person, &shown).await;
        assert!(!opened.failed(), "the hand of {}", person.name());
        let Some(panel) = opened.message else {
            // A move on a panel has changed the game, and its board is on its way.
            break;
        };
        let (mut pages, mut moves) = (vec![panel.clone()], Vec::new());
        let mut looked = Vec::new();
        while let Some(page) = pages.pop() {
            check(&page);
            for way in ways(&page) {
                if way.plays() {
                    moves.push(way);
                } else if !way.opens_panel() && !looked.contains(&way) {
                    let answer = way.go_anyway(person, panel.id()).await;
                    pages.push(answer.shown());
                    looked.push(way);
                }
            }
        }
        // The last on the first page ends it.
        let at = if plies.is_multiple_of(3) {
            ways(&panel).iter().filter(|way| way.plays()).count()
        } else {
            1 + plies * 7 % moves.len().max(1)
        };
        if let Some(way) = at.checked_sub(1).and_then(|at| moves.get(at)) {
            let answer = way.go_anyway(person, panel.id()).await;
            check(&answer.shown());
            return;
        }
    }
    // The board is drawn after the panel on which the last of them moved.
    let before = board.json().clone();
    let changed = |now: &Message| *now.json() != before;
    people[0].waits_for_edit(board.id(), changed).await;
}

/// A translator who wants to read all of it names a language here, and finds its screens in this folder.
const SCREENS: &str = "ROLLHOUSE_SCREENS";

/// Adds what a message says, without the lines that the file has already but for other numbers.
fn write_down(message: &Message, game: &str, locale: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("screens");
    fs::create_dir_all(&folder).expect("a folder of the tests' own");
    let file = folder.join(format!("{game}-{locale}.txt"));
    let mut all = fs::read_to_string(&file).unwrap_or_default();
    let pattern = |line: &str| line.replace(|c: char| c.is_ascii_digit(), "");
    let mut known: BTreeSet<String> = all.lines().map(pattern).collect();
    let text = all_text(message);
    let mut new = text
        .lines()
        .filter(|line| known.insert(pattern(line)))
        .peekable();
    if new.peek().is_some() {
        all.extend(new.flat_map(|line| [line, "\n"]));
        all.push('\n');
        fs::write(&file, all).expect("a file of the tests' own");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_screen_of_a_game_has_an_english_word_in_the_language_of_the_tests() {
    let read_by = std::env::var(SCREENS).ok();
    for game in speaking() {
        let harness = Harness::open().await;
        let people = harness.people(2);
        for person in &people {
            person.speaks(read_by.as_deref().unwrap_or(PSEUDO));
        }
        let info = game.info();
        let mut own: Vec<&str> = people.iter().map(Person::name).collect();
        // Typed as they are, wherever they stand.
        own.extend([info.name, "/table verify"]);
        own.extend(names_in_rules(game));
        own.extend(Level::ALL.map(Level::name));
        own.extend(Level::ALL.map(|level| level.player_name(0)));
        let options: Vec<String> = {
            let names = info.options.iter();
            names.map(|option| option.name.replace('_', " ")).collect()
        };
        own.extend(options.iter().map(String::as_str));
        own.extend(info.lesson.into_iter().flat_map(|lesson| lesson.others));
        let check = |message: &Message| match &read_by {
            Some(locale) => write_down(message, info.key, locale),
            None => assert_no_english(message, &own),
        };
        let private = |answer: Answer| {
            assert!(answer.is_private(), "{}", answer.text());
            check(&answer.shown());
        };
        let target = ("target", json!(20));
        let typed = info.options.iter().any(|option| option.name == "target");
        let options: Vec<(&str, Value)> = typed.then_some(target).into_iter().collect();
        let lobby = opens(&people[0], harness.channel, game, &options).await;
        check(&lobby);
        private(presses(&people[0], &lobby, ":help").await);
        presses(&people[1], &lobby, ":join").await;
        check(&now(&people[0], &lobby));
        presses(&people[0], &lobby, ":start").await;
        let mut plies = 0;
        loop {
            let board = now(&people[0], &lobby);
            check(&board);
            if again(&board).is_some() {
                break;
            }
            private(presses(&people[0], &board, ":help").await);
            let all = ways(&board);
            if all.iter().any(|way| way.plays() || way.value.is_some()) {
                moves(&people, &board).await;
            } else if let Some(go_on) = all.iter().find(|way| way.goes_on()) {
                go_on.go_anyway(&people[0], board.id()).await;
            } else {
                moves_in_hand(&people, &board, plies, &check).await;
            }
            plies += 1;
            assert!(plies < 500, "{}", board.text());
        }
        let ended = now(&people[0], &lobby);
        private(presses(&people[0], &ended, ":help").await);
        presses(&people[0], &ended, ":rematch").await;
        check(&now(&people[1], &ended));
        // A lobby with a house player, and what it does.
        let house = [("house", json!(1))];
        let lobby = opens(&people[1], harness.channel, game, &house).await;
        check(&lobby);
        let lang = read_by.as_deref().map_or(Lang::EnXa, Lang::of);
        learns(&harness, &people[0], game, lang, &check).await;
        harness.close().await;
    }
}

/// Walks a lesson to its end.
async fn learns(
    harness: &Harness,
    person: &Person,
    game: &dyn GameType,
    lang: Lang,
    check: &impl Fn(&Message),
) {
    let Some(lesson) = game.info().lesson else {
        return;
    };
    let words = format!("{} learn", game.info().key);
    let mut page = person.slash(harness.channel, &words, &[]).await.shown();
    for step in lesson.steps {
        check(&page);
        let told = step.words.say(lang);
        let bold = told.split("**").skip(1).step_by(2).last();
        let bold = bold.expect("a control in bold");
        let mut wanted = ways(&page).into_iter();
        let way = wanted.find(|way| way.label.contains(bold));
        let way = way.expect("what the step says");
        let answer = way.go(person, &page).await;
        page = answer.shown();
    }
    check(&page);
}
