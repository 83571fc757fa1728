//! The text of a board: its players and their scores, then its parts, with grids as rows of emoji or as blocks of code.

use std::cmp::Reverse;

use games::grid::Grid;
use games::level::Level;
use games::picture::{self, MARKS};
use games::registry::GameType;
use games::screen::{Mark, Part, Score, Screen};
use games::seat::Names;

use crate::protocol::emoji::Emoji;
use crate::state::active::ActiveTable;

/// Discord's limit for an embed's description:
/// <https://discord.com/developers/docs/resources/message#embed-object-embed-limits>
pub(crate) const DESCRIPTION_LIMIT: usize = 4096;

/// What a board is drawn for: the game, and who has which seat.
#[derive(Clone, Copy)]
pub(crate) struct Company<'a> {
    pub game: &'static dyn GameType,
    pub names: &'a Names,
    /// In seat order; `None` for people.
    pub levels: &'a [Option<Level>],
}

impl<'a> From<&'a ActiveTable> for Company<'a> {
    fn from(active: &'a ActiveTable) -> Self {
        Self {
            game: active.game,
            names: &active.names,
            levels: &active.levels,
        }
    }
}

/// The description of a board's embed; `times` are lines on the clocks. Tiles take the more room, so they are drawn only if they fit.
pub(crate) fn description(
    screen: &Screen,
    company: Company<'_>,
    emoji: &Emoji,
    times: &[String],
    room: usize,
) -> String {
    // A board whose tiles are not all uploaded would be drawn half in pictures and half in letters.
    let pictures = company.game.info().pictures;
    let has_tiles = emoji.has_all(pictures.iter().chain(picture::shared()));
    let drawn = |tiles| {
        Drawing {
            screen,
            company,
            emoji,
            tiles,
        }
        .text(times)
    };
    let text = drawn(has_tiles);
    if has_tiles && text.chars().count() > room {
        drawn(false)
    } else {
        text
    }
}

struct Drawing<'a> {
    screen: &'a Screen,
    company: Company<'a>,
    emoji: &'a Emoji,
    /// Grids are drawn as emoji, if they fit a phone.
    tiles: bool,
}

impl Drawing<'_> {
    fn text(&self, times: &[String]) -> String {
        let mut text = self.players();
        for time in times {
            text.push_str(time);
            text.push('\n');
        }
        // The players are apart from the board.
        let mut after_tiles = true;
        for part in &self.screen.parts {
            // Two grids would run together; a block of code has a frame.
            let pictured = matches!(part, Part::Grid(grid) if self.as_tiles(grid));
            if after_tiles && pictured {
                text.push('\n');
            }
            after_tiles = pictured;
            match part {
                Part::Text(body) => text.push_str(&self.emoji.text(body)),
                Part::Grid(grid) if self.as_tiles(grid) => {
                    text.push_str(self.emoji.text(&grid.tiles()).trim_end());
                }
                Part::Grid(grid) => {
                    text.push_str("```\n");
                    text.push_str(grid.code().trim_end());
                    text.push_str("\n```");
                }
                Part::Headed(head, body) => {
                    text.push_str("**");
                    text.push_str(&self.emoji.text(head));
                    text.push_str("**\n");
                    text.push_str(&self.emoji.text(body));
                }
            }
            text.push('\n');
        }
        text.truncate(text.trim_end().len());
        text
    }

    fn as_tiles(&self, grid: &Grid) -> bool {
        self.tiles && grid.fits_as_tiles()
    }

    /// A line for each player, the best first.
    fn players(&self) -> String {
        let mut scores: Vec<&Score> = self.screen.scores.iter().collect();
        scores.sort_by_key(|score| (score.mark == Mark::Left, Reverse(score.total)));
        let leader = leader(&scores);
        let mut text = String::new();
        for score in scores {
            text.push_str(&self.player(score, leader == Some(score)));
            text.push('\n');
        }
        text
    }

    fn player(&self, score: &Score, leads: bool) -> String {
        let name = self.company.names.of(score.seat);
        let points = self.emoji.text(&score.points);
        let who = format!("{name} {points}");
        let who = match score.mark {
            Mark::ToAct | Mark::Won => format!("**{who}**"),
            Mark::Waiting => who,
            Mark::Left => format!("~~{who}~~"),
        };
        let parts = if score.parts.is_empty() {
            String::new()
        } else {
            format!(" ({})", self.emoji.text(&score.parts))
        };
        let mut line = format!("{}{who}{parts}", self.mark(score));
        if leads {
            line.push_str(&if self.tiles {
                self.emoji.text(" :crown:")
            } else {
                " · leads".to_owned()
            });
        }
        let state = match score.mark {
            Mark::ToAct => "**to act**",
            Mark::Won => "**won**",
            Mark::Left => "left",
            Mark::Waiting => "",
        };
        let level = self.company.levels[score.seat.index()];
        let level = level.map_or_else(String::new, |level| format!("{level} house"));
        for more in [&self.emoji.text(&score.note), &level, state] {
            if !more.is_empty() {
                line.push_str(" · ");
                line.push_str(more);
            }
        }
        line
    }

    /// The player's mark, and the number that stands for the player in a block of code.
    fn mark(&self, score: &Score) -> String {
        let mark = MARKS[score.seat.index()].name;
        let tile = if self.tiles {
            self.emoji.text(&format!(":{mark}: "))
        } else {
            String::new()
        };
        let has_block = self.screen.parts.iter().any(|part| match part {
            Part::Grid(grid) => !self.as_tiles(grid) && grid.has_players(),
            _ => false,
        });
        if has_block && !self.company.names.have_letters() {
            format!("{tile}`{}` ", self.company.names.letter(score.seat))
        } else {
            tile
        }
    }
}

/// The only one with the largest total among those who have not left, at a table of several in play.
fn leader<'a>(sorted: &[&'a Score]) -> Option<&'a Score> {
    let over = sorted.iter().any(|score| score.mark == Mark::Won);
    match sorted {
        [first, second, ..] if !over && second.mark != Mark::Left && first.total > second.total => {
            Some(first)
        }
        _ => None,
    }
}
