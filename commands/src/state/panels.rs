//! The private panels that are still open: what each shows, and the token that can edit it. A token lives for fifteen minutes, and
//! losing one costs its player no more than a press on Refresh, so none is stored.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use db::{TableId, Uptime};
use games::screen::Screen;
use games::seat::Seat;
use lru::LruCache;
use serenity::all::MessageId;

/// Discord's fifteen minutes, less one for clocks that differ:
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback>
const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);

/// How many panels are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::new(2_000).expect("not zero");

/// What a panel shows, as its player chose it.
#[derive(Clone, Debug)]
pub(crate) struct Looking {
    pub focus: String,
    /// The row of the menu, and its page from 0.
    pub page: Option<(u8, u8)>,
    /// What was drawn.
    pub screen: Screen,
}

/// The panel that a player opened or used last. It holds a token, so it has no `Debug`.
struct Panel {
    token: String,
    /// The message, if it is not the answer itself but followed it.
    message: Option<MessageId>,
    until: Uptime,
    /// Counts up, so that an edit notices that its player was faster.
    number: u64,
    focus: String,
    page: Option<(u8, u8)>,
    /// `None`: something else may have been drawn meanwhile.
    screen: Option<Screen>,
}

/// An edit that a panel needs.
pub(crate) struct PanelEdit {
    pub token: String,
    /// The message, if it is not the answer itself but followed it.
    pub message: Option<MessageId>,
    pub number: u64,
}

/// All open panels.
pub(crate) struct Panels {
    open: Mutex<OpenPanels>,
    noted: AtomicU64,
}

/// By table and position of the seat.
type OpenPanels = LruCache<(TableId, usize), Panel>;

impl Default for Panels {
    fn default() -> Self {
        Self {
            open: Mutex::new(LruCache::new(KEPT)),
            noted: AtomicU64::default(),
        }
    }
}

impl Panels {
    fn open(&self) -> MutexGuard<'_, OpenPanels> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A player opened a panel or used it.
    pub(crate) fn note(
        &self,
        table: TableId,
        seat: Seat,
        looking: Looking,
        (token, message): (&str, Option<MessageId>),
        now: Uptime,
    ) {
        let panel = Panel {
            token: token.to_owned(),
            message,
            until: now + TOKEN_LIFE,
            number: self.noted.fetch_add(1, Ordering::Relaxed),
            focus: looking.focus,
            page: looking.page,
            screen: Some(looking.screen),
        };
        self.open().put((table, seat.index()), panel);
    }

    /// The seats whose panels can be edited.
    pub(crate) fn seats(&self, table: TableId, seats: usize, now: Uptime) -> Vec<Seat> {
        let open = self.open();
        let is_open = |seat: &Seat| {
            let panel = open.peek(&(table, seat.index()));
            panel.is_some_and(|panel| now < panel.until)
        };
        (0..seats).map(Seat::new).filter(is_open).collect()
    }

    /// What the player chose to see on it.
    pub(crate) fn attention(
        &self,
        table: TableId,
        seat: Seat,
    ) -> Option<(String, Option<(u8, u8)>)> {
        let open = self.open();
        let panel = open.peek(&(table, seat.index()))?;
        Some((panel.focus.clone(), panel.page))
    }

    /// The edit that shows this screen, if the panel shows another one.
    pub(crate) fn edit(&self, table: TableId, seat: Seat, screen: &Screen) -> Option<PanelEdit> {
        let mut open = self.open();
        let panel = open.peek_mut(&(table, seat.index()))?;
        if panel.screen.as_ref() == Some(screen) {
            return None;
        }
        panel.screen = Some(screen.clone());
        Some(PanelEdit {
            token: panel.token.clone(),
            message: panel.message,
            number: panel.number,
        })
    }

    /// Whether the player used the panel during an edit, which may have drawn over the answer.
    pub(crate) fn overtaken(&self, table: TableId, seat: Seat, edit: &PanelEdit) -> bool {
        let mut open = self.open();
        match open.peek_mut(&(table, seat.index())) {
            Some(panel) if panel.number != edit.number => {
                panel.screen = None;
                true
            }
            _ => false,
        }
    }

    /// The panel is gone: dismissed by its player, or its token has expired.
    pub(crate) fn forget(&self, table: TableId, seat: Seat, edit: &PanelEdit) {
        let mut open = self.open();
        let key = (table, seat.index());
        if open
            .peek(&key)
            .is_some_and(|panel| panel.number == edit.number)
        {
            open.pop(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(summary: &str) -> Screen {
        Screen {
            summary: summary.to_owned(),
            ..Screen::default()
        }
    }

    fn looking(summary: &str) -> Looking {
        Looking {
            focus: String::new(),
            page: None,
            screen: screen(summary),
        }
    }

    #[test]
    fn a_panel_is_edited_only_when_its_screen_changes() {
        let (panels, table, ann) = (Panels::default(), TableId(1), Seat::new(0));
        assert!(panels.edit(table, ann, &screen("none")).is_none());
        panels.note(table, ann, looking("old"), ("token", None), Uptime(0));
        assert!(panels.edit(table, ann, &screen("old")).is_none());
        let edit = panels.edit(table, ann, &screen("new")).expect("an edit");
        assert_eq!(edit.token, "token");
        assert!(panels.edit(table, ann, &screen("new")).is_none());
    }

    #[test]
    fn a_player_who_was_faster_gets_the_panel_drawn_again() {
        let (panels, table, ann) = (Panels::default(), TableId(1), Seat::new(0));
        panels.note(table, ann, looking("old"), ("first", None), Uptime(0));
        let edit = panels.edit(table, ann, &screen("new")).expect("an edit");
        assert!(!panels.overtaken(table, ann, &edit));
        panels.note(table, ann, looking("own"), ("second", None), Uptime(0));
        panels.forget(table, ann, &edit);
        assert!(panels.overtaken(table, ann, &edit));
        let again = panels.edit(table, ann, &screen("own")).expect("an edit");
        assert_eq!(again.token, "second");
        panels.forget(table, ann, &again);
        assert!(panels.edit(table, ann, &screen("later")).is_none());
    }

    #[test]
    fn a_token_expires_before_discord_refuses_it() {
        let (panels, table, ann) = (Panels::default(), TableId(1), Seat::new(0));
        panels.note(table, ann, looking("old"), ("token", None), Uptime(0));
        let late = Uptime(0) + TOKEN_LIFE;
        assert_eq!(panels.seats(table, 2, Uptime(0)), [ann]);
        assert_eq!(panels.seats(table, 2, late), []);
    }
}
