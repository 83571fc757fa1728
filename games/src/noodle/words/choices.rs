//! The answer of the button `?`: what each choice means.

use super::super::{Column, Noodle};
use super::{FREE, SET, counted, faces, from, percent};

pub(in crate::noodle) fn first_roll(table: &Noodle) -> String {
    format!(
        "Roll all 13 dice and keep one **set**: three or more of a face. It scores its face, and 1 for each die beyond \
         three; 6s score nothing, but their cube can go to any column. {} for later rolls; one busy chef comes back \
         at the start of each of your turns.",
        ready(table.ready())
    )
}

pub(in crate::noodle) fn roll_on(table: &Noodle) -> String {
    let turn = &table.turn;
    format!(
        "**Roll on**: what you kept stays yours. You can keep another set of {}; the chance that the roll has one is {}. If it has \
         none, a chef can help ({}), or the turn ends.\n\
         **Deliver**: your cubes go on the board, and the turn ends.",
        from(turn.lowest()),
        percent(turn.dice(), turn.lowest()),
        ready(table.ready()),
    )
}

pub(in crate::noodle) fn keep(table: &Noodle) -> String {
    let turn = &table.turn;
    if turn.fresh() {
        return format!(
            "You must keep one set, {}. For the rest of the turn you can keep only this face and higher ones. High \
             faces score more; low ones have more neighbours on the board, and leave more faces for later.",
            if table.partial_sets {
                "three or more of its dice"
            } else {
                "all its dice"
            }
        );
    }
    let chef = if table.ready() == 0 {
        " No chef is ready, so the turn ends either way."
    } else {
        ""
    };
    format!(
        "**Keep** one set and roll the dice that are left, or **deliver** your strands. A chef can roll again only if there is no \
         set.{chef}"
    )
}

pub(in crate::noodle) fn no_set(table: &Noodle) -> String {
    let turn = &table.turn;
    let sets: Vec<String> = turn
        .roll
        .combinations()
        .filter(|(a, b)| turn.completes(*a, *b))
        .map(|(a, b)| format!("{a} + {b} makes {}", faces(SET, a + b)))
        .collect();
    let pairs = if sets.is_empty() {
        "no pair here completes a set at once".to_owned()
    } else {
        sets.join(", ")
    };
    let last = if table.ready() == 1 {
        " This is your last chef: you can still keep a set that it brings, but you cannot roll on, and without a set the turn ends at once."
    } else {
        ""
    };
    format!(
        "There is no set of {}. A chef ({}) can **combine** two dice into one face, their sum: {pairs}. Or a chef **rolls all** {} \
         again, with a chance of {} for a set.{last}\n**Deliver** costs nothing: your strands go on the board.",
        from(turn.lowest()),
        ready(table.ready()),
        counted(turn.dice(), "die"),
        percent(turn.dice(), turn.lowest()),
    )
}

pub(in crate::noodle) fn columns(table: &Noodle) -> String {
    let Some(strand) = table.turn.undelivered() else {
        return String::new();
    };
    let head = if strand.face == FREE {
        "Your 6s earn a cube for any column:"
    } else {
        "Your 3s go to column 3a or 3b:"
    };
    let lines: Vec<String> = Column::taking(strand.face)
        .iter()
        .map(|column| {
            let row = table.board.height(*column) + 1;
            let gain = match table.board.gain(*column, table.turn.seat) {
                0 => String::new(),
                gain => format!(", beside your own: {gain} more at the end"),
            };
            let reach = match table.board.at_line(table.line).count() {
                _ if row != table.line => "",
                1 => ", the second column at the line: ends the game",
                _ => ", reaches the line",
            };
            format!("- **{}**: row {row}{gain}{reach}", column.name())
        })
        .collect();
    format!("{head}\n{}", lines.join("\n"))
}

fn ready(count: u8) -> String {
    if count == 1 {
        "1 chef is ready".to_owned()
    } else {
        format!("{count} chefs are ready")
    }
}
