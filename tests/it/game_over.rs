//! Every game, with every number of players, from the lobby to the record and the rematch.

use games::notation::hex;
use games::record::{End, Record};
use games::registry::{GAMES, GameType};
use playground::Person;

use crate::harness::{Harness, Shown, assert_private, shows};
use crate::player::{Reads, Table, footer_of, has_button, is_over};
use crate::usual::game_for;

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_pressing_what_is_on_the_screen() {
    let tables = GAMES.iter().flat_map(|game| {
        let seats = game.info().seats.clone();
        seats.map(move |count| tokio::spawn(a_game_and_its_rematch(*game, count)))
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.expect("the test passed");
    }
}

async fn a_game_and_its_rematch(game: &'static dyn GameType, count: usize) {
    let harness = Harness::open().await;
    let people = harness.people(count);
    let lobby = harness.lobby(game, &people).await;
    let promised = crate::player::looks_up(&people[0], &lobby, "Fair dice").await;
    assert_private(&promised, "come from a secret seed");
    let in_lobby = people[0].sees(lobby.id()).unwrap().text();
    assert_eq!(hex_of_32_bytes(&in_lobby), None, "{in_lobby}");
    people[0].press(&lobby, "Start").await.updated();

    let mut table = Table::new(people, lobby.id());
    table.plays_to_the_end().await;
    let record = assert_complete_ending(&harness, &table).await;
    assert_eq!(
        hex_of_32_bytes(&promised.text()),
        Some(hex(&record.commitment)),
        "{}",
        game.info().name
    );
    the_same_people_play_again(&harness, &table).await;
    harness.close().await;
}

/// The first seed or commitment in a text.
fn hex_of_32_bytes(text: &str) -> Option<String> {
    let mut words = text.split(|c: char| !c.is_ascii_hexdigit());
    words.find(|word| word.len() == 64).map(str::to_owned)
}

/// The outcome, the seed, and a record that can be checked.
async fn assert_complete_ending(harness: &Harness, table: &Table) -> Record {
    let board = table.shown();
    assert!(board.buttons()[0].custom_id().ends_with(":rematch"));
    let more = table.people[0].press(&board, "More").await;
    assert_private(&more, "More about this game");
    let more = more.shown();
    for label in ["Move by move", "Record", "Fair dice", "Rules"] {
        assert!(has_button(&more, label), "no {label} on:\n{}", more.text());
    }
    assert!(
        !board.content().is_empty(),
        "the first line says how it ended"
    );
    for person in &table.people {
        assert!(board.text().contains(person.name()), "{}", board.text());
    }
    let file = table.people[0].press(&more, "Record").await;
    assert_private(&file, "every move and every roll");
    let message = file.shown();
    let (name, address) = message.attachments()[0];
    assert_eq!(name, format!("rollhouse-{}.txt", table.name()));
    let text = harness.download(address).await;
    let record = Record::verify(&text).unwrap_or_else(|wrong| panic!("{wrong}\n{text}"));
    assert!(matches!(record.end, End::Outcome(_)), "{text}");
    assert_eq!(record.plies.len(), table.ply() as usize);
    // The seed is in the record and behind `/table verify`, and on no board.
    assert_eq!(hex_of_32_bytes(&board.text()), None, "{}", board.text());
    let verified = harness
        .asks(&table.people[0], "table verify", &table.name())
        .await;
    let words = format!(
        "Table {} is verified: its seed has the SHA-256 that was fixed in the lobby, all {} moves follow the rules",
        table.name(),
        table.ply()
    );
    assert_private(&verified, &words);
    // Without a name it is the latest of the channel.
    let latest = table.people[0].slash(harness.channel, "table verify", &[]);
    assert_eq!(latest.await.text(), verified.text());
    for shown in [record.seed.expect("it has ended").0, record.commitment] {
        shows(&verified, &hex(&shown));
    }
    record
}

async fn the_same_people_play_again(harness: &Harness, table: &Table) {
    let (ended, last) = (table.shown(), table.people.last().unwrap());
    let again = crate::player::again(&ended).expect("it is over");
    let watcher = harness.play.person("Zoe");
    let told = watcher.press(&ended, &again).await;
    assert_private(&told, "Only its players can start a rematch");
    let next = table.plays_again().await;
    assert!(table.over(), "the ended board stays as it is");
    let board = next.shown();
    let others = |person: &&Person| board.text().contains(person.name());
    assert_eq!(
        table.people.iter().filter(others).count(),
        table.people.len(),
        "{}",
        board.text()
    );
    let ended = last
        .waits_for_words(table.board, &format!("**Rematch** · table {}", next.name()))
        .await;
    let again = crate::player::again(&ended).expect("it is over");
    assert_private(&last.press(&ended, &again).await, "The rematch has begun");
    assert_eq!(footer_of(&board).expect("a board").1, 0, "{}", board.text());
}

/// As after a game that has a result.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_ended_early_says_who_is_ready_and_where_the_rematch_is() {
    let harness = Harness::open().await;
    let mut table = harness.table(game_for(2), 2).await;
    let (ann, ben) = (table.people[0].clone(), table.people[1].clone());
    let name = table.name();
    let vote = harness.asks(&ben, "table end", &name).await.posted();
    ann.press(&vote, "Agree").await.updated();
    table.waits_for_board(is_over).await;
    let ready = ann.press(&table.shown(), "Rematch").await.updated();
    shows(
        &ready,
        "Ann is ready. It begins when Ben has pressed Rematch, too.",
    );
    let next = table.plays_again().await.name();
    let words = format!("**Rematch** · table {next}");
    ann.waits_for_words(table.board, &words).await;
    harness.close().await;
}
