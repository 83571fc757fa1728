//! Handles a press on a control of a table in play.
//!
//! The steps: hold the table's lock, take the table from memory or the store, find the user's seat, refuse a stale control, play,
//! append in one transaction, draw. The order of the last two is the promise of this program: nothing is shown that is not
//! stored.

use std::sync::Arc;

use games::refusal as rules;
use games::seat::{Seat, Viewer};
use tables::acts::{Caller, back, play as acts};
use tables::refusal::Refusal;

use crate::bot::Bot;
use crate::context::ComponentContext;
use crate::error::{CommandError, Result};
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{PlayAction, Surface, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::panels::Looking;
use crate::state::tables::TableEntry;
use crate::table::act::{ActError, act};
use crate::table::board::board_message;
use crate::table::board::draw::{self, Attention};
use crate::table::board::redraw::learn_place;
use crate::table::load::{begun, drop_outdated, head, load_unchecked};
use crate::table::seats::replace;
use crate::table::{admission, refused};
use crate::texts::{Act, questions};

/// A press on a control of a table in play.
pub(crate) struct Pressed<'a> {
    pub(crate) bot: &'a Arc<Bot>,
    pub(crate) control: &'a TableControl,
    pub(crate) action: &'a PlayAction,
    pub(crate) context: &'a ComponentContext,
}

impl Pressed<'_> {
    pub(crate) async fn handle(&self) -> Result<Reply> {
        let (bot, control) = (self.bot, self.control);
        let mut entry = bot.tables.locked(control.table).await;
        // The control may be newer than the table in memory, which may still be a lobby there.
        if entry.get().is_some_and(|active| {
            let game = active.table.game();
            game.is_none_or(|game| game.ply() < control.drawn)
        }) {
            entry.clear();
        }
        let known = entry.get().and_then(|active| active.at.revision());
        let done = self.handle_at(&mut entry).await;
        // Storing a move finds out whether the table in memory was the newest; where nothing was stored, that is asked now.
        if known.is_some() && entry.get().and_then(|active| active.at.revision()) == known {
            drop_outdated(bot, &mut entry).await?;
            if entry.get().is_none() {
                return Err(CommandError::Raced);
            }
        }
        done
    }

    async fn handle_at(&self, entry: &mut TableEntry) -> Result<Reply> {
        let (bot, control, person) = (self.bot, self.control, &self.context.person);
        begun(load_unchecked(bot, entry).await?)?;
        if control.surface == Surface::Board
            && let Some(link) = self.adopt(entry).await?
        {
            return Ok(link);
        }
        let active = entry.filled();
        if active.table.closed().is_some() {
            let refusal = acts::begun(&active.table).err().unwrap_or(Refusal::Ended);
            return Err(refused::why(bot, active, refusal, Act::Play).into());
        }
        if let PlayAction::Return(seat) = self.action {
            let head = head(bot, control.table).await?;
            admission::check_not_banned(bot, head.server(), person.id).await?;
            return replace::take_again(bot, entry, control, *seat, person).await;
        }
        let seat = active.seat_of(person.id);
        // A press on the board, or by a player, shows that the table can be seen.
        if control.surface == Surface::Board || seat.is_some() {
            board_message::resume_reached(bot, active).await?;
        }
        if !matches!(self.action, PlayAction::Resign) {
            admission::check_not_barred(bot, active, person.id).await?;
        }
        if let Some(seat) = seat {
            active.told.seen(seat, bot.now());
        }
        match self.apply(active).await {
            Ok(reply) => Ok(with_wake_up(bot, active, reply)),
            Err(ActError::Refused(Refusal::Rules(rules::Refusal::Stale))) => {
                Ok(self.stale(active).await)
            }
            failed => refused::told(failed, bot, active, Act::Play),
        }
    }

    /// Does what a player pressed.
    async fn apply(&self, active: &mut ActiveTable) -> Result<Reply, ActError> {
        let (bot, control) = (self.bot, self.control);
        let (drawn, surface) = (control.drawn, control.surface);
        let (who, key) = (active.caller(self.context.person.id), active.key);
        match self.action {
            PlayAction::Move(mv) => {
                let played = act(bot, active, |table, _| {
                    acts::play(table, who, mv, drawn, &key)
                });
                if !played.await? {
                    // The same press a second time: it was played, and needs no refusal.
                    return self.redrawn(active).await;
                }
                let opened = active.table.opened_at();
                if surface == Surface::Board
                    && !active.board.answers_only
                    && board_message::is_old(active.board.message, opened, bot.clock.now())
                {
                    let moved = moved_down(bot, active).await;
                    return Ok(moved.then(FollowUp::RefreshPanels(active.id)));
                }
                let reply = self.redrawn(active).await?;
                let reply = reply.then(FollowUp::RefreshPanels(active.id));
                Ok(match surface {
                    Surface::Board => reply,
                    Surface::Panel => reply.then(FollowUp::Redraw(active.id)),
                })
            }
            PlayAction::Resign => {
                act(bot, active, |table, _| acts::resign(table, who, &key)).await?;
                let gone = Message::new(questions::LEFT.say(self.context.lang));
                let follow_ups = [
                    FollowUp::RefreshPanels(active.id),
                    FollowUp::Redraw(active.id),
                ];
                Ok(Reply::update(gone).and(follow_ups))
            }
            PlayAction::TakeBack => {
                match act(bot, active, |table, _| back::take(table, who)).await {
                    Err(ActError::Refused(refusal @ Refusal::IsNotAway)) => {
                        let said = refused::why(bot, active, refusal, Act::Play);
                        Ok(Reply::say(said.say(self.context.lang)))
                    }
                    back => {
                        back?;
                        self.redrawn(active).await
                    }
                }
            }
            PlayAction::Focus(_) | PlayAction::Page(..) => {
                may_browse(active, who, control)?;
                come_back(bot, active, who).await?;
                self.redrawn(active).await
            }
            PlayAction::GoOn(_) => {
                come_back(bot, active, who).await?;
                self.redrawn(active).await
            }
            PlayAction::Panel if surface == Surface::Board => {
                come_back(bot, active, who).await?;
                let seat = acts::seat_of(&active.table, who)?;
                Ok(self.panel(active, seat, Attention::default(), None))
            }
            PlayAction::Panel => self.redrawn(active).await,
            // A menu is read as what was chosen, and a return is handled before a seat is looked for.
            PlayAction::Menu(_) | PlayAction::Return(_) => {
                Err(Refusal::Rules(rules::Refusal::Illegal).into())
            }
        }
    }

    /// Learns where the board is from the press itself. A press on an older message of the table does nothing but replace that
    /// message with a link to the board.
    async fn adopt(&self, entry: &mut TableEntry) -> Result<Option<Reply>> {
        let Some(message) = self.context.message else {
            return Ok(None);
        };
        let active = entry.filled();
        let known = active.board.message;
        // Discord's ids grow with time, so the smaller one is older.
        if known.is_some_and(|known| message < known) {
            let link = board_message::link_message(&active.board, active.lang());
            return Ok(Some(Reply::update(link)));
        }
        if known != Some(message) {
            let board = (self.context.location.channel, message);
            learn_place(self.bot, entry, board).await?;
        }
        Ok(None)
    }

    /// A control from before the latest move does nothing, but its message is drawn again.
    async fn stale(&self, active: &mut ActiveTable) -> Reply {
        let user = self.context.person.id;
        let words = refused::by_rules(active, rules::Refusal::Stale);
        let words = words.say(self.context.lang);
        if let (Surface::Panel, Some(seat)) = (self.control.surface, active.seat_of(user)) {
            return self.panel(active, seat, Attention::default(), Some(&words));
        }
        let board = board_message::board(self.bot, active, Attention::default()).await;
        let note = Box::new(Message::new(words));
        Reply::update(board).then(FollowUp::PassingNote(note, (active.id, user)))
    }

    async fn redrawn(&self, active: &mut ActiveTable) -> Result<Reply, ActError> {
        let seat = acts::seat_of(&active.table, active.caller(self.context.person.id))?;
        let attention = match self.action {
            PlayAction::Focus(focus) | PlayAction::GoOn(focus) => Attention { focus, page: None },
            PlayAction::Page(row, page) => Attention {
                focus: "",
                page: Some((*row, *page)),
            },
            _ => Attention::default(),
        };
        Ok(match self.control.surface {
            Surface::Board => {
                let board = board_message::board(self.bot, active, attention).await;
                Reply::update(board)
            }
            Surface::Panel => self.panel(active, seat, attention, None),
        })
    }

    /// A player's panel in their own language, which answers a press there or on the board, and what remembers what it shows, so that it
    /// can be edited when others move.
    fn panel(
        &self,
        active: &ActiveTable,
        seat: Seat,
        Attention { focus, page }: Attention<'_>,
        note: Option<&str>,
    ) -> Reply {
        let (viewer, lang) = (Viewer::Seat(seat), self.context.lang);
        let names = active.names_for(lang);
        let screen = active.game().screen(viewer, &names, focus);
        let emoji = self.bot.emoji.styled(active.told.style(seat));
        let message = draw::panel(active, &names, &screen, &emoji, page, note);
        let looking = Looking {
            user: self.context.person.id,
            table: active.id,
            seat,
            focus: focus.to_owned(),
            page,
            lang,
            screen,
            number: message.number,
            opens: self.control.surface == Surface::Board,
        };
        let reply = match self.control.surface {
            Surface::Board => Reply::private(message),
            Surface::Panel => Reply::update(message),
        };
        reply.then(FollowUp::NotePanel(Box::new(looking)))
    }
}

/// A player who presses something on their turn is back, and plays their own seat again.
async fn come_back(bot: &Bot, active: &mut ActiveTable, who: Caller) -> Result<(), ActError> {
    let back = act(bot, active, |table, _| back::look(table, who));
    back.await.map(|_| ())
}

/// Adds a wake-up of the scheduler if the table has work due, or of its house players if one is to move.
fn with_wake_up(bot: &Bot, active: &ActiveTable, reply: Reply) -> Reply {
    let now = bot.now();
    if active.house_moves_at().is_some() {
        return reply.then(FollowUp::HousePlayers(active.id));
    }
    match active.due(now) {
        Some(due) if due <= now.uptime => reply.then(FollowUp::WakeScheduler),
        _ => reply,
    }
}

/// Answers with a new message for the board, and has the old one replaced with a link.
async fn moved_down(bot: &Bot, active: &mut ActiveTable) -> Reply {
    let board = board_message::board(bot, active, Attention::default()).await;
    // The follow-up stores the id of the new message; a press on it may do so before.
    let old = active.board.place();
    active.board.message = None;
    let link = old.map(|old| FollowUp::LinkToNewBoard(active.id, old));
    Reply::show(board)
        .then(FollowUp::LearnMessageId(active.id))
        .and(link)
}

/// The board is shared, so only a player who is to act may change what it shows. On their own panel players may browse at any
/// time.
fn may_browse(active: &ActiveTable, who: Caller, control: &TableControl) -> Result<(), ActError> {
    let seat = acts::seat_of(&active.table, who)?;
    match active.game().may_act(seat, control.drawn) {
        Err(rules::Refusal::NotYourTurn) if control.surface == Surface::Panel => Ok(()),
        may => may.map_err(|refusal| Refusal::Rules(refusal).into()),
    }
}
