//! The pictures of a game: its last board, and its turns one after the other.

use games::outcome::Status;
use games::record::Record;
use games::screen::Screen;
use games::seat::{Names, Seat, Viewer};
use games::story::{Story, Turn};
use games::table::AnyTable;
use games::telling::EventKind;

use crate::error::InternalError;
use crate::pictures::board::{Came, Sheet, Tiles};
use crate::pictures::gif::{Shown, gif};
use crate::pictures::tile::png;

/// Discord takes ten times as much; a phone on the road should not have to.
pub(crate) const LARGEST: usize = 2 * 1024 * 1024;

/// Nobody looks at more.
pub(crate) const MOST_FRAMES: usize = 40;

/// In hundredths of a second: of many turns each is shorter.
const LONG: u16 = 100;
const SHORT: u16 = 60;
const LAST: u16 = 500;

/// So many turns are shown slowly.
const FEW: usize = 20;

/// The last board of a record, as a PNG. The players are the marks of these names.
pub fn last_board(record: &Record, names: &Names) -> Result<Vec<u8>, InternalError> {
    let marks = names.as_marks();
    let table = record.replay(|_, _| {}).map_err(InternalError::new)?;
    let sheet = last(table.as_ref(), &marks, &[]);
    Ok(png(&sheet.draw(sheet.size(), &mut Tiles::default())))
}

/// The turns of a record as a GIF of at most 40 frames and 2 MB; of more turns some are left out.
pub fn film(record: &Record, names: &Names) -> Result<Vec<u8>, InternalError> {
    let marks = names.as_marks();
    let story = Story::of(record).map_err(InternalError::new)?;
    let mut screens: Vec<(u32, Screen)> = Vec::new();
    let ends: Vec<u32> = story.turns.iter().map(|turn| turn.last_ply).collect();
    let mut at = 0;
    let table = record.replay(|table, ply| {
        at += u32::from(ply.is_some());
        if ends.contains(&at) {
            screens.push((at, table.screen(Viewer::Public, &marks, "")));
        }
    });
    let table = table.map_err(InternalError::new)?;
    let name = table.info().name;
    let mut most = MOST_FRAMES;
    loop {
        let chosen = spread(story.turns.len(), most);
        let mut sheets = Vec::new();
        let mut from = 0;
        for to in &chosen {
            let turn = &story.turns[*to];
            let came = came(&story.turns[from..=*to], &story.gains(from, *to));
            from = to + 1;
            if from == story.turns.len() {
                sheets.push(last(table.as_ref(), &marks, &came));
            } else if let Some((_, screen)) = screens.iter().find(|(ply, _)| *ply == turn.last_ply)
            {
                let title = title(name, turn);
                sheets.push(Sheet::of(&title, screen, &marks, None, &came));
            }
        }
        let bytes = drawn(&sheets)?;
        if bytes.len() <= LARGEST || most <= 2 {
            return Ok(bytes);
        }
        most /= 2;
    }
}

fn drawn(sheets: &[Sheet]) -> Result<Vec<u8>, InternalError> {
    let sizes = sheets.iter().map(Sheet::size);
    let size = sizes.reduce(|one, other| (one.0.max(other.0), one.1.max(other.1)));
    let size = size.ok_or_else(|| InternalError::new("no turn was played"))?;
    let time = if sheets.len() > FEW { SHORT } else { LONG };
    let mut tiles = Tiles::default();
    let frames = (1..).zip(sheets).map(|(nth, sheet)| Shown {
        canvas: sheet.draw(size, &mut tiles),
        time: if nth == sheets.len() { LAST } else { time },
    });
    let frames: Vec<Shown> = frames.collect();
    gif(&frames, true).map_err(InternalError::new)
}

fn last(table: &dyn AnyTable, marks: &Names, came: &[Came]) -> Sheet {
    let screen = table.screen(Viewer::Public, marks, "");
    let outcome = match table.status() {
        Status::Over(outcome) => Some(outcome),
        Status::ToAct(_) => None,
    };
    Sheet::of(&screen.title, &screen, marks, outcome.as_ref(), came)
}

fn title(game: &str, turn: &Turn) -> String {
    if turn.title.is_empty() {
        format!("{game} · turn {}", turn.number)
    } else {
        format!("{game} · {}", turn.title.to_lowercase())
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
