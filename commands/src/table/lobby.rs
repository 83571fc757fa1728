//! Before play: who sits down, with which lucky word, and when it begins.

use std::fmt::Write;
use std::sync::Arc;

use db::{Millis, NewSeat, NewTable, Phase, Start, StoredTable, TableId};
use games::dice::Seed;
use games::notation::hex;
use games::options::Options;
use games::registry::{self, GameType};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateEmbed, CreateEmbedFooter, CreateInputText, CreateModal,
    InputTextStyle,
};

use crate::admin::server;
use crate::bot::Bot;
use crate::context::{ComponentContext, Person, Place};
use crate::error::CommandError;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Surface, TableAction, TableControl, table_name};
use crate::reply::{FollowUp, Reply};
use crate::table::active::{ActiveTable, start_command};
use crate::table::draw::{self, Attention};
use crate::table::play::stored;
use crate::table::table_options::{self, TableOptions, options_in_words};
use crate::users::help;
use crate::words;

/// A lobby in which nothing happens for so long is closed.
pub(crate) const PATIENCE: std::time::Duration = std::time::Duration::from_secs(30 * 60);

/// How many open tables one person may be host of.
const MOST_OPEN: u32 = 10;

const LOBBY: u32 = 0x3B_88_C3;
const CLOSED: u32 = 0x6B_72_80;

/// The id of the text in the lucky word's form.
pub(crate) const WORD_FIELD: &str = "word";

/// Opens a table with its host seated.
pub(crate) async fn open(
    bot: &Bot,
    game: &dyn GameType,
    options: TableOptions,
    place: &Place,
    host: &Person,
) -> Result<TableId, CommandError> {
    let seats = vec![NewSeat {
        user: host.id.clone(),
        name: host.name.clone(),
        word: String::new(),
    }];
    create(bot, game, options, place, &host.id, seats).await
}

async fn create(
    bot: &Bot,
    game: &dyn GameType,
    options: TableOptions,
    place: &Place,
    host: &str,
    seats: Vec<NewSeat>,
) -> Result<TableId, CommandError> {
    let _opening = bot.opening.lock().await;
    if bot.store.count_open_of(host, &place.guild).await? >= MOST_OPEN {
        return Err(CommandError::user(format!(
            "You already host {MOST_OPEN} open tables on this server. End one first with `/table end`, or hand one over with `/table host`."
        )));
    }
    let info = game.info();
    let seed = bot.settings.seeds.next()?;
    let new = NewTable {
        game: info.key.to_owned(),
        edition: info.edition.into(),
        options: options.options,
        guild: place.guild.clone(),
        channel: place.channel.clone(),
        host: host.to_owned(),
        seats,
        seed: db::Seed(seed),
        commitment: hex(&Seed(seed).commitment()),
        opened: bot.clock.now(),
        clock: options.clock,
        origin: options.origin,
        thread: options.thread,
        remember: options.remember,
    };
    Ok(bot.store.create_table(new).await?)
}

/// A control of a lobby, or Rematch on an ended table.
pub(crate) async fn press(
    bot: &Arc<Bot>,
    press: &TableControl,
    context: &ComponentContext,
) -> Result<Reply, CommandError> {
    let slot = bot.slot(press.table);
    let mut slot = slot.lock().await;
    let before = stored(bot, press.table).await?;
    if press.act == TableAction::Rematch {
        return rematch(bot, &before, context).await;
    }
    if before.head.phase != Phase::Lobby {
        return Err(CommandError::user(match before.head.phase {
            Phase::Closed => "This table is closed. Open a new one with its start command.",
            _ => "This table has already begun. `/table show` draws it anew.",
        }));
    }
    if before.head.message.is_none() && press.surface == Surface::Board {
        bot.store
            .set_message(
                press.table,
                &context.place.channel,
                context.message.as_deref(),
            )
            .await?;
    }
    // The newer message is to show what is done on an older one that could not be made to point to it.
    let places = (&before.head.message, &context.message);
    let elsewhere = matches!(places, (Some(known), Some(on)) if known != on);
    let shown = |reply: Reply| {
        if elsewhere {
            reply.then(FollowUp::Redraw(press.table))
        } else {
            reply
        }
    };
    let (user, now) = (&context.person.id, bot.clock.now());
    let mut hint = None;
    match press.act {
        TableAction::Join => {
            let most = u32::try_from(*game_of(&before)?.info().seats.end())
                .map_err(CommandError::internal)?;
            let seat = NewSeat {
                user: user.clone(),
                name: context.person.name.clone(),
                word: String::new(),
            };
            bot.store.join(press.table, seat, most, now).await?;
            hint = help::first_time(bot, game_of(&before)?, user, press.table).await?;
        }
        TableAction::Leave => {
            let empty = bot.store.leave(press.table, user, now).await?;
            if empty {
                return Ok(
                    Answer::Update(Box::new(closed(&stored(bot, press.table).await?)?)).into(),
                );
            }
        }
        TableAction::Word => {
            let Some(seat) = before.seats.iter().find(|seat| seat.user == *user) else {
                return Err(CommandError::user(
                    "Join first: a lucky word belongs to a player.",
                ));
            };
            match &context.value {
                None => return Ok(Answer::Modal(word_form(press, &seat.word)).into()),
                Some(word) => {
                    let word = words::lucky_word(word);
                    bot.store.set_word(press.table, user, &word, now).await?;
                }
            }
        }
        TableAction::Start => return start(bot, &mut slot, before, user).await.map(shown),
        _ => return Err(CommandError::user("This control does nothing here.")),
    }
    let reply = Reply::from(Answer::Update(Box::new(lobby(
        &stored(bot, press.table).await?,
    )?)));
    Ok(shown(hint.into_iter().fold(reply, Reply::then)))
}

fn game_of(stored: &StoredTable) -> Result<&'static dyn GameType, CommandError> {
    let head = &stored.head;
    u16::try_from(head.edition)
        .ok()
        .and_then(|edition| registry::edition(&head.game, edition))
        .ok_or_else(|| CommandError::user("This table was opened under rules that this bot does not know any more. Open a new one."))
}

async fn start(
    bot: &Arc<Bot>,
    slot: &mut Option<ActiveTable>,
    before: StoredTable,
    user: &str,
) -> Result<Reply, CommandError> {
    let game = game_of(&before)?;
    let (info, table) = (game.info(), before.head.id);
    if before.head.host != user {
        let host = before
            .seats
            .iter()
            .find(|seat| seat.user == before.head.host);
        let name = host.map_or("the host".to_owned(), |seat| words::safe_name(&seat.name));
        return Err(CommandError::user(format!(
            "Only the host starts the table: that is {name}."
        )));
    }
    let (have, need) = (before.seats.len(), *info.seats.start());
    if have < need {
        return Err(CommandError::user(format!(
            "{} needs at least {need} players; {have} sit here. Others press Join.",
            info.name
        )));
    }
    let wants_thread = before.head.thread;
    begin(bot, game, before, Some(bot.now().awake)).await?;
    let active =
        slot.insert(ActiveTable::load(&stored(bot, table).await?).map_err(CommandError::Internal)?);
    let board = draw::board(bot, active, Attention::default());
    let mut reply = Reply::from(Answer::Update(Box::new(board)));
    if wants_thread {
        // Before anybody is called, so that they are called there.
        reply = reply.then(FollowUp::Thread(table));
    }
    Ok(reply.then(FollowUp::WakeScheduler))
}

/// Draws who sits where, sets the table up, and stores both.
pub(crate) async fn begin(
    bot: &Bot,
    game: &dyn GameType,
    before: StoredTable,
    due: Option<Millis>,
) -> Result<(), CommandError> {
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
    drop(game.open(&options, have, &mut dice));
    let faces = dice.finish().map_err(CommandError::internal)?;
    let now = bot.now();
    bot.store
        .start(Start {
            table,
            seats,
            faces,
            at: now.wall,
            time: now.awake,
            due,
        })
        .await?;
    Ok(())
}

/// Under which the store keeps what table was opened as the rematch of this one.
pub(crate) fn rematch_key(table: TableId) -> String {
    format!("rematch of {table}")
}

/// A new lobby with the same options and everybody who stayed, opened by one of them. The record of the old table stays as it is.
/// Who begins is drawn anew, as at every table: an order that the program chose could be neither committed to nor checked.
async fn rematch(
    bot: &Arc<Bot>,
    ended: &StoredTable,
    context: &ComponentContext,
) -> Result<Reply, CommandError> {
    let (game, person) = (game_of(ended)?, &context.person);
    if ended.head.ended.is_none() {
        return Err(CommandError::user(
            "This table is still being played; a rematch comes after it.",
        ));
    }
    let stayed = ended
        .seats
        .iter()
        .filter(|seat| seat.left.is_none() && !db::is_forgotten(&seat.user));
    let seats: Vec<NewSeat> = stayed
        .map(|seat| NewSeat {
            user: seat.user.clone(),
            name: seat.name.clone(),
            word: String::new(),
        })
        .collect();
    if !seats.iter().any(|seat| seat.user == person.id) {
        let start = start_command(game);
        return Err(CommandError::user(format!(
            "A rematch is for those who played. Open a table of your own with `{start}`."
        )));
    }
    let again = rematch_key(ended.head.id);
    if let Some(opened) = bot
        .store
        .get_meta(&again)
        .await?
        .and_then(|text| text.parse().ok())
        .map(TableId)
        && let Some(head) = bot.store.head(opened).await?
        && head.ended.is_none()
    {
        return Err(CommandError::user(format!(
            "There is a rematch already: table {}.",
            table_name(opened)
        )));
    }
    server::allows(bot, &context.place).await?;
    let options = TableOptions::again(&ended.head, &context.place);
    let table = create(bot, game, options, &context.place, &person.id, seats).await?;
    bot.store.put_meta(&again, &table.0.to_string()).await?;
    let lobby = lobby(&stored(bot, table).await?)?;
    Ok(Reply::from(Answer::Show(Box::new(lobby))).then(FollowUp::LearnMessageId(table)))
}

fn word_form(press: &TableControl, word: &str) -> CreateModal {
    let field = CreateInputText::new(
        InputTextStyle::Short,
        "Any word; it is mixed into the dice",
        WORD_FIELD,
    )
    .placeholder("for example: pineapple")
    .required(false)
    .max_length(40)
    .value(word);
    CreateModal::new(press.to_string(), "Your lucky word")
        .components(vec![CreateActionRow::InputText(field)])
}

/// The message of a table that has not begun.
pub(crate) fn lobby(stored: &StoredTable) -> Result<Message, CommandError> {
    let game = game_of(stored)?;
    let (info, head) = (game.info(), &stored.head);
    let (fewest, most, have) = (*info.seats.start(), *info.seats.end(), stored.seats.len());
    let button = |act, label: &str, style| {
        let press = TableControl {
            table: head.id,
            surface: Surface::Board,
            drawn: 0,
            act,
        };
        press.button(label, style)
    };

    let wanted = if have < fewest {
        format!("{} more needed", fewest - have)
    } else if have < most {
        format!("ready; room for {} more", most - have)
    } else {
        "full".to_owned()
    };
    let options = Options::parse(info.options, &head.options).map_err(CommandError::internal)?;
    let embed = CreateEmbed::new()
        .title(format!("{} · join the table", info.name))
        .description(format!(
            "{}\n**How it is won:** {}{}",
            info.pitch,
            info.goal,
            table_options::rematch_in_words(&head.origin)
        ))
        .field(
            format!("Players ({have} of {most}) · {wanted}"),
            players(stored),
            false,
        )
        .field(
            "Takes",
            format!("{} to {} minutes", info.minutes.start(), info.minutes.end()),
            true,
        )
        .field(
            "Options",
            table_options::with_origin(&head.origin, &options_in_words(&options)),
            true,
        )
        .field(
            "Clock",
            table_options::clock_and_thread(head.clock, head.thread),
            true,
        )
        .field(
            "Dice are committed",
            format!(
                "The SHA-256 of this table's secret seed, shown before anyone rolls:\n`{}`",
                head.commitment
            ),
            false,
        )
        .footer(CreateEmbedFooter::new(format!(
            "Table {} · closes after 30 quiet minutes",
            table_name(head.id)
        )))
        .colour(LOBBY);
    let host = stored.seats.iter().find(|seat| seat.user == head.host);
    let host = host.map_or("The host".to_owned(), |seat| words::safe_name(&seat.name));
    let mut message = Message::new(if have < fewest {
        format!(
            "{host} has opened a table of {}. Press Join to sit down.",
            info.name
        )
    } else {
        format!(
            "{host} has opened a table of {}. {host} can press Start now.",
            info.name
        )
    });
    message.embeds.push(embed);
    message.components.push(CreateActionRow::Buttons(vec![
        button(TableAction::Join, "Join", ButtonStyle::Success).disabled(have >= most),
        button(TableAction::Start, "Start", ButtonStyle::Primary).disabled(have < fewest),
        button(TableAction::Leave, "Leave", ButtonStyle::Secondary),
        button(TableAction::Word, "Lucky word", ButtonStyle::Secondary),
        button(TableAction::Rules, "Rules", ButtonStyle::Secondary),
    ]));
    Ok(message)
}

/// Who sits, one line a person.
fn players(stored: &StoredTable) -> String {
    let mut players = String::new();
    for (number, seat) in (1..).zip(&stored.seats) {
        let name = words::safe_name(&seat.name);
        let host = if seat.user == stored.head.host {
            " · host"
        } else {
            ""
        };
        let word = if seat.word.is_empty() {
            ""
        } else {
            " · brought a lucky word"
        };
        _ = writeln!(players, "{number}. {name}{host}{word}");
    }
    players
}

/// The message of a table that was closed before it began.
pub(crate) fn closed(stored: &StoredTable) -> Result<Message, CommandError> {
    let game = game_of(stored)?;
    let head = &stored.head;
    let why = words::why(head.why.as_deref());
    let embed = CreateEmbed::new()
        .title(format!("{} · closed", game.info().name))
        .description(format!(
            "This table was closed because {why}. `{}` opens another.",
            start_command(game)
        ))
        .field("Dice seed", format!("`{}`", hex(&head.seed.0)), false)
        .footer(CreateEmbedFooter::new(format!(
            "Table {}",
            table_name(head.id)
        )))
        .colour(CLOSED);
    let mut message = Message::new("This table is closed.");
    message.embeds.push(embed);
    Ok(message)
}
