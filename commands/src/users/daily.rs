//! `/daily`: one game a day that everybody plays alone, once, with the same dice. It is played on a private message, so that nobody sees
//! the dice too early; each move is on the disk before it is shown, and the message is made from the stored moves alone.

use std::fmt::Write;

use db::{Day, Effort, NewRun, Run};
use games::notation::hex;
use games::registry;
use games::seat::Viewer;
use serenity::all::{ButtonStyle, CreateActionRow, CreateAttachment, CreateEmbed};

use crate::bot::Bot;
use crate::context::Asker;
use crate::error::{CommandError, Result, ensure};
use crate::ids;
use crate::protocol::answer::{Message, embed};
use crate::protocol::custom_id::PlayAction;
use crate::protocol::page_id::{DailyAction, LessonAction, PageControl};
use crate::reply::Reply;
use crate::state::daily::{self, Try};
use crate::table::board::{draw, explain};
use crate::table::permissions;
use crate::texts::{Lang, When, boards, daily as t, refusals as r};
use crate::time::moment::{Style, moment};
use crate::users::help;
use crate::words;

const COLOUR: u32 = 0xF2_B1_34;

/// How many players of a server are listed.
const LISTED: usize = 10;

/// `/daily`: the invitation, the game at its current move, or the results.
pub(crate) async fn show(bot: &Bot, asker: &Asker) -> Result<Reply> {
    let today = prepared(bot).await?;
    let message = match load(bot, today, asker).await? {
        None => invitation(bot, today, asker).await?,
        Some(game) => page(bot, game, "", asker).await?,
    };
    Ok(Reply::private(message))
}

/// Handles a control of the daily table.
pub(crate) async fn press(
    bot: &Bot,
    (day, drawn): (u32, u32),
    action: &DailyAction,
    asker: &Asker,
) -> Result<Reply> {
    let lang = asker.lang;
    let today = prepared(bot).await?;
    let day = i64::from(day);
    match action {
        DailyAction::Record => return record(bot, day, asker).await,
        DailyAction::Share => return share(bot, day, asker).await,
        DailyAction::Dice => return dice(bot, today, lang).await,
        DailyAction::Rules => {
            let game = daily::game(&stored(bot, day).await?)?;
            return Ok(Reply::private(help::rules(game, 0, lang)));
        }
        _ => {}
    }
    ensure(day == today, || r::daily_is_over(daily::name_of(day, lang)))?;
    if *action == DailyAction::Begin {
        begin(bot, today, asker).await?;
    }
    let begun = load(bot, today, asker).await?;
    let mut game = begun.ok_or_else(r::daily_not_begun)?;
    let mut focus = "";
    match action {
        DailyAction::Explain => return Ok(explained(bot, &game, lang)),
        DailyAction::Press(PlayAction::Move(mv)) if drawn == game.table.ply() => {
            if let Ok(new) = game.play(mv, bot.clock.now()) {
                match bot.write(move |tx| tx.play_run(&new)).await {
                    Ok(()) => {}
                    // Another press was quicker, or the day has just ended.
                    Err(db::Error::Raced) => {
                        check_is_open(bot, today, lang).await?;
                        let stored = load(bot, today, asker).await?;
                        game = stored.ok_or(CommandError::from(db::Error::Gone))?;
                    }
                    Err(error) => return Err(error.into()),
                }
            }
        }
        DailyAction::Press(PlayAction::Focus(to)) if drawn == game.table.ply() => {
            focus = to;
        }
        // A control from before the latest move does nothing, but its message is drawn again.
        DailyAction::Begin
        | DailyAction::Dice
        | DailyAction::Record
        | DailyAction::Rules
        | DailyAction::Share
        | DailyAction::Press(_) => {}
    }
    let message = page(bot, game, focus, asker).await?;
    Ok(Reply::update(message))
}

/// Today's number. The day is ready to be played.
async fn prepared(bot: &Bot) -> Result<i64> {
    daily::prepare(&bot.store, &bot.settings.seeds, bot.clock.now()).await
}

async fn load(bot: &Bot, day: i64, asker: &Asker) -> Result<Option<Try>> {
    let user = ids::text(asker.person.id);
    let Some(run) = bot.read(move |tx| tx.run(day, &user)).await? else {
        return Ok(None);
    };
    let day = stored(bot, day).await?;
    Ok(Some(Try::load(day, run)?))
}

async fn stored(bot: &Bot, day: i64) -> Result<Day> {
    let found = bot.read(move |tx| tx.day(day)).await?;
    found.ok_or_else(|| CommandError::internal("no daily table is stored for this day"))
}

async fn begin(bot: &Bot, today: i64, asker: &Asker) -> Result<()> {
    let user = ids::text(asker.person.id);
    let day = stored(bot, today).await?;
    let new = NewRun {
        day: today,
        mark: daily::mark(&day, &user),
        name: words::plain_name(&asker.person.name),
        guild: ids::guild_text(asker.location.guild),
        at: bot.clock.now(),
        user: user.clone(),
    };
    match bot.write(move |tx| tx.begin_run(&new)).await {
        Ok(()) => Ok(()),
        // The button was pressed twice, or on two servers.
        Err(db::Error::Taken) if bot.read(move |tx| tx.run(today, &user)).await?.is_some() => {
            Ok(())
        }
        Err(db::Error::Taken) => {
            check_is_open(bot, today, asker.lang).await?;
            Err(r::daily_was_played(moment(daily::begins(today + 1), Style::Relative)).into())
        }
        Err(error) => Err(error.into()),
    }
}

/// Refuses where another process has closed the day already.
async fn check_is_open(bot: &Bot, day: i64, lang: Lang) -> Result<()> {
    let stored = bot.read(move |tx| tx.day(day)).await?;
    let is_over = stored.is_some_and(|stored| stored.closed.is_some());
    ensure(!is_over, || r::daily_is_over(daily::name_of(day, lang)))
}

fn control(day: i64, drawn: u32, action: DailyAction) -> PageControl {
    PageControl::Daily(u32::try_from(day).unwrap_or_default(), drawn, action)
}

/// Shown before the try: today's game and yesterday's results, but none of today's.
async fn invitation(bot: &Bot, today: i64, asker: &Asker) -> Result<Message> {
    let (day, lang) = (stored(bot, today).await?, asker.lang);
    let game = daily::game(&day)?;
    let info = game.info();
    let aim = info.alone.map_or("", |alone| alone.aim.say(lang));
    let streak = daily::streak_of(&bot.store, &ids::text(asker.person.id), today).await?;
    let end = daily::begins(today + 1);
    let (left, time) = (moment(end, Style::Relative), moment(end, Style::Time));
    let mut text = lang.sentences([aim, &t::one_try(lang, time, left)]);
    text.push('\n');
    if streak > 1 {
        _ = writeln!(text, "{}", t::played_in_a_row(lang, streak));
    }
    let title = t::title(lang, daily::name_of(today, lang));
    let embed = embed(&title, text, COLOUR);
    let (embed, had_yesterday) = yesterday(bot, embed, today, asker).await?;
    let begin = control(today, 0, DailyAction::Begin).button(t::START_MY_TRY.say(lang));
    let mut row = vec![begin.style(ButtonStyle::Success)];
    if info.lesson.is_some() {
        row.push(PageControl::learn(info.key, lang));
    }
    let rules = PageControl::Lesson(info.key.to_owned(), 0, LessonAction::Rules);
    row.push(rules.button(boards::RULES.say(lang)));
    if had_yesterday {
        row.push(control(today - 1, 0, DailyAction::Record).button(t::YESTERDAYS_RECORD.say(lang)));
    }
    row.push(control(today, 0, DailyAction::Dice).button(boards::FAIR_DICE.say(lang)));
    Ok(Message::with_buttons(t::todays(lang, info.name), row).with_embed(embed))
}

/// What the dice of today and tomorrow are committed to, and yesterday's seed.
async fn dice(bot: &Bot, today: i64, lang: Lang) -> Result<Reply> {
    let mut text = String::new();
    for (when, day) in [(When::Today, today), (When::Tomorrow, today + 1)] {
        if let Some(day) = bot.read(move |tx| tx.day(day)).await? {
            let game = registry::find(&day.game).map_or("", |game| game.info().name);
            let made = moment(day.made, Style::DateAndTime);
            _ = writeln!(
                text,
                "{}",
                t::dice_of(lang, when, game, day.commitment, made)
            );
        }
    }
    text.push_str(t::COMMITTED.say(lang));
    let yesterday = bot.read(move |tx| tx.day(today - 1)).await?;
    // Only a closed day may show its seed, whatever the clock says.
    if let Some(day) = yesterday.filter(|day| day.closed.is_some()) {
        _ = write!(text, "\n{}", t::yesterdays_seed(lang, hex(&day.seed.0)));
    }
    Ok(Reply::say(text))
}

/// Yesterday's results, and whether this person finished a try then.
async fn yesterday(
    bot: &Bot,
    embed: CreateEmbed,
    today: i64,
    asker: &Asker,
) -> Result<(CreateEmbed, bool)> {
    let day = bot.read(move |tx| tx.day(today - 1)).await?;
    let Some(day) = day.filter(|day| day.closed.is_some()) else {
        return Ok((embed, false));
    };
    let name = registry::find(&day.game).map_or("", |game| game.info().name);
    let (text, finished) = standings(bot, today - 1, asker).await?;
    let heading = t::yesterday(asker.lang, name);
    Ok((embed.field(heading, text, false), finished))
}

/// `5 turns, 20 rolls`
fn effort_in_words(effort: Effort, lang: Lang) -> String {
    t::effort(lang, t::turns(lang, effort.turns), effort.rolls)
}

/// The best of this server by name, without those who want to be on no leaderboard, and the place of this person, also among everybody;
/// and whether this person has finished a try.
async fn standings(bot: &Bot, day: i64, asker: &Asker) -> Result<(String, bool)> {
    let read = bot.read(move |tx| Ok((tx.day_results(day)?, tx.unlisted()?)));
    let (results, unlisted) = read.await?;
    let (location, lang, user) = (&asker.location, asker.lang, ids::text(asker.person.id));
    let guild = ids::guild_text(location.guild);
    let here: Vec<&Run> = results
        .iter()
        .filter(|run| location.guild.is_some() && run.guild == guild)
        .collect();
    let all: Vec<&Run> = results.iter().collect();
    let effort = |run: &Run| run.ended.map(|(_, effort)| effort);
    let place = |among: &[&Run], run: &Run| {
        1 + among
            .iter()
            .filter(|other| effort(other) < effort(run))
            .count()
    };
    let mut text = String::new();
    let listed = here
        .iter()
        .filter(|run| run.user == user || !unlisted.contains(&run.user));
    for run in listed.take(LISTED) {
        let Some((_, effort)) = run.ended else {
            continue;
        };
        let place = bot.emoji.place(place(&here, run));
        let name = words::safe_name(&run.name);
        let name = if run.user == user {
            format!("**{name}**")
        } else {
            name
        };
        _ = writeln!(text, "{place} {name} · {}", effort_in_words(effort, lang));
    }
    let own = results.iter().find(|run| run.user == user);
    if let Some(own) = own {
        let (among, all) = (place(&all, own), all.len());
        let said = if here.iter().any(|run| run.user == user) {
            t::you_here(lang, place(&here, own), here.len(), among, all)
        } else {
            t::you_everywhere(lang, among, all)
        };
        _ = writeln!(text, "{said}");
    } else if results.is_empty() {
        _ = writeln!(text, "{}", t::NOBODY_FINISHED.say(lang));
    } else if text.is_empty() {
        _ = writeln!(text, "{}", t::finished_by(lang, all.len()));
    }
    Ok((text, own.is_some()))
}

/// The game at its current move, with its controls; once it is over, the results.
async fn page(bot: &Bot, game: Try, focus: &str, asker: &Asker) -> Result<Message> {
    let lang = asker.lang;
    let names = game.names_in(lang);
    let emoji = &bot.emoji_for(game.run.user.clone()).await?;
    let screen = game.table.screen(Viewer::Public, &names, focus);
    let day = game.run.day;
    let end = daily::begins(day + 1);
    let what = t::table_of(lang, daily::name_of(day, lang));
    let board = draw::private_board(&screen, game.game, &names, emoji, &what);
    let mut message = Message::new(emoji.text(&screen.summary)).with_embed(board);
    let drawn = game.table.ply();
    let Some((_, effort)) = game.run.ended else {
        let id = |action| control(day, drawn, DailyAction::Press(action)).to_string();
        message.components = draw::controls(&screen, &id, emoji, None, (lang, false));
        let explain = control(day, drawn, DailyAction::Explain).button("?");
        draw::add_button(&mut message.components, explain);
        return Ok(message);
    };
    let streak = daily::streak_of(&bot.store, &game.run.user, day).await?;
    let (standings, _) = standings(bot, day, asker).await?;
    let mut text = format!("**{}**", effort_in_words(effort, lang));
    if streak > 1 {
        _ = write!(text, " · {}", t::in_a_row(lang, streak));
    }
    let opens = t::opens(lang, moment(end, Style::Relative));
    _ = write!(text, "\n{standings}{opens}");
    let title = t::title(lang, daily::name_of(day, lang));
    message.embeds.insert(0, embed(&title, text, COLOUR));
    let share = control(day, drawn, DailyAction::Share).button(t::TELL_THIS_CHANNEL.say(lang));
    let mut row = vec![
        control(day, drawn, DailyAction::Rules).button(boards::RULES.say(lang)),
        control(day, drawn, DailyAction::Dice).button(boards::FAIR_DICE.say(lang)),
    ];
    // It is told once, and nobody would read it here.
    if !asker.location.is_alone() {
        row.insert(0, share.style(ButtonStyle::Primary));
    }
    message.components = vec![CreateActionRow::Buttons(row)];
    Ok(message)
}

fn explained(bot: &Bot, game: &Try, lang: Lang) -> Reply {
    let names = game.names_in(lang);
    let screen = game.table.screen(Viewer::Public, &names, "");
    let button = |action, label| control(game.run.day, game.table.ply(), action).button(label);
    let rules = button(DailyAction::Rules, boards::RULES.say(lang));
    let mut message = explain::explanation(&screen, lang, &bot.emoji, "", vec![rules]);
    let dice = button(DailyAction::Dice, boards::FAIR_DICE.say(lang));
    draw::add_button(&mut message.components, dice);
    Reply::private(message)
}

/// Tells a channel once how it went, hidden until somebody wants to know.
async fn share(bot: &Bot, day: i64, asker: &Asker) -> Result<Reply> {
    let server = permissions::allows(bot, &asker.location).await?;
    let lang = asker.location.table_language(&server, asker.lang);
    let game = load(bot, day, asker).await?;
    let ended = game.and_then(|game| game.run.ended.map(|(_, effort)| (game, effort)));
    let (game, effort) = ended.ok_or_else(r::finish_first)?;
    let user = game.run.user.clone();
    let streak = daily::streak_of(&bot.store, &user, day).await?;
    let is_new = bot.write(move |tx| tx.tell_run(day, &user)).await?;
    ensure(is_new, r::told_already)?;
    let name = game.names.of(games::seat::Seat::new(0));
    let day = daily::name_of(game.run.day, lang);
    let effort = effort_in_words(effort, lang);
    let title = game.game.info().name;
    let told = if streak > 1 {
        t::told_in_a_row(lang, name, day, title, effort, t::in_a_row(lang, streak))
    } else {
        t::told(lang, name, day, title, effort)
    };
    Ok(Reply::show(Message::new(told)))
}

/// The record of a finished try, once its day is over.
async fn record(bot: &Bot, day: i64, asker: &Asker) -> Result<Reply> {
    let game = load(bot, day, asker).await?;
    let finished = game.filter(|game| game.run.ended.is_some());
    let record = finished
        .and_then(Try::notation)
        .ok_or_else(r::no_daily_record)?;
    let file = CreateAttachment::bytes(record.into_bytes(), format!("rollhouse-daily-{day}.txt"));
    let words = t::record_of(asker.lang, daily::name_of(day, asker.lang));
    Ok(Reply::private(Message::new(words).with_file(file)))
}
