//! What has to hold when everybody has gone home and nothing goes wrong any more.

use std::time::Duration;

use commands::{TableControl, audit};
use db::{Head, Phase, StoredTable, TableId};
use playground::AnswerKind;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::hall::Hall;
use crate::trace::without_numbers;
use crate::watch::{controls, moves};

/// How often a board is looked at again that is not what is stored.
const TRIES: usize = 3;

/// Looks at every table; the error names the first invariant that does not hold.
pub(crate) async fn check(hall: &Hall) -> Result<Tables, String> {
    let stored = all(hall)?;
    let mut tables = Tables::default();
    for one in &stored {
        let name = one.head.id;
        audit(one).map_err(|error| format!("table {name} is not right: {error}"))?;
        results(one)?;
        match one.head.phase {
            Phase::Over => tables.over += 1,
            Phase::Closed => tables.closed += 1,
            Phase::Play | Phase::Lobby => tables.open += 1,
        }
        shown(hall, one.head.id).await?;
    }
    let openers = hall.watch.counts().openers;
    if stored.len() > openers {
        return Err(format!(
            "{} tables were opened by {openers} interactions",
            stored.len()
        ));
    }
    Ok(tables)
}

/// How many tables there are at the end.
#[derive(Default, Clone, Copy)]
pub(crate) struct Tables {
    pub(crate) open: usize,
    pub(crate) over: usize,
    pub(crate) closed: usize,
}

fn all(hall: &Hall) -> Result<Vec<StoredTable>, String> {
    let all = hall.storage.look(|tx| {
        let mut all = Vec::new();
        let mut next = TableId(1);
        while let Some(table) = tx.load(next)? {
            all.push(table);
            next.0 += 1;
        }
        Ok(all)
    });
    all.map_err(|error| error.to_string())
}

fn head(hall: &Hall, table: TableId) -> Result<StoredTable, String> {
    let found = hall.storage.look(|tx| tx.stored(table));
    found.map_err(|error| error.to_string())
}

/// Every seat has one result exactly where the game is over.
fn results(stored: &StoredTable) -> Result<(), String> {
    let name = stored.head.id;
    let is_over = stored.head.phase == Phase::Over;
    let mut seats: Vec<Option<u8>> = stored.seats.iter().map(|seat| seat.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    if is_over && seats.len() != stored.seats.len() {
        return Err(format!("a seat of table {name} has two results"));
    }
    let wrong = |seat: &db::Seat| seat.points.is_some() != is_over;
    if stored.seats.iter().any(wrong) {
        return Err(format!(
            "table {name} has results and is not over, or none and is"
        ));
    }
    Ok(())
}

/// The board in the channel is what is stored. A clock may run out while it is looked at, so it is looked at again if it is not.
async fn shown(hall: &Hall, table: TableId) -> Result<(), String> {
    let mut last = compare(hall, table).await;
    for _ in 0..TRIES {
        if last.is_ok() {
            break;
        }
        sleep(Duration::from_secs(20)).await;
        last = compare(hall, table).await;
    }
    last
}

/// Compares the board with one that is drawn anew.
async fn compare(hall: &Hall, table: TableId) -> Result<(), String> {
    let name = table;
    let before = head(hall, table)?;
    // A lobby that everybody has left is deleted. Where a process was killed before it learned where its answer is, the first press on
    // that tells it.
    if before.head.phase == Phase::Closed || before.head.message.is_none() {
        return Ok(());
    }
    let Some(board) = board_of(hall, &before.head) else {
        return Err(format!("the board of table {name} is not in its channel"));
    };
    let ids = controls(&board);
    let moves = moves(&before);
    match before.head.phase {
        Phase::Over if !ids.iter().any(is_after_end) => {
            return Err(format!(
                "table {name} is over, and its board does not say so: {board}"
            ));
        }
        Phase::Over => return Ok(()),
        Phase::Play if ids.iter().all(|id| id.drawn != moves) => {
            return Err(format!(
                "the board of table {name} is not that of move {moves}: {board}"
            ));
        }
        Phase::Play | Phase::Lobby | Phase::Closed => {}
    }
    let person = hall.play.person("Ann");
    let channel = before.head.channel.parse().unwrap_or_default();
    let named = [("table", json!(name.to_string()))];
    let answer = person.try_slash(channel, "table show", &named).await?;
    if answer.kind != AnswerKind::Message {
        return Err(format!("table {name} cannot be shown: {}", answer.text()));
    }
    let drawn = answer.message.map(|message| message.json().clone());
    let drawn = drawn.unwrap_or_default();
    if is_overdue(hall, &drawn) {
        return Err(format!(
            "nothing has happened at table {name} although somebody's time was over: {drawn}"
        ));
    }
    // What somebody is trying out is on the board, but not stored; nor is that somebody has put a result away, which is offered again
    // on a new board.
    let tries = |id: &TableControl| ["f:", "n:"].iter().any(|way| way_of(id).starts_with(way));
    let parts: &[&str] = if ids.iter().chain(&controls(&drawn)).any(tries) {
        &["content"]
    } else {
        &["content", "embeds", "components"]
    };
    for part in parts {
        let (shown, anew) = (comparable(&board[part]), comparable(&drawn[part]));
        if shown != anew {
            let why =
                format!("the board of table {name} is not what is stored: {shown} and not {anew}");
            let after = head(hall, table)?;
            let is_same = (after.log.len(), &after.seats) == (before.log.len(), &before.seats);
            // A deadline may have begun to be shown while this was looked at.
            if is_same && without_deadlines(&shown) != without_deadlines(&anew) {
                // Now it has been drawn again, so it is no use to look at it again.
                hall.watch.fail(why.clone());
            }
            return Err(why);
        }
    }
    sleep(Duration::from_secs(1)).await;
    Ok(())
}

fn board_of(hall: &Hall, head: &Head) -> Option<Value> {
    let message = head.message.as_ref()?.parse().ok()?;
    let seen = hall.play.person("Ann").sees(message)?;
    Some(seen.json().clone())
}

fn way_of(control: &TableControl) -> String {
    control.action.to_string()
}

/// A part of a board without the moments when something is due, which depend on how long the bot was down, and without the number of its
/// message.
fn comparable(part: &Value) -> String {
    let text = without_numbers(&part.to_string());
    let mut parts = text.split("<t:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + part.split_once('>').map_or(part, |(_, rest)| rest)
    })
}

/// The lines of a part, of which the times are taken out, without those that say until when somebody has time.
fn without_deadlines(part: &str) -> Vec<&str> {
    let lines = part.split("\\n");
    lines.filter(|line| !line.contains(" until  ()")).collect()
}

/// Does a board show that somebody's time was over more than a minute ago?
fn is_overdue(hall: &Hall, board: &Value) -> bool {
    let text = board["embeds"].to_string();
    let moments = text.split("until <t:").skip(1);
    let mut seconds = moments.filter_map(|rest| rest.split(':').next()?.parse::<i64>().ok());
    let latest = hall.now().0 / 1_000 - 60;
    seconds.any(|until| until < latest)
}

fn is_after_end(id: &TableControl) -> bool {
    let word = way_of(id);
    ["rematch", "record", "verify", "how"]
        .iter()
        .any(|start| word.starts_with(start))
}
