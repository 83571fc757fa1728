//! The lobby: joining and leaving, lucky words, invitations, and the start of the game.

use std::sync::Arc;

use db::{NewSeat, NewTable, Phase, Start, StoredTable, TableAt, Tx, Uptime, WallTime};
use games::dice::Seed;
use games::notation::hex;
use games::options::Options;
use games::registry::GameType;
use serenity::all::{
    CreateActionRow, CreateInputText, CreateModal, InputTextStyle, InteractionId, UserId,
};

use crate::bot::Bot;
use crate::context::{ComponentContext, Location, Person};
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{LobbyAction, Surface, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::tables::TableEntry;
use crate::table::draw::Attention;
use crate::table::load::{game_of, stored};
use crate::table::table_options::TableOptions;
use crate::table::{
    admission, board_message, call_players, draw_lobby, first_time, house_seats, invite,
    kept_seats, rematch_state,
};
use crate::table_name::table_name;
use crate::time::uptime::Now;
use crate::words;

/// A lobby is closed after this much uptime in which nothing happened.
pub(crate) const PATIENCE: std::time::Duration = std::time::Duration::from_secs(30 * 60);

/// When the host has done nothing in the lobby for this long, anybody who sits there may start.
pub(crate) const HOST_SILENCE: std::time::Duration = std::time::Duration::from_secs(5 * 60);

/// How many open tables one user may host.
const MOST_OPEN: u32 = 10;

/// The id of the text field in the form for the lucky word.
pub(crate) const WORD_FIELD: &str = "word";

/// Opens a table with its host seated.
pub(crate) async fn open(
    bot: &Bot,
    game: &dyn GameType,
    options: TableOptions,
    location: &Location,
    host: &Person,
    interaction: InteractionId,
) -> Result<StoredTable, CommandError> {
    let mut seats = vec![new_seat(host, [])];
    for _ in 0..options.house.count {
        let new = house_seats::new_seat(options.house.level, &seats);
        seats.push(new);
    }
    let from = Opening::Interaction(interaction);
    create(bot, game, options, location, host.id, seats, from).await
}

/// The seat of a new player beside people with these names.
pub(crate) fn new_seat<'a>(person: &Person, others: impl IntoIterator<Item = &'a str>) -> NewSeat {
    NewSeat {
        user: ids::text(person.id),
        name: words::told_apart(&person.name, others),
        word: String::new(),
        level: None,
    }
}

/// The names of the people at a table.
pub(crate) fn names(table: &StoredTable) -> impl Iterator<Item = &str> {
    let people = table.seats.iter().filter(|seat| seat.level.is_none());
    people.map(|seat| &*seat.name)
}

/// What a table is opened by, once.
pub(crate) enum Opening {
    Interaction(InteractionId),
    /// It is the rematch of this table.
    RematchOf(TableAt),
}

/// Opens a table with these people seated.
pub(crate) async fn create(
    bot: &Bot,
    game: &dyn GameType,
    options: TableOptions,
    location: &Location,
    host: UserId,
    seats: Vec<NewSeat>,
    opening: Opening,
) -> Result<StoredTable, CommandError> {
    let guild = ids::guild_text(location.guild);
    let others = seats.iter().map(|seat| seat.user.as_str());
    admission::check(bot, &location.server(), host, others, None).await?;
    let host = ids::text(host);
    let info = game.info();
    let seed = bot.settings.seeds.next()?;
    let new = NewTable {
        game: info.key.to_owned(),
        edition: info.edition.into(),
        options: options.options,
        guild,
        channel: ids::text(location.channel),
        host,
        seats,
        seed: db::Seed(seed),
        commitment: hex(&Seed(seed).commitment()),
        opened: bot.clock.now(),
        clock: options.clock,
        origin: options.origin,
        thread: options.thread,
        remember: options.remember,
        hints: options.hints,
        rated: options.rated,
        starts_when_full: options.starts_when_full,
        minimum: options.minimum,
        answers_only: location.answers_only.clone(),
        interaction: match &opening {
            Opening::Interaction(id) => Some(id.to_string()),
            Opening::RematchOf(_) => None,
        },
    };
    let opened = match opening {
        Opening::RematchOf(ended) => {
            let key = rematch_state::key(ended.id);
            let open = move |tx: Tx<'_>, at| {
                tx.decide(at)?;
                let table = tx.open_table(&new, MOST_OPEN)?;
                tx.put_meta(&key, &table.to_string())?;
                tx.stored(table)
            };
            bot.write_at(ended, open).await
        }
        Opening::Interaction(_) => {
            let open = move |tx: Tx<'_>| tx.stored(tx.open_table(&new, MOST_OPEN)?);
            bot.write(open).await
        }
    };
    opened.map_err(|error| match error {
        db::Error::TooMany => CommandError::user(format!(
            "You already host {MOST_OPEN} open tables on this server. End one first with `/table end`, or hand one over with `/table host`."
        )),
        error => error.into(),
    })
}

/// Handles a control of a lobby.
pub(crate) async fn handle(
    bot: &Arc<Bot>,
    control: &TableControl,
    action: LobbyAction,
    context: &ComponentContext,
) -> Result<Reply, CommandError> {
    let entry = bot.tables.entry(control.table);
    let mut entry = entry.lock().await;
    let before = stored(bot, control.table).await?;
    match before.head.phase {
        Phase::Lobby => {}
        Phase::Closed => {
            return Err(CommandError::user(
                "This table is closed. Open a new one with its start command.",
            ));
        }
        // Answers can overtake each other, so an older one may have drawn the lobby over the board.
        Phase::Play | Phase::Over => {
            let words = "This table has already begun. Type `/table show` to see it.";
            return Ok(Reply::from(Answer::say(words)).then(FollowUp::Redraw(control.table)));
        }
    }
    if before.head.message.is_none() && control.surface == Surface::Board {
        let channel = ids::text(context.location.channel);
        let message = context.message.map(ids::text);
        let place = move |tx: Tx<'_>, at| tx.set_message(at, &channel, message.as_deref());
        bot.write_at(control.table, place).await?;
    }
    // An older message still has controls if it could not be replaced with a link. The newer message has to show what was pressed
    // there.
    let places = (
        ids::message(before.head.message.as_deref()),
        context.message,
    );
    let elsewhere = matches!(places, (Some(known), Some(on)) if known != on);
    let with_redraw = |reply: Reply| {
        if elsewhere {
            reply.then(FollowUp::Redraw(control.table))
        } else {
            reply
        }
    };
    let (person, now, table) = (&context.person, bot.clock.now(), control.table);
    let user = ids::text(person.id);
    if before.head.host == user {
        let host = user.clone();
        bot.write(move |tx| tx.host_acts(table, &host, now)).await?;
    }
    let mut after = None;
    let mut after_answer = Vec::new();
    match action {
        LobbyAction::Join => {
            let (seated, hint) = match sit(bot, &before, person).await {
                Ok(seated) => seated,
                Err(error) => return tell_host(bot, &mut entry, &before, person.id, error).await,
            };
            after = Some(seated);
            after_answer.extend(hint);
        }
        LobbyAction::Leave => {
            let empty = bot.write(move |tx| tx.leave(table, &user, now)).await?;
            if empty {
                invite::end_calls(bot, &before.head, &before.invitations, None);
                let words = "You were the last one there, so the table is closed.";
                return Ok(Reply::from(Answer::say(words)).then(FollowUp::Redraw(control.table)));
            }
        }
        LobbyAction::Word => {
            if let Some(form) = choose_word(bot, &before, control, context).await? {
                return Ok(form);
            }
        }
        LobbyAction::House => {
            let chosen = context.value.as_deref().unwrap_or_default();
            house_seats::choose(bot, &before, person.id, chosen).await?;
        }
        LobbyAction::Invite => {
            let guest = context.guests.first();
            let guest = guest.ok_or_else(|| CommandError::user("Choose somebody to invite."))?;
            after_answer.extend(invite::invite(bot, &before, person, guest).await?);
        }
        LobbyAction::Call => {
            let call = call_players::call(bot, &before, person).await?;
            return Ok(Answer::Show(Box::new(call)).into());
        }
        LobbyAction::Start => {
            return start(bot, &mut entry, before, person.id)
                .await
                .map(with_redraw);
        }
    }
    let after = match after {
        Some(after) => after,
        None => stored(bot, control.table).await?,
    };
    let reply = if begins_by_itself(&after)? {
        begin_on_lobby(bot, &mut entry, after).await?
    } else {
        Reply::from(Answer::Update(Box::new(draw_lobby::lobby(&after, now)?)))
    };
    Ok(with_redraw(
        after_answer.into_iter().fold(reply, Reply::then),
    ))
}

/// Seats somebody. Gives the table, and a hint for somebody who plays the game for the first time.
pub(crate) async fn sit(
    bot: &Bot,
    before: &StoredTable,
    person: &Person,
) -> Result<(StoredTable, Option<FollowUp>), CommandError> {
    let (game, table, now) = (game_of(before)?, before.head.id, bot.clock.now());
    let others = before.seats.iter().map(|seat| seat.user.as_str());
    let user = ids::text(person.id);
    let is_invited = kept_seats::kept(before, now).any(|invitation| invitation.user == user);
    let invited_by = is_invited.then_some(before.head.host.as_str());
    admission::check(bot, before.head.server(), person.id, others, invited_by).await?;
    let most = u32::try_from(*game.info().seats.end()).map_err(CommandError::internal)?;
    let seat = new_seat(person, names(before));
    let joined = bot.write(move |tx| {
        tx.join(table, &seat, most, now)?;
        tx.stored(table)
    });
    let seated = joined
        .await
        .map_err(|error| kept_seats::no_seat(error, before, now))?;
    let hint = first_time::note(bot, game, person.id, table).await?;
    Ok((seated, hint))
}

/// Refuses somebody who could not sit down. If that is because of somebody who sits there, the host learns it, once, and not because of
/// whom: it is the host's table, and whom the host invites can join.
async fn tell_host(
    bot: &Bot,
    entry: &mut TableEntry,
    lobby: &StoredTable,
    user: UserId,
    error: CommandError,
) -> Result<Reply, CommandError> {
    if entry.host_knows || !admission::is_shut_out(bot, lobby, user).await? {
        return Err(error);
    }
    entry.host_knows = true;
    let words = format!(
        "<@{}>: somebody would like to join table {}, but cannot sit with somebody there. Whom you invite can join all the same.",
        lobby.head.host,
        table_name(lobby.head.id)
    );
    let told = FollowUp::Call(Box::new(Message::new(words)));
    Ok(Reply::from(Answer::say(error.to_string())).then(told))
}

/// Is the lobby full, and opened to begin then?
pub(crate) fn begins_by_itself(lobby: &StoredTable) -> Result<bool, CommandError> {
    let most = *game_of(lobby)?.info().seats.end();
    Ok(lobby.head.starts_when_full && lobby.seats.len() >= most)
}

async fn start(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    before: StoredTable,
    user: UserId,
) -> Result<Reply, CommandError> {
    let game = game_of(&before)?;
    let info = game.info();
    if ids::user(&before.head.host) != Some(user) {
        check_host_is_silent(&before, user, bot.clock.now())?;
    }
    let (have, need) = (before.seats.len(), *info.seats.start());
    if have < need {
        return Err(CommandError::user(format!(
            "{} needs at least {need} players; so far it has {have}. Others can press Join, or you can add a house player.",
            info.name
        )));
    }
    begin_on_lobby(bot, entry, before).await
}

/// Somebody else than the host may start if the host has done nothing for a while, and nobody is expected.
fn check_host_is_silent(
    before: &StoredTable,
    user: UserId,
    now: WallTime,
) -> Result<(), CommandError> {
    let head = &before.head;
    let name_of = |user: &str| {
        let seat = before.seats.iter().find(|seat| seat.user == user);
        seat.map_or("the host".to_owned(), |seat| words::safe_name(&seat.name))
    };
    let name = name_of(&head.host);
    let only = format!("Only the host, {name}, can start the table.");
    let user = ids::text(user);
    if !before.seats.iter().any(|seat| seat.user == user) {
        return Err(CommandError::User(only));
    }
    let minutes = HOST_SILENCE.as_secs() / 60;
    let left = HOST_SILENCE.saturating_sub(now - head.host_active);
    if !left.is_zero() {
        return Err(CommandError::user(format!(
            "{only} If {name} does nothing here for {minutes} minutes, everybody at the table can: {} to go.",
            words::wait(left)
        )));
    }
    match kept_seats::all_kept(before, now) {
        Some(_) => Err(CommandError::user(format!(
            "{only} {name} has been silent for {minutes} minutes, so you can start as soon as no seat is kept any more."
        ))),
        None => Ok(()),
    }
}

/// Turns a lobby into play, on the message of the lobby.
async fn begin_on_lobby(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    before: StoredTable,
) -> Result<Reply, CommandError> {
    let reply = begin(bot, entry, before).await?;
    Ok(match reply.answer {
        // The board replaces the lobby.
        Answer::Show(board) => Reply {
            answer: Answer::Update(board),
            ..reply
        },
        _ => reply,
    })
}

/// Turns a lobby into play. Answers with its board, as a new message.
pub(crate) async fn begin(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    before: StoredTable,
) -> Result<Reply, CommandError> {
    let (game, table) = (game_of(&before)?, before.head.id);
    let wants_thread = before.head.thread;
    let (invited_to, invited) = (before.head.clone(), before.invitations.clone());
    let now = bot.now();
    let start = start_of(game, before, now, Some(now.uptime))?;
    let begun = bot.write(move |tx| {
        tx.start(&start)?;
        tx.stored(table)
    });
    let begun = begun.await?;
    let words = invite::over(&begun.head);
    invite::end_calls(bot, &invited_to, &invited, Some(&words));
    let active = entry.put(ActiveTable::load(&begun)?);
    let house_begins = active.clocks.house_moves_at().is_some();
    let board = board_message::board(bot, active, Attention::default()).await;
    let mut reply = Reply::from(Answer::Show(Box::new(board)));
    if wants_thread {
        // The thread comes first, so that turn pings are sent there.
        reply = reply.then(FollowUp::Thread(table));
    }
    if house_begins {
        reply = reply.then(FollowUp::HousePlayers(table));
    }
    Ok(reply.then(FollowUp::WakeScheduler))
}

/// Draws the seating and rolls the setup, for the store.
pub(crate) fn start_of(
    game: &dyn GameType,
    before: StoredTable,
    now: Now,
    due: Option<Uptime>,
) -> Result<Start, CommandError> {
    let table = before.head.id;
    let options = Options::parse(game.info().options, &before.head.options)
        .map_err(CommandError::internal)?;
    let have = before.seats.len();
    let key = Seed(before.head.seed.0).key(before.seats.iter().map(|seat| seat.word.as_str()));
    let mut seats = before.seats;
    for (seat, joined) in (0..).zip(key.seating(have)) {
        seats[joined].seat = Some(seat);
    }
    let mut dice = key.dice(0);
    // Opened only for the faces that the setup rolls, and dropped: play begins with the table loaded from the store, so that
    // nothing is shown that is not stored.
    drop(game.open(&options, have, &mut dice));
    let faces = dice.finish().map_err(CommandError::internal)?;
    Ok(Start {
        table,
        seats,
        faces,
        at: now.wall,
        time: now.uptime - before.head.lag,
        due,
    })
}

/// Stores the lucky word that was typed, or gives the form to type it in.
async fn choose_word(
    bot: &Bot,
    before: &StoredTable,
    control: &TableControl,
    context: &ComponentContext,
) -> Result<Option<Reply>, CommandError> {
    let user = ids::text(context.person.id);
    let Some(seat) = before.seats.iter().find(|seat| seat.user == user) else {
        return Err(CommandError::user(
            "Join first: only players have a lucky word.",
        ));
    };
    let Some(typed) = &context.value else {
        let form = Answer::Modal(word_form(control, &seat.word));
        return Ok(Some(form.into()));
    };
    let (word, table, now) = (words::lucky_word(typed), control.table, bot.clock.now());
    bot.write(move |tx| tx.set_word(table, &user, &word, now))
        .await?;
    Ok(None)
}

fn word_form(control: &TableControl, word: &str) -> CreateModal {
    let field = CreateInputText::new(
        InputTextStyle::Short,
        "Any word; it is mixed into the dice",
        WORD_FIELD,
    )
    .placeholder("for example: pineapple")
    .required(false)
    .max_length(40)
    .value(word);
    CreateModal::new(control.to_string(), "Your lucky word")
        .components(vec![CreateActionRow::InputText(field)])
}
