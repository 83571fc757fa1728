//! Twenty accounts, most of them several of one person, on two servers: for a while they try at random to get out of losses, to farm and
//! to peek. Nobody gets ahead of an honest player by it, and nothing hidden is read. `ROLLHOUSE_DODGE_SECONDS` says for how long, and
//! `TEST_SEED` with which choices.

use std::time::{Duration, Instant};

use db::Hand;
use games::dice::{Dice, Seed};
use games::notation::hex;
use games::ply::RESIGN;
use games::registry::{GAMES, GameType};
use playground::Person;
use serde_json::json;

use crate::clocks::{clock, for_two};
use crate::harness::{Harness, assert_private};
use crate::hidden_hands::pieces;
use crate::leaderboard::ranks;
use crate::player::{Table, is_over, ways};
use crate::seat_changes::of;

/// What one person plays with: an account for winning, an old one and a new one for losing.
struct Swindler {
    accounts: [Person; 3],
    /// How many tables the first account has won against the others, on each server.
    farmed: [usize; 2],
}

struct Evening {
    harness: Harness,
    chance: Dice,
    swindlers: Vec<Swindler>,
    /// Hana, who wins as many tables as the busiest farmer, and those who play against her and the others.
    honest: Vec<Person>,
    won: [usize; 2],
    /// A channel of each server.
    servers: [u64; 2],
    /// The one where somebody tries something now.
    here: usize,
    /// Where nobody who is honest sees anything, but for the owner.
    den: u64,
    /// On a server that has not added the bot.
    elsewhere: u64,
    stranger: Person,
    /// How often each kind of attempt was made.
    tried: [usize; 4],
}

impl Evening {
    async fn begin() -> Self {
        let harness = Harness::open().await;
        let honest = ["Hana", "Ben", "Cleo", "Dev"].map(|name| harness.play.person(name));
        let den = harness.play.channel("den");
        let hidden = harness.faults();
        for one in &honest {
            hidden.hide(den, one.id());
        }
        let swindlers = (1..=5).map(|number| Swindler {
            accounts: [
                harness.play.person(&format!("Crook{number}")),
                harness.play.person(&format!("Crook{number}b")),
                harness.play.new_account(&format!("Crook{number}c")),
            ],
            farmed: [0; 2],
        });
        let row = std::env::var("TEST_SEED").ok();
        let stranger = harness.play.person("Zoe");
        stranger.installs_app();
        Self {
            swindlers: swindlers.collect(),
            chance: Seed([7; 32])
                .key([row.as_deref().unwrap_or_default()])
                .dice(0),
            honest: honest.to_vec(),
            won: [0; 2],
            servers: [harness.channel, harness.play.channel_of_second_server()],
            here: 0,
            den,
            elsewhere: harness.play.channel_elsewhere("elsewhere"),
            stranger,
            tried: [0; 4],
            harness,
        }
    }

    /// What is done next is done on this server.
    fn goes_to(&mut self, server: usize) {
        self.here = server;
        self.harness.channel = self.servers[server];
    }

    fn pick(&mut self, of: usize) -> usize {
        self.chance.forget();
        self.chance.index(of)
    }

    /// One of the quicker games for two and for three.
    fn game(&mut self) -> &'static dyn GameType {
        let games = || {
            for_two()
                .filter(|game| game.info().seats.contains(&3))
                .take(3)
        };
        let at = self.pick(games().count());
        games().nth(at).expect("a game")
    }

    async fn table(&self, game: &'static dyn GameType, people: &[Person]) -> Table {
        let lobby = self.harness.lobby_with(game, people, &clock("2m")).await;
        Table::begun(&lobby, people).await
    }

    /// How many moves of their own somebody has made.
    async fn moves(&self, table: &Table, who: &Person) -> usize {
        let stored = self.harness.stored_as(&table.name()).await;
        let user = who.id().to_string();
        let seat = stored.seats.iter().find(|seat| seat.user == user);
        let seat = seat.and_then(|seat| seat.seat);
        let own = stored
            .plies()
            .into_iter()
            .skip(1)
            .filter(|ply| Some(ply.seat.index()) == seat.map(usize::from));
        own.filter(|ply| ply.hand == Hand::Player && ply.mv != RESIGN)
            .count()
    }

    /// Somebody who has seen what an honest player did wants no part of it any more. Whatever they do, it is one more loss.
    async fn dodges(&mut self) {
        let number = self.pick(5);
        let [main, alt, _] = self.swindlers[number].accounts.clone();
        let opponent = 1 + self.pick(3);
        let honest = self.honest[opponent].clone();
        let game = self.game();
        let mut table = self.table(game, &[main.clone(), honest.clone()]).await;
        let patience = self.pick(12);
        let (mut seen, before) = (0, self.harness.tally(&main).await);
        while seen <= patience || self.moves(&table, &honest).await == 0 {
            table.presses_something().await;
            seen += 1;
            if table.over() {
                return;
            }
        }
        let name = table.name();
        // The hidden channel is on the first server.
        match self.pick(4 - self.here) {
            0 => self.harness.resigns(&main, &name).await,
            1 => {
                table.people.retain(|person| person.id() == honest.id());
                self.harness.plays_on_alone(&mut table).await;
            }
            2 => {
                self.harness
                    .is_replaced(&mut table, &main, None, &alt)
                    .await;
                table.plays_to_the_end().await;
            }
            _ => {
                let hidden = main.slash(self.den, "table show", &[of(&name)]).await;
                assert_private(&hidden, "cannot see this channel");
                assert!(honest.sees(table.board).is_some(), "the board stays");
                self.harness.resigns(&main, &name).await;
            }
        }
        table.waits_for_board(is_over).await;
        let (won, games) = self.harness.tally(&main).await;
        assert_eq!(
            (won, games),
            (before.0, before.1 + 1),
            "{}",
            table.shown().text()
        );
    }

    /// Somebody wins against accounts of their own, which leave as soon as they like.
    async fn farms(&mut self) {
        let number = self.pick(5);
        let accounts = self.swindlers[number].accounts.clone();
        let game = self.game();
        let (mut table, presses) = (self.table(game, &accounts).await, self.pick(20));
        table.goes_on(presses).await;
        for loser in accounts[1..].iter().rev() {
            if !table.over() {
                self.harness.resigns(loser, &table.name()).await;
            }
        }
        table.waits_for_board(is_over).await;
        let here = self.here;
        self.swindlers[number].farmed[here] += 1;
        if self.swindlers[number].farmed[here] > self.won[here] {
            self.harness.won(game, &self.honest[..3]).await;
            self.won[here] += 1;
        }
    }

    /// Somebody without a seat, and an opponent, try to read what only one player may know.
    async fn peeks(&mut self) {
        let people = [
            self.honest[3].clone(),
            self.swindlers[self.tried[2] % 5].accounts[0].clone(),
        ];
        // What somebody read at an earlier table is no secret of this one.
        let before = [&self.stranger, &people[1]].map(Person::received);
        let mut games = GAMES
            .iter()
            .rev()
            .filter(|game| game.info().seats.contains(&2));
        let table = loop {
            let game = *games.next().expect("a game with hidden hands");
            let table = self.table(game, &people).await;
            if table.offers_panel() {
                break table;
            }
            self.harness.resigns(&people[0], &table.name()).await;
        };
        let (panel, own) = (table.panel(&people[0]).await, table.panel(&people[1]).await);
        let (name, peeker) = (table.name(), &self.stranger);
        for way in ways(&panel).iter().chain(&ways(&table.shown())) {
            let answer = way.go_anyway(peeker, table.board).await;
            assert!(!answer.failed(), "{way:?}");
        }
        for words in [
            "table record",
            "table verify",
            "table show",
            "history",
            "profile",
        ] {
            let named = [of(&name)];
            let options = if words.starts_with("table") {
                &named[..]
            } else {
                &[]
            };
            peeker.slash(self.elsewhere, words, options).await;
            if words != "table show" {
                peeker.slash(self.harness.channel, words, options).await;
            }
        }
        let stored = self.harness.stored_as(&name).await;
        let mut secrets = pieces(&panel);
        let known = format!("{}{}", own.json(), table.shown().json());
        secrets.retain(|piece| !known.contains(json!(piece).to_string().trim_matches('"')));
        assert!(!secrets.is_empty(), "{}", panel.text());
        secrets.insert(hex(&stored.head.seed.0));
        for (other, before) in [peeker, &people[1]].into_iter().zip(before) {
            let received = other.received();
            for secret in &secrets {
                let written = json!(secret).to_string();
                let written = written.trim_matches('"');
                assert!(
                    before.contains(written) || !received.contains(written),
                    "{} read {secret:?}",
                    other.name()
                );
            }
        }
        self.harness.resigns(&people[1], &name).await;
    }

    /// A moderator loses, deletes their data and wants the result away.
    async fn voids(&mut self) {
        let moderator = self.swindlers[self.tried[3] % 5].accounts[1].clone();
        let channel = self.harness.channel;
        self.harness.moderates(&moderator, channel);
        let game = self.game();
        let people = [self.honest[1].clone(), moderator.clone()];
        let lost = self.harness.won(game, &people).await;
        self.harness.deletes_data(&moderator).await;
        let void = moderator.slash(channel, "table void", &[of(&lost)]).await;
        assert_private(&void, "You played at table");
    }

    /// Nobody who farms or dodges is ahead of somebody who has won as many tables against people.
    async fn nobody_is_ahead(&self) {
        let everywhere: &[_] = &[("scope", "everywhere")];
        for options in [&[], everywhere] {
            let board = self
                .harness
                .leaderboard(&self.honest[0], options)
                .await
                .text();
            let ranks = ranks(&board);
            let first = ranks.first();
            let first = first.unwrap_or_else(|| panic!("nobody is listed:\n{board}"));
            assert!(!first.contains("Crook"), "{board}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_ahead_by_dodging_farming_or_peeking() {
    let seconds = std::env::var("ROLLHOUSE_DODGE_SECONDS").ok();
    let seconds = seconds.map_or(20, |text| text.parse().expect("a number of seconds"));
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut evening = Evening::begin().await;
    for server in [1, 0] {
        evening.goes_to(server);
        evening.harness.shares_results(true).await;
    }
    // Each way at least once, however slow the machine is; and enough farms to be listed for.
    for number in 0.. {
        if number >= 10 && Instant::now() >= until {
            break;
        }
        // Whoever asks for a lot is told to wait.
        evening.harness.pass(Duration::from_secs(60));
        let server = evening.pick(2);
        evening.goes_to(server);
        let kind = if number < 10 {
            [0, 1, 2, 3, 1, 1, 1, 0, 0, 0][number]
        } else {
            evening.pick(4)
        };
        match kind {
            0 => evening.dodges().await,
            1 => evening.farms().await,
            2 => evening.peeks().await,
            _ => evening.voids().await,
        }
        evening.tried[kind] += 1;
    }
    for server in 0..2 {
        evening.goes_to(server);
        while evening.won[server] < 3 {
            evening.farms().await;
        }
    }
    for server in 0..2 {
        evening.goes_to(server);
        evening.nobody_is_ahead().await;
    }
    let [dodges, farms, peeks, voids] = evening.tried;
    println!("{dodges} dodges, {farms} farms, {peeks} peeks, {voids} deletions");
    evening.harness.close().await;
}
