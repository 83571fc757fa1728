//! Two people play at one terminal. The game is not in the crate's list: a table of it is opened, recorded and audited all the same.

use std::io::{self, BufRead, Write};

use games::dice::Seed;
use games::lang::Lang;
use games::names::Names;
use games::options::Options;
use games::outcome::Status;
use games::picture;
use games::record::{End, Record};
use games::registry::{Erased, GameType};
use games::seat::{Hand, Seat, Viewer};
use games::table::AnyTable;

use super::game::Pig;

pub(crate) static PIG: &dyn GameType = &Erased::<Pig>::GAME_TYPE;

/// Plays a game to its end, or to the end of the input. Gives the record, which has been audited.
pub(crate) fn play(
    options: &Options,
    seed: Seed,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<Record> {
    let joined = [("Ann", ""), ("Ben", "")];
    let mut record = Record::begin("pig", PIG, options, seed, &joined);
    let names = Names::new(record.players.iter().map(|one| one.name.clone()).collect());
    let key = seed.key(joined.map(|(_, word)| word));
    let mut table = PIG.open(options, joined.len(), &mut key.dice(0));
    writeln!(output, "{}", PIG.info().goal.say(Lang::En))?;
    while let Status::ToAct(seats) = table.status() {
        show(table.as_ref(), &names, output)?;
        let seat = seats.into_iter().next().expect("somebody is to act");
        let Some(mv) = ask(table.as_ref(), seat, &names, input, output)? else {
            writeln!(output, "\nThe input has ended, and so does the game.")?;
            record.end = End::Closed;
            return Ok(audited(record));
        };
        let (drawn, dice) = (table.ply(), key.dice(table.ply() + 1));
        match table.play(seat, &mv, drawn, Hand::Player, dice) {
            Ok(ply) => record.plies.push(ply),
            Err(error) => writeln!(output, "{error}")?,
        }
    }
    show(table.as_ref(), &names, output)?;
    if let Status::Over(outcome) = table.status() {
        writeln!(output, "= {outcome}")?;
        record.end = End::Outcome(outcome.to_string());
    }
    Ok(audited(record))
}

fn audited(record: Record) -> Record {
    let audit = record.audit_with(PIG);
    audit.expect("every move was legal, and every face is the seed's");
    record
}

/// The screen as text, with the pictures of dice replaced by their characters.
fn show(table: &dyn AnyTable, names: &Names, output: &mut dyn Write) -> io::Result<()> {
    let text = table.screen(Viewer::Public, names, "").text();
    let plain = |name: &str| {
        let mut known = picture::DICE.iter().chain(table.info().pictures);
        let picture = known.find(|picture| picture.name == name)?;
        Some(picture.plain.say(Lang::En).to_owned())
    };
    writeln!(output, "\n{}", picture::replaced(&text, plain))
}

/// Asks until the answer is a legal move, by its number or its notation. `None` at the end of the input.
fn ask(
    table: &dyn AnyTable,
    seat: Seat,
    names: &Names,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<Option<String>> {
    let legal = table.legal(seat);
    let numbered = (1..).zip(&legal);
    let list: Vec<String> = numbered.map(|(n, mv)| format!("{n} {mv}")).collect();
    loop {
        write!(output, "{} ({}): ", names.of(seat), list.join(", "))?;
        output.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        let answer = line.trim();
        let by_number = answer.parse::<usize>().ok();
        let by_number = by_number.and_then(|number| legal.get(number.checked_sub(1)?));
        match by_number.or_else(|| legal.iter().find(|mv| *mv == answer)) {
            Some(mv) => return Ok(Some(mv.clone())),
            None => writeln!(
                output,
                "`{answer}` is not a move: type a number or a word of the list."
            )?,
        }
    }
}
