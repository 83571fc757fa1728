//! A control was pressed: from its id to the one answer.
//!
//! Parse the id; hold the table's lock; the table from memory or replayed from the store; the seat of this user; is the control
//! stale; play; append in one transaction; draw. The order of the last two is the promise of this program: nothing is shown that is
//! not stored.

use std::sync::Arc;

use db::{Append, Phase, Standing, StoredTable, TableId};
use games::outcome::Status;
use games::refusal::Refusal;
use games::seat::Seat;
use games::table::{Hand, Misfit, Ply};

use crate::admin::server;
use crate::bot::Bot;
use crate::error::Trouble;
use crate::people::{help, privacy};
use crate::results::{history, leaderboard};
use crate::table::draw::{self, Attention};
use crate::table::live::{self, Live};
use crate::table::lobby::Place;
use crate::table::{ending, lobby, pause, replace};
use crate::verbs::Invocation;
use crate::wire::after;
use crate::wire::answer::{Answer, Message};
use crate::wire::custom_id::{self, Act, Press, Surface};
use crate::wire::page_id::Page;
use crate::words;

/// Who acted, from the interaction's own data.
#[derive(Clone, Debug)]
pub struct Person {
    /// Discord's user id.
    pub id: String,
    /// Nickname, display name or user name, as it is.
    pub name: String,
}

/// What the person who acted may do on the server, from the interaction's own data.
#[derive(Clone, Debug, Default)]
pub struct Rights {
    /// They may manage the server.
    pub admin: bool,
    /// They may manage messages where they acted.
    pub moderator: bool,
    /// Ids of their roles.
    pub roles: Vec<String>,
}

/// What was done to a message.
#[derive(Clone, Debug)]
pub struct Pressed {
    pub custom_id: String,
    /// What was chosen, if it was a menu; the text, if a form was sent.
    pub value: Option<String>,
    /// All that was chosen, if it was a menu.
    pub values: Vec<String>,
    pub person: Person,
    pub rights: Rights,
    pub place: Place,
    pub message: Option<String>,
}

/// The answer, and what is to be done once it is sent.
#[derive(Debug)]
pub struct Reply {
    pub answer: Answer,
    pub then: Vec<Then>,
}

/// Further calls, after the answer; none of them is needed for anything to be true.
#[derive(Debug)]
pub enum Then {
    /// Draw the table's public message again.
    Redraw(TableId),
    /// Tell the person who acted something, privately.
    Note(String),
    /// The answer itself is the table's message: learn its id.
    Learn(TableId),
    /// The table moves to a thread of its own.
    Thread(TableId),
    /// The answer itself becomes the report on this channel.
    Examine(Box<Invocation>),
    /// Something is to be done at some table by now.
    Attend,
    /// This older message of the table becomes a pointer to the new one.
    Point {
        table: TableId,
        channel: String,
        message: String,
    },
}

impl From<Answer> for Reply {
    fn from(answer: Answer) -> Self {
        Self {
            answer,
            then: Vec::new(),
        }
    }
}

impl Reply {
    pub(crate) fn then(mut self, then: Then) -> Self {
        self.then.push(then);
        self
    }
}

/// Does what was pressed.
pub async fn press(bot: &Arc<Bot>, pressed: Pressed) -> Result<Reply, Trouble> {
    if let Some(page) = Page::parse(&pressed.custom_id) {
        return turn(bot, &page, &pressed).await;
    }
    let press = Press::parse(&pressed.custom_id).ok_or_else(|| {
        Trouble::refused(
            "This control is from another version of the bot. `/table show` draws the table anew.",
        )
    })?;
    let press = match press.act {
        Act::Menu(_) => {
            let act = pressed.value.as_deref().and_then(custom_id::choice);
            Press {
                act: act.ok_or_else(|| {
                    Trouble::refused(
                        "Nothing on offer was chosen. `/table show` draws the table anew.",
                    )
                })?,
                ..press
            }
        }
        _ => press,
    };
    match &press.act {
        Act::Join | Act::Leave | Act::Start | Act::Word | Act::Rematch => {
            lobby::press(bot, &press, &pressed).await
        }
        Act::Rules => help::rules_of_table(bot, press.table).await,
        Act::Record => crate::verbs::record(bot, press.table).await,
        Act::Step(to, _) => history::step(bot, &press, *to, &pressed).await,
        Act::Agree => pause::agree(bot, press.table, &pressed.person).await,
        Act::AgreeEnd => ending::agree(bot, press.table, &pressed.person).await,
        Act::AskEnd => ending::ask(bot, press.table, &pressed.person).await,
        Act::End => ending::at_once(bot, press.table, &pressed).await,
        Act::Accept(offer) => replace::accept(bot, press.table, offer, &pressed.person).await,
        Act::Decline(offer) => replace::decline(bot, press.table, offer, &pressed.person).await,
        Act::Resume => pause::resume(bot, press.table, &pressed.person, true).await,
        Act::Play(_)
        | Act::Focus(_)
        | Act::Menu(_)
        | Act::Page(..)
        | Act::Panel
        | Act::Off(..)
        | Act::Back
        | Act::Resign => at_table(bot, &press, &pressed).await,
    }
}

/// A control that belongs to no table.
async fn turn(bot: &Arc<Bot>, page: &Page, pressed: &Pressed) -> Result<Reply, Trouble> {
    match page {
        Page::Board(board, number) => {
            leaderboard::turn(bot, board, *number, &pressed.place.guild).await
        }
        Page::History(list, number) => history::turn(bot, list, *number, &pressed.place).await,
        Page::Setting(setting) => server::choose(bot, *setting, pressed).await,
        Page::Open => history::open(bot, pressed).await,
        Page::Forget => privacy::forget(bot, &pressed.person).await,
        Page::Help(page) => Ok(Answer::Update(Box::new(help::help(*page))).into()),
        Page::Rules(game, page) => help::turn_rules(game, *page),
    }
}

/// Loads what is stored of a table.
pub(crate) async fn stored(bot: &Bot, table: TableId) -> Result<StoredTable, Trouble> {
    bot.store
        .load(table)
        .await?
        .ok_or(Trouble::from(db::Error::Gone))
}

/// The table in play, from memory or replayed.
pub(crate) async fn living<'a>(
    bot: &Bot,
    slot: &'a mut Option<Live>,
    table: TableId,
) -> Result<&'a mut Live, Trouble> {
    if slot.is_none() {
        let stored = stored(bot, table).await?;
        if stored.seats.iter().any(|seat| seat.seat.is_none()) || stored.plies.is_empty() {
            return Err(Trouble::refused(match stored.head.phase {
                Phase::Closed => {
                    "This table was closed before it began. Open a new one with a start command, such as those `/help` lists."
                }
                _ => "This table has not begun: its host presses Start first.",
            }));
        }
        *slot = Some(Live::load(&stored).map_err(Trouble::Fault)?);
    }
    Ok(slot.as_mut().expect("filled above"))
}

async fn at_table(bot: &Arc<Bot>, press: &Press, pressed: &Pressed) -> Result<Reply, Trouble> {
    let slot = bot.slot(press.table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, press.table).await?;
    if press.surface == Surface::Board
        && let Some(pointer) = adopt(bot, live, pressed).await?
    {
        return Ok(pointer);
    }
    if live.closed.is_some() {
        return Err(Trouble::refused(format!(
            "This table was ended before its end: {}. Open a new one with `{}`.",
            ending::why(live.closed.as_deref()),
            live::start_command(live.kind)
        )));
    }
    if live.turns.paused() && !live.ended() && matches!(press.act, Act::Play(_)) {
        return Err(Trouble::refused(pause::RESTS));
    }
    let done = match live.seat_of(&pressed.person.id) {
        Some(seat) => {
            live.turns.seen(seat, bot.now());
            let done = act(bot, live, seat, press).await;
            done.map(|reply| stirring(bot, live, reply))
        }
        None => Err(Unplayed::Refused(Refusal::NotSeated)),
    };
    match done {
        Ok(reply) => Ok(reply),
        Err(Unplayed::Refused(Refusal::Stale)) => Ok(stale(bot, live, press, pressed)),
        Err(Unplayed::Refused(refusal)) => {
            let start = live::start_command(live.kind);
            Err(Trouble::Refused(words::refusal(
                refusal,
                &live.now(),
                &start,
            )))
        }
        Err(Unplayed::Trouble(trouble)) => {
            *slot = None;
            Err(trouble)
        }
    }
}

/// What a player does at a table in play.
async fn act(bot: &Bot, live: &mut Live, seat: Seat, press: &Press) -> Result<Reply, Unplayed> {
    match &press.act {
        Act::Play(mv) => {
            play(bot, live, seat, mv, press.drawn, Hand::Player).await?;
            let reply = redrawn(bot, live, seat, press.surface, Attention::default());
            Ok(match press.surface {
                Surface::Board if after::is_old(live.message.as_deref(), bot.clock.now()) => {
                    moved_down(bot, live)
                }
                Surface::Board => reply,
                Surface::Panel => reply.then(Then::Redraw(live.id)),
            })
        }
        Act::Resign => {
            resign(bot, live, seat).await?;
            let gone = Message::new("You have left the table. The others play on.");
            Ok(Reply::from(Answer::Update(Box::new(gone))).then(Then::Redraw(live.id)))
        }
        Act::Back if !live.turns.away(seat) => {
            let words = "You play your seat yourself already.";
            Ok(Answer::say(words).into())
        }
        Act::Back => {
            take_back(bot, live, seat).await?;
            Ok(redrawn(
                bot,
                live,
                seat,
                press.surface,
                Attention::default(),
            ))
        }
        Act::Focus(focus) => {
            may_look(live, seat, press)?;
            come_back(bot, live, seat).await?;
            let attention = Attention { focus, page: None };
            Ok(redrawn(bot, live, seat, press.surface, attention))
        }
        Act::Page(row, page) => {
            may_look(live, seat, press)?;
            come_back(bot, live, seat).await?;
            let attention = Attention {
                focus: "",
                page: Some((*row, *page)),
            };
            Ok(redrawn(bot, live, seat, press.surface, attention))
        }
        Act::Panel if press.surface == Surface::Board => {
            come_back(bot, live, seat).await?;
            let panel = draw::panel(live, seat, &bot.emoji, Attention::default(), None);
            Ok(Answer::Private(Box::new(panel)).into())
        }
        Act::Panel => Ok(redrawn(
            bot,
            live,
            seat,
            press.surface,
            Attention::default(),
        )),
        _ => Err(Unplayed::Refused(Refusal::Illegal)),
    }
}

/// Who presses something on their turn is there, and plays their seat themselves.
async fn come_back(bot: &Bot, live: &mut Live, seat: Seat) -> Result<(), Unplayed> {
    if live.turns.away(seat) && live.table.since(seat).is_some() {
        take_back(bot, live, seat).await?;
    }
    Ok(())
}

/// A player takes their seat back from the house, with all the time for what there is to decide.
async fn take_back(bot: &Bot, live: &mut Live, seat: Seat) -> Result<(), Unplayed> {
    let now = bot.now();
    let time = live.turns.time(now);
    bot.store
        .take_back(live.id, seat_number(seat), time, now.awake)
        .await
        .map_err(|error| Unplayed::Trouble(error.into()))?;
    live.turns.took_back(seat, time);
    Ok(())
}

/// The same reply, and a look at the table after it if time has something to do there by now.
pub(crate) fn stirring(bot: &Bot, live: &Live, reply: Reply) -> Reply {
    let now = bot.now();
    match live.turns.due(now) {
        Some(due) if due <= now.awake => reply.then(Then::Attend),
        _ => reply,
    }
}

/// Answers with a new message for the board, and the old one points to it.
fn moved_down(bot: &Bot, live: &mut Live) -> Reply {
    let board = draw::board(bot, live, Attention::default());
    let reply = Reply::from(Answer::Show(Box::new(board))).then(Then::Learn(live.id));
    // Until its id is learned, the first press on it tells where it is.
    match live.message.take() {
        Some(old) => reply.then(Then::Point {
            table: live.id,
            channel: live.channel.clone(),
            message: old,
        }),
        None => reply,
    }
}

/// The board is everybody's, so only who is to act moves its attention; on one's own panel one may look around at any time.
fn may_look(live: &Live, seat: Seat, press: &Press) -> Result<(), Unplayed> {
    match live.table.may_act(seat, press.drawn) {
        Err(Refusal::NotYourTurn) if press.surface == Surface::Panel => Ok(()),
        may => may.map_err(Unplayed::Refused),
    }
}

/// Learns where the board is from the press itself. A press on an older message of the table does nothing but turn that
/// message into a pointer to the newer one.
async fn adopt(bot: &Bot, live: &mut Live, pressed: &Pressed) -> Result<Option<Reply>, Trouble> {
    let Some(message) = &pressed.message else {
        return Ok(None);
    };
    let known = live.message.as_deref();
    if let Some(known) = known.filter(|known| is_older(message, known)) {
        let link = link(&live.guild, &live.channel, known);
        let text = format!("This table is now shown here: {link}");
        return Ok(Some(Answer::Update(Box::new(Message::new(text))).into()));
    }
    if known != Some(message) {
        bot.store
            .set_message(live.id, &pressed.place.channel, Some(message))
            .await?;
        live.channel.clone_from(&pressed.place.channel);
        live.message = Some(message.clone());
    }
    after::found(bot, live).await?;
    Ok(None)
}

/// Was this message posted before the other? Discord's ids count up with time.
fn is_older(message: &str, than: &str) -> bool {
    let age = |id: &str| id.parse::<u64>().unwrap_or_default();
    age(message) < age(than)
}

/// A link that Discord's clients open in place.
pub(crate) fn link(guild: &str, channel: &str, message: &str) -> String {
    let guild = if guild.is_empty() { "@me" } else { guild };
    format!("https://discord.com/channels/{guild}/{channel}/{message}")
}

/// A control from before the latest move does nothing, but what it stands on is drawn as it is now.
fn stale(bot: &Bot, live: &Live, press: &Press, pressed: &Pressed) -> Reply {
    let words = words::refusal(Refusal::Stale, &live.now(), "");
    if let (Surface::Panel, Some(seat)) = (press.surface, live.seat_of(&pressed.person.id)) {
        let panel = draw::panel(live, seat, &bot.emoji, Attention::default(), Some(&words));
        return Answer::Update(Box::new(panel)).into();
    }
    let board = draw::board(bot, live, Attention::default());
    Reply::from(Answer::Update(Box::new(board))).then(Then::Note(words))
}

fn redrawn(bot: &Bot, live: &Live, seat: Seat, on: Surface, attention: Attention<'_>) -> Reply {
    let message = match on {
        Surface::Board => draw::board(bot, live, attention),
        Surface::Panel => draw::panel(live, seat, &bot.emoji, attention, None),
    };
    Answer::Update(Box::new(message)).into()
}

/// Why nothing was done at a table.
pub(crate) enum Unplayed {
    Refused(Refusal),
    /// The store did not take it: what is in memory must be forgotten.
    Trouble(Trouble),
}

impl From<Misfit> for Unplayed {
    fn from(misfit: Misfit) -> Self {
        match misfit {
            Misfit::Refused(refusal) => Self::Refused(refusal),
            Misfit::Dice(wrong) => Self::Trouble(Trouble::fault(wrong)),
        }
    }
}

/// Plays a move and stores it. When this returns `Ok`, it is on the disk.
pub(crate) async fn play(
    bot: &Bot,
    live: &mut Live,
    seat: Seat,
    mv: &str,
    drawn: u32,
    hand: Hand,
) -> Result<(), Unplayed> {
    let dice = live.key.dice(live.table.ply() + 1);
    let ply = live.table.play(seat, mv, drawn, hand, dice)?;
    keep(bot, live, ply, false).await.map_err(Unplayed::Trouble)
}

/// Takes a seat out of the game and stores it.
pub(crate) async fn resign(bot: &Bot, live: &mut Live, seat: Seat) -> Result<(), Unplayed> {
    let dice = live.key.dice(live.table.ply() + 1);
    let ply = live.table.resign(seat, Hand::Player, dice)?;
    live.users[seat.index()] = None;
    live.turns.left(seat);
    keep(bot, live, ply, true).await.map_err(Unplayed::Trouble)
}

async fn keep(bot: &Bot, live: &mut Live, ply: Ply, left: bool) -> Result<(), Trouble> {
    let over = match live.table.status() {
        Status::ToAct(_) => None,
        Status::Over(outcome) => Some(
            outcome
                .results
                .iter()
                .map(|placing| Standing {
                    seat: seat_number(placing.seat),
                    place: placing.place.map(u32::from),
                    points: placing.points.into(),
                })
                .collect(),
        ),
    };
    let now = bot.now();
    let time = live.turns.time(now);
    live.turns.moved(&*live.table, ply.seat, ply.hand, time);
    let append = Append {
        table: live.id,
        ply: live.table.ply(),
        seat: seat_number(ply.seat),
        mv: ply.mv,
        faces: ply.faces,
        hand: match ply.hand {
            Hand::Player => db::Hand::Player,
            Hand::Clock => db::Hand::Clock,
            Hand::House => db::Hand::House,
        },
        at: now.wall,
        time,
        due: live.turns.due(now),
        left,
        over,
    };
    Ok(bot.store.append(append).await?)
}

pub(crate) fn seat_number(seat: Seat) -> u8 {
    u8::try_from(seat.index()).expect("a table has at most eight seats")
}
