//! Tables of an earlier edition of a game: they are stored as the program stored them before the rules changed.

use db::{Append, Beside, NewTable, Participant, Phase, Standing, TableId, TableTime};
use games::dice::Seed;
use games::outcome::Status;
use games::record::{End, Record};
use games::registry;
use playground::Person;
use serde_json::json;
use tables::event::{Entry, Event, Opened, PersonNo, Place};

use crate::harness::{Harness, Shown, assert_private, hides, shows};
use crate::operation::named;
use crate::player::{Table, has_button};
use crate::program::{fails, run, succeeds};
use crate::storage::needs_a_file;
use crate::usual::right;

const FINISHED: [&str; 3] = [
    include_str!("../../games/tests/fixtures/addemup-1-two.txt"),
    include_str!("../../games/tests/fixtures/addemup-1-resigned.txt"),
    include_str!("../../games/tests/fixtures/addemup-1-four.txt"),
];

/// Its seed is thirty-two times the byte 5.
const OPEN: &str = include_str!("../../games/tests/fixtures/addemup-1-open.txt");

/// Stores a record as a table of the people whose names it has.
async fn store(harness: &Harness, record: &Record, seed: Seed) -> (TableId, Vec<Person>) {
    let mut players: Vec<_> = record.players.iter().collect();
    players.sort_by_key(|player| player.joined);
    let people: Vec<Person> = players
        .iter()
        .map(|player| harness.play.person(&player.name))
        .collect();
    let mut newcomers = Vec::new();
    let mut events = vec![Event::Opened(Box::new(Opened::plain(
        (&record.game, record.edition),
        record.options.clone(),
        record.commitment,
        Place {
            server: harness.play.guild().to_string(),
            channel: harness.channel.to_string(),
            answers_only: false,
        },
    )))];
    let entry = |events| Entry {
        at: harness.clock.now(),
        time: TableTime(0),
        events,
    };
    let mut later = Vec::new();
    for ((number, player), person) in (0..).zip(&players).zip(&people) {
        events.push(Event::Sat(PersonNo(number)));
        newcomers.push(Participant {
            user: person.id().to_string(),
            name: player.name.clone(),
        });
        if !player.word.is_empty() {
            later.push((
                Event::Word(PersonNo(number)),
                Beside::Word(player.word.clone()),
            ));
        }
    }
    let new = NewTable {
        entry: entry(events),
        people: newcomers,
        seed: db::Seed(seed.0),
        due: None,
        remember: None,
        interaction: None,
    };
    let store = harness.store();
    let table = store.write(move |tx| tx.create_table(&new)).await.unwrap();
    let seating = record.players.iter();
    let seating = seating.map(|player| PersonNo((player.joined - 1).try_into().unwrap()));
    let began = Event::Began(seating.collect(), record.setup.clone());
    later.push((began, Beside::Nothing));
    let before = u32::try_from(later.len()).unwrap();
    for (number, (event, beside)) in (1..).zip(later) {
        let append = Append {
            beside,
            ..Append::of(table, number, entry(vec![event]))
        };
        store.append(append).await.unwrap();
    }
    let outcome = match record.replay(|_, _| {}).unwrap().status() {
        Status::Over(outcome) => Some(outcome),
        Status::ToAct(_) => None,
    };
    for (number, ply) in (1..).zip(&record.plies) {
        let ends = outcome
            .as_ref()
            .filter(|_| number as usize == record.plies.len());
        let standings = ends.map(|outcome| {
            let standings = outcome.results.iter().map(|placing| Standing {
                seat: placing.seat,
                place: placing.place,
                points: placing.points,
                moves: 1,
                away: false,
            });
            standings.collect()
        });
        let append = Append {
            ply: number,
            standings: standings.unwrap_or_default(),
            ..Append::of(table, before + number, entry(vec![Event::Ply(ply.clone())]))
        };
        store.append(append).await.unwrap();
    }
    (table, people)
}

fn edition_in(harness: &Harness, table: TableId) -> u16 {
    let mut tables = harness.storage.tables().into_iter();
    let found = tables.find(|stored| stored.head.id == table);
    found.expect("it is stored").head.edition
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_to_its_end_under_the_edition_it_began_with_and_its_rematch_is_not() {
    let harness = Harness::open().await;
    let record = Record::verify(OPEN).unwrap();
    let game = registry::find(&record.game).unwrap().info();
    let earlier = registry::edition(&record.game, record.edition)
        .unwrap()
        .info();
    let (id, people) = store(&harness, &record, Seed([5; 32])).await;
    let shown = people[0]
        .slash(
            harness.channel,
            "table show",
            &[("table", json!(named(id)))],
        )
        .await
        .posted();
    let mut table = Table::new(people, shown.id());
    assert_eq!(table.ply() as usize, record.plies.len());
    assert!(table.shown().text().contains(" · edition 1 · "));
    table.plays_to_the_end().await;

    let file = table.looks_up(&table.people[0], "Record").await;
    let text = harness.attached(file).await;
    let played = right(&text);
    assert_eq!(played.edition, record.edition);
    assert_eq!(played.plies[..record.plies.len()], record.plies);
    assert!(matches!(played.end, End::Outcome(_)), "{text}");

    // Its Rules are those of its edition, on every page; those of the command are today's.
    let person = &table.people[0];
    let asked = table.looks_up(person, "Rules").await;
    assert_private(&asked, &registry::full_name(earlier));
    let mut page = asked.shown();
    shows(&page, "each placement scores its lines in full");
    while has_button(&page, "Next") {
        page = person.press(&page, "Next").await.shown();
        shows(&page, &registry::full_name(earlier));
    }
    let rules = format!("{} rules", game.key);
    let asked = person.slash(harness.channel, &rules, &[]).await;
    assert_private(&asked, &format!("{} · how to play", game.name));

    let begun = table.plays_again().await.shown();
    hides(&begun, " · edition ");
    assert_eq!(edition_in(&harness, id), earlier.edition);
    let newest = harness
        .storage
        .tables()
        .into_iter()
        .max_by_key(|stored| stored.head.id);
    let newest = newest.expect("the rematch").head;
    assert_eq!((newest.phase, newest.edition), (Phase::Play, game.edition));

    let said = succeeds(harness.run(&["check"])).await;
    hides(&said, "editions");
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_tables_are_checked_under_their_edition_and_another_edition_is_found_out() {
    needs_a_file!();
    let mut harness = Harness::open().await;
    let mut stored = Vec::new();
    for text in FINISHED {
        let record = Record::verify(text).unwrap();
        let (id, people) = store(&harness, &record, record.seed.unwrap()).await;
        let named = json!(named(id));
        let answer = people[0]
            .slash(harness.channel, "table verify", &[("table", named)])
            .await;
        assert_private(&answer, "is verified");
        stored.push(id);
    }
    harness.stop().await;
    let folder = harness.folder();
    let said = succeeds(run(&folder, &["check"], &[])).await;
    assert!(said.contains("is sound: 3 tables (0 open)"), "{said}");
    hides(&said, "editions");

    let set = |edition: u32| {
        let file = rusqlite::Connection::open(folder.join("rollhouse.db")).unwrap();
        file.execute("UPDATE tables SET edition = ?1", [edition])
            .unwrap();
    };
    let today = registry::find(&OPEN.parse::<Record>().unwrap().game)
        .unwrap()
        .info()
        .edition;
    for (edition, why) in [
        (
            u32::from(today),
            "the stored places are not those of its moves",
        ),
        (99, "this is edition 99 of"),
    ] {
        set(edition);
        let said = fails(run(&folder, &["check"], &[])).await;
        for id in &stored {
            let wrong = format!("Table {} is WRONG: {why}", named(*id));
            assert!(said.contains(&wrong), "{wrong}: {said}");
        }
    }
}
