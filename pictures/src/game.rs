//! The pictures of a game: its last board, and its turns one after the other.

use games::lang::Lang;
use games::names::Names;
use games::outcome::Status;
use games::record::{Record, RecordError};
use games::screen::Screen;
use games::seat::{Seat, Viewer};
use games::story::{Story, Turn};
use games::table::AnyTable;
use games::telling::EventKind;
use thiserror::Error;

use crate::board::{Came, Paper, Sheet, Tiles};
use crate::gif::{Shown, gif as encoded};
use crate::tile::{TUMBLES, png};

/// Discord takes ten times as much; a phone on the road should not have to.
const LARGEST: usize = 2 * 1024 * 1024;

/// Nobody looks at more.
const MOST_FRAMES: usize = 40;

/// In hundredths of a second: of many turns each is shorter.
const LONG: u16 = 100;
const SHORT: u16 = 60;
const LAST: u16 = 500;
const TUMBLE: u16 = 7;

/// So many turns are shown slowly.
const FEW: usize = 20;

/// What a film has a picture for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Steps {
    /// Each turn.
    Turns,
    /// Each move, and dice tumble.
    Moves,
}

/// Why a record cannot be drawn.
#[derive(Debug, Error)]
pub enum DrawError {
    /// It cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// There is nothing to see yet.
    #[error("no turn was played")]
    Nothing,
    /// The GIF cannot be written.
    #[error(transparent)]
    Gif(#[from] ::gif::EncodingError),
}

/// The last board of a record, as a PNG. The players are the marks of these names, and its words are in their language; the font has
/// no Japanese, whose pictures are in English.
pub fn last_board(record: &Record, names: &Names, paper: Paper) -> Result<Vec<u8>, DrawError> {
    let marks = lettered(names);
    let table = record.replay(|_, _| {})?;
    let sheet = last(table.as_ref(), &marks, &[]);
    Ok(png(&sheet.draw(sheet.size(), &mut Tiles::on(paper), None)))
}

/// A record as a GIF: its turns in at most 40 frames and 2 MB, where of more turns some are left out; or all its moves, for a short
/// game.
pub fn film(
    record: &Record,
    names: &Names,
    steps: Steps,
    paper: Paper,
) -> Result<Vec<u8>, DrawError> {
    let marks = lettered(names);
    let story = Story::of(record, marks.lang())?;
    let mut screens: Vec<Screen> = Vec::new();
    let table = record.replay(|table, _| {
        screens.push(table.screen(Viewer::Public, &marks, ""));
    })?;
    let turns = &story.turns;
    let last_turn = |from: usize, to: usize| {
        let came = came(&turns[from..=to], &story.gains(from, to));
        if to + 1 == turns.len() {
            last(table.as_ref(), &marks, &came)
        } else {
            let (name, turn) = (table.info().name, &turns[to]);
            let screen = &screens[turn.last_ply as usize];
            let title = title(name, turn, turns.len());
            Sheet::of(&title, screen, &marks, None, &came)
        }
    };
    if steps == Steps::Moves {
        let mut sheets = Vec::new();
        for (ply, screen) in (1..).zip(&screens[1..]) {
            let this = &record.plies[ply - 1];
            let rolls = !this.faces.is_empty();
            let ends = turns.iter().position(|turn| turn.last_ply as usize == ply);
            let sheet = if let Some(turn) = ends {
                last_turn(turn, turn)
            } else {
                let mover = Came {
                    seat: this.seat,
                    points: 0,
                    bust: false,
                };
                Sheet::of(&screen.title, screen, &marks, None, &[mover])
            };
            sheets.push((sheet, rolls));
        }
        return drawn(&sheets, paper);
    }
    let mut most = MOST_FRAMES;
    loop {
        let mut from = 0;
        let sheets = spread(turns.len(), most).into_iter().map(|to| {
            let sheet = last_turn(from, to);
            from = to + 1;
            (sheet, false)
        });
        let bytes = drawn(&sheets.collect::<Vec<_>>(), paper)?;
        if bytes.len() <= LARGEST || most <= 2 {
            return Ok(bytes);
        }
        most /= 2;
    }
}

/// The marks of these names, in a language that the font can write.
fn lettered(names: &Names) -> Names {
    match names.lang() {
        Lang::Ja => names.as_marks().in_language(Lang::En),
        _ => names.as_marks(),
    }
}

/// The sheets one after the other, and before those of a roll its dice tumbling.
fn drawn(sheets: &[(Sheet, bool)], paper: Paper) -> Result<Vec<u8>, DrawError> {
    let sizes = sheets.iter().map(|(sheet, _)| sheet.size());
    let size = sizes.reduce(|one, other| (one.0.max(other.0), one.1.max(other.1)));
    let size = size.ok_or(DrawError::Nothing)?;
    let time = if sheets.len() > FEW { SHORT } else { LONG };
    let mut tiles = Tiles::on(paper);
    let mut frames = Vec::new();
    for (nth, (sheet, rolls)) in (1..).zip(sheets) {
        for moment in 0..if *rolls { TUMBLES } else { 0 } {
            frames.push(Shown {
                canvas: sheet.draw(size, &mut tiles, Some(moment)),
                time: TUMBLE,
            });
        }
        frames.push(Shown {
            canvas: sheet.draw(size, &mut tiles, None),
            time: if nth == sheets.len() { LAST } else { time },
        });
    }
    Ok(encoded(&frames, true)?)
}

fn last(table: &dyn AnyTable, marks: &Names, came: &[Came]) -> Sheet {
    let screen = table.screen(Viewer::Public, marks, "");
    let outcome = match table.status() {
        Status::Over(outcome) => Some(outcome),
        Status::ToAct(_) => None,
    };
    Sheet::of(&screen.title, &screen, marks, outcome.as_ref(), came)
}

/// Where the rules give turns no title, a turn is told by its number.
fn title(game: &str, turn: &Turn, turns: usize) -> String {
    if turn.title.is_empty() {
        format!("{game} · {}/{turns}", turn.number)
    } else {
        format!("{game} · {}", turn.title)
    }
}

/// Which of so many turns are shown: at most so many, evenly, and the last one.
fn spread(turns: usize, most: usize) -> Vec<usize> {
    let shown = turns.min(most);
    (1..=shown).map(|nth| nth * turns / shown - 1).collect()
}

/// What these turns came to for everybody who gained or lost something in them; the last turn's player is always among them.
fn came(turns: &[Turn], gains: &[i32]) -> Vec<Came> {
    let of = |seat: Seat| {
        let mut events = turns.iter().flat_map(|turn| &turn.events);
        Came {
            seat,
            points: gains.get(seat.index()).copied().unwrap_or(0),
            bust: events
                .any(|event| event.seat == seat && matches!(event.kind, EventKind::Loss { .. })),
        }
    };
    let last = turns.last().and_then(|turn| turn.seat);
    let all = (0..gains.len()).map(Seat::new).map(of);
    all.filter(|came| came.points != 0 || came.bust || last == Some(came.seat))
        .collect()
}
