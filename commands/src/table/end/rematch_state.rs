//! Who is ready for the rematch of a finished table, from the lobby in which they are seated.

use db::{Phase, StoredTable, TableId, Tx};
use games::seat::Seat;

use crate::bot::Bot;
use crate::error::Result;
use crate::state::active::ActiveTable;
use crate::state::board_location::BoardLocation;
use crate::texts::{Lang, boards as t};
use crate::words;

/// The store's key for the rematch of this table.
pub(crate) fn key(table: TableId) -> String {
    format!("rematch of {table}")
}

/// How far the rematch of a finished table is.
#[derive(Default)]
pub(crate) struct Rematch {
    /// The names of those who are ready, and of those who are waited for.
    ready: Vec<String>,
    missing: Vec<String>,
    /// A lobby, or a board, that has a message of its own.
    shown: Option<(TableId, Option<String>)>,
}

impl Rematch {
    /// `Rematch`, `Rematch (1 of 3 ready)`
    pub(crate) fn label(&self, lang: Lang) -> String {
        if self.is_waiting() {
            let all = self.ready.len() + self.missing.len();
            t::rematch_waits(lang, self.ready.len(), all)
        } else {
            t::REMATCH.say(lang).to_owned()
        }
    }

    /// Is somebody ready, and somebody else waited for?
    pub(crate) fn is_waiting(&self) -> bool {
        self.shown.is_none() && !self.ready.is_empty() && !self.missing.is_empty()
    }

    /// The line on the board; empty while nobody is ready.
    pub(crate) fn words(&self, lang: Lang) -> String {
        match &self.shown {
            Some((table, Some(link))) => {
                let named = t::rematch_at(lang, *table);
                format!("{named}{}{link}", lang.colon())
            }
            Some((table, None)) => t::rematch_at(lang, *table),
            None if self.is_waiting() => {
                let (ready, missing) = (&self.ready, &self.missing);
                let (one_ready, one_missing) = (ready.len() == 1, missing.len() == 1);
                t::rematch_ready(lang, one_ready, ready, missing, one_missing)
            }
            None => String::new(),
        }
    }
}

/// The stored rematch of a table, unless it has ended.
pub(crate) fn opened(tx: Tx<'_>, ended: TableId) -> Result<Option<StoredTable>, db::Error> {
    let found = tx.load_noted(&key(ended))?;
    Ok(found.filter(|found| found.head.ended.is_none()))
}

/// How far the rematch of this table is.
pub(crate) async fn state(bot: &Bot, ended: &mut ActiveTable) -> Result<Rematch> {
    let mut state = Rematch::default();
    let table = ended.id;
    let again = bot.read(move |tx| opened(tx, table));
    let Some(again) = again.await? else {
        return Ok(state);
    };
    if again.head.phase == Phase::Play || again.head.message.is_some() {
        state.shown = Some((again.head.id, BoardLocation::of(&again.head)?.link()));
        return Ok(state);
    }
    let lobby = ActiveTable::load(&again)?;
    let ready = lobby.people_names().map(words::safe_name);
    state.ready = ready.collect();
    state.missing = missing(ended, &lobby);
    Ok(state)
}

/// The names of those who stayed to the end and are not ready yet. Neither people who left nor house players have a user there: nobody
/// waits for them.
pub(crate) fn missing(ended: &ActiveTable, lobby: &ActiveTable) -> Vec<String> {
    let stayed = ended.users().enumerate();
    let missing = stayed.filter(|(_, user)| user.is_some_and(|user| !lobby.sits(user)));
    let names = missing.map(|(seat, _)| ended.names.of(Seat::new(seat)));
    names.collect()
}
