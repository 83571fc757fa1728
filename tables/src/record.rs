//! The record of a table, from its log.

use games::dice::Seed;
use games::outcome::Status;
use games::record::{End, Player, Record};

use crate::event::{Entry, Event};
use crate::table::{self, Phase, Table};

/// The record of a table that has begun. The table's public name, the seed, and the name and the lucky word of each seat are no part of
/// the log; where play has not begun there is none.
pub fn record<'a>(
    table: &Table,
    log: impl IntoIterator<Item = &'a Entry>,
    name: &str,
    seed: Option<Seed>,
    seat: impl Fn(&table::Player) -> (String, String),
) -> Option<Record> {
    let (mut setup, mut plies) = (Vec::new(), Vec::new());
    for event in log.into_iter().flat_map(|entry| &entry.events) {
        match event {
            Event::Began(_, faces) => setup.clone_from(faces),
            Event::Ply(ply) => plies.push(ply.clone()),
            _ => {}
        }
    }
    let players = table.players().iter().map(|player| {
        let (name, word) = seat(player);
        Player {
            name,
            word,
            joined: player.joined + 1,
            house: player.house.as_ref().map(|(level, _)| level.to_string()),
            hints: player.hints,
        }
    });
    let opened = table.opened();
    Some(Record {
        table: name.to_owned(),
        game: opened.game.clone(),
        edition: opened.edition,
        options: opened.options.clone(),
        commitment: opened.commitment,
        seed,
        players: players.collect(),
        setup,
        plies,
        end: match (table.phase(), table.game()?.status()) {
            (Phase::Closed, _) => End::Closed,
            (_, Status::Over(outcome)) => End::Outcome(outcome.to_string()),
            (_, Status::ToAct(_)) => End::Open,
        },
    })
}
