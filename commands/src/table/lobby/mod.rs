//! The lobby: joining and leaving, lucky words, invitations, and the start of the game.

pub(crate) mod call_players;
pub(crate) mod first_time;
pub(crate) mod invite;
pub(crate) mod invite_menu;
pub(crate) mod invited;
pub(crate) mod my_tables;
pub(crate) mod open_tables;
pub(crate) mod rematch;

use std::sync::Arc;

use db::{NewSeat, NewTable, Phase, StoredTable, TableAt, Tx};
use games::dice::Seed;
use games::notation::hex;
use games::registry::GameType;
use serenity::all::{
    CreateActionRow, CreateInputText, CreateModal, InputTextStyle, InteractionId, UserId,
};
use tables::acts::{Decision, host, house, leave, sit, start, word};
use tables::refusal::Refusal;
use tables::time::Now;

use crate::bot::Bot;
use crate::context::{ComponentContext, Location, Person};
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{LobbyAction, Surface, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::lobby::Lobby;
use crate::state::tables::TableEntry;
use crate::table::act::ActError;
use crate::table::admission;
use crate::table::board::draw::Attention;
use crate::table::board::{board_message, draw_lobby, house_seats};
use crate::table::end::rematch_state;
use crate::table::load::stored;
use crate::table::lobby_act::{Beside, house_user, in_words, lobby_act};
use crate::table::refused;
use crate::table::table_options::TableOptions;
use crate::table_name::table_name;
use crate::texts::{Act, refusals as r};
use crate::words;

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
        let taken: Vec<&str> = seats.iter().map(|seat| &*seat.name).collect();
        let (level, name) = (
            options.house.level,
            house::name(options.house.level, &taken),
        );
        seats.push(NewSeat {
            user: house_user(&seats.iter().map(|seat| &*seat.user).collect::<Vec<_>>()),
            name: name.to_owned(),
            word: String::new(),
            level: Some(level.to_string()),
        });
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
        db::Error::TooMany => CommandError::User(r::too_many_tables(MOST_OPEN)),
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
    let lobby = &Lobby::of(before)?;
    let before = &lobby.stored;
    let refuse = |refusal| refused::in_lobby(lobby, refusal, bot.now(), Act::DoThis);
    match before.head.phase {
        Phase::Lobby => {}
        Phase::Closed => return Err(CommandError::User(refuse(Refusal::Closed))),
        // Answers can overtake each other, so an older one may have drawn the lobby over the board.
        Phase::Play | Phase::Over => {
            let said = Answer::say(refuse(Refusal::Begun).say(context.lang));
            return Ok(Reply::from(said).then(FollowUp::Redraw(control.table)));
        }
    }
    learn_place(bot, before, control, context).await?;
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
    let person = &context.person;
    let mut after = None;
    let mut after_answer = Vec::new();
    let who = lobby.caller(person.id, false);
    let here = lobby_act(bot, lobby, Beside::Nothing, |lobby, now| {
        host::here(&lobby.table, who, now)
    });
    here.await.map_err(ActError::unexpected)?;
    match action {
        LobbyAction::Join => {
            let (seated, hint) = match sit(bot, lobby, person).await {
                Ok(seated) => seated,
                Err(error) => {
                    return tell_host(bot, &mut entry, &lobby.stored, context, error).await;
                }
            };
            after = Some(seated);
            after_answer.extend(hint);
        }
        LobbyAction::Leave => {
            let left = lobby_act(bot, lobby, Beside::Nothing, |lobby, _| {
                leave::leave(&lobby.table, who)
            });
            after = in_words(left.await, lobby, bot.now(), Act::Leave)?;
            if after.as_ref().is_some_and(|left| left.head.ended.is_some()) {
                invite::end_calls(bot, &lobby.stored.head, &lobby.stored.invitations, None);
                let words = "You were the last one there, so the table is closed.";
                return Ok(Reply::from(Answer::say(words)).then(FollowUp::Redraw(control.table)));
            }
        }
        LobbyAction::Word => {
            let may = word::choose(&lobby.table, who).map_err(ActError::from);
            in_words(may, lobby, bot.now(), Act::Word)?;
            let Some(typed) = &context.value else {
                return Ok(Answer::Modal(word_form(control, lobby, person.id)).into());
            };
            let word = Beside::Word(words::lucky_word(typed));
            let chosen = lobby_act(bot, lobby, word, |lobby, _| word::choose(&lobby.table, who));
            after = in_words(chosen.await, lobby, bot.now(), Act::Word)?;
        }
        LobbyAction::House => {
            let chosen = context.value.as_deref().unwrap_or_default();
            after = house_seats::choose(bot, lobby, person.id, chosen).await?;
        }
        LobbyAction::Invite => {
            let guest = context.guests.first();
            let guest = guest.ok_or_else(|| CommandError::User(r::choose_a_guest()))?;
            after_answer.extend(invite::invite(bot, lobby, person, guest).await?);
        }
        LobbyAction::Call => {
            let call = call_players::call(bot, lobby, person).await?;
            return Ok(Answer::Show(Box::new(call)).into());
        }
        LobbyAction::Start => {
            let begun = begin(bot, &mut entry, lobby, |lobby, now| {
                start::start(&lobby.table, who, &lobby.key(), now)
            });
            let reply = begun.await?.ok_or_else(not_begun)?;
            return Ok(with_redraw(on_lobby(reply)));
        }
    }
    let after = match after {
        Some(after) => after,
        None => stored(bot, control.table).await?,
    };
    let reply = drawn(bot, &mut entry, &Lobby::of(after)?).await?;
    Ok(with_redraw(
        after_answer.into_iter().fold(reply, Reply::then),
    ))
}

/// Learns where the lobby is from the press itself, where that is not known yet.
async fn learn_place(
    bot: &Bot,
    before: &StoredTable,
    control: &TableControl,
    context: &ComponentContext,
) -> Result<(), CommandError> {
    if before.head.message.is_none() && control.surface == Surface::Board {
        let channel = ids::text(context.location.channel);
        let message = context.message.map(ids::text);
        let place = move |tx: Tx<'_>, at| tx.set_message(at, &channel, message.as_deref());
        bot.write_at(control.table, place).await?;
    }
    Ok(())
}

/// The lobby as it is now, or the board if it has begun.
async fn drawn(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    lobby: &Lobby,
) -> Result<Reply, CommandError> {
    if let Some(begun) = begin_when_full(bot, entry, lobby).await? {
        return Ok(on_lobby(begun));
    }
    let drawn = draw_lobby::lobby(&lobby.stored, bot.clock.now())?;
    Ok(Answer::Update(Box::new(drawn)).into())
}

/// Seats somebody who is ready for a rematch.
pub(crate) async fn ready(
    bot: &Bot,
    lobby: &Lobby,
    person: &Person,
) -> Result<StoredTable, CommandError> {
    let seat = Beside::Seat(new_seat(person, lobby.names()));
    let seated = lobby_act(bot, lobby, seat, |lobby, now| {
        sit::sit(&lobby.table, lobby.caller(person.id, false), None, now)
    });
    let seated = in_words(seated.await, lobby, bot.now(), Act::DoThis)?;
    seated.ok_or_else(|| CommandError::internal("whoever sits down is stored"))
}

/// Seats somebody. Gives the table, and a hint for somebody who plays the game for the first time.
pub(crate) async fn sit(
    bot: &Bot,
    lobby: &Lobby,
    person: &Person,
) -> Result<(StoredTable, Option<FollowUp>), CommandError> {
    let (stored, now) = (&lobby.stored, bot.now());
    let who = lobby.caller(person.id, false);
    let others = stored.seats.iter().map(|seat| seat.user.as_str());
    let mut kept = lobby.table.kept(now.wall);
    let is_invited = kept.any(|guest| Some(guest.person) == who.person);
    let invited_by = is_invited.then_some(stored.head.host.as_str());
    admission::check(bot, stored.head.server(), person.id, others, invited_by).await?;
    let seated = ready(bot, lobby, person).await?;
    let (game, table) = (lobby.table.kind(), stored.head.id);
    let hint = first_time::note(bot, game, person.id, table).await?;
    Ok((seated, hint))
}

/// Refuses somebody who could not sit down. If that is because of somebody who sits there, the host learns it, once, and not because of
/// whom: it is the host's table, and whom the host invites can join.
async fn tell_host(
    bot: &Bot,
    entry: &mut TableEntry,
    lobby: &StoredTable,
    context: &ComponentContext,
    error: CommandError,
) -> Result<Reply, CommandError> {
    if entry.host_knows || !admission::is_shut_out(bot, lobby, context.person.id).await? {
        return Err(error);
    }
    entry.host_knows = true;
    let words = format!(
        "<@{}>: somebody would like to join table {}, but cannot sit with somebody there. Whom you invite can join all the same.",
        lobby.head.host,
        table_name(lobby.head.id)
    );
    let told = FollowUp::Call(Box::new(Message::new(words)));
    Ok(Reply::from(Answer::say(error.say(context.lang))).then(told))
}

/// Begins a table that is full and was opened to begin then. Answers with its board, as a new message.
pub(crate) async fn begin_when_full(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    lobby: &Lobby,
) -> Result<Option<Reply>, CommandError> {
    let decide = |lobby: &Lobby, _| start::when_full(&lobby.table, &lobby.key());
    begin(bot, entry, lobby, decide).await
}

/// The same for a table for whose next game everybody is ready.
pub(crate) async fn begin_when_ready(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    lobby: &Lobby,
) -> Result<Reply, CommandError> {
    let decide = |lobby: &Lobby, _| start::when_ready(&lobby.table, &lobby.key());
    let begun = begin(bot, entry, lobby, decide).await?;
    begun.ok_or_else(not_begun)
}

async fn begin(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    lobby: &Lobby,
    decide: impl FnOnce(&Lobby, Now) -> Decision,
) -> Result<Option<Reply>, CommandError> {
    let begun = lobby_act(bot, lobby, Beside::Nothing, decide).await;
    match in_words(begun, lobby, bot.now(), Act::Start)? {
        Some(begun) => show(bot, entry, lobby, &begun).await.map(Some),
        None => Ok(None),
    }
}

fn not_begun() -> CommandError {
    CommandError::internal("a table that begins is stored")
}

/// The board replaces the lobby, on its message.
fn on_lobby(reply: Reply) -> Reply {
    match reply.answer {
        Answer::Show(board) => Reply {
            answer: Answer::Update(board),
            ..reply
        },
        _ => reply,
    }
}

/// The board of a table that has just begun, as a new message.
async fn show(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    lobby: &Lobby,
    begun: &StoredTable,
) -> Result<Reply, CommandError> {
    let (before, table) = (&lobby.stored, begun.head.id);
    let words = invite::over(&begun.head);
    invite::end_calls(bot, &before.head, &before.invitations, Some(&words));
    let active = entry.put(ActiveTable::load(begun)?);
    let house_begins = active.house_moves_at().is_some();
    let board = board_message::board(bot, active, Attention::default()).await;
    let mut reply = Reply::from(Answer::Show(Box::new(board)));
    if before.head.thread {
        // The thread comes first, so that turn pings are sent there.
        reply = reply.then(FollowUp::Thread(table));
    }
    if house_begins {
        reply = reply.then(FollowUp::HousePlayers(table));
    }
    Ok(reply.then(FollowUp::WakeScheduler))
}

fn word_form(control: &TableControl, lobby: &Lobby, user: UserId) -> CreateModal {
    let user = ids::text(user);
    let mut seats = lobby.stored.seats.iter();
    let word = seats
        .find(|seat| seat.user == user)
        .map_or("", |seat| &seat.word);
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
