//! A table that plays itself: the people who are to act press controls at random, exactly as from the page. Which controls bring
//! a table forward, and who is to act, is in the bot's guide.

use crate::answer::{AnswerKind, Message};
use crate::error::Sentence;
use crate::guide::{BotGuide, Turn};
use crate::playing::Pace;
use crate::shared::{Shared, stopped};
use crate::snowflake::Id;
use crate::turns::table_on;
use crate::world::World;
use rand::seq::{IteratorRandom, SliceRandom};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

/// The table stops after this many unanswered presses in a row.
const UNANSWERED: u32 = 10;
/// A table without controls may be about to be drawn: it is looked at again this many times, each time a little later.
const LOOKS: u32 = 5;
/// How many times the bot's turn is checked, and the time between checks.
const BOTS_TURN: u32 = 300;
const BETWEEN_LOOKS: Duration = Duration::from_millis(200);

/// A press that somebody could make: on a button, or in a menu with what is chosen in it.
struct Press {
    person: Id,
    message: Id,
    custom_id: String,
    values: Option<Vec<String>>,
    /// A green button: it confirms or finishes something.
    finishes: bool,
}

/// Chooses a press, half of the time one that finishes something, or trying things out would take too long.
fn choose(mut presses: Vec<Press>) -> Option<Press> {
    if rand::random() && presses.iter().any(|press| press.finishes) {
        presses.retain(|press| press.finishes);
    }
    presses.into_iter().choose(&mut rand::rng())
}

/// Starts with the newest table of a channel, one that came after a message if it is given, or changes the speed of one that plays already.
pub(crate) fn begin(
    shared: &Arc<Shared>,
    channel: Id,
    after: Option<Id>,
    between: Duration,
) -> Result<Id, Sentence> {
    let guide = shared.settings.guide.clone();
    let guide = guide.ok_or("Nothing here knows which controls bring a table forward.")?;
    let world = &mut *shared.world();
    let owner = world.guild.owner;
    let is_table = |message: &Message| {
        !message.is_ephemeral() && !presses_on(message, owner, &*guide).is_empty()
    };
    let all = world
        .channels
        .get(&channel)
        .map(|channel| &channel.messages);
    let newest_first = all.into_iter().flatten().rev();
    let newest_first = newest_first.filter_map(|message| world.shown(*message));
    let mut newest_first = newest_first.take_while(|message| Some(message.id()) > after);
    let newest = newest_first.find(is_table);
    let newest = newest.ok_or("There is no table in this channel. Start a game first.")?;
    let table = newest.id();
    let playing = &mut world.live.playing;
    playing.ended = None;
    if let Some(pace) = playing.tables.get_mut(&table) {
        pace.between = between;
        return Ok(table);
    }
    let number = shared.next_number();
    let pace = Pace {
        number,
        channel,
        between,
        presses: 0,
    };
    playing.tables.insert(table, pace);
    world.touch();
    tokio::spawn(play(Arc::clone(shared), guide, table, number));
    Ok(table)
}

/// Stops all tables; they wait for people again.
pub(crate) fn stop(world: &mut World) {
    world.live.playing.tables.clear();
    world.touch();
}

async fn play(shared: Arc<Shared>, guide: Arc<dyn BotGuide>, table: Id, number: u64) {
    let mut stop = shared.stop.subscribe();
    let ended = tokio::select! {
        ended = until_it_ends(&shared, &*guide, table, number) => ended,
        () = stopped(&mut stop) => None,
    };
    let mut world = shared.world();
    if world.live.playing.pace(table, number).is_some() {
        world.live.playing.tables.remove(&table);
        world.live.playing.ended = ended;
        world.touch();
    }
}

async fn until_it_ends(
    shared: &Shared,
    guide: &dyn BotGuide,
    first_board: Id,
    number: u64,
) -> Option<&'static str> {
    // The private messages with controls, by owner: a hand of cards, for example.
    let mut panels: HashMap<Id, Id> = HashMap::new();
    let (mut board, mut unanswered, mut looks, mut waits) = (first_board, 0, 0, 0);
    loop {
        let table = {
            let world = shared.world();
            board = moved(&world, guide, board).unwrap_or(board);
            table_on(&world, guide, board)
        };
        let turn = match table {
            Some(table) => guide.to_act(&table).await,
            None => Turn::Nobodys,
        };
        let to_act = match turn {
            Turn::Peoples(people) => people,
            Turn::Nobodys => Vec::new(),
            Turn::Bots => {
                // Stopping the table must not wait for the bot.
                shared.world().live.playing.pace(first_board, number)?;
                waits += 1;
                if waits > BOTS_TURN {
                    return Some("The bot does not move.");
                }
                tokio::time::sleep(BETWEEN_LOOKS).await;
                continue;
            }
        };
        waits = 0;
        let (between, press) = {
            let mut world = shared.world();
            let between = world.live.playing.pace(first_board, number)?.between;
            let presses = presses(&world, guide, board, &panels, &to_act);
            (between, choose(presses))
        };
        let Some(press) = press else {
            looks += 1;
            if looks > LOOKS {
                return Some("Nothing is left to press.");
            }
            tokio::time::sleep(BETWEEN_LOOKS * looks).await;
            continue;
        };
        looks = 0;
        tokio::time::sleep(between).await;
        let act = |world: &mut World| {
            let values = press.values.as_deref();
            world.press(press.person, press.message, &press.custom_id, values)
        };
        let Ok(answer) = shared.act(act).await else {
            // The message was redrawn in between.
            continue;
        };
        unanswered = if answer.failed() { unanswered + 1 } else { 0 };
        if unanswered >= UNANSWERED {
            return Some("The bot does not answer.");
        }
        let mut world = shared.world();
        if let Some(pace) = world.live.playing.pace(first_board, number) {
            pace.presses += 1;
        }
        if let Some(shown) = &answer.message
            && answer.kind == AnswerKind::Message
            && shown.is_ephemeral()
        {
            let old = if presses_on(shown, press.person, guide).is_empty() {
                Some(shown.id())
            } else {
                panels.insert(press.person, shown.id())
            };
            // The person dismisses what has no controls, and an older panel.
            if let Some(old) = old {
                world.delete_message(old);
            }
        }
        world.touch();
    }
}

/// The newest message that shows the same table, if the bot has drawn it again further down.
fn moved(world: &World, guide: &dyn BotGuide, board: Id) -> Option<Id> {
    let table = table_on(world, guide, board)?;
    let channel = world.messages.get(&board)?.channel;
    let shows = |id: &&Id| {
        let is_public = world.messages.get(id).is_some_and(|m| m.owner.is_none());
        is_public && table_on(world, guide, **id).as_ref() == Some(&table)
    };
    let messages = &world.channels.get(&channel)?.messages;
    messages.range(board..).rev().find(shows).copied()
}

/// All presses that are possible now, on the board and on panels: by the people who are to act, or by anybody where nobody is.
fn presses(
    world: &World,
    guide: &dyn BotGuide,
    board: Id,
    panels: &HashMap<Id, Id>,
    to_act: &[Id],
) -> Vec<Press> {
    let board = world.shown(board);
    let mut presses = Vec::new();
    for person in &world.people {
        if !to_act.is_empty() && !to_act.contains(&person.id) {
            continue;
        }
        let panel = panels.get(&person.id).and_then(|id| world.shown(*id));
        for shown in [board.as_ref(), panel.as_ref()].into_iter().flatten() {
            presses.extend(presses_on(shown, person.id, guide));
        }
    }
    presses
}

/// A person's presses on a message that bring its table forward; each choice of a menu is one.
fn presses_on(message: &Message, person: Id, guide: &dyn BotGuide) -> Vec<Press> {
    let mut found = Vec::new();
    for control in message.controls() {
        let (json, custom_id) = (control.json(), control.custom_id());
        let advances = guide.control(custom_id).is_some_and(|read| read.advances);
        if control.is_disabled() || !advances {
            continue;
        }
        let use_with = |values| Press {
            person,
            message: message.id(),
            custom_id: custom_id.to_owned(),
            values,
            finishes: json["style"] == 3,
        };
        if json["type"] == 2 {
            found.push(use_with(None));
            continue;
        }
        let least = json["min_values"].as_u64().unwrap_or(1).max(1);
        let least = usize::try_from(least).unwrap_or(usize::MAX);
        let options = control.options().into_iter();
        let mut values: Vec<String> = options.map(|(_, value)| value.to_owned()).collect();
        if least == 1 {
            found.extend(values.into_iter().map(|value| use_with(Some(vec![value]))));
        } else {
            values.shuffle(&mut rand::rng());
            values.truncate(least);
            found.push(use_with(Some(values)));
        }
    }
    found
}
