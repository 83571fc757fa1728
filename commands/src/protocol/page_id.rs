//! The controls outside tables, and their `custom_id`: pages of leaderboards, histories, help and rules, opening a finished table, the
//! confirmation before a user's data is deleted, server settings, lessons, and the daily table. As in
//! [`crate::protocol::custom_id`], nothing waits in memory.
//!
//! `1s:l:-:week:s:2` = version 1, leaderboard of all games, this week, this server, its third page. `1t:GAME:3:p:keep-4` = the lesson of
//! the game with this key, its fourth step, the control that plays `keep-4`.

use std::fmt;

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton, UserId};

use crate::protocol::custom_id::PlayAction;
use crate::protocol::spelling::{Field, Fields, Style, controls, read_flag};
use crate::texts::{Lang, boards};
use crate::time::period::Period;

controls! {
    COLONS
    /// A control outside tables.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum PageControl {
        /// A page of a leaderboard, from 0.
        Leaderboard(query: LeaderboardQuery, page: u32) = "1s:l",
        /// A page of finished tables, from 0.
        History(query: HistoryQuery, page: u32) = "1s:y",
        /// The menu of finished tables; the chosen value is the table's name.
        Open = "1s:o",
        /// Delete the user's data, confirmed.
        Forget = "1s:d",
        /// A page of `/help`, from 0.
        Help(page: u32) = "1s:h",
        /// A page of the rules of a game, from 0, of this edition.
        Rules(game: String, page: u32, edition: u16) = "1s:r",
        /// A page of the rules of the current edition; only the oldest messages have it.
        CurrentRules(game: String, page: u32) = "1s:r",
        /// A choice of a server's admin.
        Setting(setting: Setting) = "1s:s",
        /// The menu of games for a new table to which this user, of this name, is invited; the chosen value is the key of the game.
        StartWith(user: UserId, name: String) = "1s:i",
        /// In the lesson of the game with this key, on the message of this step, from 0.
        Lesson(game: String, step: u32, action: LessonAction) = "1t",
        /// At the daily table of this day, counted from 1970 in UTC, drawn after so many moves. Whose try it is follows from the user.
        Daily(day: u32, drawn: u32, action: DailyAction) = "1d",
    }
}

controls! {
    JOINED
    /// A control on the panel of `/settings`.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Setting {
        /// The menu of channels where games may be played.
        Channels = "c",
        /// The menu of roles whose members moderate tables.
        ModeratorRole = "k",
        /// The menu of roles that a lobby may call.
        PlayersRole = "r",
        /// Turn pings on or off.
        Pings(on: bool) = "p",
        /// Whether everybody can look up all tables of the server.
        OpenHistory(open: bool) = "h",
        /// Whether the server's results are shown on others.
        SharedResults(shared: bool) = "r",
        /// Tables can no longer be reported.
        NoReports = "m0",
        /// Not a choice: a list of what admins and moderators did recently.
        RecentChanges = "l",
        /// The menu of the channel's presets; the chosen value names the game, and says whether to pin the preset.
        ChannelPreset = "u",
    }
}

controls! {
    DOTS
    /// What a control of a lesson does. The game and the step are all that a lesson is made from, so nothing of it is stored.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum LessonAction with Press(PlayAction) {
        /// Open the lesson as another private message.
        Open = "open",
        /// Begin again on this message.
        Again = "again",
        /// The answer of the button `?`.
        Explain = "explain",
        /// The game's rules, as another private message.
        Rules = "rules",
        /// Open a real table against the house.
        House = "house",
    }
}

controls! {
    DOTS
    /// What a control of the daily table does.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum DailyAction with Press(PlayAction) {
        /// Begin the one try.
        Begin = "begin",
        /// The answer of the button `?`.
        Explain = "explain",
        /// The game's rules.
        Rules = "rules",
        /// Tell the channel.
        Share = "share",
        /// What the dice are committed to.
        Dice = "dice",
        /// The record of the try, once the day is over.
        Record = "record",
    }
}

impl PageControl {
    /// What it does, with the chosen value if it is a menu of a game.
    pub(crate) fn chosen(self, value: Option<&str>) -> Option<Self> {
        Some(match self {
            Self::Lesson(game, step, LessonAction::Press(action)) => {
                Self::Lesson(game, step, LessonAction::Press(action.offered(value)?))
            }
            Self::Daily(day, drawn, DailyAction::Press(action)) => {
                Self::Daily(day, drawn, DailyAction::Press(action.offered(value)?))
            }
            other => other,
        })
    }

    /// The button that opens the lesson of a game.
    pub(crate) fn learn(game: &str, lang: Lang) -> CreateButton {
        let lesson = Self::Lesson(game.to_owned(), 0, LessonAction::Open);
        lesson.button(boards::LEARN.say(lang))
    }

    pub(crate) fn button(&self, label: &str) -> CreateButton {
        let button = CreateButton::new(self.to_string()).label(label);
        button.style(ButtonStyle::Secondary)
    }
}

/// A row with buttons to the pages before and after this one, where there are any.
pub(crate) fn pager(pages: [Option<(PageControl, &str)>; 2]) -> Option<CreateActionRow> {
    let pages = pages.into_iter().flatten();
    let buttons: Vec<CreateButton> = pages.map(|(to, label)| to.button(label)).collect();
    (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
}

/// Which results a leaderboard covers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LeaderboardQuery {
    /// The key of a game; `None` for all games together.
    pub game: Option<String>,
    pub period: Period,
    /// All servers, and not only the one where the command was used.
    pub everywhere: bool,
}

/// Which finished tables are listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HistoryQuery {
    /// Only those of this user.
    pub user: Option<UserId>,
    /// Only those of the channel, not of the whole server.
    pub channel: bool,
}

impl Field for LeaderboardQuery {
    const PARTS: usize = 3;

    fn write(&self, f: &mut impl fmt::Write, style: &Style) -> fmt::Result {
        self.game.write(f, style)?;
        let scope = if self.everywhere { 'e' } else { 's' };
        write!(f, ":{}:{scope}", self.period.key())
    }

    fn read(fields: &mut Fields, style: &Style) -> Option<Self> {
        Some(Self {
            game: Field::read(fields, style)?,
            period: Period::parse(fields.next()?)?,
            everywhere: read_flag(fields, ["s", "e"])?,
        })
    }
}

impl Field for HistoryQuery {
    const PARTS: usize = 2;

    fn write(&self, f: &mut impl fmt::Write, style: &Style) -> fmt::Result {
        self.user.write(f, style)?;
        f.write_str(if self.channel { ":c" } else { ":s" })
    }

    fn read(fields: &mut Fields, style: &Style) -> Option<Self> {
        Some(Self {
            user: Field::read(fields, style)?,
            channel: read_flag(fields, ["s", "c"])?,
        })
    }
}
