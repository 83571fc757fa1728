//! Who can look up a table: people in its channel and its threads, and the people who played there. To everybody else it is a table
//! that does not exist.

use playground::{Answer, Message, Person};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Harness, Shown, assert_private, hides, shows};
use crate::player::{Table, is_over};
use crate::seat_changes::{footer, of};
use crate::usual::game_for;

/// A number that no table has.
const NO_TABLE: &str = "999";

/// A channel that Zoe cannot see, where Ben and Cleo play; and Dev, who can see it and does not play.
struct Den {
    harness: Harness,
    dice: u64,
    private: u64,
    players: [Person; 2],
    dev: Person,
    zoe: Person,
}

impl Harness {
    /// Opens a private thread in a channel, as a moderator would, and adds these people.
    pub(crate) async fn private_thread(&self, channel: u64, people: &[&Person]) -> u64 {
        let wish = json!({ "name": "for some", "type": 12 });
        let thread = self
            .calls_discord(Method::POST, &format!("channels/{channel}/threads"), &wish)
            .await;
        let thread: Value = serde_json::from_str(&thread).expect("a thread");
        let thread = thread["id"].as_str().expect("its id").to_owned();
        for person in people {
            let member = format!("channels/{thread}/thread-members/{}", person.id());
            self.calls_discord(Method::PUT, &member, &json!({})).await;
        }
        thread.parse().expect("a number")
    }
}

impl Den {
    async fn open() -> Self {
        let harness = Harness::open().await;
        let person = |name| harness.play.person(name);
        let (players, dev, zoe) = (
            [person("Ben"), person("Cleo")],
            person("Dev"),
            person("Zoe"),
        );
        let den = harness.play.channel("den");
        harness.faults().hide(den, zoe.id());
        Self {
            dice: harness.channel,
            private: den,
            players,
            dev,
            zoe,
            harness,
        }
    }

    /// A finished table of the two players in a channel, and its number.
    async fn finished_in(&mut self, channel: u64) -> String {
        self.harness.channel = channel;
        let name = self.harness.won(game_for(2), &self.players).await;
        self.harness.channel = self.dice;
        name
    }

    /// A private thread of the channel in which all but Zoe are, by its id: Ben, Cleo and Dev.
    async fn private_thread(&self) -> u64 {
        let [ben, cleo] = &self.players;
        self.harness
            .private_thread(self.dice, &[ben, cleo, &self.dev])
            .await
    }

    /// A table in play of the two players in the den.
    async fn playing(&mut self) -> Table {
        self.harness.channel = self.private;
        let lobby = self.harness.lobby(game_for(2), &self.players).await;
        self.harness.channel = self.dice;
        Table::begun(&lobby, &self.players).await
    }
}

/// An answer about a table, as it would be about another one.
fn about(answer: &Answer, table: &str, other: &str) -> String {
    answer
        .text()
        .replace(&format!("`{table}`"), &format!("`{other}`"))
}

/// Every command that takes a table, with what else it needs.
fn commands(player: &Person) -> Vec<(&'static str, Vec<(&'static str, Value)>)> {
    let named = || vec![("player", json!(player.id().to_string()))];
    vec![
        ("table show", vec![]),
        ("table record", vec![]),
        ("table verify", vec![]),
        ("table end", vec![]),
        ("table void", vec![]),
        ("table resign", vec![]),
        ("table pause", vec![]),
        ("table resume", vec![]),
        ("table replace", named()),
        ("table remove", named()),
        ("table host", named()),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_another_channel_is_refused_like_one_that_does_not_exist() {
    let mut den = Den::open().await;
    let finished = den.finished_in(den.private).await;
    let playing = den.playing().await.name();
    den.harness.channel = den.private;
    let waiting = footer(&den.harness.lobby(game_for(2), &den.players[..1]).await);
    // Neither who cannot see the channel learns of the table, nor who only asks in another channel.
    for stranger in [&den.zoe, &den.dev] {
        for (words, more) in commands(&den.players[1]) {
            let ask = async |table: &str| {
                let options: Vec<_> = [of(table)].into_iter().chain(more.clone()).collect();
                stranger.slash(den.dice, words, &options).await
            };
            den.harness.pass(std::time::Duration::from_secs(60));
            let nothing = ask(NO_TABLE).await;
            assert_private(&nothing, &format!("There is no table `{NO_TABLE}` here."));
            for table in [&finished, &playing, &waiting] {
                let refused = ask(table).await;
                assert!(refused.is_private(), "/{words}: {}", refused.text());
                assert_eq!(about(&refused, table, NO_TABLE), nothing.text(), "/{words}");
            }
        }
    }
    // In the channel anybody may ask, and players everywhere.
    for (person, channel) in [(&den.dev, den.private), (&den.players[0], den.dice)] {
        let checked = person
            .slash(channel, "table verify", &[of(&finished)])
            .await;
        assert_private(&checked, "is verified");
    }
    den.harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_controls_of_a_hidden_table_are_answered_like_those_of_no_table() {
    let mut den = Den::open().await;
    let mut table = den.playing().await;
    let mut ids: Vec<String> = Vec::new();
    let collect = |ids: &mut Vec<String>, message: &Message| {
        let controls = message.controls();
        let new = controls.iter().filter(|one| !one.custom_id().is_empty());
        ids.extend(new.map(|one| one.custom_id().to_owned()));
    };
    collect(&mut ids, &table.shown());
    let asked = den.players[0]
        .slash(den.private, "table end", &[of(&table.name())])
        .await;
    collect(&mut ids, &asked.shown());
    table.plays_to_the_end().await;
    collect(&mut ids, &table.shown());
    let help = den.zoe.slash(den.dice, "help", &[]).await;
    let own = help.shown().id();
    let board = table.shown();
    let buttons = board.buttons();
    let number = buttons[0]
        .custom_id()
        .split(':')
        .nth(1)
        .expect("the table's number");
    let mut tried = 0;
    for id in &ids {
        let parts: Vec<&str> = id.split(':').collect();
        if parts.get(1) != Some(&number) {
            continue;
        }
        let mut other = parts.clone();
        other[1] = "rr";
        den.harness.pass(std::time::Duration::from_secs(60));
        let nothing = den.zoe.press_raw(own, &other.join(":")).await;
        let refused = den.zoe.press_raw(own, id).await;
        assert!(refused.is_private(), "{id}: {}", refused.text());
        assert_eq!(refused.text(), nothing.text(), "{id}");
        tried += 1;
    }
    assert!(tried > 5, "{ids:?}");
    // The menu of the history, too.
    den.finished_in(den.dice).await;
    let list = den.zoe.slash(den.dice, "history", &[]).await;
    let list = list.shown().id();
    let open = async |table: &str| {
        let value = format!("#{table}");
        den.zoe.choose_raw(list, "1s:o", &[&value]).await
    };
    let (nothing, refused) = (open(NO_TABLE).await, open(&table.name()).await);
    assert_private(&nothing, "There is no table");
    assert_eq!(about(&refused, &table.name(), NO_TABLE), nothing.text());
    den.harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn histories_and_profiles_show_the_tables_of_the_channel_and_ones_own() {
    let mut den = Den::open().await;
    let hidden = den.finished_in(den.private).await;
    let public = den.finished_in(den.dice).await;
    let listed = async |person: &Person, channel: u64, words: &str| {
        let of_ben = [("player", json!(den.players[0].id().to_string()))];
        let answer = person.slash(channel, words, &of_ben).await;
        let text = answer.text();
        [&hidden, &public].map(|table| text.contains(&format!("`{table}`")))
    };
    for words in ["history", "profile"] {
        let found = listed(&den.zoe, den.dice, words).await;
        assert_eq!(found, [false, true], "/{words}");
        let found = listed(&den.dev, den.dice, words).await;
        assert_eq!(found, [false, true], "/{words}");
        let found = listed(&den.dev, den.private, words).await;
        assert_eq!(found, [true, false], "/{words}");
        // Cleo played at both.
        let own = listed(&den.players[1], den.dice, words).await;
        assert_eq!(own, [true, true], "/{words}");
    }
    // Results stay on the leaderboard, wherever they were played.
    let elsewhere = den.harness.play.channel("elsewhere");
    den.finished_in(den.private).await;
    den.finished_in(den.private).await;
    let board = den.zoe.slash(elsewhere, "leaderboard", &[]).await;
    shows(&board, "4 of 4 won");
    let none = den.zoe.slash(elsewhere, "history", &[]).await;
    assert_private(&none, "No table that you can see here was finished yet.");
    den.harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_a_channels_threads_belong_to_the_channel() {
    let mut den = Den::open().await;
    let before = den.finished_in(den.dice).await;
    let wish = [("thread", json!(true))];
    let lobby = den
        .harness
        .lobby_with(game_for(2), &den.players, &wish)
        .await;
    den.players[0].press(&lobby, "Start").await;
    let name = footer(&lobby);
    let thread = den.harness.thread_of(den.dice, lobby.id(), &den.zoe).await;
    let asked = den.players[1]
        .slash(thread, "table resign", &[of(&name)])
        .await;
    den.players[1]
        .press(&asked.shown(), "Yes, leave the table")
        .await;
    den.zoe.waits_for(thread, is_over).await;
    let listed = async |channel: u64| {
        let text = den.zoe.slash(channel, "history", &[]).await.text();
        [&before, &name].map(|table| text.contains(&format!("`{table}`")))
    };
    assert_eq!(listed(den.dice).await, [true, true]);
    assert_eq!(listed(thread).await, [true, true]);
    let elsewhere = den.harness.play.channel("elsewhere");
    assert_eq!(listed(elsewhere).await, [false, false]);
    let checked = den.zoe.slash(den.dice, "table verify", &[of(&name)]).await;
    assert_private(&checked, "is verified");
    den.harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_a_private_thread_can_be_looked_up_only_there() {
    let mut den = Den::open().await;
    let thread = den.private_thread().await;
    let of_channel = den.finished_in(den.dice).await;
    let of_thread = den.finished_in(thread).await;
    let listed = async |person: &Person, channel: u64| {
        let text = person.slash(channel, "history", &[]).await.text();
        [&of_channel, &of_thread].map(|table| text.contains(&format!("`{table}`")))
    };
    let verified = async |person: &Person, channel: u64| {
        let named = [of(&of_thread)];
        let answer = person.slash(channel, "table verify", &named).await.text();
        answer.contains("is verified")
    };
    // Dev can see the thread, but asks elsewhere, and so does Zoe, who cannot.
    for stranger in [&den.dev, &den.zoe] {
        assert_eq!(listed(stranger, den.dice).await, [true, false]);
        assert!(!verified(stranger, den.dice).await);
        let nothing = stranger
            .slash(den.dice, "table verify", &[of(NO_TABLE)])
            .await;
        let refused = stranger
            .slash(den.dice, "table verify", &[of(&of_thread)])
            .await;
        assert_private(&refused, "There is no table");
        assert_eq!(about(&refused, &of_thread, NO_TABLE), nothing.text());
    }
    // The thread has the tables of its channel, too.
    assert_eq!(listed(&den.dev, thread).await, [true, true]);
    assert!(verified(&den.dev, thread).await);
    // Another private thread of the channel does not have them.
    let other = den.private_thread().await;
    assert_eq!(listed(&den.dev, other).await, [true, false]);
    assert!(!verified(&den.dev, other).await);
    // A player has them everywhere.
    assert_eq!(listed(&den.players[1], den.private).await, [true, true]);
    assert!(verified(&den.players[1], den.dice).await);
    den.harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_of_a_hidden_channel_is_suggested() {
    let mut den = Den::open().await;
    let thread = den.private_thread().await;
    let shown = den.finished_in(den.dice).await;
    let mut hidden = [Vec::new(), Vec::new()];
    for (tables, channel) in hidden.iter_mut().zip([den.private, thread]) {
        tables.push(den.finished_in(channel).await);
        den.harness.channel = channel;
        let lobby = den.harness.lobby(game_for(2), &den.players[..1]).await;
        den.harness.channel = den.dice;
        tables.push(footer(&lobby));
    }
    for (words, more) in commands(&den.players[1]) {
        let suggested = async |person: &Person, channel: u64, typed: &str| {
            let found = person.complete(channel, words, "table", typed, &more).await;
            let values = found.iter().filter_map(|one| one["value"].as_str());
            values.map(str::to_owned).collect::<Vec<String>>()
        };
        for stranger in [&den.dev, &den.zoe] {
            assert_eq!(suggested(stranger, den.dice, "").await, [shown.as_str()]);
            for table in hidden.iter().flatten() {
                let by_number = suggested(stranger, den.dice, table).await;
                assert!(!by_number.contains(table), "/{words}: {by_number:?}");
            }
        }
        // Where they are shown, they are suggested; to their player everywhere.
        let in_thread = suggested(&den.dev, thread, "").await;
        for table in &hidden[1] {
            assert!(in_thread.contains(table), "/{words}: {in_thread:?}");
        }
        assert!(!in_thread.contains(&hidden[0][0]), "/{words}");
        assert!(!in_thread.contains(&hidden[0][1]), "/{words}");
        let own = suggested(&den.players[0], den.dice, "").await;
        for tables in &hidden {
            assert!(own.contains(&tables[1]), "/{words}: {own:?}");
        }
    }
    den.harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_counts_the_games_of_its_channel() {
    let mut den = Den::open().await;
    den.finished_in(den.private).await;
    let public = den.finished_in(den.dice).await;
    let board = async |den: &Den, name: &str| {
        let named = format!("Table {name} ");
        let ended = |m: &Message| m.text().contains(&named) && is_over(m);
        let ended = den.dev.waits_for(den.dice, ended).await;
        den.dev.press(&ended, "More").await.text()
    };
    let first = board(&den, &public).await;
    hides(&first, "Series");
    let again = den.finished_in(den.dice).await;
    let second = board(&den, &again).await;
    shows(&second, "leads Cleo 2 to 0");
    den.harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_may_let_everybody_on_the_server_look_up_every_table() {
    let mut den = Den::open().await;
    let name = den.finished_in(den.private).await;
    let ann = den.harness.play.person("Ann");
    // She sees every channel.
    let checked = ann.slash(den.dice, "table verify", &[of(&name)]).await;
    assert_private(&checked, "is verified");
    let dice = den.dice;
    let settings = async || {
        let panel = ann.slash(dice, "settings", &[]).await;
        panel.shown()
    };
    let panel = settings().await;
    shows(&panel, "by their players, and where they were played");
    ann.press(&panel, "Let everybody look up finished tables")
        .await;
    den.harness.restart().await;
    let listed = den.zoe.slash(den.dice, "history", &[]).await;
    assert_private(&listed, &format!("`{name}`"));
    let checked = den.zoe.slash(den.dice, "table verify", &[of(&name)]).await;
    assert_private(&checked, "is verified");
    let panel = settings().await;
    ann.press(&panel, "Limit look-ups of finished tables").await;
    let refused = den.zoe.slash(den.dice, "table verify", &[of(&name)]).await;
    assert_private(&refused, "There is no table");
    den.harness.close().await;
}
