//! Opening a table, and who sits down there.

use rusqlite::params;

use super::rows::Tx;
use super::{settings, tables};
use crate::error::{Error, Result};
use crate::table_id::TableId;
use crate::types::{NewTable, Participant};
use ::tables::event::{Event, Opened, PersonNo};
use games::level::Level;
use games::notation::hex;

impl Tx<'_> {
    /// Opens a table in the phase lobby. Fails with `Taken` when one user is given two seats, or `Bad`.
    pub fn create_table(self, new: &NewTable) -> Result<TableId> {
        let Some((Event::Opened(opened), others)) = new.entry.events.split_first() else {
            return Err(Error::Bad("a log begins with an opening".to_owned()));
        };
        let Opened { game, place, .. } = &**opened;
        let (guild, answers_only) = if place.answers_only {
            ("", Some(&*place.server))
        } else {
            (&*place.server, None)
        };
        let host = new.people.first();
        let host = host.ok_or_else(|| Error::Bad("a table has a host".to_owned()))?;
        let sql = format!(
            "INSERT INTO tables (game, edition, guild, channel, host, phase, seed, commitment, opened, touched, hints, rated,
                 answers_only, interaction, due)
               VALUES (?1, ?2, ?3, ?4, ?5, 'lobby', ?6, ?7, ?8, {now}, ?9, ?10, ?11, ?12, ?13)
               ON CONFLICT (interaction) WHERE interaction IS NOT NULL DO NOTHING RETURNING id",
            now = self.0.now()
        );
        let values = params![
            game,
            opened.edition,
            guild,
            place.channel,
            host.user,
            new.seed.0,
            hex(&opened.commitment),
            new.entry.at.0,
            opened.hints,
            opened.rated,
            answers_only,
            new.interaction,
            new.due.map(|due| due.0)
        ];
        let table = self.maybe(&sql, values, |row| row.get(0))?;
        let table = TableId(table.ok_or(Error::Repeated)?);
        let sql = "INSERT INTO log (table_id, number, at, time, text) VALUES (?1, 0, ?2, ?3, ?4)";
        let values = params![table.0, new.entry.at.0, new.entry.time.0, new.entry.text()];
        self.execute(sql, values)?;
        let mut people = new.people.iter();
        for event in others {
            match event {
                Event::Sat(number) => {
                    let person = people.next();
                    let person =
                        person.ok_or_else(|| Error::Bad("somebody has no name".to_owned()))?;
                    sit(self, table, *number, person, None)?;
                }
                Event::House(number, level, name) => house(self, table, *number, *level, name)?,
                _ => {}
            }
        }
        if let Some(channel) = &new.remember {
            settings::remember(self, channel, opened)?;
        }
        Ok(table)
    }

    /// The same, unless the host has `most` open tables on the server. Fails with `TooMany` and
    /// `TooManyLobbies`, too.
    pub fn open_table(self, new: &NewTable, most: u32) -> Result<TableId> {
        let host = new.people.first().map_or("", |host| &*host.user);
        self.hold_tables_of(host)?;
        // First, because what was done already is no table too many.
        let table = self.create_table(new)?;
        if tables::count_open_with(self, table)? > most {
            return Err(Error::TooMany);
        }
        check_few_lobbies(self, host)?;
        Ok(table)
    }
}

/// In how many lobbies a person can have a seat, so that nobody fills a server's lobbies.
const MOST_LOBBIES: u32 = 3;

/// A rematch that no message shows does not count: it takes nobody's place, and nothing has a button to leave it.
fn check_few_lobbies(tx: Tx<'_>, user: &str) -> Result<()> {
    let sql = "SELECT count(*) FROM seats JOIN tables ON tables.id = seats.table_id
               WHERE seats.user = ?1 AND phase = 'lobby' AND NOT (tables.message IS NULL AND EXISTS
                 (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.number = 0 AND log.text LIKE 'opened % follows %'))";
    let lobbies: u32 = tx.one(sql, params![user], |row| row.get(0))?;
    if lobbies <= MOST_LOBBIES {
        Ok(())
    } else {
        Err(Error::TooManyLobbies)
    }
}

/// Seats a person in a lobby. Fails with `Taken` or `TooManyLobbies`.
pub(super) fn join(
    tx: Tx<'_>,
    table: TableId,
    number: PersonNo,
    person: &Participant,
) -> Result<()> {
    tx.hold_tables_of(&person.user)?;
    tx.remove_invitation(table, &person.user)?;
    sit(tx, table, number, person, None)?;
    check_few_lobbies(tx, &person.user)
}

/// Adds a house player to a lobby. No Discord id looks like its user.
pub(super) fn house(
    tx: Tx<'_>,
    table: TableId,
    number: PersonNo,
    level: Level,
    name: &str,
) -> Result<()> {
    let player = Participant {
        user: format!("house-{number}"),
        name: name.to_owned(),
    };
    sit(tx, table, number, &player, Some(level))
}

fn sit(
    tx: Tx<'_>,
    table: TableId,
    number: PersonNo,
    person: &Participant,
    level: Option<Level>,
) -> Result<()> {
    let sql = "INSERT INTO seats (table_id, joined, user, name, word, level, person)
               SELECT ?1, (SELECT coalesce(max(joined) + 1, 0) FROM seats WHERE table_id = ?1), ?2, ?3, '', ?4, ?5
               WHERE NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2)";
    let level = level.map(|level| level.to_string());
    let values = params![table.0, person.user, person.name, level, number.0];
    tx.change_or(sql, values, Error::Taken)
}
