//! What a table's message shows, as plain data. A program turns it into a Discord message, a terminal's text or a page.
//!
//! Texts may use Discord's markdown and picture tokens such as `:d5:` (see [`crate::picture`]). Colour never carries meaning alone.
//!
//! A message shows, from top to bottom: the summary, the scores, the parts in their order, the controls. Parts go from what changes
//! least to what changed last, so that the dice of this turn and one line of advice are next to the buttons. Longer texts belong
//! into [`Help`].

use std::fmt::Write;

use crate::grid::{Cell, Grid, GridRow};
use crate::names::Names;
use crate::outcome::Status;
use crate::seat::{Seat, Seats};

/// A view as text and controls.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Screen {
    /// The game and how far it is: `Noodle Roll · turn 5`. At most 100 characters, no markdown.
    pub title: String,
    /// What just happened, then who is to act and what they have to decide: `Ann delivered three strands, +15. Cleo rolls.` A push
    /// and a screen reader give this alone, and people who hide embeds see nothing else. At most 300 characters.
    pub summary: String,
    /// The board, from top to bottom. At most 3,500 characters, with each picture counted as 34, each name as 40, and grids as blocks of
    /// code.
    pub parts: Vec<Part>,
    /// One line for each player, in seat order; who shows the screen sorts them.
    pub scores: Vec<Score>,
    /// Controls, from top to bottom. At most four: a message has five rows, and paging a long menu takes one more.
    pub rows: Vec<Row>,
    /// What the button `?` answers.
    pub help: Help,
}

/// What the button `?` answers, privately. The texts are prose with Discord's markdown, without pictures of a grid.
/// A game that leaves them empty has its summary and its board as help.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Help {
    /// How the game is won at this table, in one sentence. At most 150 characters.
    pub win: String,
    /// What can be done now, and what each choice means and costs. At most 1,500 characters.
    pub choices: String,
    /// The board in words, for people who hear it or hide embeds. At most 3,500 characters.
    pub board: String,
}

/// A piece of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Running text.
    Text(String),
    /// Cells in rows and columns, drawn as pictures or as a block of code.
    Grid(Grid),
    /// What was rolled, in one row: a grid that is drawn large where there is room.
    Roll(Grid),
    /// A text under a heading.
    Headed(String, String),
    /// A few cells for each player, in the order of the lines of players; as pictures they stand in those lines.
    Players(Vec<(Seat, Vec<Cell>)>),
}

impl Part {
    /// The cells of players as a grid, each row with the player's mark.
    pub fn grid_of_players(rows: &[(Seat, Vec<Cell>)], names: &Names) -> Grid {
        let row = |(seat, cells): &(Seat, Vec<Cell>)| {
            GridRow::of(
                [Cell::player(*seat, names)]
                    .into_iter()
                    .chain(cells.iter().cloned()),
            )
        };
        Grid {
            rows: rows.iter().map(row).collect(),
        }
    }
}

/// One player's line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Whose line it is.
    pub seat: Seat,
    /// By which the lines are sorted, the largest first; the largest alone is ahead.
    pub total: i32,
    /// The total as people read it: `25`, `53/100`.
    pub points: String,
    /// How it comes about, in a few words: `10 for pairs`. May be empty.
    pub parts: String,
    /// What else the player has, such as chefs, cubes or tokens. May be empty.
    pub note: String,
    /// How the line is marked.
    pub mark: Mark,
}

/// How a player's line is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The player is not to act.
    Waiting,
    /// The player is to act.
    ToAct,
    /// The player left the table.
    Left,
    /// The player won.
    Won,
}

impl Mark {
    /// The mark of a seat at a table where the `active` seats have not left.
    pub fn of(seat: Seat, active: Seats, status: &Status) -> Self {
        match status {
            _ if !active.has(seat) => Self::Left,
            Status::ToAct(acting) if acting.has(seat) => Self::ToAct,
            Status::Over(outcome) if outcome.winners().has(seat) => Self::Won,
            _ => Self::Waiting,
        }
    }
}

/// One row of controls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// At most five.
    Buttons(Vec<Button>),
    /// A row for this part alone.
    Menu(Menu),
}

/// Something to press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// At most 80 characters.
    pub label: String,
    /// What it is called apart from the board, where the label would say too little.
    pub name: Option<String>,
    /// The name of a picture before the label.
    pub picture: Option<&'static str>,
    /// How it looks.
    pub style: Style,
    /// What a press does.
    pub action: Action,
}

/// How a button looks, in Discord's words:
/// <https://discord.com/developers/docs/components/reference#button-button-styles>
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// The expected thing to do.
    Primary,
    /// One of several things.
    Secondary,
    /// Ends or wins something.
    Success,
    /// Gives something up.
    Danger,
}

/// What a press does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Plays this move.
    Play(String),
    /// Draws the same screen again with another focus: a first choice made, or a placement tried out. Nothing is played or stored. The
    /// text comes back as the `focus` of [`crate::game::Game::screen`]: `[a-z0-9.-]`, at most 40 bytes.
    Focus(String),
    /// A move that every player of the table may press at any time: it puts away what all of them have seen, such as a
    /// result.
    GoOn(String),
    /// Shows players their own screen, privately.
    Panel,
}

/// A list to choose one thing from. It may be longer than Discord's 25 entries: the program that draws it adds pages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// Shown until something is chosen: at most 150 characters.
    pub prompt: String,
    /// The entries, from top to bottom; never none.
    pub choices: Vec<Choice>,
}

/// One entry of a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// At most 100 characters; markdown and pictures have no effect here.
    pub label: String,
    /// A second line, at most 100 characters. May be empty.
    pub detail: String,
    /// The name of a picture before the label.
    pub picture: Option<&'static str>,
    /// What choosing it does.
    pub action: Action,
    /// Whether it is shown as chosen, because the screen's focus is on it.
    pub chosen: bool,
}

#[expect(clippy::needless_pass_by_value, reason = "a move is small and Copy")]
impl Button {
    fn new(label: impl Into<String>, style: Style, action: Action) -> Self {
        Self {
            label: label.into(),
            name: None,
            picture: None,
            style,
            action,
        }
    }

    /// A button that plays a move.
    pub fn play(label: impl Into<String>, style: Style, mv: impl ToString) -> Self {
        Self::new(label, style, Action::Play(mv.to_string()))
    }

    /// A button that moves the screen's focus.
    pub fn focus(label: impl Into<String>, style: Style, focus: impl Into<String>) -> Self {
        Self::new(label, style, Action::Focus(focus.into()))
    }

    /// A button that puts something away for everybody.
    pub fn go_on(label: impl Into<String>, focus: impl Into<String>) -> Self {
        Self::new(label, Style::Primary, Action::GoOn(focus.into()))
    }

    /// A button that shows players their own screen.
    pub fn panel(label: impl Into<String>, style: Style) -> Self {
        Self::new(label, style, Action::Panel)
    }

    /// Puts a picture before the label.
    #[must_use]
    pub fn pictured(mut self, picture: &'static str) -> Self {
        self.picture = Some(picture);
        self
    }

    /// The same with a name for where it is not on the board.
    #[must_use]
    pub fn named(mut self, name: String) -> Self {
        self.name = Some(name);
        self
    }
}

#[expect(clippy::needless_pass_by_value, reason = "a move is small and Copy")]
impl Choice {
    /// An entry that plays a move.
    pub fn play(label: impl Into<String>, detail: impl Into<String>, mv: impl ToString) -> Self {
        Self {
            label: label.into(),
            detail: detail.into(),
            picture: None,
            action: Action::Play(mv.to_string()),
            chosen: false,
        }
    }

    /// An entry that moves the screen's focus; `chosen` if the focus is on it already.
    pub fn focus(
        label: impl Into<String>,
        detail: impl Into<String>,
        focus: impl Into<String>,
        chosen: bool,
    ) -> Self {
        Self {
            label: label.into(),
            detail: detail.into(),
            picture: None,
            action: Action::Focus(focus.into()),
            chosen,
        }
    }

    /// Puts a picture before the label.
    #[must_use]
    pub fn pictured(mut self, picture: &'static str) -> Self {
        self.picture = Some(picture);
        self
    }
}

impl Screen {
    /// What the controls do, in the order shown.
    pub fn actions(&self) -> impl Iterator<Item = &Action> {
        self.rows
            .iter()
            .flat_map(|row| -> Box<dyn Iterator<Item = &Action>> {
                match row {
                    Row::Buttons(buttons) => Box::new(buttons.iter().map(|button| &button.action)),
                    Row::Menu(menu) => Box::new(menu.choices.iter().map(|choice| &choice.action)),
                }
            })
    }

    /// The board for somebody who cannot see pictures.
    pub fn board_in_words(&self) -> String {
        if self.help.board.is_empty() {
            return self.board();
        }
        self.help.board.clone()
    }

    /// The board alone, as lines of plain text with grids as blocks of code, as the `>` lines of a transcript have it.
    pub fn board(&self) -> String {
        let mut text = String::new();
        for (nth, part) in self.parts.iter().enumerate() {
            // Two grids would run together.
            let is_grid = |part: &Part| matches!(part, Part::Grid(_) | Part::Roll(_));
            if is_grid(part) && self.parts[..nth].last().is_some_and(is_grid) {
                text.push('\n');
            }
            match part {
                Part::Text(body) => _ = writeln!(text, "{}", body.trim_end()),
                Part::Grid(grid) | Part::Roll(grid) => text.push_str(&grid.code()),
                Part::Headed(head, body) => _ = writeln!(text, "{head}\n{}", body.trim_end()),
                Part::Players(rows) => {
                    text.push_str(&Part::grid_of_players(rows, &Names::letters()).code());
                }
            }
        }
        text
    }

    /// The whole screen and its help as plain text, for a terminal and for tests.
    pub fn text(&self) -> String {
        let mut text = format!("{}\n{}\n{}", self.title, self.summary, self.board());
        for score in &self.scores {
            let mark = match score.mark {
                Mark::Waiting => ' ',
                Mark::ToAct => '>',
                Mark::Left => 'x',
                Mark::Won => '*',
            };
            _ = write!(text, "{mark} {} {}", score.seat, score.points);
            if !score.parts.is_empty() {
                _ = write!(text, " ({})", score.parts);
            }
            let gap = if score.note.is_empty() { "" } else { " · " };
            _ = writeln!(text, "{gap}{}", score.note);
        }
        for row in &self.rows {
            match row {
                Row::Buttons(buttons) => {
                    let labels: Vec<String> = buttons
                        .iter()
                        .map(|button| format!("[{}]", button.label))
                        .collect();
                    _ = writeln!(text, "{}", labels.join(" "));
                }
                Row::Menu(menu) => {
                    _ = writeln!(text, "[{}:]", menu.prompt);
                    for choice in &menu.choices {
                        let dot = if choice.chosen { '•' } else { '-' };
                        let gap = if choice.detail.is_empty() { "" } else { ": " };
                        _ = writeln!(text, "  {dot} {}{gap}{}", choice.label, choice.detail);
                    }
                }
            }
        }
        for help in [&self.help.win, &self.help.choices, &self.help.board] {
            if !help.is_empty() {
                _ = writeln!(text, "? {help}");
            }
        }
        text
    }
}
