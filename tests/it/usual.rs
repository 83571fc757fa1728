//! What many tests begin or end with: a table of these people, its thread, its record, somebody who leaves or deletes their data.

use std::sync::Arc;
use std::time::Duration;

use games::record::Record;
use games::registry::{GAMES, GameType};
use playground::{Answer, Exchange, Message, Person, permission};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Harness, Shown, assert_private, starts};
use crate::player::{Reads, Table, footer_of};
use crate::seat_changes::of;

/// The first game that so many people can play.
pub(crate) fn game_for(people: usize) -> &'static dyn GameType {
    let mut games = GAMES.iter();
    let found = games.find(|game| game.info().seats.contains(&people));
    *found.unwrap_or_else(|| panic!("a game for {people}"))
}

/// The words of the command that opens a table.
pub(crate) fn start(game: &dyn GameType) -> String {
    format!("{} start", game.info().key)
}

/// What the answer to `/<game> start` shows, a lobby or a board.
pub(crate) async fn opens(
    host: &Person,
    channel: u64,
    game: &dyn GameType,
    options: &[(&str, Value)],
) -> Message {
    let words = start(game);
    host.slash(channel, &words, options).await.posted()
}

impl Table {
    /// The first of these people starts a lobby at which all of them sit.
    pub(crate) async fn begun(lobby: &Message, people: &[Person]) -> Self {
        let begun = people[0].press(lobby, "Start").await.updated();
        let (name, _) = footer_of(&begun).expect("a board");
        Self::named(name, people.to_vec(), lobby.id())
    }

    /// Waits until the board shows a later ply than this.
    pub(crate) async fn waits_for_later(&mut self, ply: u32) {
        self.waits_for_board(is_later_than(ply)).await;
    }
}

/// Is it a board that shows a later ply than this?
pub(crate) fn is_later_than(ply: u32) -> impl Fn(&Message) -> bool {
    move |board| footer_of(board).is_some_and(|(_, shown)| shown > ply)
}

impl Harness {
    /// Has Discord do what a bot may ask of it, beside the bot of this test.
    pub(crate) async fn calls_discord(&self, method: Method, path: &str, body: &Value) -> String {
        let asked = reqwest::Client::new()
            .request(method, format!("{}/api/v10/{path}", self.play.url()))
            .header("authorization", format!("Bot {}", self.play.token()))
            .header("content-type", "application/json")
            .body(body.to_string());
        let answer = asked.send().await.expect("an answer");
        assert!(answer.status().is_success(), "{}", answer.status());
        answer.text().await.expect("a text")
    }

    /// A table for two of each game that has hands which others do not see.
    pub(crate) async fn tables_with_hands(&self) -> Vec<Table> {
        let mut tables = Vec::new();
        for game in GAMES.iter().filter(|game| game.info().seats.contains(&2)) {
            let table = self.table(*game, 2).await;
            if table.offers_panel() {
                tables.push(table);
            }
        }
        assert!(!tables.is_empty(), "no game on the list has hidden hands");
        tables
    }

    /// A table in play of the first game, with no more people than it needs.
    pub(crate) async fn first_table(&self) -> Table {
        self.table(GAMES[0], *GAMES[0].info().seats.start()).await
    }

    /// A table in play of these people.
    pub(crate) async fn table_of(&self, game: &dyn GameType, people: &[Person]) -> Table {
        Table::begun(&self.lobby(game, people).await, people).await
    }

    /// What somebody is told who types a command about a table.
    pub(crate) async fn asks(&self, who: &Person, words: &str, table: &str) -> Answer {
        who.slash(self.channel, words, &[of(table)]).await
    }

    pub(crate) async fn resigns(&self, who: &Person, table: &str) {
        let asked = self.asks(who, "table resign", table).await;
        assert_private(&asked, "for good?");
        let asked = asked.shown();
        let gone = who.press(&asked, "Yes, leave the table").await;
        starts(&gone, "You have left");
    }

    /// A player resigns, if they still play.
    pub(crate) async fn leaves(&self, who: &Person, table: &str) {
        let asked = self.asks(who, "table resign", table).await;
        if asked.text().contains("for good?") {
            let asked = asked.shown();
            who.press(&asked, "Yes, leave the table").await;
        }
    }

    /// A moderator takes the result of a table out.
    pub(crate) async fn voids(&self, who: &Person, channel: u64, table: &str) {
        let why = [of(table), ("reason", json!("arranged"))];
        let voided = who.slash(channel, "table void", &why).await;
        assert!(!voided.is_private(), "{}", voided.text());
    }

    /// Makes somebody a moderator of a channel.
    pub(crate) fn moderates(&self, who: &Person, channel: u64) {
        let rights = permission::MANAGE_MESSAGES;
        self.faults().trust(who.id(), channel, rights);
    }

    pub(crate) async fn deletes_data(&self, who: &Person) {
        let asked = who.slash(self.channel, "privacy delete", &[]).await.shown();
        who.press(&asked, "Yes, delete my data").await;
    }

    /// The thread of a channel to which a table moves when it begins; this person sees the old message point to it.
    pub(crate) async fn thread_of(&self, channel: u64, board: u64, seen_by: &Person) -> u64 {
        seen_by.waits_for_words(board, "now shown here").await;
        self.play.threads(channel)[0].0
    }

    /// Waits until a call of a route was answered with this status.
    pub(crate) async fn wait_for_status(&self, route: &str, status: u16) -> Arc<Exchange> {
        let is_such = |call: &Exchange| call.route == route && call.status == Some(status);
        self.play.wait_for_exchange(is_such).await
    }

    /// The same after `mark`.
    pub(crate) async fn wait_for_later_status(&self, route: &str, status: u16, mark: Duration) {
        let is_such = |call: &Exchange| call.route == route && call.status == Some(status);
        let later = |call: &Exchange| is_such(call) && call.at > mark;
        self.play.wait_for_exchange(later).await;
    }

    /// The text of the file that is attached to an answer.
    pub(crate) async fn attached(&self, answer: Answer) -> String {
        let message = answer.shown();
        self.download(message.attachments()[0].1).await
    }

    /// The record of a table that has ended, which is right.
    pub(crate) async fn record(&self, table: &Table) -> Record {
        let file = table.looks_up(&table.people[0], "Record").await;
        assert_private(&file, "every move and every roll");
        right(&self.attached(file).await)
    }
}

/// A record that is right.
pub(crate) fn right(text: &str) -> Record {
    Record::verify(text).unwrap_or_else(|wrong| panic!("{wrong}\n{text}"))
}
