//! The button How it went: what was luck and what was play at a finished table. The first press works it out, off the threads that serve
//! presses, and the store keeps it; every later one reads it.

use std::fmt::Write;
use std::sync::Arc;

use db::{StoredTable, TableId};
use engine::analysis::{Analysis, PlayerAnalysis, RollLuck};
use engine::{Method, Unit};
use games::dice::Seed;
use games::names::Names;
use games::picture::MARKS;
use games::seat::Seat;
use serenity::all::{ButtonStyle, CreateAttachment, CreateEmbed, CreateEmbedFooter};

use crate::bot::Bot;
use crate::error::{CommandError, Result, chain};
use crate::protocol::answer::{self, Answer, Message};
use crate::protocol::custom_id::{Audience, Surface, TableAction, TableControl};
use crate::protocol::emoji::Emoji;
use crate::reply::{FollowUp, Reply};
use crate::results::chart;
use crate::results::kept_analysis;
use crate::simulated::compute;
use crate::state::active::{ActiveTable, engine_seed};
use crate::state::record::{finished_record, hints};
use crate::table::load::{game_of, stored};
use crate::table::play::move_words::with_names;
use crate::table_name::table_name;
use crate::texts::refusals as r;
use crate::words;

const COLOUR: u32 = 0x5B_7D_B8;

const CHART: &str = "chances.png";

/// So many decisions fit one screen of a phone, with the chart.
const MOST_DECISIONS: usize = 2;

/// How it went was pressed.
pub(crate) async fn ask(bot: &Arc<Bot>, table: TableId, audience: Audience) -> Result<Reply> {
    let stored = stored(bot, table).await?;
    if stored.head.ended.is_none() {
        return Err(CommandError::User(r::analysis_after_the_end()));
    }
    if stored.plies().len() < 2 {
        return Err(CommandError::User(r::nothing_to_analyse()));
    }
    if engine::find(game_of(&stored)?.info()).is_none() {
        return Err(CommandError::User(r::no_analysis()));
    }
    let Some(kept) = kept(bot, table).await? else {
        let thinking = Answer::say("Analysing the game… (a few seconds)");
        return Ok(Reply::from(thinking).then(FollowUp::HowItWent(table)));
    };
    if audience == Audience::Everybody && !bot.write(move |tx| tx.tell_analysis(table)).await? {
        return Err(CommandError::User(r::shown_to_everybody()));
    }
    let (message, chart) = drawn(bot, stored, kept, audience).await?;
    let message = Box::new(message);
    Ok(match (audience, chart) {
        (Audience::Presser, Some(chart)) => Answer::File(message, chart),
        (Audience::Presser, None) => Answer::Private(message),
        (Audience::Everybody, Some(chart)) => Answer::ShowFile(message, chart),
        (Audience::Everybody, None) => Answer::Show(message),
    }
    .into())
}

/// Works it out and replaces the answer with it.
pub(crate) async fn tell(
    bot: &Arc<Bot>,
    table: TableId,
    token: &str,
) -> Result<(), serenity::Error> {
    match worked_out(bot, table).await {
        Ok((message, Some(chart))) => {
            answer::revise_with_file(&bot.http, token, &message, &chart).await
        }
        Ok((message, None)) => answer::revise(&bot.http, token, &message).await,
        Err(error) => {
            let said = match error {
                CommandError::Internal(error) => {
                    tracing::error!(
                        table = table_name(table),
                        error = %chain(&error),
                        "could not analyse a game"
                    );
                    "Sorry, I couldn't analyse this game. Press the button again.".to_owned()
                }
                words => words.to_string(),
            };
            answer::revise(&bot.http, token, &Message::new(said)).await
        }
    }
}

/// What is told, and the picture of everybody's chances where they can be told.
type Told = (Message, Option<CreateAttachment>);

async fn worked_out(bot: &Bot, table: TableId) -> Result<Told> {
    let now = stored(bot, table).await?;
    let _one_at_a_time = bot.thinking.analysing.lock().await;
    // Somebody else may have asked meanwhile.
    let kept = if let Some(kept) = kept(bot, table).await? {
        kept
    } else {
        let record = finished_record(&now)?;
        let seed = engine_seed(&Seed(now.head.seed.0));
        let analysis = bot
            .thinking
            .for_people(move || kept_analysis::of(&record, &seed));
        let kept = analysis.await?.map_err(CommandError::internal)?;
        let text = kept_analysis::text(&kept).map_err(CommandError::internal)?;
        bot.write(move |tx| tx.put_analysis(table, &text)).await?;
        kept
    };
    drawn(bot, now, kept, Audience::Presser).await
}

/// The stored analysis.
async fn kept(bot: &Bot, table: TableId) -> Result<Option<Analysis>> {
    let text = bot.read(move |tx| tx.analysis(table)).await?;
    Ok(text.as_deref().and_then(kept_analysis::parse))
}

async fn drawn(bot: &Bot, stored: StoredTable, kept: Analysis, audience: Audience) -> Result<Told> {
    let names = ActiveTable::load(&stored)?.names;
    let message = message(&stored, &names, &kept, &bot.emoji, audience);
    let marks: Vec<usize> = (0..stored.seats.len())
        .map(|seat| names.mark(Seat::new(seat)))
        .collect();
    if !kept.trusted {
        return Ok((message, None));
    }
    // A picture takes too long for a thread that serves presses.
    let (course, unit) = (kept.course, kept.unit);
    let picture = compute(move || chart::course(&course, unit, &marks))
        .await
        .map_err(CommandError::internal)?;
    let drawn = match unit {
        Unit::Chance => {
            "Everybody's chance to win after each move, from the start on the left to the end."
        }
        Unit::Turns => {
            "The turns that the game will take, after each move, from the start on the left to the end."
        }
    };
    let chart = CreateAttachment::bytes(picture, CHART).description(drawn);
    Ok((message, Some(chart)))
}

fn message(
    stored: &StoredTable,
    marked: &Names,
    kept: &Analysis,
    emoji: &Emoji,
    audience: Audience,
) -> Message {
    let table = stored.head.id;
    let names: Vec<String> = (0..stored.seats.len())
        .map(|seat| marked.of(Seat::new(seat)))
        .collect();
    let text = Text {
        kept,
        names: &names,
        marked,
        emoji,
    };
    let method = if kept.method == Method::Exact {
        "exact"
    } else {
        "estimates, told only where clear"
    };
    let unit = if kept.unit == Unit::Turns {
        "plus means turns saved"
    } else {
        "100 % is a whole win"
    };
    let mut embed = CreateEmbed::new()
        .title("How it went: luck and play")
        .colour(COLOUR)
        .footer(CreateEmbedFooter::new(format!(
            "Table {} · {unit} · {method}",
            table_name(table)
        )));
    if kept.trusted {
        embed = embed
            .description(text.players(stored))
            .image(format!("attachment://{CHART}"));
    }
    embed = embed.field("The costliest decisions", text.decisions(), false);
    if kept.trusted {
        embed = embed.field("Luck", text.luck(), false);
    }
    let mut message = Message::new(text.summary());
    message.embeds.push(embed);
    if audience == Audience::Presser {
        let control = TableControl::at_any_ply(
            table,
            Surface::Panel,
            TableAction::HowItWent(Audience::Everybody),
        );
        let show = control.button("Show everybody", ButtonStyle::Secondary);
        message.components = Message::with_buttons("", vec![show]).components;
    }
    message
}

/// A number with its sign; zero has none.
fn signed(value: f64, digits: usize) -> String {
    let text = format!("{value:+.digits$}");
    let is_zero = text.trim_start_matches(['+', '-']).parse() == Ok(0.0);
    if is_zero { text[1..].to_owned() } else { text }
}

struct Text<'a> {
    kept: &'a Analysis,
    names: &'a [String],
    marked: &'a Names,
    emoji: &'a Emoji,
}

impl Text<'_> {
    /// A difference of values: `+12 %`, or `-1.2 turns` for somebody alone.
    fn difference(&self, value: f64) -> String {
        if self.kept.unit == Unit::Turns {
            format!("{} turns", signed(value, 2))
        } else {
            format!("{}\u{a0}%", signed(value * 100.0, 1))
        }
    }

    /// A difference without its sign.
    fn amount(&self, value: f64) -> String {
        self.difference(value.abs())
            .trim_start_matches('+')
            .to_owned()
    }

    /// A sentence for people who hide embeds: who was lucky and who played best, if that is clear.
    fn summary(&self) -> String {
        if !self.kept.trusted {
            return "Luck and play can't be told apart in this game: the estimates are too rough."
                .to_owned();
        }
        let players = &self.kept.players;
        if players.len() < 2 {
            return "What was luck, and what was play.".to_owned();
        }
        let ahead = |value: &dyn Fn(&PlayerAnalysis) -> (f64, f64)| {
            let mut seats: Vec<usize> = (0..players.len()).collect();
            seats.sort_by(|one, other| {
                value(&players[*other])
                    .0
                    .total_cmp(&value(&players[*one]).0)
            });
            let (best, next) = (value(&players[seats[0]]), value(&players[seats[1]]));
            is_clear(best.0 - next.0, best.1.hypot(next.1)).then_some((seats[0], best))
        };
        let most = ahead(&|player| (player.luck, player.luck_error));
        let lucky = most.filter(|(_, (luck, error))| *luck > 0.0 && is_clear(*luck, *error));
        let best = ahead(&|player| (player.play, player.play_error));
        let luckiest = match (lucky, most) {
            (Some((seat, (luck, _))), _) => format!(
                "{} had the most luck ({})",
                self.names[seat],
                self.difference(luck)
            ),
            (None, Some(_)) => "Nobody was clearly lucky".to_owned(),
            (None, None) => "Nobody was clearly luckier".to_owned(),
        };
        let best = match best.map(|(seat, _)| seat) {
            Some(seat) if lucky.is_some_and(|(lucky, _)| lucky == seat) => {
                " and played best".to_owned()
            }
            Some(seat) => format!(", and {} played best", self.names[seat]),
            None if self.is_flawless() => ", and nobody made a mistake".to_owned(),
            None => ", and nobody clearly played better".to_owned(),
        };
        format!("{luckiest}{best}.")
    }

    /// Did everybody make the best move each time, for all that is known exactly?
    fn is_flawless(&self) -> bool {
        self.kept.method == Method::Exact
            && self.kept.players.iter().all(|player| player.play == 0.0)
    }

    /// What is said where no decision was clearly a mistake.
    fn no_mistake(&self) -> &'static str {
        if self.kept.method == Method::Exact {
            "no mistake"
        } else {
            "no clear mistake"
        }
    }

    /// A line for each player, with the mark of its line in the picture.
    fn players(&self, stored: &StoredTable) -> String {
        let mut text = String::new();
        for (at, player) in self.kept.players.iter().enumerate() {
            let mark = self
                .emoji
                .text(&format!(":{}:", MARKS[self.marked.mark(player.seat)].name));
            let sum = |what: &str, value, error, none: &str| {
                if is_clear(value, error) {
                    format!("{what} **{}**", self.difference(value))
                } else {
                    none.to_owned()
                }
            };
            let luck = sum("luck", player.luck, player.luck_error, "no clear luck");
            let play = sum("play", player.play, player.play_error, self.no_mistake());
            let name = &self.names[at];
            _ = write!(text, "{mark} **{name}** · {luck} · {play}");
            let hints = hints(stored, player.seat);
            if hints > 0 {
                _ = write!(text, " · {}", words::count(hints as usize, "hint"));
            }
            text.push('\n');
        }
        text
    }

    fn decisions(&self) -> String {
        let clear = self
            .kept
            .decisions
            .iter()
            .filter(|decision| is_clear(decision.cost, decision.error));
        let lines = clear.map(|decision| {
            let words = |text: &str| {
                with_names(
                    text,
                    |seat| self.names[seat.index()].clone(),
                    self.names.len(),
                )
            };
            format!(
                "Move {}, {}: “{}” cost {}; better: **{}**",
                decision.ply,
                self.names[decision.seat.index()],
                words(&decision.chosen),
                self.amount(decision.cost),
                words(&decision.better)
            )
        });
        let lines = lines.take(MOST_DECISIONS);
        listed(lines, &format!("There was {}.", self.no_mistake()))
    }

    /// The roll that brought somebody most, and the one that cost most.
    fn luck(&self) -> String {
        let told = |head: &str, rolls: &[RollLuck]| {
            let mut clear = rolls.iter().filter(|roll| is_clear(roll.luck, roll.error));
            let best = clear
                .next()
                .map_or("nothing stands out".to_owned(), |roll| {
                    format!(
                        "move {}, {} {}: **{}**",
                        roll.ply,
                        self.names[roll.seat.index()],
                        roll.description,
                        self.difference(roll.luck)
                    )
                });
            format!("{head}: {best}")
        };
        let lines = [
            told("The best luck", &self.kept.luckiest),
            told("The worst luck", &self.kept.unluckiest),
        ];
        listed(lines.into_iter(), "")
    }
}

/// Whether this number is clearly not zero: it exceeds its error and does not round to zero.
fn is_clear(value: f64, error: f64) -> bool {
    value.abs() > error.max(0.0005)
}

/// Discord's limit for a field: <https://discord.com/developers/docs/resources/message#embed-object-embed-limits>
const FIELD: usize = 1024;

fn listed(lines: impl Iterator<Item = String>, none: &str) -> String {
    let text = lines.collect::<Vec<_>>().join("\n");
    if text.is_empty() {
        none.to_owned()
    } else {
        text.chars().take(FIELD).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(luck: f64, play: f64) -> PlayerAnalysis {
        PlayerAnalysis {
            start: 0.5,
            result: 0.0,
            luck,
            luck_error: 0.05,
            play,
            play_error: 0.05,
            unforced: 4,
            seat: Seat::new(0),
            others_luck: 0.0,
            others_play: 0.0,
            left: 0.0,
            adjusted: 0.0,
        }
    }

    fn summary(trusted: bool, players: Vec<PlayerAnalysis>) -> String {
        let kept = Analysis {
            unit: Unit::Chance,
            method: Method::Search {
                playouts: 0,
                how: "by looking".into(),
            },
            trusted,
            is_over: true,
            players,
            course: Vec::new(),
            decisions: Vec::new(),
            luckiest: Vec::new(),
            unluckiest: Vec::new(),
        };
        let names = ["Ann".to_owned(), "Ben".to_owned()];
        let text = Text {
            kept: &kept,
            names: &names,
            marked: &Names::letters(),
            emoji: &Emoji::default(),
        };
        text.summary()
    }

    #[test]
    fn nobody_is_called_lucky_or_good_who_may_not_have_been() {
        let told = |one, other| summary(true, vec![one, other]);
        let both = told(player(0.278, -0.01), player(-0.1, -0.3));
        assert_eq!(
            both,
            "Ann had the most luck (+27.8\u{a0}%) and played best."
        );
        let each = told(player(0.278, -0.3), player(-0.1, -0.01));
        assert_eq!(
            each,
            "Ann had the most luck (+27.8\u{a0}%), and Ben played best."
        );
        let unlucky = told(player(-0.278, -0.02), player(-0.4, -0.01));
        let nobody = "Nobody was clearly lucky, and nobody clearly played better.";
        assert_eq!(unlucky, nobody);
        let even = told(player(0.1, -0.02), player(0.08, -0.01));
        let nobody = "Nobody was clearly luckier, and nobody clearly played better.";
        assert_eq!(even, nobody);
        let doubtful = summary(false, vec![player(0.9, -1.5), player(0.0, 0.0)]);
        assert!(doubtful.contains("can't be told apart"), "{doubtful}");
    }
}
