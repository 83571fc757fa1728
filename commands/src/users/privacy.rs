//! `/privacy`: says what is stored about a user, exports it, and deletes it.
//! <https://support-dev.discord.com/hc/en-us/articles/8563934450327-Discord-Developer-Policy>

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use db::{
    AdminAction, Invitation, NotificationSettings, Phase, PreviousPlayer, Run, Seat, StoredTable,
    TableId,
};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use serenity::all::{ButtonStyle, CreateAttachment};
use tables::acts::{invite, leave, play as acts};
use tables::event::{Vote, plies};
use tables::table::Table;
use tokio::sync::Mutex;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::{CommandError, Result, ensure, retried};
use crate::ids;
use crate::protocol::answer::{Message, embed};
use crate::protocol::page_id::PageControl;
use crate::reply::{FollowUp, Reply};
use crate::simulated::compute;
use crate::state::daily;
use crate::state::record::{hints, played};
use crate::table::act::act;
use crate::table::load::locked;
use crate::table::{calls, moderation_log, refused};
use crate::texts::{Act, Lang, privacy as t, refusals as r};

/// Discord's limit for a file, less some room:
/// <https://discord.com/developers/docs/reference#uploading-files>
const MOST_BYTES: usize = 9 * 1_024 * 1_024;

const COLOUR: u32 = 0x6B_72_80;

/// How many boards are redrawn without the name. Older messages can hardly be edited, and Discord limits how many edits it takes.
const REDRAWN: usize = 20;

/// What is stored and why.
pub(crate) fn about(bot: &Bot, lang: Lang) -> Reply {
    let how_long = match bot.settings.retention {
        Some(retention) => t::deleted_after(lang, retention.as_secs() / (24 * 60 * 60)),
        None => t::KEPT.say(lang).to_owned(),
    };
    let (what, why, rights) = (t::WHAT.say(lang), t::WHY.say(lang), t::RIGHTS.say(lang));
    let text = [what, why, &how_long, rights].join("\n\n");
    let embed = embed(t::TITLE.say(lang), text, COLOUR);
    Reply::private(Message::new(t::ABOUT.say(lang)).with_embed(embed))
}

/// Everything stored about a user, as a private file.
pub(crate) fn export(bot: &Arc<Bot>, person: &Person, lang: Lang) -> Reply {
    let (own, user) = (Arc::clone(bot), ids::text(person.id));
    let sorry = t::NOT_EXPORTED.say(lang).to_owned();
    let file = async move { exported(&own, user, lang).await };
    let failed = "could not export what is stored about a person";
    let file = FollowUp::revise(lang, None, failed, sorry, file);
    Reply::say(t::COLLECTING.say(lang)).then(file)
}

async fn exported(bot: &Bot, user: String, lang: Lang) -> Result<Message> {
    // Somebody may have sat at thousands of tables.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());
    let _turn = ONE_AT_A_TIME.lock().await;
    let own_id = user.clone();
    let read = bot.read(move |tx| {
        let user = &*own_id;
        let own = json!({
            "on_leaderboards": !tx.is_unlisted(user)?,
            "invitations_from": tx.invitations_from(user)?,
            "blocked": tx.blocks(user)?.made,
            "banned_on_servers": tx.bans_of(user)?.iter().map(|ban| json!({
                "server": ban.guild, "until": ban.until.map(|at| at.0),
            })).collect::<Vec<_>>(),
            "as_admin_or_moderator": tx.admin_actions_of(user)?.iter().map(of_action).collect::<Vec<_>>(),
            "invitations": tx.invitations_of(user)?.iter().map(of_invitation).collect::<Vec<_>>(),
        });
        let (tables, runs) = (tx.load_all_of(user)?, tx.runs_of(user)?);
        Ok((tables, runs, tx.notification_settings(user)?, own))
    });
    let (tables, runs, notifications, own) = read.await?;
    let count = tables.len();
    let file = compute(move || written(&user, &tables, &runs, &notifications, own)).await?;
    let (name, bytes) = file.map_err(CommandError::internal)?;
    if bytes.len() > MOST_BYTES {
        return Err(CommandError::internal("the file is too large for Discord"));
    }
    let file = CreateAttachment::bytes(bytes, name);
    Ok(Message::new(t::exported(lang, count)).with_file(file))
}

/// What the file has.
#[derive(Serialize)]
struct Export<'a> {
    user: &'a str,
    tables: Tables<'a>,
    daily: Vec<Value>,
    notifications: Option<Value>,
    #[serde(flatten)]
    own: Value,
}

/// The tables of a user, of which one at a time is in memory as the file has it: that takes many times as much as it is stored in.
struct Tables<'a>(&'a [StoredTable], &'a str);

impl Serialize for Tables<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(|stored| of_table(stored, self.1)))
    }
}

/// The name of the file and what is in it: compressed, to a tenth or less, where it would be too large otherwise.
fn written(
    user: &str,
    tables: &[StoredTable],
    runs: &[Run],
    notifications: &NotificationSettings,
    own: Value,
) -> std::io::Result<(&'static str, Vec<u8>)> {
    let daily: Vec<Value> = runs.iter().map(of_run).collect();
    let notifications = (*notifications != NotificationSettings::default()).then(|| {
        json!({
            "pings": notifications.pings,
            "time_zone": notifications.zone,
            "quiet_hours": notifications.quiet.map(|(from, until)| [from, until]),
            "house_pace": notifications.pace,
            "pictures": notifications.pictures,
        })
    });
    let all = Export {
        user,
        tables: Tables(tables, user),
        daily,
        notifications,
        own,
    };
    let text = serde_json::to_vec_pretty(&all)?;
    if text.len() <= MOST_BYTES {
        return Ok(("rollhouse-privacy.json", text));
    }
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(&text)?;
    Ok(("rollhouse-privacy.json.gz", packed.finish()?))
}

fn of_action(action: &AdminAction) -> Value {
    let what = moderation_log::in_words(&action.what, "", Lang::En);
    json!({ "server": action.guild, "at": action.at.0, "what": what.trim_start() })
}

fn of_invitation((table, invitation): &(TableId, Invitation)) -> Value {
    json!({
        "table": table.to_string(),
        "your_name": invitation.name,
        "seat_kept_until": invitation.until.0,
        "you_declined": invitation.declined,
    })
}

/// What is stored of a try at a daily table.
fn of_run(run: &Run) -> Value {
    json!({
        "day": daily::name_of(run.day, Lang::En),
        "server": run.guild,
        "your_name": run.name,
        "began": run.begun.0,
        "your_moves": run.moves,
        "ended": run.ended.map(|(at, _)| at.0),
        "turns": run.ended.map(|(_, effort)| effort.turns),
        "rolls": run.ended.map(|(_, effort)| effort.rolls),
    })
}

/// What is stored about a user at one table. Faces are left out while it is open: some are secret even from the player who rolled
/// them.
fn of_table(stored: &StoredTable, user: &str) -> Value {
    let head = &stored.head;
    let seat = stored.seats.iter().find(|seat| seat.user == user);
    let table = Table::fold(&stored.log).ok();
    let agrees = |seat: &Seat, vote| {
        let seat = seat
            .seat
            .filter(|_| head.phase == db::Phase::Play && seat.left.is_none());
        let seat = seat.map(|seat| games::seat::Seat::new(seat.into()));
        seat.zip(table.as_ref())
            .is_some_and(|(seat, table)| table.clocks().agrees(seat, vote))
    };
    let previous = &stored.previous_players;
    // Seats that the user had until somebody took them over.
    let earlier = previous.iter().filter(|player| player.user == user);
    let earlier: Vec<&PreviousPlayer> = earlier.collect();
    let first_of = |seat: &Seat| {
        let mut previous = previous.iter();
        previous.find(|player| Some(player.seat) == seat.seat)
    };
    // The seat on which the user began.
    let begun = stored.seats.iter().find(|seat| {
        let beginner = first_of(seat).map_or(&seat.user, |player| &player.user);
        beginner == user
    });
    // Where others have had the user's seat, too, a hint may have been theirs.
    let changed = seat.is_some_and(|seat| first_of(seat).is_some());
    let moves: Vec<Value> = (0..)
        .zip(plies(&stored.log))
        .skip(1)
        .filter(|(number, (_, ply))| played(stored, ply.seat, *number) == Some(user))
        .map(|(number, (act, ply))| {
            let at = stored.log[act].at.0;
            let mut entry = json!({
                "number": number, "move": ply.mv, "by": ply.hand.as_str(), "at": at,
            });
            if head.ended.is_some() {
                entry["faces"] = json!(ply.faces);
            }
            entry
        })
        .collect();
    json!({
        "table": head.id.to_string(),
        "game": head.game,
        "options": stored.opened().map(|opened| &opened.options),
        "server": head.server(),
        "channel": head.channel,
        "message": head.message,
        "phase": head.phase.as_str(),
        "opened": head.opened.0,
        "started": head.started.map(|at| at.0),
        "ended": head.ended.map(|at| at.0),
        "you_are_host": head.host == user,
        "your_name": seat.map(|seat| &seat.name).or(earlier.last().map(|player| &player.name)),
        "your_lucky_word": begun.map(|seat| &seat.word),
        "your_seat": seat.map_or(earlier.last().map(|player| player.seat), |seat| seat.seat),
        "you_left_at_move": seat.and_then(|seat| seat.left),
        "others_played_on_after_move": earlier.iter().map(|player| player.until).collect::<Vec<_>>(),
        "your_place": seat.and_then(|seat| seat.place),
        "your_points": seat.and_then(|seat| seat.points),
        "you_were_away_at_the_end": seat.map(|seat| seat.away),
        "you_moved_times": begun.map(|seat| seat.moves),
        "you_agree_to_pause": seat.map(|seat| agrees(seat, Vote::Pause)),
        "you_agree_to_end": seat.map(|seat| agrees(seat, Vote::End)),
        "your_hints": seat.filter(|_| !changed).map(|seat| seat.seat.map_or(0, |seat| hints(stored, games::seat::Seat::new(seat.into())))),
        "your_moves": moves,
    })
}

/// Asks the user to confirm.
pub(crate) async fn ask(bot: &Bot, person: &Person, lang: Lang) -> Result<Reply> {
    let user = ids::text(person.id);
    let read = bot.read(move |tx| {
        let tables = tx.tables_of(&user)?;
        let is_unknown = tables.is_empty()
            && tx.notification_settings(&user)? == NotificationSettings::default()
            && tx.invitations_from(&user)?.is_empty()
            && !tx.is_unlisted(&user)?
            && tx.blocks(&user)?.made.is_empty()
            && tx.invitations_of(&user)?.is_empty()
            && tx.runs_of(&user)?.is_empty()
            && tx.admin_actions_of(&user)?.is_empty();
        Ok((is_unknown, tables, tx.open_tables_of(&user, 100)?))
    });
    let (is_unknown, tables, open) = read.await?;
    ensure(!is_unknown, r::nothing_to_delete)?;
    let delete = PageControl::Forget.button(t::DELETE.say(lang));
    let delete = delete.style(ButtonStyle::Danger);
    let message = Message::with_buttons(t::ask(lang, tables.len(), open.len()), vec![delete]);
    Ok(Reply::private(message))
}

/// The longest, in days, for which a server can treat an account as new: somebody whose data are deleted later is no longer new.
pub(crate) const LONGEST_NEW_DAYS: u64 = 30;

/// Leaves every open table, then makes the user anonymous everywhere in one transaction.
pub(crate) async fn forget(bot: &Arc<Bot>, person: &Person, lang: Lang) -> Result<Reply> {
    let user = ids::text(person.id);
    let own = user.clone();
    let open = bot.read(move |tx| {
        let sits = tx.open_tables_of(&own, u32::MAX)?.into_iter();
        let invited = tx.invitations_of(&own)?.into_iter();
        let invited = invited.map(|(table, _)| table);
        Ok(sits.map(|head| head.id).chain(invited).collect::<Vec<_>>())
    });
    let open: Vec<TableId> = open.await?;
    for table in &open {
        retried(|| leave(bot, *table, person)).await?;
    }
    let longest = Duration::from_secs(LONGEST_NEW_DAYS * 24 * 60 * 60);
    let is_new = ids::made(&user).is_some_and(|made| bot.clock.now() < made + longest);
    let forgotten = bot.store.delete(move |tx| tx.forget(&user, is_new));
    let changed = forgotten.await.map_err(|error| match error {
        db::Error::Taken => CommandError::User(r::joined_meanwhile()),
        error => error.into(),
    })?;
    for table in changed.iter().chain(&open) {
        // Tables in memory still have the name.
        bot.tables.forget(*table).await;
    }
    tracing::info!(tables = changed.len(), "deleted a person's data");
    let done = Message::new(t::DELETED.say(lang));
    let others = changed
        .into_iter()
        .rev()
        .filter(|table| !open.contains(table));
    let redrawn = open.iter().copied().chain(others.take(REDRAWN));
    Ok(Reply::update(done).and(redrawn.map(FollowUp::Redraw)))
}

/// Leaves a table, and says no to an invitation or an offer there.
async fn leave(bot: &Arc<Bot>, table: TableId, person: &Person) -> Result<()> {
    let active = &mut locked(bot, table).await?;
    let (who, key) = (active.caller(person.id), active.key);
    let (call, all) = (active.call_of(who.person), active.calls());
    let sits = active.sits(person.id);
    let left = act(bot, active, |table, _| match table.phase() {
        Phase::Lobby if sits => leave::leave(table, who),
        Phase::Lobby => invite::decline(table, who),
        Phase::Play if sits => acts::resign(table, who, &key),
        Phase::Play => invite::decline_offer(table, who, None),
        Phase::Over | Phase::Closed => Ok(Vec::new()),
    });
    refused::told(left.await, bot, active, Act::Leave)?;
    calls::end_one(bot, active, call, all);
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use db::WallTime;
    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn a_file_that_is_too_large_for_discord_is_compressed() {
        let file = |moves| {
            let run = Run {
                day: 7,
                user: "1".to_owned(),
                name: "Ann".to_owned(),
                guild: String::new(),
                begun: WallTime(0),
                moves: vec!["roll".to_owned(); moves],
                ended: None,
            };
            let own = json!({ "blocked": ["2"] });
            let file = written("1", &[], &[run], &NotificationSettings::default(), own);
            file.expect("it can be written")
        };
        let (name, text) = file(1);
        assert_eq!(name, "rollhouse-privacy.json");
        let read: Value = serde_json::from_slice(&text).expect("JSON");
        assert_eq!(
            (&read["user"], &read["tables"], &read["blocked"]),
            (&json!("1"), &json!([]), &json!(["2"]))
        );
        assert_eq!(read["daily"][0]["your_moves"], json!(["roll"]));
        let (name, packed) = file(1_000_000);
        assert_eq!(name, "rollhouse-privacy.json.gz");
        assert!(packed.len() < MOST_BYTES);
        let mut text = String::new();
        let mut unpacked = GzDecoder::new(&packed[..]);
        unpacked.read_to_string(&mut text).expect("a text");
        assert!(text.len() > MOST_BYTES && text.contains("\"blocked\""));
    }
}
