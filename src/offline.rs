//! Commands that need neither Discord nor storage: replay a record, draw one, verify one, run transcripts.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use games::grammar::counted;
use games::names::Names;
use games::record::Record;
use games::registry::GAMES;
use games::seat::Viewer;
use games::transcript::{self, Report};
use pictures::{Paper, Steps};

use crate::output::{say, verdict};

fn read(file: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// Reads a record.
pub(crate) fn read_record(file: &Path) -> anyhow::Result<Record> {
    let record = read(file)?.parse();
    record.with_context(|| format!("{} is not a record", file.display()))
}

fn names(record: &Record) -> Names {
    let names = record.players.iter().map(|player| player.name.clone());
    Names::new(names.collect())
}

/// Draws the last board of a record, or its turns, into a file.
pub fn picture(
    file: &Path,
    steps: Option<Steps>,
    paper: Paper,
    output: Option<&Path>,
) -> anyhow::Result<ExitCode> {
    let record = read_record(file)?;
    let names = names(&record);
    let (drawn, ending) = match steps {
        Some(steps) => (pictures::film(&record, &names, steps, paper), "gif"),
        None => (pictures::last_board(&record, &names, paper), "png"),
    };
    let drawn = drawn.with_context(|| format!("{} cannot be drawn", file.display()))?;
    let to = output.map_or_else(|| file.with_extension(ending), Path::to_owned);
    std::fs::write(&to, drawn).with_context(|| format!("cannot write {}", to.display()))?;
    say!("{}", to.display());
    Ok(ExitCode::SUCCESS)
}

/// Prints the game in a record.
pub fn replay(file: &Path) -> anyhow::Result<ExitCode> {
    let record = read_record(file)?;
    let names = names(&record);
    say!(
        "Table {}: {} ({})",
        record.table,
        record.game,
        record.options
    );
    record
        .replay(|table, ply| {
            match ply {
                Some(ply) => {
                    let faces: Vec<String> = ply.faces.iter().map(u8::to_string).collect();
                    say!(
                        "\n{}. {} {} [{}]",
                        table.ply(),
                        names.of(ply.seat),
                        ply.mv,
                        faces.join(" ")
                    );
                }
                None => say!("\nThe table begins."),
            }
            let screen = table.screen(Viewer::Public, &names, "");
            say!("{}\n{}", screen.summary, screen.board());
        })
        .with_context(|| format!("{} cannot be replayed", file.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// Checks a record; a wrong record is a result, not an error of the program.
pub fn verify(file: &Path) -> anyhow::Result<ExitCode> {
    match Record::verify(&read(file)?) {
        Ok(record) => {
            let dice: usize = record.plies.iter().map(|ply| ply.faces.len()).sum();
            let dice = dice + record.setup.len();
            let seated = match record.players.len() {
                1 => "1 player sits".to_owned(),
                players => format!("{players} players sit"),
            };
            match record.seed {
                Some(_) => say!(
                    "{} is right: the seed matches its commitment, {seated} where it puts them, and {} plies with {dice} faces follow the rules and the seed.",
                    file.display(),
                    record.plies.len()
                ),
                None => say!(
                    "{} follows the rules in {} plies. The table is still open, so its seed and dice cannot be checked yet.",
                    file.display(),
                    record.plies.len()
                ),
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(fault) => {
            say!("{} is WRONG: {fault}", file.display());
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Runs transcripts and prints the lines that failed.
pub fn rulings(files: &[PathBuf]) -> anyhow::Result<ExitCode> {
    let mut failed = false;
    if files.is_empty() {
        for game in GAMES {
            let info = game.info();
            let page = format!("games/src/{}/rules.md", info.key);
            let report = transcript::run(&page, info.rules);
            failed |= !print(&page, &report);
            for (ruling, reason) in &report.unshown {
                say!("  {ruling} has no transcript: {reason}");
            }
        }
    }
    for file in files {
        let page = file.display().to_string();
        failed |= !print(&page, &transcript::run(&page, &read(file)?));
    }
    Ok(verdict(!failed))
}

/// Prints what Discord can be told about the application.
pub fn listing() -> ExitCode {
    say!("{:#}", commands::listing());
    ExitCode::SUCCESS
}

/// True if there was a transcript and every line held.
fn print(page: &str, report: &Report) -> bool {
    for failure in &report.failures {
        say!("{failure}");
    }
    let good = report.failures.is_empty() && report.transcripts > 0;
    if report.transcripts == 0 {
        say!("{page}: there is no transcript in it (a fenced block marked `transcript`)");
    } else {
        let (ran, shown) = (report.transcripts, report.shown.len());
        let failed = match report.failures.len() {
            0 => "0 failed".to_owned(),
            lines => format!("{} failed", counted(lines, "line")),
        };
        say!("{page}: {ran} transcripts ran, {failed}; {shown} rulings shown");
    }
    good
}
