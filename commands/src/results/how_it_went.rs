//! The button How it went: what was luck and what was play at a finished table. The first press works it out, off the threads that serve
//! presses, and the store keeps it; every later one reads it.

use std::sync::Arc;
use std::time::Duration;

use db::{StoredTable, TableId};
use engine::analysis::{Analysis, PlayerAnalysis, RollLuck};
use engine::{Method, Unit};
use games::dice::Seed;
use games::names::Names;
use games::picture::MARKS;
use games::record::{Record, RecordError};
use serenity::all::{ButtonStyle, CreateAttachment, CreateEmbed, CreateEmbedFooter};

use crate::bot::Bot;
use crate::error::{CommandError, Result, ensure};
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Audience, Surface, TableAction, TableControl};
use crate::protocol::emoji::Emoji;
use crate::reply::{FollowUp, Reply};
use crate::results::{chart, kept_analysis};
use crate::simulated::compute;
use crate::state::active::{ActiveTable, engine_seed};
use crate::state::record::{finished_record, hints};
use crate::state::thinking::For;
use crate::table::load::{game_of, stored};
use crate::table::play::move_words::MoveWords;
use crate::texts::{BestPlay, Lang, MostLuck, analysis as t, refusals as r};
use crate::words;

/// How long somebody waits for an analysis before they are asked to press again.
const PATIENCE: Duration = Duration::from_secs(30);

const COLOUR: u32 = 0x5B_7D_B8;

const CHART: &str = "chances.png";

/// So many decisions fit one screen of a phone, with the chart.
const MOST_DECISIONS: usize = 2;

/// How it went was pressed. One person reads it in their own language, everybody in the table's.
pub(crate) async fn ask(
    bot: &Arc<Bot>,
    table: TableId,
    audience: Audience,
    lang: Lang,
) -> Result<Reply> {
    let stored = stored(bot, table).await?;
    ensure(stored.head.ended.is_some(), r::analysis_after_the_end)?;
    ensure(stored.plies().len() >= 2, r::nothing_to_analyse)?;
    let info = game_of(&stored)?.info();
    ensure(engine::find(info).is_some(), r::no_analysis)?;
    let Some(kept) = kept(bot, table).await? else {
        let thinking = Reply::say(t::ANALYSING.say(info.spoken(lang)));
        let (own, sorry) = (Arc::clone(bot), t::NOT_ANALYSED.say(lang).to_owned());
        let analysis = async move { worked_out(&own, table, lang).await };
        let failed = "could not analyse a game";
        let analysis = FollowUp::revise(lang, Some(table), failed, sorry, analysis);
        return Ok(thinking.then(analysis));
    };
    let message = drawn(bot, stored, kept, audience, lang).await?;
    if audience == Audience::Everybody {
        let is_new = bot.write(move |tx| tx.tell_analysis(table)).await?;
        ensure(is_new, r::shown_to_everybody)?;
    }
    Ok(Answer::to(audience == Audience::Everybody, message).into())
}

async fn worked_out(bot: &Arc<Bot>, table: TableId, lang: Lang) -> Result<Message> {
    // A busy machine may need longer than anybody waits. It is kept all the same, so that it is there when they press again.
    let own = Arc::clone(bot);
    let analysed = async move { analysed(&own, table).await };
    let analysed = bot.tasks.wait_for(PATIENCE, analysed).await;
    let late = || CommandError::internal("the analysis took too long");
    let (kept, now) = (analysed.ok_or_else(late)??, stored(bot, table).await?);
    drawn(bot, now, kept, Audience::Presser, lang).await
}

/// The analysis of a table, which is stored from now on.
async fn analysed(bot: &Bot, table: TableId) -> Result<Analysis> {
    let _one_at_a_time = bot.thinking.analysing.lock().await;
    // Somebody else may have asked meanwhile.
    if let Some(kept) = kept(bot, table).await? {
        return Ok(kept);
    }
    let now = stored(bot, table).await?;
    let record = finished_record(&now)?;
    let seed = engine_seed(&Seed(now.head.seed.0));
    let work = move || kept_analysis::of(&record, &seed);
    let analysis = bot.thinking.think(For::Analysis, work);
    let kept = analysis.await?.map_err(CommandError::internal)?;
    let text = kept_analysis::text(&kept).map_err(CommandError::internal)?;
    bot.write(move |tx| tx.put_analysis(table, &text)).await?;
    Ok(kept)
}

/// The stored analysis.
async fn kept(bot: &Bot, table: TableId) -> Result<Option<Analysis>> {
    let text = bot.read(move |tx| tx.analysis(table)).await?;
    Ok(text.as_deref().and_then(kept_analysis::parse))
}

/// What is told, with the picture of everybody's chances where they can be told.
async fn drawn(
    bot: &Bot,
    stored: StoredTable,
    kept: Analysis,
    audience: Audience,
    lang: Lang,
) -> Result<Message> {
    let active = ActiveTable::load(&stored)?;
    let names = match audience {
        Audience::Presser => active.names_for(lang),
        Audience::Everybody => active.names,
    };
    let lang = names.lang();
    let record = finished_record(&stored)?;
    let players = kept.players.iter();
    let hints: Vec<u32> = players.map(|player| hints(&stored, player.seat)).collect();
    let (table, emoji) = (stored.head.id, bot.emoji.clone());
    // A picture takes too long for a thread that serves presses, and so may a look at all moves.
    let drawing = compute(move || {
        let text = Text {
            kept: &kept,
            names: &names,
            hints: &hints,
            emoji: &emoji,
        };
        let mut message = text.message(table, &record, audience)?;
        if kept.trusted {
            let marks = kept.players.iter().map(|player| names.mark(player.seat));
            let marks: Vec<usize> = marks.collect();
            let described = match kept.unit {
                Unit::Chance => t::CHART_OF_CHANCES,
                Unit::Turns => t::CHART_OF_TURNS,
            };
            let chart = chart::course(&kept.course, kept.unit, &marks);
            let chart = CreateAttachment::bytes(chart, CHART).description(described.say(lang));
            message.attachments.push(chart);
        }
        Ok::<_, RecordError>(message)
    });
    drawing.await?.map_err(CommandError::internal)
}

struct Text<'a> {
    kept: &'a Analysis,
    names: &'a Names,
    /// How many each player had.
    hints: &'a [u32],
    emoji: &'a Emoji,
}

impl Text<'_> {
    fn message(
        &self,
        table: TableId,
        record: &Record,
        audience: Audience,
    ) -> Result<Message, RecordError> {
        let (kept, lang) = (self.kept, self.names.lang());
        let alone = kept.unit == Unit::Turns;
        let footer = t::footer(lang, table, alone, self.is_exact());
        let mut embed = CreateEmbed::new()
            .title(t::TITLE.say(lang))
            .colour(COLOUR)
            .footer(CreateEmbedFooter::new(footer));
        if kept.trusted {
            embed = embed
                .description(self.players())
                .image(format!("attachment://{CHART}"));
        }
        embed = embed.field(t::DECISIONS.say(lang), self.decisions(record)?, false);
        if kept.trusted {
            embed = embed.field(t::LUCK.say(lang), self.luck(record)?, false);
        }
        let message = Message::new(self.summary()).with_embed(embed);
        if audience == Audience::Presser {
            let control = TableControl::at_any_ply(
                table,
                Surface::Panel,
                TableAction::HowItWent(Audience::Everybody),
            );
            let show = control.button(t::SHOW_EVERYBODY.say(lang), ButtonStyle::Secondary);
            return Ok(message.and_buttons(vec![show]));
        }
        Ok(message)
    }

    fn is_exact(&self) -> bool {
        self.kept.method == Method::Exact
    }

    /// A difference of values: `+12.0%`, or `-1.20 turns` for somebody alone.
    fn difference(&self, value: f64) -> String {
        let lang = self.names.lang();
        if self.kept.unit == Unit::Turns {
            words::in_turns(lang, value, lang.signed(value, 2))
        } else {
            // An estimate is not known to a tenth.
            let decimals = usize::from(self.is_exact() || value.abs() < 0.01);
            lang.percent(lang.signed(value * 100.0, decimals))
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
        let (players, lang) = (&self.kept.players, self.names.lang());
        if !self.kept.trusted {
            return t::TOO_ROUGH.say(lang).to_owned();
        }
        if players.len() < 2 {
            return t::LUCK_AND_PLAY.say(lang).to_owned();
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
        let name = |seat: Option<usize>| {
            seat.map_or_else(String::new, |seat| self.names.of(players[seat].seat))
        };
        let most = ahead(&|player| (player.luck, player.luck_error));
        let lucky = most.filter(|(_, (luck, error))| *luck > 0.0 && is_clear(*luck, *error));
        let most_luck = match (lucky, most) {
            (Some(_), _) => MostLuck::Somebody,
            (None, Some(_)) => MostLuck::Nobody,
            (None, None) => MostLuck::Even,
        };
        let (lucky, gained) = lucky.map(|(seat, (luck, _))| (seat, luck)).unzip();
        let best = ahead(&|player| match player.unforced {
            // Nothing is known of how well they play.
            0 => (f64::NEG_INFINITY, f64::INFINITY),
            _ => (-player.cost_each(), player.cost_error()),
        });
        let best = best.map(|(seat, _)| seat);
        let best_play = match best {
            Some(_) if best == lucky => BestPlay::Same,
            Some(_) => BestPlay::Another,
            None if self.is_flawless() => BestPlay::Flawless,
            None => BestPlay::Even,
        };
        let gained = gained.map_or_else(String::new, |gained| self.difference(gained));
        let (lucky, best, of_two) = (name(lucky), name(best), players.len() == 2);
        t::summary(lang, most_luck, lucky, of_two, gained, best_play, best)
    }

    /// Did everybody make the best move each time, for all that is known exactly?
    fn is_flawless(&self) -> bool {
        self.is_exact() && self.kept.players.iter().all(|player| player.play == 0.0)
    }

    /// A line for each player, with the mark of its line in the picture.
    fn players(&self) -> String {
        let lang = self.names.lang();
        let lines = self
            .kept
            .players
            .iter()
            .zip(self.hints)
            .map(|(player, hints)| {
                let mark = MARKS[self.names.mark(player.seat)].name;
                let mark = self.emoji.text(&format!(":{mark}:"));
                let luck = if is_clear(player.luck, player.luck_error) {
                    t::luck_of(lang, self.difference(player.luck))
                } else {
                    t::NO_CLEAR_LUCK.say(lang).to_owned()
                };
                let name = self.names.of(player.seat);
                let mut line = format!("{mark} **{name}** · {luck}");
                if is_clear(player.play, player.play_error) {
                    let each = self.amount(player.cost_each());
                    line = format!("{line} · {}", t::play_of(lang, each));
                } else if player.unforced > 0 {
                    line = format!("{line} · {}", t::no_mistake(lang, self.is_exact()));
                }
                if *hints > 0 {
                    line = format!("{line} · {}", t::hints(lang, *hints));
                }
                line
            });
        lines.collect::<Vec<_>>().join("\n")
    }

    fn decisions(&self, record: &Record) -> Result<String, RecordError> {
        let lang = self.names.lang();
        let decisions = self.kept.decisions.iter();
        let clear = decisions.filter(|decision| is_clear(decision.cost, decision.error));
        let mut lines = Vec::new();
        for decision in clear.take(MOST_DECISIONS) {
            let before = record.before(decision.ply)?;
            let words = MoveWords::at(before.as_ref(), decision.seat, self.names);
            lines.push(t::decision(
                lang,
                decision.ply,
                self.names.of(decision.seat),
                words.of(&decision.chosen),
                self.amount(decision.cost),
                words.of(&decision.better),
            ));
        }
        Ok(if lines.is_empty() {
            t::there_was_no_mistake(lang, self.is_exact())
        } else {
            listed(&lines)
        })
    }

    /// The roll that brought somebody most, and the one that cost most.
    fn luck(&self, record: &Record) -> Result<String, RecordError> {
        let (kept, lang) = (self.kept, self.names.lang());
        let mut lines = Vec::new();
        for (good, rolls) in [(true, &kept.luckiest), (false, &kept.unluckiest)] {
            let clear = |roll: &&RollLuck| is_clear(roll.luck, roll.error);
            lines.push(match rolls.iter().find(clear) {
                Some(roll) => {
                    let (name, what) = (self.names.of(roll.seat), roll.words(record, lang)?);
                    let luck = self.difference(roll.luck);
                    t::stands_out(lang, good, roll.ply, name, what, luck)
                }
                None => t::nothing_stands_out(lang, good),
            });
        }
        Ok(listed(&lines))
    }
}

/// Whether this number is clearly not zero: it exceeds its error and does not round to zero.
fn is_clear(value: f64, error: f64) -> bool {
    value.abs() > error.max(0.0005)
}

/// Discord's limit for a field: <https://discord.com/developers/docs/resources/message#embed-object-embed-limits>
const FIELD: usize = 1024;

fn listed(lines: &[String]) -> String {
    lines.join("\n").chars().take(FIELD).collect()
}

#[cfg(test)]
mod tests {
    use games::seat::Seat;

    use super::*;

    fn player(seat: usize, luck: f64, play: f64) -> PlayerAnalysis {
        PlayerAnalysis {
            start: 0.5,
            result: 0.0,
            luck,
            luck_error: 0.05,
            play,
            play_error: 0.05,
            unforced: 4,
            seat: Seat::new(seat),
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
        let text = Text {
            kept: &kept,
            names: &Names::new(["Ann", "Ben", "Cleo"].map(str::to_owned).to_vec()),
            hints: &[0; 3],
            emoji: &Emoji::default(),
        };
        text.summary()
    }

    #[test]
    fn nobody_is_called_lucky_or_good_who_may_not_have_been() {
        let told = |one: (f64, f64), other: (f64, f64)| {
            let players = vec![player(0, one.0, one.1), player(1, other.0, other.1)];
            summary(true, players)
        };
        let both = told((0.278, -0.01), (-0.1, -0.3));
        assert_eq!(both, "Ann had more luck (+28%) and played better.");
        let each = told((0.278, -0.3), (-0.1, -0.01));
        assert_eq!(each, "Ann had more luck (+28%), and Ben played better.");
        let unlucky = told((-0.278, -0.02), (-0.4, -0.01));
        let nobody = "Nobody was clearly lucky, and nobody clearly played better.";
        assert_eq!(unlucky, nobody);
        let even = told((0.1, -0.02), (0.08, -0.01));
        let nobody = "Nobody was clearly luckier, and nobody clearly played better.";
        assert_eq!(even, nobody);
        let doubtful = summary(false, vec![player(0, 0.9, -1.5), player(1, 0.0, 0.0)]);
        assert!(doubtful.contains("can't be told apart"), "{doubtful}");
    }

    #[test]
    fn whoever_decided_nothing_neither_plays_best_nor_hides_who_does() {
        let away = PlayerAnalysis {
            unforced: 0,
            ..player(0, 0.0, 0.0)
        };
        let others = [player(1, 0.01, -0.04), player(2, 0.0, -1.2)];
        let three = summary(true, vec![away, others[0], others[1]]);
        assert!(three.contains("Ben played best"), "{three}");
        let two = summary(true, vec![away, player(1, 0.01, -0.04)]);
        assert!(two.contains("nobody clearly played better"), "{two}");
    }
}
