//! The button How it went: what was luck and what was play at a finished table. The first press works it out, off the threads that serve
//! presses, and the store keeps it; every later one reads it.

use std::fmt::Write;
use std::sync::Arc;

use db::{StoredTable, TableId};
use games::dice::Seed;
use games::picture::{MARK_COLOURS, MARKS};
use serenity::all::{ButtonStyle, CreateAttachment, CreateEmbed, CreateEmbedFooter};
use tokio::task::spawn_blocking;

use crate::bot::Bot;
use crate::error::{CommandError, chain};
use crate::protocol::answer::{self, Answer, Message};
use crate::protocol::custom_id::{Audience, Surface, TableAction, TableControl};
use crate::protocol::emoji::Emoji;
use crate::reply::{FollowUp, Reply};
use crate::results::chart;
use crate::results::kept_analysis::{KeptAnalysis, KeptRoll};
use crate::state::active::engine_seed;
use crate::state::record::finished_record;
use crate::table::load::stored;
use crate::table_name::table_name;
use crate::words;

const COLOUR: u32 = 0x5B_7D_B8;

const CHART: &str = "chances.png";

/// How it went was pressed.
pub(crate) async fn ask(
    bot: &Arc<Bot>,
    table: TableId,
    audience: Audience,
) -> Result<Reply, CommandError> {
    let stored = stored(bot, table).await?;
    if stored.head.ended.is_none() {
        return Err(CommandError::user(
            "This table is still in play. How it went can be seen once it has ended.",
        ));
    }
    if stored.plies.len() < 2 {
        return Err(CommandError::user(
            "No move was made at this table, so there is nothing to tell.",
        ));
    }
    let Some(kept) = kept(bot, table).await? else {
        let thinking = Answer::say("Going through the game, which takes a few seconds…");
        return Ok(Reply::from(thinking).then(FollowUp::HowItWent(table)));
    };
    if audience == Audience::Everybody && !bot.store.tell_analysis(table).await? {
        return Err(CommandError::user(
            "That was shown to everybody already. Whoever wants to see it presses **How it went**.",
        ));
    }
    let (message, chart) = drawn(bot, stored, kept, audience).await?;
    Ok(match audience {
        Audience::Presser => Answer::File(Box::new(message), chart),
        Audience::Everybody => Answer::ShowFile(Box::new(message), chart),
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
        Ok((message, chart)) => answer::revise_with_file(&bot.http, token, &message, &chart).await,
        Err(error) => {
            let said = match error {
                CommandError::Internal(error) => {
                    tracing::error!(
                        table = table_name(table),
                        error = %chain(&error),
                        "could not analyse a game"
                    );
                    "Sorry, this game could not be gone through. Press the button again.".to_owned()
                }
                words => words.to_string(),
            };
            answer::revise(&bot.http, token, &Message::new(said)).await
        }
    }
}

async fn worked_out(
    bot: &Bot,
    table: TableId,
) -> Result<(Message, CreateAttachment), CommandError> {
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
            .for_people(move || KeptAnalysis::of(&record, &seed));
        let kept = analysis.await?.map_err(CommandError::internal)?;
        let text = kept.text().map_err(CommandError::internal)?;
        bot.store.put_analysis(table, text).await?;
        kept
    };
    drawn(bot, now, kept, Audience::Presser).await
}

/// What the store has of it.
async fn kept(bot: &Bot, table: TableId) -> Result<Option<KeptAnalysis>, CommandError> {
    let text = bot.store.analysis(table).await?;
    Ok(text.as_deref().and_then(KeptAnalysis::parse))
}

async fn drawn(
    bot: &Bot,
    stored: StoredTable,
    kept: KeptAnalysis,
    audience: Audience,
) -> Result<(Message, CreateAttachment), CommandError> {
    let course = kept.course.clone();
    // A picture takes too long for a thread that serves presses.
    let picture = spawn_blocking(move || chart::course(&course, &MARK_COLOURS))
        .await
        .map_err(CommandError::internal)?;
    let chart = CreateAttachment::bytes(picture, CHART).description(
        "Everybody's chance to win after each move, from the start on the left to the end.",
    );
    Ok((message(&stored, &kept, &bot.emoji, audience), chart))
}

fn message(
    stored: &StoredTable,
    kept: &KeptAnalysis,
    emoji: &Emoji,
    audience: Audience,
) -> Message {
    let table = stored.head.id;
    let mut seats: Vec<&db::Seat> = stored.seats.iter().collect();
    seats.sort_by_key(|seat| seat.seat);
    let names: Vec<String> = seats.iter().map(|seat| words::seat_name(seat)).collect();
    let text = Text {
        kept,
        names: &names,
        emoji,
    };
    let mut embed = CreateEmbed::new()
        .title("How it went: luck and play")
        .description(text.players(&seats))
        .field("The costliest decisions", text.decisions(), false)
        .field("The luckiest rolls", text.rolls(&kept.luckiest), false)
        .field("The unluckiest rolls", text.rolls(&kept.unluckiest), false)
        .image(format!("attachment://{CHART}"))
        .colour(COLOUR);
    let method = if kept.exact {
        "exact".to_owned()
    } else {
        "estimated by playing on many times; ± is one standard error".to_owned()
    };
    embed = embed.footer(CreateEmbedFooter::new(format!(
        "Table {} · {method}",
        table_name(table)
    )));
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

/// A number with its sign; nothing has none.
fn signed(value: f64, digits: usize) -> String {
    let text = format!("{value:+.digits$}");
    let is_zero = text.trim_start_matches(['+', '-']).parse() == Ok(0.0);
    if is_zero { text[1..].to_owned() } else { text }
}

struct Text<'a> {
    kept: &'a KeptAnalysis,
    names: &'a [String],
    emoji: &'a Emoji,
}

impl Text<'_> {
    /// A difference of values: `+12 %`, or `-1.2 turns` for somebody alone.
    fn difference(&self, value: f64) -> String {
        if self.kept.turns {
            format!("{} turns", signed(value, 2))
        } else {
            format!("{} %", signed(value * 100.0, 1))
        }
    }

    /// ` ± 1.2`; empty where values are exact.
    fn error(&self, error: f64) -> String {
        if self.kept.exact {
            String::new()
        } else if self.kept.turns {
            format!(" ± {error:.2}")
        } else {
            format!(" ± {:.1}", error * 100.0)
        }
    }

    /// For everybody who hides embeds: who was lucky, who played best.
    fn summary(&self) -> String {
        let most = |by: &dyn Fn(usize) -> f64| {
            let seats = 0..self.names.len();
            seats.max_by(|one, other| by(*one).total_cmp(&by(*other)))
        };
        let players = &self.kept.players;
        let lucky = most(&|seat| players[seat].luck);
        let best = most(&|seat| players[seat].play);
        match (lucky, best) {
            (Some(lucky), Some(best)) if self.names.len() > 1 => format!(
                "{} had the most luck ({}), and {} played best ({}).",
                self.names[lucky],
                self.difference(players[lucky].luck),
                self.names[best],
                self.difference(players[best].play.min(0.0)),
            ),
            _ => "What was luck, and what was play.".to_owned(),
        }
    }

    /// A line for each player, with the mark of its line in the picture.
    fn players(&self, seats: &[&db::Seat]) -> String {
        let mut text = String::new();
        for ((at, player), seat) in self.kept.players.iter().enumerate().zip(seats) {
            let mark = self.emoji.text(&format!(":{}:", MARKS[at].name));
            let each = player.cost_each().map_or_else(
                || "nothing to decide".to_owned(),
                |cost| {
                    let decisions = words::count(player.unforced as usize, "decision");
                    let each = self.difference(-cost);
                    format!("{decisions}, {each} each")
                },
            );
            _ = writeln!(
                text,
                "{mark} **{}** · luck **{}**{} · play **{}**{} ({each})",
                self.names[at],
                self.difference(player.luck),
                self.error(player.luck_error),
                self.difference(player.play),
                self.error(player.play_error),
            );
            if seat.hints > 0 {
                _ = writeln!(text, "　with {}", words::count(seat.hints as usize, "hint"));
            }
        }
        let unit = if self.kept.turns {
            "In turns: a plus saved turns."
        } else {
            "In percent of the game: 100 % is the difference between losing and winning. Only decisions with a choice count."
        };
        text.push_str(unit);
        text
    }

    fn decisions(&self) -> String {
        let lines = self.kept.decisions.iter().map(|decision| {
            format!(
                "Move {}, {}: “{}” cost {}{}; better: **{}**",
                decision.ply,
                self.names[decision.seat],
                decision.chosen,
                self.difference(-decision.cost),
                self.error(decision.error),
                decision.better
            )
        });
        listed(lines, "Every decision was the best, as far as can be told.")
    }

    fn rolls(&self, rolls: &[KeptRoll]) -> String {
        let lines = rolls.iter().map(|roll| {
            format!(
                "Move {}, {} {}: **{}**",
                roll.ply,
                self.names[roll.seat],
                roll.words,
                self.difference(roll.luck)
            )
        });
        listed(lines, "None.")
    }
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
