//! People at tables who press whatever their message offers. They know no game: whose turn it is and what can be done is
//! read off the screen, so the same people press the empty bot's buttons.

use std::ops::Range;
use std::time::{Duration, Instant};

use games::dice::{Dice, Seed};
use games::registry::GAMES;
use playground::{AnswerKind, Control, Message, Person, Playground};
use serde_json::json;
use simulation::TO_ACT;
use tokio::task::JoinSet;

use crate::setup::Setup;

/// The largest number of tables that a person hosts: our bot's limit.
const HOSTED: usize = 10;

/// How many tables share a channel.
const IN_CHANNEL: usize = 20;

/// How many tables are being opened at the same time.
const OPENING: usize = 100;

/// A table and the people at it.
pub(crate) struct Table {
    /// In order of joining; the first is the host.
    people: Vec<Person>,
    /// The public message as last seen.
    board: Message,
    /// A private message with controls, and whose it is.
    panel: Option<(Person, Message)>,
    /// The newest message that says who is to act.
    latest: Message,
    /// Chooses what is pressed: the same at every run.
    dice: Dice,
    /// Answers that changed nothing.
    pub(crate) refusals: u32,
}

impl Table {
    /// Opens table `number`, with as many house players; ours is joined and started.
    async fn open(
        setup: Setup,
        people: Vec<Person>,
        house: usize,
        channel: u64,
        number: usize,
    ) -> Self {
        let command = match setup {
            Setup::Empty(_) => "empty".to_owned(),
            Setup::Ours { .. } => format!("{} start", game(number).key),
        };
        let options = match house {
            0 => Vec::new(),
            _ => vec![("house", json!(house)), ("level", json!("master"))],
        };
        let opened = people[0].slash(channel, &command, &options).await;
        let mut board = opened.message.expect("a message with controls");
        if setup.is_ours() {
            for guest in &people[1..] {
                guest.press(&board, "Join").await;
            }
            let started = people[0].press(&board, "Start").await;
            board = started.message.expect("a board");
        }
        let seed = [u8::try_from(number % 251).expect("below 251"); 32];
        Self {
            people,
            latest: board.clone(),
            board,
            panel: None,
            dice: Seed(seed)
                .key([])
                .dice(u32::try_from(number).expect("few tables")),
            refusals: 0,
        }
    }

    /// Looks at the board again: is it somebody's turn, or nobody's because the game is over? Pressing while a house player is to move
    /// would only fill the channel with refusals.
    fn waits_for_people(&mut self) -> bool {
        if self.panel.is_some() {
            return true;
        }
        if let Some(board) = self.people[0].sees(self.board.id()) {
            self.latest = board.clone();
            self.board = board;
        }
        let text = self.board.embeds_text();
        let mut acting = text.lines().filter(|line| line.ends_with(TO_ACT));
        acting.all(|line| !line.contains('⌂'))
    }

    /// The person whose line is marked as to act; the host where nobody's is.
    fn mover(&self) -> &Person {
        let text = self.latest.embeds_text();
        let line = text.lines().find(|line| line.ends_with(TO_ACT));
        let named = |person: &&Person| {
            line.is_some_and(|line| {
                line.split(' ')
                    .any(|word| word.trim_matches('*') == person.name())
            })
        };
        self.people.iter().find(named).unwrap_or(&self.people[0])
    }

    /// One press of something at random; gives how long the answer took.
    pub(crate) async fn press(&mut self) -> Duration {
        let is_again = |control: &&Control<'_>| control.custom_id().ends_with(":rematch");
        // All of them have to be ready for another game.
        let mover = if self.board.controls().iter().any(|one| is_again(&one)) {
            self.people[self.dice.index(self.people.len())].clone()
        } else {
            self.mover().clone()
        };
        // The playground keeps some messages of a channel, and drops private ones first.
        let is_usable = |(owner, panel): &(Person, Message)| {
            owner.id() == mover.id() && owner.sees(panel.id()).is_some()
        };
        self.panel = self.panel.take().filter(is_usable);
        let on = self.panel.as_ref().map_or(&self.board, |(_, panel)| panel);
        let on = on.clone();
        let mut controls = on.controls();
        // `?` explains the board, and moves nothing.
        controls
            .retain(|control| !control.is_disabled() && !["?", "Hint"].contains(&control.label()));
        // An ended table is played again; its other buttons show texts.
        if let Some(again) = controls.iter().find(is_again) {
            controls = vec![*again];
        } else if let Some(start) = controls.iter().find(|control| control.label() == "Start") {
            controls = vec![*start];
        }
        assert!(!controls.is_empty(), "nothing to press on:\n{}", on.text());
        let control = controls[self.dice.index(controls.len())];
        let choices = control.options();
        let began = Instant::now();
        let answer = if choices.is_empty() {
            mover.press_raw(on.id(), control.custom_id()).await
        } else {
            let (_, value) = choices[self.dice.index(choices.len())];
            mover
                .choose_raw(on.id(), control.custom_id(), &[value])
                .await
        };
        let took = began.elapsed();
        self.dice.forget();
        assert!(
            answer.kind != AnswerKind::Failed,
            "a press was not answered; the bot's log has details. It was on:\n{}",
            on.text()
        );
        let Some(message) = answer.message else {
            return took;
        };
        if message.is_ephemeral() {
            if message.controls().is_empty() {
                // A refusal; the board may have changed meanwhile.
                self.refusals += 1;
                self.panel = None;
                self.board = mover.sees(self.board.id()).expect("the board");
                self.latest = self.board.clone();
            } else {
                self.latest = message.clone();
                self.panel = Some((mover, message));
            }
        } else {
            self.board = message;
            self.latest = self.board.clone();
        }
        took
    }
}

fn game(number: usize) -> &'static games::game::GameInfo {
    let chosen = std::env::var("ROLLHOUSE_BENCH_GAME").ok();
    let kinds: Vec<_> = GAMES
        .iter()
        .map(|game| game.info())
        .filter(|about| chosen.as_deref().is_none_or(|key| key == about.key))
        .collect();
    assert!(!kinds.is_empty(), "ROLLHOUSE_BENCH_GAME names no game");
    kinds[number % kinds.len()]
}

/// Opens tables 0 to `count`, the games in turn, each for as few people as it can be played by.
pub(crate) async fn open(setup: Setup, play: &Playground, count: usize) -> Vec<Table> {
    let open = |number| {
        let people = people(play, number, *game(number).seats.start());
        Table::open(setup, people, 0, channel(play, number), number)
    };
    opened(0..count, open).await
}

/// Opens as many more for two: two people, or one person and the strongest house player.
pub(crate) async fn open_for_two(
    play: &Playground,
    numbers: Range<usize>,
    against_house: bool,
) -> Vec<Table> {
    let house = usize::from(against_house);
    let open = |number| {
        let people = people(play, number, 2 - house);
        Table::open(Setup::DEFAULT, people, house, channel(play, number), number)
    };
    opened(numbers, open).await
}

/// Nobody opens two at the same time, since a person has a seat in at most three lobbies.
async fn opened<F>(numbers: Range<usize>, open: impl Fn(usize) -> F) -> Vec<Table>
where
    F: Future<Output = Table> + Send + 'static,
{
    let mut tables = Vec::new();
    for nth in 0..HOSTED {
        let others: Vec<usize> = numbers.clone().skip(nth).step_by(HOSTED).collect();
        for some in others.chunks(OPENING) {
            let opening: JoinSet<Table> = some.iter().map(|number| open(*number)).collect();
            tables.extend(opening.join_all().await);
        }
    }
    tables
}

fn channel(play: &Playground, number: usize) -> u64 {
    play.channel(&format!("tables-{}", number / IN_CHANNEL))
}

fn people(play: &Playground, number: usize, count: usize) -> Vec<Person> {
    let name = |seat| format!("P{}S{seat}", number / HOSTED);
    (0..count).map(|seat| play.person(&name(seat))).collect()
}

/// Presses at every table, each time after a rest, until the task is dropped.
pub(crate) fn keep_pressing(tables: Vec<Table>, rest: Duration) -> JoinSet<()> {
    let mut pressing = JoinSet::new();
    for (number, mut table) in (0..).zip(tables) {
        pressing.spawn(async move {
            // Not all at the same moment.
            tokio::time::sleep(rest * (number % 50) / 50).await;
            loop {
                if table.waits_for_people() {
                    table.press().await;
                }
                tokio::time::sleep(rest).await;
            }
        });
    }
    pressing
}

/// `presses` at every table, one after the other at each, `at_once` tables at the same time; gives all answer times.
pub(crate) async fn press_all(
    tables: &mut Vec<Table>,
    presses: usize,
    at_once: usize,
) -> Vec<Duration> {
    let (mut done, mut all) = (Vec::new(), Vec::new());
    while !tables.is_empty() {
        let mut playing = JoinSet::new();
        for mut table in tables.drain(..at_once.min(tables.len())) {
            playing.spawn(async move {
                let mut times = Vec::with_capacity(presses);
                for _ in 0..presses {
                    times.push(table.press().await);
                }
                (table, times)
            });
        }
        for (table, times) in playing.join_all().await {
            done.push(table);
            all.extend(times);
        }
    }
    *tables = done;
    all
}
