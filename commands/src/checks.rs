//! A finished table before the judge: its record checked, and its result taken out of the ratings or put back.

use db::{Finished, Head, Phase, StoredTable};
use games::outcome::Status;

use crate::answer::{Answer, Message};
use crate::bot::Bot;
use crate::custom_id::table_name;
use crate::error::{Fault, Trouble};
use crate::live::finished_record;
use crate::press::{Reply, stored};
use crate::verbs::{self, Invocation};

/// The finished table that a command means: the one named, or the latest of this channel.
async fn pick(bot: &Bot, call: &Invocation) -> Result<Head, Trouble> {
    let table = if call.table().is_some() {
        verbs::pick(bot, call, true).await?
    } else {
        let which = Finished {
            channel: Some(call.place.channel.clone()),
            ..Finished::default()
        };
        let latest = bot.store.latest_finished(which, 0, 1).await?;
        let latest = latest.first().map(|played| played.table);
        latest.ok_or_else(|| Trouble::refused("No table was finished in this channel yet."))?
    };
    let head = bot.store.head(table).await?;
    head.ok_or_else(|| Trouble::from(db::Error::Gone))
}

/// Checks the stored record of a finished table and says what was checked.
pub(crate) async fn verify(bot: &Bot, call: &Invocation) -> Result<Reply, Trouble> {
    let head = pick(bot, call).await?;
    let name = table_name(head.id);
    if head.ended.is_none() {
        return Err(Trouble::refused(format!(
            "Table {name} is still being played. Its dice are secret, so it can be checked when it has ended."
        )));
    }
    let stored = stored(bot, head.id).await?;
    if stored.plies.is_empty() {
        return Err(Trouble::refused(format!(
            "Table {name} was closed before it began, so there is nothing to check."
        )));
    }
    let faces: usize = stored.plies.iter().map(|ply| ply.faces.len()).sum();
    let moves = stored.plies.len() - 1;
    let words = match check(&stored).map_err(Trouble::Fault)? {
        None => format!(
            "Table {name} is sound: its seed has the SHA-256 that the lobby showed, all {moves} moves follow the rules, \
             all {faces} rolls come from the seed and the lucky words, and the places are those of the last move."
        ),
        Some(wrong) => {
            tracing::error!(table = name, "a stored record is not sound: {wrong}");
            format!(
                "Table {name} is NOT sound: {wrong}. Please tell whoever runs this bot; `/table record` has the evidence."
            )
        }
    };
    Ok(Answer::say(words).into())
}

/// What is wrong with a stored table that has ended, if anything: the commitment shown in the lobby, every move, every roll, and the
/// places that count for ratings.
fn check(stored: &StoredTable) -> Result<Option<String>, Fault> {
    let record = match finished_record(stored) {
        Ok(record) => record,
        Err(fault) => return Ok(Some(fault.to_string())),
    };
    if let Err(fault) = record.audit() {
        return Ok(Some(fault.to_string()));
    }
    if stored.head.phase != Phase::Over {
        return Ok(None);
    }
    let table = record.replay(|_, _| {}).map_err(Fault::new)?;
    let Status::Over(outcome) = table.status() else {
        return Ok(Some("by its moves it has not ended".to_owned()));
    };
    let same = outcome.results.iter().all(|placing| {
        let seat = stored
            .seats
            .iter()
            .find(|seat| seat.seat.map(usize::from) == Some(placing.seat.index()));
        seat.is_some_and(|seat| {
            seat.place == placing.place.map(u32::from)
                && seat.points == Some(i64::from(placing.points))
        })
    });
    Ok((!same)
        .then(|| format!("the stored places are not those of its moves, which are {outcome}")))
}

/// Takes a result out of the ratings, or puts it back. For moderators, and said in public.
pub(crate) async fn void(bot: &Bot, call: &Invocation) -> Result<Reply, Trouble> {
    if !call.rights.moderator {
        return Err(Trouble::refused(
            "Only people who may manage messages here can take a result out of the ratings.",
        ));
    }
    let head = pick(bot, call).await?;
    let name = table_name(head.id);
    if head.phase != Phase::Over {
        return Err(Trouble::refused(format!(
            "Table {name} has no result: it was not played to its end."
        )));
    }
    let restore = call.option("restore") == Some("on");
    if head.voided.is_none() == restore {
        return Err(Trouble::refused(if restore {
            format!("The result of table {name} counts already.")
        } else {
            format!("The result of table {name} is void already; `restore: True` puts it back.")
        }));
    }
    let at = (!restore).then(|| bot.clock.now());
    bot.store.set_voided(head.id, at).await?;
    tracing::info!(table = name, restore, "a result was voided or put back");
    let words = if restore {
        format!("The result of table {name} counts again for ratings.")
    } else {
        format!(
            "The result of table {name} does not count for ratings any more. Its record stays, and can still be checked."
        )
    };
    Ok(Answer::Show(Box::new(Message::new(words))).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use db::{Hand, Ply, Seat, Seed, TableId};
    use games::notation::hex;
    use games::options::Chosen;
    use games::registry::GAMES;
    use games::table::{Hand as Whose, Ply as Made};

    /// A table of the first game, ten moves long, from which the player on the second seat then resigns.
    fn played() -> StoredTable {
        let kind = GAMES[0];
        let (about, seed) = (kind.about(), games::dice::Seed([5; 32]));
        let key = seed.key(["", "tea"]);
        let options = Chosen::defaults(about.options);
        let mut dice = key.dice(0);
        let mut table = kind.open(&options, 2, &mut dice);
        let mut plies = vec![Ply {
            time: 0,
            ply: 0,
            seat: 0,
            mv: "setup".into(),
            faces: dice.settle().unwrap(),
            hand: Hand::House,
            at: 0,
        }];
        for number in 1..=11 {
            let dice = key.dice(number);
            let Status::ToAct(acting) = table.status() else {
                panic!("the game ended in {number} moves");
            };
            let seat = acting.into_iter().next().unwrap();
            let second = games::seat::Seat::new(1);
            let Made {
                seat, mv, faces, ..
            } = if number == 11 {
                table.resign(second, Whose::Player, dice)
            } else {
                let mv = table.legal(seat)[0].clone();
                table.play(seat, &mv, number - 1, Whose::Player, dice)
            }
            .unwrap();
            plies.push(Ply {
                time: 0,
                ply: number,
                seat: u8::try_from(seat.index()).unwrap(),
                mv,
                faces,
                hand: Hand::Player,
                at: 0,
            });
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
                back: None,
                told: None,
                reminded: None,
                agreed: false,
                ends: false,
                habits: db::Habits::default(),
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
        StoredTable {
            head: Head {
                clock: None,
                held: 0,
                paused: None,
                ping: None,
                origin: String::new(),
                thread: false,
                lost: false,
                id: TableId(1),
                game: about.key.into(),
                edition: about.edition.into(),
                options: options.to_string(),
                guild: "g".into(),
                channel: "c".into(),
                message: None,
                host: "0".into(),
                phase: Phase::Over,
                why: None,
                seed: Seed(seed.0),
                commitment: hex(&seed.commitment()),
                opened: 0,
                started: Some(0),
                touched: 0,
                ended: Some(0),
                voided: None,
            },
            seats: seats.collect(),
            plies,
            formers: Vec::new(),
            quiet: false,
        }
    }

    #[track_caller]
    fn is_unsound(change: impl FnOnce(&mut StoredTable), words: &str) {
        let mut stored = played();
        change(&mut stored);
        let wrong = check(&stored).unwrap().expect("something is wrong");
        assert!(wrong.contains(words), "{wrong}");
    }

    #[test]
    fn a_table_as_it_was_played_is_sound() {
        assert_eq!(check(&played()).unwrap(), None);
    }

    #[test]
    fn whatever_is_changed_afterwards_is_found() {
        is_unsound(|t| t.head.commitment = "00".repeat(32), "committed to");
        is_unsound(|t| t.head.seed = Seed([6; 32]), "committed to");
        is_unsound(
            |t| t.seats[1].word = "coffee".into(),
            "where the seed puts them",
        );
        is_unsound(|t| t.seats[0].points = Some(99), "the stored places");
        is_unsound(
            |t| {
                for seat in &mut t.seats {
                    seat.place = Some(1);
                }
            },
            "the stored places",
        );
        is_unsound(
            |t| {
                t.plies.pop();
            },
            "not ended",
        );
        is_unsound(|t| t.plies[1].mv = "cheat".into(), "ply 1");
        let rolled = played().plies.iter().rposition(|ply| !ply.faces.is_empty());
        let rolled = rolled.expect("something was rolled");
        is_unsound(
            |t| {
                let faces = &mut t.plies[rolled].faces;
                faces[0] = if faces[0] == 1 { 2 } else { 1 };
            },
            "ply",
        );
    }
}
