//! The text of a board: its players and their scores, then its parts, with grids as rows of emoji or as blocks of code.

use std::cmp::Reverse;
use std::fmt::Write;

use games::grid::{Cell, Grid, WIDEST_LARGE, WIDEST_TILES};
use games::names::Names;
use games::outcome::Outcome;
use games::picture::{self, MARKS};
use games::registry::GameType;
use games::screen::{Mark, Part, Score, Screen};
use games::seat::Seat;
use tables::table::Player;

use crate::protocol::emoji::Emoji;
use crate::state::active::ActiveTable;
use crate::texts::boards as t;

/// Discord's limit for an embed's description:
/// <https://discord.com/developers/docs/resources/message#embed-object-embed-limits>
const DESCRIPTION_LIMIT: usize = 4096;

/// Up to so many players have a line each.
const FEW: usize = 3;

/// Beside so many rows of other grids, a phone has room for a large one.
const MOST_ROWS_AROUND: usize = 5;

/// What stands between two players in one line.
const BETWEEN: &str = "　";

/// How many letters fit a line of an embed on a phone.
const LINE: f32 = 36.0;

/// What a board is drawn for: the game, and who has which seat.
#[derive(Clone, Copy)]
pub(crate) struct Company<'a> {
    pub game: &'static dyn GameType,
    pub names: &'a Names,
    /// In seat order; `None` for people.
    pub players: &'a [Player],
    /// How it ended: then its players stand in the order of their places.
    pub outcome: Option<&'a Outcome>,
}

impl<'a> From<&'a ActiveTable> for Company<'a> {
    fn from(active: &'a ActiveTable) -> Self {
        Self {
            game: active.kind(),
            names: &active.names,
            players: active.table.players(),
            outcome: None,
        }
    }
}

/// The description of a board's embed; `times` are lines on the clocks. Tiles take the more room, so they are drawn only if they fit.
pub(crate) fn description(
    screen: &Screen,
    company: Company<'_>,
    emoji: &Emoji,
    times: &[String],
) -> String {
    let (mut in_words, emoji) = (None, &emoji.in_language(company.names.lang()));
    let screen = if emoji.is_in_words() {
        let is_text = |part: &Part| matches!(part, Part::Text(_) | Part::Headed(..));
        let spoken = in_words.insert(screen.clone());
        spoken.parts.retain(is_text);
        spoken.parts.push(Part::Text(screen.board_in_words()));
        spoken
    } else {
        screen
    };
    // A board whose tiles are not all uploaded would be drawn half in pictures and half in letters.
    let pictures = company.game.info().pictures;
    let has_tiles = !emoji.is_in_words() && emoji.has_all(pictures.iter().chain(picture::shared()));
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
    if has_tiles && text.chars().count() > DESCRIPTION_LIMIT {
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
            // They stand in the lines of their players.
            if matches!(part, Part::Players(rows) if self.in_lines(rows)) {
                continue;
            }
            // Two grids would run together; a block of code has a frame.
            let pictured =
                matches!(part, Part::Grid(grid) | Part::Roll(grid) if self.as_tiles(grid));
            if pictured && self.is_large(part) {
                // A heading, which has room above it.
                text.push_str("# ");
            } else if after_tiles && pictured && !text.is_empty() {
                text.push('\n');
            }
            after_tiles = pictured;
            match part {
                Part::Text(body) => text.push_str(&self.emoji.text(body)),
                Part::Grid(grid) | Part::Roll(grid) if pictured => {
                    text.push_str(self.emoji.text(&grid.tiles()).trim_end());
                }
                Part::Grid(grid) | Part::Roll(grid) => code(&mut text, &grid.code()),
                Part::Players(rows) => {
                    code(
                        &mut text,
                        &Part::grid_of_players(rows, self.company.names).code(),
                    );
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

    /// Is there room to draw it large?
    fn is_large(&self, part: &Part) -> bool {
        let rows = |part: &Part| match part {
            Part::Grid(grid) => grid.rows.len(),
            _ => 0,
        };
        let around: usize = self.screen.parts.iter().map(rows).sum();
        around <= MOST_ROWS_AROUND
            && matches!(part, Part::Roll(grid) if grid.width() <= WIDEST_LARGE)
    }

    fn as_tiles(&self, grid: &Grid) -> bool {
        let mut cells = grid.rows.iter().flat_map(|row| &row.cells);
        self.tiles && grid.fits_as_tiles() && cells.all(|cell| self.emoji.has(cell.picture))
    }

    fn in_lines(&self, rows: &[(Seat, Vec<Cell>)]) -> bool {
        self.tiles && rows.iter().all(|(_, cells)| cells.len() < WIDEST_TILES)
    }

    /// The tiles of a player that stand in the player's line.
    fn cells(&self, seat: Seat) -> String {
        let mut tiles = String::new();
        for part in &self.screen.parts {
            if let Part::Players(rows) = part
                && self.in_lines(rows)
                && let Some((_, cells)) = rows.iter().find(|(of, _)| *of == seat)
            {
                for cell in cells {
                    _ = write!(tiles, ":{}:", cell.picture);
                }
                tiles.push(' ');
            }
        }
        self.emoji.text(&tiles)
    }

    /// A line for each player, the best first. Of many players those with little to say share a line.
    fn players(&self) -> String {
        let mut scores: Vec<&Score> = self.screen.scores.iter().collect();
        scores.sort_by_key(|score| (score.mark == Mark::Left, Reverse(score.total)));
        if let Some(outcome) = self.company.outcome {
            scores.sort_by_key(|score| outcome.place_of(score.seat).unwrap_or(u8::MAX));
        }
        let leader = leader(&scores);
        let many = scores.len() > FEW;
        let mut text = String::new();
        let mut room = 0.0;
        for score in scores {
            let line = self.player(score, leader == Some(score));
            let wide = width(&line);
            if many && wide <= room {
                text.push_str(BETWEEN);
            } else {
                if !text.is_empty() {
                    text.push('\n');
                }
                room = LINE;
            }
            room -= wide + 1.5;
            text.push_str(&line);
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text
    }

    fn player(&self, score: &Score, leads: bool) -> String {
        let lang = self.company.names.lang();
        let name = self.company.names.of(score.seat);
        let points = self.emoji.text(&score.points);
        let who = format!("{name} {points}");
        let who = match score.mark {
            Mark::ToAct | Mark::Won => format!("**{who}**"),
            Mark::Waiting => who,
            Mark::Left => format!("~~{who}~~"),
        };
        let (medal, cells) = (self.medal(score), self.cells(score.seat));
        let mut line = format!("{medal}{}{cells}{who}", self.mark(score));
        if !score.parts.is_empty() {
            _ = write!(line, " ({})", self.emoji.text(&score.parts));
        }
        // Beside tiles there is room for one thing: the best stands first anyway, and what has just happened is the news.
        let is_news = score.mark == Mark::ToAct || !score.note.is_empty();
        if leads && (cells.is_empty() || !is_news) {
            if self.tiles {
                line.push_str(&self.emoji.text(" :crown:"));
            } else {
                line.push_str(" · ");
                line.push_str(t::LEADS.say(lang));
            }
        }
        let state = match score.mark {
            Mark::ToAct => format!("**{}**", t::TO_ACT.say(lang)),
            // The medal says so.
            Mark::Won if !medal.is_empty() => String::new(),
            Mark::Won => format!("**{}**", t::WON.say(lang)),
            Mark::Left => t::GONE.say(lang).to_owned(),
            Mark::Waiting => String::new(),
        };
        // Once the game is over, only the result counts; and beside tiles there is no room.
        let player = self.company.players.get(score.seat.index());
        let level = player.and_then(|player| player.house.as_ref());
        let level = level.filter(|_| self.company.outcome.is_none() && cells.is_empty());
        let level = level.map_or_else(String::new, |(level, _)| level.to_string());
        let note = if cells.is_empty() || state.is_empty() {
            self.emoji.text(&score.note)
        } else {
            String::new()
        };
        for more in [&note, &level, &state] {
            if !more.is_empty() {
                line.push_str(" · ");
                line.push_str(more);
            }
        }
        line
    }

    /// What place the player took, once the game is over.
    fn medal(&self, score: &Score) -> String {
        let outcome = self.company.outcome;
        let place = outcome.and_then(|outcome| outcome.place_of(score.seat));
        place.map_or_else(String::new, |place| self.emoji.place(place.into()) + " ")
    }

    /// The player's mark, and the number that stands for the player in a block of code.
    fn mark(&self, score: &Score) -> String {
        let mark = MARKS[self.company.names.mark(score.seat)].name;
        let tile = if self.tiles {
            self.emoji.text(&format!(":{mark}: "))
        } else {
            String::new()
        };
        let has_block = || {
            self.screen.parts.iter().any(|part| match part {
                Part::Grid(grid) | Part::Roll(grid) => grid.has_players() && !self.as_tiles(grid),
                Part::Players(rows) => !self.in_lines(rows),
                _ => false,
            })
        };
        if !self.company.names.have_letters() && has_block() {
            format!("{tile}`{}` ", self.company.names.letter(score.seat))
        } else {
            tile
        }
    }
}

fn code(text: &mut String, block: &str) {
    text.push_str("```\n");
    text.push_str(block.trim_end());
    text.push_str("\n```");
}

/// About how many letters wide a line of markdown is, with a picture as two and a half.
fn width(line: &str) -> f32 {
    let mut letters = 0.0;
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        let name = rest.strip_prefix("<:").or(rest.strip_prefix("<a:"));
        let end = name.and_then(|name| Some((name, name.find('>')?)));
        rest = if let Some((name, end)) = end {
            letters += 2.5;
            &name[end + 1..]
        } else {
            letters += if matches!(letter, '*' | '~') {
                0.0
            } else {
                1.0
            };
            &rest[letter.len_utf8()..]
        };
    }
    letters
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
