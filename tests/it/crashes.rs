//! The program is killed in the middle of presses, many times over: what was answered is stored, once, and play goes on.
//!
//! `ROLLHOUSE_KILLS=500 cargo test --test it crashes` is the long run; without the variable there are a few kills.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use commands::audit;
use db::StoredTable;
use games::dice::{Dice, Seed};
use games::ply::Ply;
use games::registry::GAMES;
use playground::{Answer, AnswerKind, Message, Person, route};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::harness::Harness;
use crate::operation::named;
use crate::player::{Table, Way, footer_of, ways};
use crate::program::{Program, succeeds};

/// The default number of kills.
const KILLS: usize = 20;

/// How many tables of each game are played at once.
const OF_EACH: usize = 2;

/// Longer than the playground waits for an answer.
const TOO_LATE: Duration = Duration::from_secs(30);

/// A table in play, and what its players were shown.
pub(crate) struct Seen {
    pub(crate) table: Table,
    chance: Dice,
    /// The highest ply that an answer showed.
    pub(crate) acknowledged: u32,
    /// The public board of that ply, if the answer was one.
    board: Option<String>,
    /// What the store had after the last kill.
    stored: Vec<Ply>,
    presses: usize,
}

#[derive(Default)]
struct Figures {
    presses: usize,
    unanswered: usize,
    plies: usize,
    ahead: usize,
    boards: usize,
    tables: usize,
}

pub(crate) enum Pressed {
    Acknowledged,
    /// The screen was older than the table, or there was nothing to press yet.
    Nothing,
    /// Nobody answered.
    Unanswered,
}

impl Seen {
    /// A table that has just begun; `chance` decides what its players press.
    pub(crate) fn new(table: Table, chance: Dice) -> Self {
        Self {
            acknowledged: table.ply(),
            table,
            chance,
            board: None,
            stored: Vec::new(),
            presses: 0,
        }
    }

    fn any<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        if from.is_empty() {
            return None;
        }
        let at = self.chance.index(from.len().min(255));
        self.chance.forget();
        Some(from[at].clone())
    }

    /// Takes note of what an answer shows. Public boards and panels have the same footer.
    fn note(&mut self, answer: &Answer, public_move: bool) -> Pressed {
        match answer.kind {
            AnswerKind::Failed => return Pressed::Unanswered,
            AnswerKind::Update => {}
            _ => return Pressed::Nothing,
        }
        let message = answer.message.as_ref().expect("an update shows a message");
        let Some((_, ply)) = footer_of(message) else {
            // A board that has become old in the meantime says where the table is now, and a hand at the end what was revealed.
            let text = message.text();
            let is_known = ["now shown here", "revealed"].map(|words| text.contains(words));
            assert!(is_known.contains(&true), "no board or panel: {text}");
            return Pressed::Nothing;
        };
        let further = ply > self.acknowledged;
        if further || (public_move && ply == self.acknowledged) {
            self.acknowledged = ply;
            self.board = public_move.then(|| drawn(message));
        }
        self.presses += 1;
        Pressed::Acknowledged
    }

    /// One press of somebody who is to act, on the board or on a panel of their own.
    pub(crate) async fn press(&mut self) -> Pressed {
        let board = self.table.shown();
        let acting: Vec<Person> = self.table.to_act().into_iter().cloned().collect();
        let Some(person) = self.any(&acting) else {
            return Pressed::Nothing;
        };
        let mut all = ways(&board);
        // Only an absent player takes a seat back, and `?` only explains.
        all.retain(|way| !way.label.ends_with("I am back") && way.label != "?");
        let (panels, public): (Vec<Way>, Vec<Way>) = all.into_iter().partition(Way::opens_panel);
        let own = !panels.is_empty() && (public.is_empty() || self.chance.index(4) == 0);
        if !own {
            let Some(way) = self.any(&public) else {
                return Pressed::Nothing;
            };
            let answer = way.go_anyway(&person, board.id()).await;
            return self.note(&answer, way.plays());
        }
        let opened = panels[0].go_anyway(&person, board.id()).await;
        if opened.failed() {
            return Pressed::Unanswered;
        }
        let Some(panel) = opened.message.filter(Message::is_ephemeral) else {
            return Pressed::Nothing;
        };
        let mut private = ways(&panel);
        private.retain(|way| !way.opens_panel());
        let Some(way) = self.any(&private) else {
            return Pressed::Nothing;
        };
        let answer = way.go_anyway(&person, panel.id()).await;
        self.note(&answer, false)
    }

    /// Presses until the program is gone.
    async fn goes_on(&mut self, answered: &watch::Sender<usize>, gone: &AtomicBool) -> bool {
        while !self.table.over() && !gone.load(Ordering::Relaxed) {
            match self.press().await {
                Pressed::Acknowledged => answered.send_modify(|count| *count += 1),
                Pressed::Unanswered => return true,
                Pressed::Nothing => tokio::task::yield_now().await,
            }
        }
        false
    }

    /// Compares what was shown with what is stored; gives how many plies are new.
    pub(crate) fn compare(&mut self, stored: &StoredTable) -> usize {
        let name = self.table.name();
        let plies = stored.plies();
        let last = u32::try_from(plies.len()).expect("few") - 1;
        assert!(
            last >= self.acknowledged,
            "table {name}: ply {} was shown and {last} is the last one stored",
            self.acknowledged
        );
        assert_eq!(
            self.stored,
            plies[..self.stored.len()],
            "table {name}: what was stored before has changed"
        );
        audit(stored).unwrap_or_else(|fault| panic!("table {name}: {fault}"));
        let new = plies.len() - self.stored.len();
        self.stored = plies;
        new
    }

    /// The highest ply that was stored at the last comparison.
    pub(crate) fn last_stored(&self) -> u32 {
        u32::try_from(self.stored.len()).expect("few") - 1
    }

    /// The board can be shown, and shows what was acknowledged.
    async fn is_shown(&mut self, figures: &mut Figures) {
        self.table.is_shown_again().await;
        let ply = self.table.ply();
        assert_eq!(ply, self.last_stored());
        let now = drawn(&self.table.shown());
        if ply > self.acknowledged {
            self.acknowledged = ply;
        } else if let Some(board) = self.board.take() {
            assert_eq!(
                now, board,
                "another board of ply {ply} was shown before the kill"
            );
            figures.boards += 1;
        }
        self.board = None;
    }
}

/// A board without its clock: downtime is given back to the players.
fn drawn(board: &Message) -> String {
    let text = board.embeds_text();
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains("<t:")).collect();
    lines.join("\n")
}

/// New tables until there are enough of each game.
async fn open(harness: &Harness, playing: &mut Vec<Seen>, figures: &mut Figures) {
    for game in GAMES {
        let info = game.info();
        let there = playing
            .iter()
            .filter(|seen| seen.table.shown().embeds_text().contains(info.name));
        for _ in there.count()..OF_EACH {
            figures.tables += 1;
            let seats: Vec<usize> = info.seats.clone().collect();
            let table = harness
                .table(*game, seats[figures.tables % seats.len()].max(2))
                .await;
            let number = u8::try_from(figures.tables % 251).expect("below 251");
            let chance = Seed([number; 32]).key(["somebody who will be cut off"]);
            playing.push(Seen::new(table, chance.dice(0)));
        }
    }
}

/// How many kills: as many as the environment says, or `few`.
pub(crate) fn kills(few: usize) -> usize {
    let wanted = std::env::var("ROLLHOUSE_KILLS").ok();
    wanted.map_or(few, |text| {
        text.parse().expect("ROLLHOUSE_KILLS is a number")
    })
}

/// All tables that are stored, by their names on the boards.
pub(crate) fn stored_by_name(harness: &Harness) -> HashMap<String, StoredTable> {
    let tables = harness.storage.tables().into_iter();
    tables
        .map(|stored| (named(stored.head.id), stored))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_in_the_middle_of_presses_loses_and_doubles_nothing_that_was_answered() {
    let kills = kills(KILLS);
    let (harness, mut program) = Program::begun().await;
    harness.wait_for_pictures().await;
    let (mut playing, mut figures) = (Vec::new(), Figures::default());
    let mut moment = Seed([9; 32]).key(["when"]).dice(0);
    for kill in 1..=kills {
        open(&harness, &mut playing, &mut figures).await;
        let (answered, mut count) = watch::channel(0);
        let (answered, gone) = (Arc::new(answered), Arc::new(AtomicBool::new(false)));
        let mut players = JoinSet::new();
        for mut seen in playing {
            let (answered, gone) = (Arc::clone(&answered), Arc::clone(&gone));
            players.spawn(async move {
                let cut_off = seen.goes_on(&answered, &gone).await;
                (seen, cut_off)
            });
        }
        // Any moment: after some answers, and somewhere in the microseconds that follow.
        let after = 1 + moment.index(60);
        count
            .wait_for(|count| *count >= after)
            .await
            .expect("they press");
        tokio::time::sleep(Duration::from_micros(10 * u64::from(moment.roll(200)))).await;
        moment.forget();
        program.kill(&harness).await;
        gone.store(true, Ordering::Relaxed);
        harness.play.advance(TOO_LATE);
        playing = Vec::new();
        for (seen, cut_off) in players.join_all().await {
            figures.unanswered += usize::from(cut_off);
            playing.push(seen);
        }

        let stored = stored_by_name(&harness);
        for seen in &mut playing {
            let name = seen.table.name();
            figures.plies += seen.compare(&stored[&name]);
            let (shown, last) = (seen.acknowledged, seen.last_stored());
            assert!(
                last <= shown + 1,
                "table {name}: ply {shown} was shown, one press was under way, and ply {last} is stored"
            );
            figures.ahead += usize::from(last > shown);
        }
        program = Program::start_again(&harness).await;
        for seen in &mut playing {
            seen.is_shown(&mut figures).await;
        }
        let (over, on): (Vec<Seen>, Vec<Seen>) =
            playing.into_iter().partition(|seen| seen.table.over());
        figures.presses += over.iter().map(|seen| seen.presses).sum::<usize>();
        playing = on;
        if kill % 50 == 0 {
            eprintln!("{kill} kills");
        }
    }
    for mut seen in playing {
        seen.table.plays_to_the_end().await;
        harness.record(&seen.table).await;
        figures.presses += seen.presses;
    }
    let registered = harness.calls(route::PUT_COMMANDS);
    assert_eq!(registered, 1, "the commands were the same all the time");
    let said = succeeds(harness.run(&["check"])).await;
    program.kill(&harness).await;
    let Figures {
        presses,
        unanswered,
        plies,
        ahead,
        boards,
        tables,
    } = figures;
    eprintln!(
        "{kills} kills: {presses} presses on {tables} tables were answered and {unanswered} were cut off; {plies} plies were \
         compared, {ahead} of them stored and not answered yet; {boards} boards were the same before and after; every table was \
         played to its end; none lost, doubled or stuck\n{said}"
    );
    assert!(presses > kills && plies > 0 && unanswered > 0 && boards > 0);
    let mut refused = harness.refused();
    // What a program had sent when it was killed may arrive when everybody has given up waiting.
    refused.retain(|call| !call.contains("\"code\":10062"));
    assert_eq!(refused, [""; 0]);
}
