//! The private panels that are still open: what each shows, and the token that can edit it. A token lives for fifteen minutes, and
//! losing one costs its player no more than a press on Refresh, so none is stored.

use db::{TableId, Uptime};
use games::lang::Lang;
use games::screen::Screen;
use games::seat::{MAX_SEATS, Seat};
use parking_lot::Mutex;
use serenity::all::UserId;

use crate::protocol::shown::next_number;
use crate::state::board_tokens::TOKEN_LIFE;
use crate::state::notes::Deletable;
use crate::state::pending::Pending;
use crate::state::recent::Recent;

/// What a panel shows, as its player chose it.
#[derive(Clone, Debug)]
pub(crate) struct Looking {
    /// Whose client shows it.
    pub user: UserId,
    pub table: TableId,
    pub seat: Seat,
    pub focus: String,
    /// The row of the menu, and its page from 0.
    pub page: Option<(u8, u8)>,
    pub lang: Lang,
    /// What was drawn.
    pub screen: Screen,
    /// The number of the message.
    pub number: u64,
    /// Whether it is a new message, and takes the place of the one before.
    pub opens: bool,
}

/// Whose panel it is, its focus, the page of its menu, and the language.
type Attended = (UserId, String, Option<(u8, u8)>, Lang);

/// The panel that a player opened or used last. It holds a token, so it has no `Debug`.
struct Panel {
    own: Deletable,
    until: Uptime,
    looking: Looking,
    /// A number from when the newest edit was done, also of panels that the player opened before.
    edited: u64,
    /// Its screen is drawn; something else may have been drawn meanwhile otherwise.
    is_drawn: bool,
    /// Late news of an opening after this number are those of a message before it.
    after: u64,
    /// The messages before it that are still to be deleted.
    outdated: Vec<Deletable>,
}

/// An edit that a panel needs.
pub(crate) struct PanelEdit {
    pub to: Deletable,
    pub number: u64,
}

/// All open panels.
#[derive(Default)]
pub(crate) struct Panels {
    /// By table and position of the seat.
    open: Mutex<Recent<(TableId, usize), Panel, 2_000>>,
    /// Those that are being edited, each by one task, so that no edit overtakes a later one.
    pub(crate) edits: Pending<(TableId, Seat)>,
}

impl Panels {
    /// A player opened a panel or used it. The news of that may come late, after what the player did next.
    pub(crate) fn note(&self, looking: Looking, own: Deletable, now: Uptime) {
        let mut open = self.open.lock();
        let key = (looking.table, looking.seat.index());
        if let Some(later) = open.peek_mut(&key)
            && looking.number < later.looking.number
        {
            if looking.opens && looking.number > later.after {
                later.outdated.push(own);
            }
            return;
        }
        let (mut edited, mut outdated) = (0, Vec::new());
        // What is used may be the very message of whose opening nothing is known yet.
        let mut after = if looking.opens { 0 } else { u64::MAX };
        if let Some(before) = open.pop(&key) {
            edited = before.edited;
            outdated = before.outdated;
            after = after.max(before.looking.number);
            if looking.opens && now < before.until {
                outdated.push(before.own);
            }
        }
        let panel = Panel {
            own,
            until: now + TOKEN_LIFE,
            edited,
            // An edit that was done after this was drawn may have arrived after it.
            is_drawn: edited < looking.number,
            looking,
            after,
            outdated,
        };
        open.put(key, panel);
    }

    /// The seats whose panels can be edited.
    pub(crate) fn seats(&self, table: TableId, now: Uptime) -> Vec<Seat> {
        let open = self.open.lock();
        let is_open = |seat: &Seat| {
            let panel = open.peek(&(table, seat.index()));
            panel.is_some_and(|panel| now < panel.until)
        };
        (0..MAX_SEATS).map(Seat::new).filter(is_open).collect()
    }

    /// The tables with panels that can be edited, each once.
    pub(crate) fn tables(&self, now: Uptime) -> Vec<TableId> {
        let open = self.open.lock();
        let open = open.iter().filter(|(_, panel)| now < panel.until);
        let mut tables: Vec<TableId> = open.map(|((table, _), _)| *table).collect();
        tables.sort_unstable();
        tables.dedup();
        tables
    }

    /// Whose it is, and what that player chose to see on it.
    pub(crate) fn attention(&self, table: TableId, seat: Seat) -> Option<Attended> {
        let open = self.open.lock();
        let looking = &open.peek(&(table, seat.index()))?.looking;
        let Looking {
            user, page, lang, ..
        } = *looking;
        Some((user, looking.focus.clone(), page, lang))
    }

    /// The messages whose place the panel has taken. They are given once, to the task that edits the panel, so that no edit of theirs is
    /// under way.
    pub(crate) fn outdated(&self, table: TableId, seat: Seat) -> Vec<Deletable> {
        let mut open = self.open.lock();
        let panel = open.peek_mut(&(table, seat.index()));
        panel.map_or_else(Vec::new, |panel| std::mem::take(&mut panel.outdated))
    }

    /// The edit that shows this screen, if the panel shows another one.
    pub(crate) fn edit(&self, table: TableId, seat: Seat, screen: &Screen) -> Option<PanelEdit> {
        let mut open = self.open.lock();
        let panel = open.peek_mut(&(table, seat.index()))?;
        if panel.is_drawn && panel.looking.screen == *screen {
            return None;
        }
        panel.looking.screen = screen.clone();
        panel.is_drawn = true;
        Some(PanelEdit {
            to: panel.own.clone(),
            number: panel.looking.number,
        })
    }

    /// An edit has ended, and Discord has taken it or may take the next. If the player used the panel meanwhile, it may have drawn over
    /// the answer to that.
    pub(crate) fn note_edit(&self, table: TableId, seat: Seat, edit: &PanelEdit, taken: bool) {
        if let Some(panel) = self.open.lock().peek_mut(&(table, seat.index())) {
            panel.edited = next_number();
            panel.is_drawn &= taken && panel.looking.number == edit.number;
        }
    }

    /// Discord refuses the panel for good: dismissed by its player, or its token has expired.
    pub(crate) fn forget(&self, table: TableId, seat: Seat, edit: &PanelEdit) {
        let mut open = self.open.lock();
        let key = (table, seat.index());
        if open
            .peek(&key)
            .is_some_and(|panel| panel.looking.number == edit.number)
        {
            open.pop(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use serenity::all::MessageId;

    use super::*;

    const ANN: Seat = Seat::new(0);
    const TABLE: TableId = TableId(1);

    fn screen(summary: &str) -> Screen {
        Screen {
            summary: summary.to_owned(),
            ..Screen::default()
        }
    }

    fn looking(summary: &str) -> Looking {
        Looking {
            user: UserId::new(1),
            table: TABLE,
            seat: ANN,
            focus: String::new(),
            page: None,
            lang: Lang::En,
            screen: screen(summary),
            number: next_number(),
            opens: false,
        }
    }

    fn note(panels: &Panels, looking: Looking, token: &str) {
        panels.note(looking, (token.to_owned(), None), Uptime(0));
    }

    fn edit(panels: &Panels, summary: &str) -> Option<PanelEdit> {
        panels.edit(TABLE, ANN, &screen(summary))
    }

    #[test]
    fn a_panel_is_edited_only_when_its_screen_changes() {
        let panels = Panels::default();
        assert!(edit(&panels, "none").is_none());
        note(&panels, looking("old"), "token");
        assert!(edit(&panels, "old").is_none());
        assert_eq!(edit(&panels, "new").expect("an edit").to.0, "token");
        assert!(edit(&panels, "new").is_none());
    }

    #[test]
    fn a_panel_that_is_opened_takes_the_place_of_the_earlier_one() {
        let panels = Panels::default();
        let opened = |token: &str, message| {
            let looking = Looking {
                opens: true,
                ..looking(token)
            };
            panels.note(looking, (token.to_owned(), message), Uptime(0));
        };
        let message = Some(MessageId::new(7));
        opened("first", message);
        note(&panels, looking("used"), "second");
        assert_eq!(panels.outdated(TABLE, ANN), [], "it is the same message");
        opened("third", message);
        opened("fourth", None);
        let outdated = [("second".to_owned(), None), ("third".to_owned(), message)];
        assert_eq!(panels.outdated(TABLE, ANN), outdated);
        assert_eq!(panels.outdated(TABLE, ANN), [], "once");
    }

    #[test]
    fn late_news_of_an_earlier_opening_makes_it_outdated() {
        let panels = Panels::default();
        let [first, second, third, used, fifth] =
            [true, true, true, false, true].map(|opens| Looking {
                opens,
                ..looking("a panel")
            });
        let outdated = || {
            let outdated = panels.outdated(TABLE, ANN).into_iter();
            outdated.map(|(token, _)| token).collect::<Vec<_>>()
        };
        note(&panels, second, "second");
        note(&panels, first, "first");
        assert_eq!(outdated(), ["first"]);
        note(&panels, used, "third, used");
        note(&panels, fifth, "fifth");
        note(&panels, third, "third");
        assert_eq!(outdated(), ["third, used"], "once");
    }

    #[test]
    fn a_player_who_was_faster_gets_the_panel_drawn_again() {
        let panels = Panels::default();
        note(&panels, looking("old"), "first");
        let first = edit(&panels, "new").expect("an edit");
        note(&panels, looking("own"), "second");
        panels.forget(TABLE, ANN, &first);
        panels.note_edit(TABLE, ANN, &first, true);
        let again = edit(&panels, "own").expect("an edit");
        assert_eq!(again.to.0, "second");
        panels.forget(TABLE, ANN, &again);
        assert!(edit(&panels, "later").is_none());
    }

    #[test]
    fn an_answer_that_an_edit_may_have_drawn_over_is_drawn_again() {
        let panels = Panels::default();
        note(&panels, looking("old"), "first");
        let first = edit(&panels, "new").expect("an edit");
        let answer = looking("own");
        panels.note_edit(TABLE, ANN, &first, true);
        note(&panels, answer, "second");
        let again = edit(&panels, "own").expect("the edit may have arrived last");
        panels.note_edit(TABLE, ANN, &again, true);
        note(&panels, looking("later"), "third");
        assert!(edit(&panels, "later").is_none(), "nothing was on its way");
    }

    #[test]
    fn an_edit_that_discord_may_take_later_is_made_again() {
        let panels = Panels::default();
        note(&panels, looking("old"), "first");
        let first = edit(&panels, "new").expect("an edit");
        panels.note_edit(TABLE, ANN, &first, false);
        let again = edit(&panels, "new").expect("it is not shown");
        panels.note_edit(TABLE, ANN, &again, true);
        assert!(edit(&panels, "new").is_none());
    }

    #[test]
    fn late_news_of_an_earlier_press_does_not_replace_the_newer_panel() {
        let panels = Panels::default();
        let (earlier, newer) = (looking("earlier"), looking("newer"));
        note(&panels, newer, "second");
        note(&panels, earlier, "first");
        assert_eq!(edit(&panels, "next").expect("an edit").to.0, "second");
    }

    #[test]
    fn a_token_expires_before_discord_refuses_it() {
        let panels = Panels::default();
        note(&panels, looking("old"), "token");
        let late = Uptime(0) + TOKEN_LIFE;
        assert_eq!(panels.seats(TABLE, Uptime(0)), [ANN]);
        assert_eq!(panels.seats(TABLE, late), []);
        assert_eq!(panels.tables(Uptime(0)), [TABLE]);
        assert_eq!(panels.tables(late), []);
    }
}
