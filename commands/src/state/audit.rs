//! Verifies stored tables: the commitment shown in the lobby, every move by the rules, every roll by the seed and the lucky
//! words, and the outcome that counts for ratings.
//!
//! It reads the secrets of open tables, but its errors do not reveal them: for an open table they name only the wrong ply.

use db::{Phase, StoredTable};
use games::outcome::Status;
use games::record::{End, Record, RecordError};
use games::registry;
use games::table::AnyTable;

use crate::error::InternalError;
use crate::state::record::{secret_record, sitting};

/// Whether a table is of an edition of its game that is older than all that this program has, so that it cannot be checked.
pub fn is_too_old(stored: &StoredTable) -> bool {
    let head = &stored.head;
    let oldest = registry::editions(&head.game).map(|game| game.info().edition);
    oldest.min().is_some_and(|oldest| head.edition < oldest)
}

/// Fails unless this holds.
fn ensure<W: Into<String>>(holds: bool, wrong: impl FnOnce() -> W) -> Result<(), InternalError> {
    if holds {
        Ok(())
    } else {
        Err(InternalError::new(wrong().into()))
    }
}

/// Checks all that is stored of a table in any phase; the error names the first thing that is wrong.
pub fn audit(stored: &StoredTable) -> Result<(), InternalError> {
    let head = &stored.head;
    if !stored.has_plies() {
        return lobby(stored);
    }
    let has_begun = head.phase != Phase::Lobby;
    ensure(has_begun, || "it is in the lobby phase but has plies")?;
    let (_, table) = verified(stored)?;
    if head.phase != Phase::Over {
        return Ok(());
    }
    let Status::Over(outcome) = table.status() else {
        return Err(InternalError::new(
            "it is stored as finished but its moves do not end the game",
        ));
    };
    let same = outcome.results.iter().all(|placing| {
        sitting(stored, placing.seat).is_some_and(|seat| {
            seat.place == placing.place.map(u32::from)
                && seat.points == Some(i64::from(placing.points))
        })
    });
    let wrong = || format!("the stored places are not those of its moves, which are {outcome}");
    ensure(same, wrong)
}

/// The record with its seed, and the table that it leads to, if every move and every roll is right.
pub(crate) fn verified(stored: &StoredTable) -> Result<(Record, Box<dyn AnyTable>), InternalError> {
    let mut record = secret_record(stored)?;
    let ended = stored.head.ended.is_some();
    let wrong = |error: RecordError| match error.ply {
        // Moves and faces of an open table are secret, and this error is logged.
        Some(ply) if !ended => InternalError::new(format!(
            "ply {ply} is wrong (details stay secret until the table ends)"
        )),
        _ => InternalError::new(error),
    };
    let game = record.game_type().map_err(wrong)?;
    let table = record.audit_plies(game).map_err(wrong)?;
    // The store has places and points, not the outcome as text, so the record takes it from the plies.
    let status = table.status();
    if let (Status::Over(outcome), End::Outcome(said)) = (&status, &mut record.end) {
        *said = outcome.to_string();
    }
    record.audit_end(&status).map_err(wrong)?;
    Ok((record, table))
}

/// Checks a table that has not begun: it has a seed, and players without seats.
fn lobby(stored: &StoredTable) -> Result<(), InternalError> {
    let head = &stored.head;
    let mut editions = registry::editions(&head.game);
    let is_known = editions.any(|game| head.edition == game.info().edition);
    let (edition, game) = (head.edition, &head.game);
    ensure(is_known, || {
        format!("there is no edition {edition} of a game `{game}`")
    })?;
    let has_begun = matches!(head.phase, Phase::Play | Phase::Over);
    ensure(!has_begun, || "it has begun but its setup is missing")?;
    let has_seats = stored.seats.iter().any(|seat| seat.seat.is_some());
    ensure(!has_seats, || "players have seats but it has not begun")?;
    let opened = stored.opened();
    let is_committed = opened.is_some_and(|opened| opened.commitment == head.seed.commitment());
    let wrong = || "the seed is not the one that was committed to: its SHA-256 differs";
    ensure(is_committed, wrong)
}

#[cfg(test)]
mod tests {
    use super::*;
    use db::{Hand, Head, Seat, Seed, TableId, TableTime, WallTime};
    use games::options::Options;
    use games::ply::Ply;
    use games::registry::GAMES;
    use tables::event::{Entry, Event, Opened, PersonNo, Place};

    /// A table of the first game: ten moves, after which the player in the second seat resigns.
    fn played() -> StoredTable {
        let game = GAMES[0];
        let (info, seed) = (game.info(), games::dice::Seed([5; 32]));
        let key = seed.key(["", "tea"]);
        let options = Options::defaults(info.options);
        let mut dice = key.dice(0);
        let mut table = game.open(&options, 2, &mut dice);
        let people = key.seating(2).into_iter();
        let seating = people.map(|at| PersonNo(u16::try_from(at).unwrap()));
        let mut acts = vec![Event::Began(seating.collect(), dice.finish().unwrap())];
        for number in 1..=11 {
            let dice = key.dice(number);
            let Status::ToAct(acting) = table.status() else {
                panic!("the game ended in {number} moves");
            };
            let seat = acting.into_iter().next().unwrap();
            let second = games::seat::Seat::new(1);
            let ply = if number == 11 {
                table.resign(second, Hand::Player, dice)
            } else {
                let mv = table.legal(seat)[0].clone();
                table.play(seat, &mv, number - 1, Hand::Player, dice)
            };
            acts.push(Event::Ply(ply.unwrap()));
        }
        let Status::Over(outcome) = table.status() else {
            panic!("one of two has left");
        };
        let seats = (0..).zip(["", "tea"]).map(|(joined, word)| {
            let sits = key
                .seating(2)
                .into_iter()
                .position(|at| at == joined)
                .unwrap();
            let placing = outcome.results[sits];
            Seat {
                moves: 0,
                away: false,
                pinged_ply: None,
                reminded_ply: None,
                notifications: db::NotificationSettings::default(),
                level: None,
                banned: false,
                person: u16::try_from(joined).unwrap(),
                joined: u32::try_from(joined).unwrap(),
                user: joined.to_string(),
                name: "Ann".into(),
                word: word.into(),
                seat: Some(u8::try_from(sits).unwrap()),
                left: placing.place.is_none().then_some(11),
                place: placing.place.map(u32::from),
                points: Some(placing.points.into()),
            }
        });
        let opened = Opened::plain(
            (info.key, info.edition),
            options.to_string(),
            seed.commitment(),
            Place {
                server: "g".into(),
                channel: "c".into(),
                answers_only: false,
            },
        );
        acts.insert(0, Event::Opened(Box::new(opened)));
        StoredTable {
            head: Head {
                ping: None,
                hints: false,
                rated: true,
                answers_only: None,
                id: TableId(1),
                revision: 0,
                game: info.key.into(),
                edition: info.edition,
                guild: "g".into(),
                channel: "c".into(),
                message: None,
                host: "0".into(),
                phase: Phase::Over,
                why: None,
                seed: Seed(seed.0),
                opened: WallTime(0),
                started: Some(WallTime(0)),
                ended: Some(WallTime(0)),
                voided: None,
            },
            seats: seats.collect(),
            log: vec![Entry {
                at: WallTime(0),
                time: TableTime(0),
                events: acts,
            }],
            previous_players: Vec::new(),
            quiet: false,
            invitations: Vec::new(),
            players_role: None,
        }
    }

    fn plies(table: &mut StoredTable) -> impl DoubleEndedIterator<Item = &mut Ply> {
        let events = table.log[0].events.iter_mut();
        events.filter_map(|event| match event {
            Event::Ply(ply) => Some(ply),
            _ => None,
        })
    }

    #[track_caller]
    fn assert_audit_fails(change: impl FnOnce(&mut StoredTable), words: &str) {
        let mut stored = played();
        change(&mut stored);
        let wrong = audit(&stored).expect_err("something is wrong").to_string();
        assert!(wrong.contains(words), "{wrong}");
    }

    #[test]
    fn a_table_as_it_was_played_passes() {
        audit(&played()).unwrap();
    }

    #[test]
    fn every_later_change_is_found() {
        assert_audit_fails(
            |t| {
                if let Event::Opened(opened) = &mut t.log[0].events[0] {
                    opened.commitment = [0; 32];
                }
            },
            "committed to",
        );
        assert_audit_fails(|t| t.head.seed = Seed([6; 32]), "committed to");
        assert_audit_fails(
            |t| t.seats[1].word = "coffee".into(),
            "where the seed puts them",
        );
        assert_audit_fails(|t| t.seats[0].points = Some(99), "the stored places");
        assert_audit_fails(
            |t| {
                for seat in &mut t.seats {
                    seat.place = Some(1);
                }
            },
            "the stored places",
        );
        assert_audit_fails(
            |t| {
                t.log[0].events.pop();
            },
            "not ended",
        );
        assert_audit_fails(|t| plies(t).next().unwrap().mv = "cheat".into(), "ply 1");
        assert_audit_fails(
            |t| {
                let mut rolled = plies(t).filter(|ply| !ply.faces.is_empty());
                let faces = &mut rolled.next_back().expect("something was rolled").faces;
                faces[0] = if faces[0] == 1 { 2 } else { 1 };
            },
            "ply",
        );
    }
}
