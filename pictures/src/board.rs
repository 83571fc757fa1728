//! A screen as a picture: the players by their marks with their points, then the board in tiles.

use std::cmp::Reverse;
use std::collections::HashMap;

use games::grid::{Cell, Grid};
use games::lang::Lang;
use games::names::Names;
use games::outcome::Outcome;
use games::picture::{self, Colour, MARKS, Picture, ROLLED_DICE};
use games::screen::{Mark, Part, Score, Screen};
use games::seat::Seat;
use tiny_skia::{Pixmap, PixmapPaint, Rect, Transform};

use crate::known::named;
use crate::letters::{self, End, colour, paint, write};
use crate::tile::{tile, tumble};

/// Pixels to a side of a tile.
const TILE: u16 = 40;
const MARGIN: u16 = 24;

/// The width of a letter.
const LETTER: u16 = 11;
/// The height of a line of text; one with tiles is as high as they are.
const LINE: u16 = 30;
const GAP: u16 = 14;
const TITLE: u16 = 40;

/// A line is broken where it would be wider: as many tiles as fit a phone.
const WIDEST: u16 = 13 * TILE;
/// A narrow board has some paper around it.
const NARROWEST: u16 = 7 * TILE;

const PAPER: Colour = 0x1F_22_2B;
const LIT: Colour = 0x33_38_46;
const INK: Colour = 0xE6_E8_EE;
const FAINT: Colour = 0x9A_9F_AD;
const GOLD: Colour = 0xF2_B1_34;
const GREEN: Colour = 0x5F_D0_8A;
const RED: Colour = 0xFF_7A_7A;

/// What a picture is drawn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// As the boards of most people have it.
    #[default]
    Dark,
    /// For a page that is light.
    Light,
}

impl Paper {
    /// A colour of the dark paper as it can be read here.
    fn colour(self, with: Colour) -> Colour {
        match with {
            _ if self == Self::Dark => with,
            PAPER => 0xF4_F5_F8,
            LIT => 0xE0_E4_EE,
            INK => 0x23_26_2F,
            FAINT => 0x5F_64_70,
            GOLD => 0x8A_5C_00,
            GREEN => 0x1B_76_42,
            RED => 0xB3_26_1E,
            other => other,
        }
    }
}

/// What somebody's turn came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Came {
    pub(crate) seat: Seat,
    pub(crate) points: i32,
    /// Something was lost, or nothing was found.
    pub(crate) bust: bool,
}

/// What is drawn, before it has a size.
pub(crate) struct Sheet {
    title: String,
    lines: Vec<Line>,
}

#[derive(Default)]
struct Line {
    items: Vec<Item>,
    /// It stands on a lighter ground.
    lit: bool,
    /// It is apart from the line above.
    apart: bool,
}

enum Item {
    Tile(&'static Picture),
    Text(String, Colour),
    Space(u16),
}

impl Item {
    fn is_board(&self) -> bool {
        matches!(self, Self::Tile(picture) if MARKS.iter().all(|mark| mark.name != picture.name))
    }

    fn width(&self) -> u16 {
        match self {
            Self::Tile(_) => TILE,
            Self::Text(text, _) => {
                LETTER * u16::try_from(text.chars().count()).unwrap_or(WIDEST / LETTER)
            }
            Self::Space(width) => *width,
        }
    }
}

impl Line {
    fn of(items: Vec<Item>) -> Self {
        Self {
            items,
            ..Self::default()
        }
    }

    fn width(&self) -> u16 {
        self.items.iter().map(Item::width).sum()
    }

    fn height(&self) -> u16 {
        let tiles = self.items.iter().any(|item| matches!(item, Item::Tile(_)));
        let own = if tiles { TILE } else { LINE };
        own + if self.apart { GAP } else { 0 }
    }
}

impl Sheet {
    /// A screen whose names are marks ([`Names::as_marks`]); with an outcome its players stand in the order of their places. `came`
    /// is what the turn came to that has just ended.
    pub(crate) fn of(
        title: &str,
        screen: &Screen,
        marks: &Names,
        outcome: Option<&Outcome>,
        came: &[Came],
    ) -> Self {
        let mut lines = players(screen, marks, outcome, came);
        for part in &screen.parts {
            let from = lines.len();
            match part {
                Part::Grid(grid) | Part::Roll(grid) => lines.extend(grid_lines(grid)),
                Part::Text(text) => lines.extend(text_lines(text)),
                Part::Headed(head, body) => {
                    lines.extend(text_lines(&format!("{head}\n{body}")));
                }
                // They stand in the lines of their players.
                Part::Players(_) => {}
            }
            if let Some(first) = lines.get_mut(from) {
                first.apart = true;
            }
        }
        Self {
            title: title.to_owned(),
            lines,
        }
    }

    /// Its size with the paper around it.
    pub(crate) fn size(&self) -> (u16, u16) {
        let widths = self.lines.iter().map(Line::width);
        let title = LETTER * u16::try_from(self.title.chars().count()).unwrap_or(0);
        let width = widths.max().unwrap_or(0).max(title).max(NARROWEST);
        let height: u16 = self.lines.iter().map(Line::height).sum();
        (width + 2 * MARGIN, TITLE + height + 2 * MARGIN)
    }

    /// Draws it on paper of this size; its free dice in this moment of their tumbling, or at rest.
    pub(crate) fn draw(
        &self,
        (width, height): (u16, u16),
        tiles: &mut Tiles,
        tumbling: Option<u8>,
    ) -> Pixmap {
        let mut canvas = Pixmap::new(width.into(), height.into()).expect("it has margins");
        canvas.fill(colour(tiles.paper.colour(PAPER)));
        let left = f32::from(MARGIN);
        let place = (left, left + 10.0);
        write(
            &mut canvas,
            &self.title,
            LETTER.into(),
            tiles.paper.colour(FAINT),
            End::Left,
            place,
        );
        let mut top = MARGIN + TITLE;
        for line in &self.lines {
            if line.apart {
                top += GAP;
            }
            let high = line.height() - if line.apart { GAP } else { 0 };
            let middle = f32::from(top) + f32::from(high) / 2.0;
            if line.lit {
                let lit = Rect::from_xywh(0.0, top.into(), width.into(), high.into());
                if let Some(lit) = lit {
                    let paint = paint(tiles.paper.colour(LIT));
                    canvas.fill_rect(lit, &paint, Transform::identity(), None);
                }
            }
            let mut x = MARGIN;
            for item in &line.items {
                match item {
                    Item::Tile(picture) => tiles.put(&mut canvas, picture, (x, top), tumbling),
                    Item::Text(text, ink) => {
                        let place = (f32::from(x), middle);
                        let ink = tiles.paper.colour(*ink);
                        write(&mut canvas, text, LETTER.into(), ink, End::Left, place);
                    }
                    Item::Space(_) => {}
                }
                x += item.width();
            }
            top += high;
        }
        canvas
    }
}

/// Tiles of this size that are drawn already, and the paper for them.
#[derive(Default)]
pub(crate) struct Tiles {
    drawn: HashMap<(&'static str, Option<u8>), Pixmap>,
    paper: Paper,
}

impl Tiles {
    pub(crate) fn on(paper: Paper) -> Self {
        Self {
            paper,
            ..Self::default()
        }
    }

    fn put(
        &mut self,
        canvas: &mut Pixmap,
        picture: &'static Picture,
        (x, y): (u16, u16),
        tumbling: Option<u8>,
    ) {
        let mut dice = (0..).zip(&ROLLED_DICE);
        let face = dice.find(|(_, die)| die.name == picture.name);
        let drawn = if let (Some(moment), Some((face, _))) = (tumbling, face) {
            let drawn = self.drawn.entry((picture.name, tumbling));
            drawn.or_insert_with(|| tumble(face, moment, TILE))
        } else {
            let drawn = self.drawn.entry((picture.name, None));
            drawn.or_insert_with(|| tile(picture, TILE))
        };
        let drawn = drawn.as_ref();
        let as_it_is = PixmapPaint::default();
        canvas.draw_pixmap(
            x.into(),
            y.into(),
            drawn,
            &as_it_is,
            Transform::identity(),
            None,
        );
    }
}

/// A line for each player: the medal, the mark, the points, what the player has, and what the turn came to.
fn players(screen: &Screen, marks: &Names, outcome: Option<&Outcome>, came: &[Came]) -> Vec<Line> {
    let place = |score: &Score| outcome.and_then(|outcome| outcome.place_of(score.seat));
    let mut scores: Vec<&Score> = screen.scores.iter().collect();
    if outcome.is_some() {
        scores.sort_by_key(|score| (place(score).unwrap_or(u8::MAX), Reverse(score.total)));
    }
    let points = scores.iter().map(|score| plain(&score.points));
    let widest = points
        .map(|points| points.chars().count())
        .max()
        .unwrap_or(0);
    let line = |score: &&Score| {
        let mut items = Vec::new();
        if outcome.is_some() {
            let medal = place(score)
                .and_then(|place| ["first", "second", "third"].get(usize::from(place) - 1));
            items.push(
                medal
                    .and_then(|name| named(name))
                    .map_or(Item::Space(TILE), Item::Tile),
            );
        }
        items.push(Item::Tile(&MARKS[marks.mark(score.seat)]));
        items.push(Item::Space(LETTER));
        let ink = match score.mark {
            Mark::Won => GOLD,
            Mark::Left => FAINT,
            Mark::ToAct | Mark::Waiting => INK,
        };
        let points = plain(&score.points);
        items.push(Item::Text(format!("{points:>widest$} "), ink));
        for part in &screen.parts {
            if let Part::Players(rows) = part {
                let own = rows.iter().filter(|(seat, _)| *seat == score.seat);
                let cells = own.flat_map(|(_, cells)| cells);
                items.extend(cells.filter_map(|cell| named(cell.picture)).map(Item::Tile));
            }
        }
        let came = came.iter().find(|came| came.seat == score.seat);
        if let Some(came) = came {
            if came.points != 0 {
                let ink = if came.points > 0 { GREEN } else { RED };
                items.push(Item::Text(format!(" {:+}", came.points), ink));
            }
            if came.bust {
                items.extend(named("bust").map(Item::Tile));
            }
        }
        Line {
            items,
            lit: came.is_some(),
            apart: false,
        }
    };
    scores.iter().map(line).collect()
}

fn grid_lines(grid: &Grid) -> impl Iterator<Item = Line> {
    grid.rows.iter().map(|row| {
        let written = |cell: &Cell| Item::Text(format!(" {}", cell.code), INK);
        let drawn = |cell: &Cell| named(cell.picture).map_or_else(|| written(cell), Item::Tile);
        let mut items: Vec<Item> = row.cells.iter().map(drawn).collect();
        if !row.note.is_empty() {
            items.push(Item::Space(LETTER));
            items.extend(pieces(&row.note, FAINT));
        }
        Line::of(items)
    })
}

/// The lines with pictures of more than players in them, broken where they are too wide. Other lines are words for those who play, and
/// notes below the board are small.
fn text_lines(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    for line in text.lines() {
        let note = line.strip_prefix("-# ");
        let items: Vec<Item> = match note {
            Some(note) => pieces(note, FAINT).collect(),
            None => pieces(line, INK).collect(),
        };
        if note.is_none() && !items.iter().any(Item::is_board) {
            continue;
        }
        let mut broken = Line::default();
        for item in items {
            if broken.width() + item.width() > WIDEST {
                lines.push(std::mem::take(&mut broken));
            }
            // A line begins with something to see.
            if !(broken.items.is_empty() && matches!(item, Item::Space(_))) {
                broken.items.push(item);
            }
        }
        lines.push(broken);
    }
    lines
}

/// A text with picture tokens, cut where a line may be broken.
fn pieces(text: &str, ink: Colour) -> impl Iterator<Item = Item> {
    // A sign that no text has stands before and after the name of each picture.
    let marked = picture::replaced(text, |name| named(name).map(|_| format!("\0{name}\0")));
    let mut found = Vec::new();
    for (nth, piece) in marked.split('\0').enumerate() {
        if nth % 2 == 1 {
            found.extend(named(piece).map(Item::Tile));
            continue;
        }
        let piece = plain(piece);
        for word in piece.split_inclusive(' ') {
            let bare = word.trim_end();
            if !bare.is_empty() {
                found.push(Item::Text(bare.to_owned(), ink));
            }
            if bare.len() < word.len() {
                found.push(Item::Space(LETTER));
            }
        }
    }
    found.into_iter()
}

/// A text without its markdown, and without what the font has not.
fn plain(text: &str) -> String {
    let text = picture::replaced(text, |name| {
        named(name).map(|picture| picture.plain.say(Lang::En).to_owned())
    });
    let text = text.trim_start_matches('#').replace('→', "=");
    let has = |letter: &char| letters::has(*letter) && !matches!(letter, '*' | '~' | '`' | '\\');
    text.chars().filter(has).collect()
}
