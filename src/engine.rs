//! The engine on the command line: the value of a game, the cost of a move, luck and play in a record, and the strength of house players.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, bail, ensure};
use engine::analysis::{Analysis, PlayerAnalysis};
use engine::arena::{self, Deal, Entrant};
use engine::{Answer, Engine, Mean, Unit};
use games::dice::Seed;
use games::game::GameInfo;
use games::lang::Lang;
use games::level::Level;
use games::options::Options;
use games::outcome::Status;
use games::ply::RESIGN;
use games::record::Record;
use games::registry::{self, GameType};
use games::seat::{Seat, Seats};
use games::table::AnyTable;
use serde_json::{Value, json};

use crate::cli::{ArenaQuestion, MoveQuestion, Question, Search, ValueQuestion};
use crate::offline::read_record;
use crate::output::say;

/// Answers on standard output.
pub fn answer(question: &Question) -> anyhow::Result<ExitCode> {
    match question {
        Question::Value(question) => value(question)?,
        Question::Ask(question) => ask(question)?,
        Question::Analyse { record, search } => analyse(record, search)?,
        Question::Arena(question) => compete(question)?,
        Question::Prices {
            records,
            effort,
            seed,
        } => {
            for record in records {
                prices(record, *effort, &engine_seed(*seed))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The seed of the engine's randomness. A small number will do, because nothing here has to stay secret.
fn engine_seed(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    Seed(seed)
}

fn game_named(key: &str) -> anyhow::Result<(&'static dyn GameType, &'static Engine)> {
    let known = || {
        let keys: Vec<&str> = registry::GAMES.iter().map(|game| game.info().key).collect();
        format!("there is no game `{key}`: choose from {}", keys.join(", "))
    };
    let game = registry::find(key).with_context(known)?;
    Ok((game, engine_for(game.info())?))
}

fn engine_for(info: &GameInfo) -> anyhow::Result<&'static Engine> {
    let (edition, name) = (info.edition, info.name);
    let none = || format!("there is no engine for edition {edition} of {name}");
    engine::find(info).with_context(none)
}

fn options_from(info: &GameInfo, words: &[String]) -> anyhow::Result<Options> {
    Ok(Options::parse(info.options, &words.join(" "))?)
}

fn check_seats(info: &GameInfo, seats: usize) -> anyhow::Result<()> {
    let (least, most) = (info.seats.start(), info.seats.end());
    ensure!(
        info.seats.contains(&seats),
        "{} takes {least} to {most} players, not {seats}",
        info.name
    );
    Ok(())
}

fn percent(share: f64) -> f64 {
    100.0 * share
}

fn displayed(unit: Unit, value: f64, error: f64) -> String {
    let error = plus_minus(unit, error);
    match unit {
        Unit::Chance => format!("{:11.6}%{error}", percent(value)),
        Unit::Turns => format!("{value:9.6} turns{error}"),
    }
}

fn plus_minus(unit: Unit, error: f64) -> String {
    match (unit, error > 0.0) {
        (_, false) => String::new(),
        (Unit::Chance, true) => format!(" ± {:.2}", percent(error)),
        (Unit::Turns, true) => format!(" ± {error:.2}"),
    }
}

/// The value of a game at its start, on average over deals if its setup rolls dice.
fn value(question: &ValueQuestion) -> anyhow::Result<()> {
    let (seats, search) = (question.seats, &question.search);
    let engine_seed = engine_seed(search.seed);
    let (game, engine) = game_named(&question.game)?;
    check_seats(game.info(), seats)?;
    let options = options_from(game.info(), &question.options)?;
    let (mut means, mut deal) = (vec![Mean::default(); seats], 0);
    let evaluation = loop {
        let mut dice = engine_seed.key([]).dice(deal);
        let table = game.open(&options, seats, &mut dice);
        let evaluation = (engine.evaluate)(table.as_ref(), search.effort, &engine_seed)?;
        for (mean, value) in means.iter_mut().zip(&evaluation.values) {
            mean.add(*value);
        }
        deal += 1;
        if dice.rolled().is_empty() || deal >= question.deals {
            break evaluation;
        }
    };
    let unit = evaluation.unit;
    // What the deals differ by, and what the search may be wrong by in all of them.
    let values = means.iter().zip(&evaluation.errors).map(|(mean, error)| {
        let over_deals = if deal > 1 { mean.error() } else { 0.0 };
        (mean.mean(), over_deals.hypot(*error))
    });
    if search.json {
        let seats: Vec<Value> = values
            .map(|(value, error)| json!({"value": value, "error": error}))
            .collect();
        let answer = json!({
            "game": question.game, "options": options.to_string(), "deals": deal, "unit": unit_name(unit),
            "method": evaluation.method.to_string(), "seats": seats,
        });
        say!("{answer:#}");
        return Ok(());
    }
    say!(
        "{}, seats: {seats} ({options}), {}{}",
        game.info().name,
        evaluation.method,
        if deal > 1 {
            format!(", over {deal} deals")
        } else {
            String::new()
        },
    );
    for (seat, (value, error)) in (0..).map(Seat::new).zip(values) {
        say!("{seat} {}", displayed(unit, value, error));
    }
    Ok(())
}

fn engine_of(record: &Record) -> anyhow::Result<&'static Engine> {
    engine_for(record.game_type()?.info())
}

fn ask(question: &MoveQuestion) -> anyhow::Result<()> {
    let (file, ply, search) = (&question.record, question.ply, &question.search);
    let record = read_record(file)?;
    let engine = engine_of(&record)?;
    let (table, acting) = before(&record, ply)
        .with_context(|| format!("cannot rate the moves of {}", file.display()))?;
    let seat = match &question.seat {
        Some(letter) => letter
            .parse()
            .with_context(|| format!("`{letter}` is not a seat: choose a letter from A to H"))?,
        None if acting.len() == 1 => acting.into_iter().next().context("no seat is to act")?,
        None => {
            let letters: Vec<String> = acting.into_iter().map(|seat| seat.to_string()).collect();
            bail!(
                "several seats are to act before ply {ply}: choose {} with --seat",
                letters.join(", ")
            );
        }
    };
    let answer = (engine.ask)(
        table.as_ref(),
        seat,
        search.effort,
        &engine_seed(search.seed),
    )?;
    if search.json {
        let answer = json!({
            "game": record.game, "ply": ply, "seat": seat.to_string(), "unit": unit_name(answer.unit),
            "method": answer.method.to_string(), "moves": moves(&answer),
        });
        say!("{answer:#}");
        return Ok(());
    }
    say!(
        "{} before ply {ply}, seat {seat}, {}",
        record.game,
        answer.method
    );
    for rated in &answer.moves {
        let value = displayed(answer.unit, rated.value, rated.error);
        say!("{value}  {}", rated.mv);
    }
    Ok(())
}

/// Prints a line for each decision of a record.
fn prices(file: &Path, effort: f64, engine_seed: &Seed) -> anyhow::Result<()> {
    let record = read_record(file)?;
    let engine = engine_of(&record)?;
    for (number, ply) in (1..).zip(&record.plies) {
        let table = record.before(number)?;
        if ply.mv == RESIGN || table.legal(ply.seat).len() < 2 {
            continue;
        }
        let values = (engine.evaluate)(table.as_ref(), effort, engine_seed)?.values;
        let answer = (engine.ask)(table.as_ref(), ply.seat, effort, engine_seed)?;
        let line = json!({
            "table": record.table, "game": record.game, "ply": number, "seat": ply.seat.to_string(),
            "unit": unit_name(answer.unit), "method": answer.method.to_string(), "values": values,
            "chosen": ply.mv, "moves": moves(&answer),
        });
        say!("{line}");
    }
    Ok(())
}

/// The moves of an answer, best first, with what each costs.
fn moves(answer: &Answer) -> Vec<Value> {
    let best = answer.moves.first().map_or(0.0, |best| best.value);
    let moves = answer.moves.iter().map(|rated| {
        let cost = (best - rated.value).abs();
        json!({"move": rated.mv, "value": rated.value, "error": rated.error, "cost": cost})
    });
    moves.collect()
}

/// The table before a ply, and the seats that are to act.
fn before(record: &Record, ply: u32) -> anyhow::Result<(Box<dyn AnyTable>, Seats)> {
    let plies = record.plies.len();
    let number = usize::try_from(ply)?;
    ensure!(
        (1..=plies + 1).contains(&number),
        "the record has {plies} plies, so --ply must be from 1 to {}, not {ply}",
        plies + 1
    );
    let table = record.before(number)?;
    match table.status() {
        Status::ToAct(acting) => Ok((table, acting)),
        Status::Over(_) => bail!("the table is over after ply {}", ply - 1),
    }
}

fn unit_name(unit: Unit) -> &'static str {
    match unit {
        Unit::Chance => "chance to win",
        Unit::Turns => "turns",
    }
}

fn entrants(names: &[String], effort: f64) -> anyhow::Result<Vec<Entrant>> {
    names
        .iter()
        .map(|name| {
            let (level, own) = name.split_once(':').unwrap_or((name, ""));
            let effort = if own.is_empty() {
                Ok(effort)
            } else {
                own.parse()
            };
            match level.parse::<Level>() {
                Ok(level) => Ok(Entrant::House(level, effort?)),
                Err(_) if name == "random" => Ok(Entrant::Random),
                Err(error) => bail!("{error}, or random"),
            }
        })
        .collect()
}

fn compete(question: &ArenaQuestion) -> anyhow::Result<()> {
    let entrants = &*entrants(&question.seats, question.effort)?;
    let seed = &engine_seed(question.seed);
    let (game, engine) = game_named(&question.game)?;
    check_seats(game.info(), entrants.len())?;
    ensure!(entrants.len() > 1, "an arena needs at least two seats");
    let options = options_from(game.info(), &question.options)?;
    let deals = question
        .games
        .div_ceil(u32::try_from(entrants.len())?)
        .max(2);
    let jobs = u32::try_from(question.jobs.clamp(1, 64))?.min(deals);
    let share = deals.div_ceil(jobs);
    let played: Vec<Deal> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs)
            .map(|job| {
                let range = job * share..((job + 1) * share).min(deals);
                let options = &options;
                scope.spawn(move || (engine.compare)(options, entrants, range, seed))
            })
            .collect();
        let joined = workers.into_iter().map(std::thread::ScopedJoinHandle::join);
        joined.flat_map(Result::unwrap_or_default).collect()
    });
    ensure!(
        played.len() == deals as usize,
        "a worker thread of the arena failed"
    );
    let even = 100.0 / f64::from(u32::try_from(entrants.len())?);
    say!(
        "{}, seats: {} ({options}): {} games from {deals} deals, each with every player on every seat",
        game.info().name,
        entrants.len(),
        deals as usize * entrants.len(),
    );
    let names: Vec<String> = entrants.iter().map(ToString::to_string).collect();
    for score in arena::scores(&names, &played) {
        say!(
            "{:<8} x{}  {:6.2}% ± {:.2} each ({:+.1} standard errors from an even {even:.2}%)",
            score.name,
            score.players,
            percent(score.won),
            percent(score.error),
            (percent(score.won) - even) / percent(score.error).max(1e-9)
        );
    }
    Ok(())
}

fn analyse(file: &Path, search: &Search) -> anyhow::Result<()> {
    let record = read_record(file)?;
    let analysis = (engine_of(&record)?.analyse)(&record, search.effort, &engine_seed(search.seed))
        .with_context(|| format!("cannot analyse {}", file.display()))?;
    if search.json {
        say!("{:#}", as_json(&record, &analysis)?);
    } else {
        print(&record, &analysis)?;
    }
    Ok(())
}

fn as_json(record: &Record, analysis: &Analysis) -> anyhow::Result<Value> {
    let mut told = serde_json::to_value(analysis)?;
    told["table"] = json!(record.table);
    told["game"] = json!(record.game);
    told["unit"] = json!(unit_name(analysis.unit));
    told["method"] = json!(analysis.method.to_string());
    for (at, player) in analysis.players.iter().enumerate() {
        told["players"][at]["name"] = json!(record.players[at].name);
        told["players"][at]["cost_each"] = json!(player.cost_each());
    }
    for (key, rolls) in [
        ("luckiest", &analysis.luckiest),
        ("unluckiest", &analysis.unluckiest),
    ] {
        for (at, roll) in rolls.iter().enumerate() {
            told[key][at]["words"] = json!(roll.words(record, Lang::En)?);
        }
    }
    Ok(told)
}

/// A difference of values: `+12.3%`, or `+0.25 turns` in a solo game.
fn gain(unit: Unit, value: f64) -> String {
    match unit {
        Unit::Chance => format!("{:+.1}%", percent(value)),
        Unit::Turns => format!("{value:+.2} turns"),
    }
}

fn print(record: &Record, analysis: &Analysis) -> anyhow::Result<()> {
    let unit = analysis.unit;
    let name = |seat: Seat| record.players[seat.index()].name.as_str();
    say!(
        "Table {}: {}, {}",
        record.table,
        record.game,
        analysis.method
    );
    if !analysis.trusted {
        say!("The errors are too large for these numbers to mean much.");
    }
    if !analysis.is_over {
        say!("This game is not finished, so the results are current values.");
    }
    for player in &analysis.players {
        print_player(unit, name(player.seat), player);
    }
    if !analysis.decisions.is_empty() {
        say!("\nCostliest decisions");
    }
    for decision in &analysis.decisions {
        say!(
            "{:5}. {}: {}; {} was better by {}{}",
            decision.ply,
            name(decision.seat),
            decision.chosen,
            decision.better,
            gain(unit, decision.cost).trim_start_matches('+'),
            plus_minus(unit, decision.error)
        );
    }
    for (title, rolls) in [
        ("Luckiest rolls", &analysis.luckiest),
        ("Unluckiest rolls", &analysis.unluckiest),
    ] {
        if !rolls.is_empty() {
            say!("\n{title}");
        }
        for roll in rolls {
            say!(
                "{:5}. {} {} ({}{})",
                roll.ply,
                name(roll.seat),
                roll.words(record, Lang::En)?,
                gain(unit, roll.luck),
                plus_minus(unit, roll.error)
            );
        }
    }
    Ok(())
}

fn print_player(unit: Unit, name: &str, player: &PlayerAnalysis) {
    say!(
        "\n{name} ({}): luck {}{}, play {}{} in {} unforced decisions (average cost {})",
        player.seat,
        gain(unit, player.luck),
        plus_minus(unit, player.luck_error),
        gain(unit, player.play),
        plus_minus(unit, player.play_error),
        player.unforced,
        gain(unit, player.cost_each()).trim_start_matches('+'),
    );
    let rest: Vec<String> = [
        ("others' luck", player.others_luck),
        ("others' play", player.others_play),
        ("players who left or were away", player.left),
    ]
    .into_iter()
    .filter(|(_, value)| value.abs() > 5e-5)
    .map(|(what, value)| format!("{what} {}", gain(unit, value)))
    .collect();
    say!(
        "  from {} to {}; {}; luck-adjusted result {}",
        gain(unit, player.start).trim_start_matches('+'),
        gain(unit, player.result).trim_start_matches('+'),
        rest.join(", "),
        gain(unit, player.adjusted).trim_start_matches('+'),
    );
}
