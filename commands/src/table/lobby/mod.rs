//! The lobby: joining and leaving, lucky words, invitations, and the start of the game.

pub(crate) mod invite;
pub(crate) mod lists;
pub(crate) mod rematch;

use std::sync::Arc;
use std::time::Duration;

use db::{Beside, NewTable, Participant, Phase, TableId, Tx};
use games::dice::{Key, Seed};
use games::registry::GameType;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateInputText, CreateModal, InputTextStyle, InteractionId,
    UserId,
};
use tables::acts::{Caller, Decision, host, house, leave, open as acts, sit, start, word};
use tables::clocks::Preferences;
use tables::event::{Entry, Opened};
use tables::refusal::Refusal;
use tables::table::Table;
use tables::time::{Now, TableTime};

use crate::bot::Bot;
use crate::context::{Asker, ComponentContext, Person};
use crate::error::{CommandError, Result, ensure};
use crate::ids;
use crate::protocol::answer::{Answer, Message, Place};
use crate::protocol::custom_id::{LobbyAction, Surface, TableAction, TableControl};
use crate::protocol::page_id::PageControl;
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::tables::TableEntry;
use crate::table::act::{ActError, act, act_with};
use crate::table::board::draw::Attention;
use crate::table::board::redraw::learn_place;
use crate::table::board::{answers_only, board_message, draw_lobby};
use crate::table::end::rematch_state;
use crate::table::load::load;
use crate::table::table_options::TableOptions;
use crate::table::{admission, calls, permissions, refused};
use crate::texts::{Act, Lang, boards as t, questions as q, refusals as r};
use crate::words;

/// How many open tables one user may host.
const MOST_OPEN: u32 = 10;

/// A server's role is called at most once in this time, by whatever table.
pub(crate) const BETWEEN_CALLS: Duration = Duration::from_secs(30 * 60);

/// The id of the text field in the form for the lucky word.
pub(crate) const WORD_FIELD: &str = "word";

/// What a table is opened by, once.
pub(crate) enum Opening<'a> {
    Interaction(InteractionId),
    /// It is the rematch of this table.
    RematchOf(&'a mut ActiveTable),
}

/// Opens a table with its host and its house players seated.
pub(crate) async fn open(
    bot: &Bot,
    game: &dyn GameType,
    options: TableOptions,
    host: &Person,
    opening: Opening<'_>,
) -> Result<TableId> {
    let server = &options.opened.place.server;
    admission::check_not_banned(bot, server, host.id).await?;
    let seed = Seed(bot.settings.seeds.next()?);
    let mut new = new_table(game, options, newcomer(host, []), seed, bot.now())?;
    let opened = match opening {
        Opening::RematchOf(ended) => {
            let key = rematch_state::key(ended.id);
            let open = move |tx: Tx<'_>, at| {
                tx.decide(at)?;
                let table = tx.open_table(&new, MOST_OPEN)?;
                tx.put_meta(&key, &table.to_string())?;
                Ok(table)
            };
            bot.write_at(&mut ended.at, open).await
        }
        Opening::Interaction(id) => {
            new.interaction = Some(id.to_string());
            bot.write(move |tx| tx.open_table(&new, MOST_OPEN)).await
        }
    };
    opened.map_err(|error| match error {
        db::Error::TooMany => CommandError::User(r::too_many_tables(MOST_OPEN)),
        error => error.into(),
    })
}

/// Opens a table for one person where they ask for it, against the house at its weakest.
pub(crate) async fn open_against_the_house(
    bot: &Bot,
    game: &dyn GameType,
    asker: &Asker,
) -> Result<TableId> {
    answers_only::check_is_seen(asker)?;
    let (location, host) = (&asker.location, &asker.person);
    let server = permissions::allows(bot, location).await?;
    permissions::note_thread(bot, location).await?;
    let language = location.table_language(&server, asker.lang);
    let options = TableOptions::against_the_house(game, language, location, host);
    let opening = Opening::Interaction(asker.interaction);
    open(bot, game, options, host, opening).await
}

/// What is stored of a table with this host that is opened now.
pub(crate) fn new_table(
    game: &dyn GameType,
    options: TableOptions,
    host: Participant,
    seed: Seed,
    now: Now,
) -> Result<NewTable> {
    let opened = Opened {
        commitment: seed.commitment(),
        ..options.opened
    };
    let events = acts::open(opened, game.info().seats.clone(), &options.house);
    let entry = Entry {
        at: now.wall,
        time: TableTime(now.uptime.0),
        events: events.map_err(CommandError::internal)?,
    };
    let table = Table::open(&entry).map_err(CommandError::internal)?;
    let tasks = table.tasks(now, &Preferences::default()).into_iter();
    Ok(NewTable {
        people: vec![host],
        seed,
        due: tasks.map(|(at, _)| at).min(),
        entry,
        remember: options.remember,
        interaction: None,
    })
}

/// Somebody who comes to a table beside people with these names.
pub(crate) fn newcomer<'a>(
    person: &Person,
    others: impl IntoIterator<Item = &'a str>,
) -> Participant {
    Participant {
        user: ids::text(person.id),
        name: words::told_apart(&person.name, others),
    }
}

/// Handles a control of a lobby.
pub(crate) async fn handle(
    bot: &Arc<Bot>,
    control: &TableControl,
    action: LobbyAction,
    context: &ComponentContext,
) -> Result<Reply> {
    let mut entry = bot.tables.locked(control.table).await;
    let lobby = load(bot, &mut entry).await?;
    let refuse = |refusal| refused::why(bot, lobby, refusal, Act::DoThis);
    match lobby.table.phase() {
        Phase::Lobby => {}
        Phase::Closed => return Err(CommandError::User(refuse(Refusal::Closed))),
        // Answers can overtake each other, so an older one may have drawn the lobby over the board.
        Phase::Play | Phase::Over => {
            let said = Reply::say(refuse(Refusal::Begun).say(context.lang));
            return Ok(said.then(FollowUp::Redraw(control.table)));
        }
    }
    if lobby.board.message.is_none()
        && control.surface == Surface::Board
        && let Some(message) = context.message
    {
        learn_place(bot, &mut entry, (context.location.channel, message)).await?;
    }
    let lobby = entry.filled();
    // An older message still has controls if it could not be replaced with a link. The newer message has to show what was pressed
    // there.
    let places = (lobby.board.message, context.message);
    let elsewhere = control.surface == Surface::Panel
        || matches!(places, (Some(known), Some(on)) if known != on);
    let redraw = elsewhere.then_some(FollowUp::Redraw(control.table));
    let person = &context.person;
    let mut after_answer = Vec::new();
    let who = lobby.caller(person.id);
    let here = act(bot, lobby, |table, now| host::here(table, who, now));
    here.await.map_err(ActError::unexpected)?;
    let calls = lobby.calls_besides(who.person);
    match action {
        LobbyAction::Join => {
            let call = lobby.call_of(who.person);
            match sit(bot, lobby, person, context.lang).await {
                Ok(hint) => after_answer.extend(hint),
                Err(error) => return tell_host(bot, &mut entry, context, error).await,
            }
            invite::end_accepted(bot, lobby, call, person);
        }
        LobbyAction::Leave => {
            let left = act(bot, lobby, |table, _| leave::leave(table, who));
            refused::told(left.await, bot, lobby, Act::Leave)?;
            if lobby.ended() {
                calls::end(bot, &lobby.board, calls, None);
                let words = q::LAST_ONE.say(context.lang);
                let before = lobby.follows().map(FollowUp::Redraw);
                let redraw = FollowUp::Redraw(control.table);
                return Ok(Reply::say(words).then(redraw).and(before));
            }
        }
        LobbyAction::Word => {
            let may = word::choose(&lobby.table, who).map_err(ActError::from);
            refused::told(may, bot, lobby, Act::Word)?;
            let Some(typed) = &context.value else {
                return Ok(Answer::Modal(word_form(control, lobby, who, context.lang)).into());
            };
            let word = Beside::Word(words::lucky_word(typed));
            let chosen = act_with(bot, lobby, word, |table, _| word::choose(table, who));
            refused::told(chosen.await, bot, lobby, Act::Word)?;
            if control.surface == Surface::Panel {
                // The form was opened on what More had answered.
                let more = draw_lobby::more(lobby, context.lang);
                return Ok(Reply::update(more).and(redraw));
            }
        }
        LobbyAction::House => {
            let chosen = context.value.as_deref().unwrap_or_default();
            choose_house_player(bot, lobby, person.id, chosen).await?;
        }
        LobbyAction::Invite => {
            let guest = context.guests.first();
            let guest = guest.ok_or_else(r::choose_a_guest)?;
            after_answer.extend(invite::invite(bot, lobby, person, guest, context.lang).await?);
        }
        LobbyAction::Call => {
            let call = call_players(bot, lobby, person).await?;
            return Ok(Reply::show(call));
        }
        LobbyAction::Start => {
            let begun = begin(bot, &mut entry, |table, key, now| {
                start::start(table, who, key, now)
            });
            let reply = begun.await?.ok_or_else(not_begun)?;
            return Ok(on_lobby(reply).and(redraw));
        }
    }
    let reply = if let Some(begun) = if_begun(bot, &mut entry, calls).await? {
        on_lobby(begun)
    } else {
        let lobby = load(bot, &mut entry).await?;
        Reply::update(draw_lobby::lobby(bot, lobby)?)
    };
    Ok(reply.and(after_answer).and(redraw))
}

/// Something was chosen in the menu of house players.
async fn choose_house_player(
    bot: &Bot,
    lobby: &mut ActiveTable,
    user: UserId,
    chosen: &str,
) -> Result<()> {
    let who = lobby.caller(user);
    let level = (chosen != draw_lobby::REMOVE)
        .then(|| chosen.parse())
        .transpose();
    let level = level.map_err(|_| r::choose_an_entry())?;
    let names: Vec<String> = lobby.people_names().map(str::to_owned).collect();
    let key = lobby.key_with_another();
    let done = act(bot, lobby, |table, now| match level {
        Some(level) => house::add(table, who, level, &names, &key, now),
        None => house::remove(table, who),
    });
    refused::told(done.await, bot, lobby, Act::HousePlayers).map(|_| ())
}

/// Calls the role that a server's admins chose, for everybody to read.
async fn call_players(bot: &Bot, lobby: &ActiveTable, person: &Person) -> Result<Message> {
    let (game, now) = (lobby.kind(), bot.clock.now());
    ensure(lobby.sits(person.id), || r::press_join_first(Act::Call))?;
    let role = lobby.players_role;
    let role = role.ok_or_else(r::no_role_to_call)?;
    let free = lobby.table.free_seats(None, now);
    ensure(free != 0, r::no_seat_free)?;
    let since = now - BETWEEN_CALLS;
    let guild = ids::guild_text(lobby.board.guild);
    let called = bot.write(move |tx| tx.call_players(&guild, since, now));
    if let Some(called) = called.await? {
        let left = BETWEEN_CALLS.saturating_sub(now - called);
        return Err(r::called_already(BETWEEN_CALLS.as_secs() / 60, left).into());
    }
    let link = lobby.board.link();
    let (name, table) = (words::safe_name(&person.name), lobby.id);
    let called = format!("<@&{role}>");
    let mut text = t::wanted(lobby.lang(), called, name, game.info().name, free, table);
    if let Some(link) = link {
        text = format!("{text}, {link}");
    }
    Ok(Message::calling(text, role))
}

/// Seats somebody who is ready for a rematch. If that begins the table, [`if_begun`] comes next: nothing may fail or wait in
/// between, because memory still has the lobby's key and names.
pub(crate) async fn ready(bot: &Bot, lobby: &mut ActiveTable, person: &Person) -> Result<()> {
    let seat = Beside::Person(newcomer(person, lobby.people_names()));
    let (who, key) = (lobby.caller(person.id), lobby.key_with_another());
    let seated = act_with(bot, lobby, seat, |table, now| {
        sit::sit(table, who, &key, now)
    });
    refused::told(seated.await, bot, lobby, Act::DoThis).map(|_| ())
}

/// The same for anybody who comes to a lobby. Gives a hint for somebody who plays the game for the first time.
pub(crate) async fn sit(
    bot: &Bot,
    lobby: &mut ActiveTable,
    person: &Person,
    lang: Lang,
) -> Result<Option<FollowUp>> {
    let who = lobby.caller(person.id);
    let by_host = {
        let mut kept = lobby.table.kept(bot.clock.now());
        kept.any(|guest| guest.by_host && Some(guest.person) == who.person)
    };
    admission::check(bot, lobby, person.id, by_host).await?;
    let hint = note_for_newcomer(bot, lobby.kind(), person.id, lobby.id, lang).await?;
    ready(bot, lobby, person).await?;
    Ok(hint)
}

/// One line on what to press, if the user has never sat at another table of this game.
pub(crate) async fn note_for_newcomer(
    bot: &Bot,
    game: &dyn GameType,
    user: UserId,
    table: TableId,
    lang: Lang,
) -> Result<Option<FollowUp>> {
    let info = game.info();
    if bot
        .read(move |tx| tx.has_sat(&ids::text(user), info.key, table))
        .await?
    {
        return Ok(None);
    }
    let lang = info.spoken(lang);
    let words = t::first_table(lang, info.name, info.first_press.say(lang));
    // A board in play has no room for this button, and play is when a newcomer wants it.
    let rules = TableControl::at_any_ply(table, Surface::Board, TableAction::Rules);
    let rules = rules.button(t::RULES.say(lang), ButtonStyle::Secondary);
    let mut buttons = vec![rules];
    if info.lesson.is_some() {
        let learn = PageControl::learn(info.key, lang).style(ButtonStyle::Primary);
        buttons.insert(0, learn);
    }
    let note = Message::with_buttons(words, buttons);
    Ok(Some(FollowUp::PassingNote(Box::new(note), (table, user))))
}

/// Refuses somebody who could not sit down. If that is because of somebody who sits there, the host learns it, once, and not because of
/// whom: it is the host's table, and whom the host invites can join.
async fn tell_host(
    bot: &Bot,
    entry: &mut TableEntry,
    context: &ComponentContext,
    error: CommandError,
) -> Result<Reply> {
    let knows = entry.host_knows;
    let Some(lobby) = entry.get_mut().filter(|_| !knows) else {
        return Err(error);
    };
    if !admission::is_shut_out(bot, lobby, context.person.id).await? {
        return Err(error);
    }
    let host = format!("<@{}>", lobby.host());
    let words = q::shut_out(lobby.lang(), host, lobby.id);
    entry.host_knows = true;
    let told = FollowUp::Call(Box::new(Message::new(words)));
    Ok(Reply::say(error.say(context.lang)).then(told))
}

/// Begins a table that was full when it was opened, if it is to begin when full. Answers with its board, as a new message.
pub(crate) async fn begin_if_full(bot: &Arc<Bot>, entry: &mut TableEntry) -> Result<Option<Reply>> {
    begin(bot, entry, |table, key, _| start::when_full(table, key)).await
}

/// The same for a table for whose next game everybody is ready.
pub(crate) async fn begin_when_ready(bot: &Arc<Bot>, entry: &mut TableEntry) -> Result<Reply> {
    let begun = begin(bot, entry, |table, key, _| start::when_ready(table, key));
    begun.await?.ok_or_else(not_begun)
}

async fn begin(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    decide: impl FnOnce(&Table, &Key, Now) -> Decision,
) -> Result<Option<Reply>> {
    let lobby = load(bot, entry).await?;
    let (calls, key) = (lobby.calls(), lobby.key);
    let begun = act(bot, lobby, |table, now| decide(table, &key, now)).await;
    refused::told(begun, bot, lobby, Act::Start)?;
    if_begun(bot, entry, calls).await
}

/// The board of a table that has begun with the latest act, as a new message; nothing while it is a lobby. `calls` are the messages that
/// called others to it. The table is loaded anew, since a part of what is in memory is still that of the lobby.
pub(crate) async fn if_begun(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    calls: Vec<Place>,
) -> Result<Option<Reply>> {
    let lobby = entry.filled();
    if !lobby.has_begun() {
        return Ok(None);
    }
    let words = calls::over(lobby);
    calls::end(bot, &lobby.board, calls, Some(&words));
    // How its players want to be told of their turn is read now.
    entry.clear();
    let active = load(bot, entry).await?;
    let house_begins = active.house_moves_at().is_some();
    let board = board_message::board(bot, active, Attention::default()).await;
    let table = active.id;
    // The thread comes first, so that turn pings are sent there.
    let thread = active.table.opened().thread;
    let reply = Reply::show(board)
        .and(thread.then_some(FollowUp::Thread(table)))
        .and(house_begins.then_some(FollowUp::HousePlayers(table)))
        .then(FollowUp::WakeScheduler);
    Ok(Some(reply))
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

fn word_form(control: &TableControl, lobby: &ActiveTable, who: Caller, lang: Lang) -> CreateModal {
    let word = who.person.map_or("", |person| &*lobby.person(person).word);
    let label = q::FORM_ANY_WORD.say(lang);
    let field = CreateInputText::new(InputTextStyle::Short, label, WORD_FIELD)
        .placeholder(q::FOR_EXAMPLE.say(lang))
        .required(false)
        .max_length(40)
        .value(word);
    CreateModal::new(control.to_string(), q::FORM_WORD.say(lang))
        .components(vec![CreateActionRow::InputText(field)])
}
