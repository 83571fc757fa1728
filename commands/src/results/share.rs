//! The button Share of a finished table: posts its last board as a picture, and its turns as a GIF. Names stay text of the message, so
//! that every script works, and people who cannot see the picture can read it.

use std::sync::Arc;

use db::{Phase, StoredTable, TableId};
use games::names::Names;
use games::outcome::{Outcome, Status};
use games::screen::Screen;
use games::seat::Viewer;
use pictures::{Paper, Steps};
use serenity::all::{ButtonStyle, CreateAttachment};

use crate::bot::Bot;
use crate::context::Asker;
use crate::error::{InternalError, Result, ensure};
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Shared, Surface, TableAction, TableControl};
use crate::protocol::emoji::{Emoji, plain};
use crate::reply::{FollowUp, Reply};
use crate::simulated::compute;
use crate::state::active::ActiveTable;
use crate::state::record::record;
use crate::state::thinking::For;
use crate::table::load::{game_of, stored};
use crate::texts::{Lang, finished as t, refusals as r};

/// Discord's limit for the description of a file, less some room:
/// <https://discord.com/developers/docs/resources/message#attachment-object-attachment-structure>
const DESCRIPTION: usize = 1_000;

/// Share was pressed. Its players post each kind of picture once for everybody, in the table's language; after that, and for others, it
/// is for whoever pressed, in their own.
pub(crate) async fn ask(
    bot: &Arc<Bot>,
    table: TableId,
    what: Shared,
    asker: &Asker,
) -> Result<Reply> {
    let stored = stored(bot, table).await?;
    ensure(stored.head.phase == Phase::Over, r::picture_after_the_end)?;
    let user = ids::text(asker.person.id);
    let plays = stored.seats.iter().any(|seat| seat.user == user);
    let info = game_of(&stored)?.info();
    let for_all = plays && bot.budgets.share(table, what);
    let opened = stored.opened().filter(|_| for_all);
    let lang = info.spoken(opened.map_or(asker.lang, |opened| opened.language));
    if what == Shared::Film {
        let drawing = Answer::to(for_all, Message::new(t::DRAWING.say(lang)));
        let (own, sorry) = (Arc::clone(bot), t::NOT_DRAWN.say(lang).to_owned());
        let film = async move { drawn(&own, &stored, (what, for_all), lang).await };
        let failed = "could not draw a game";
        let film = FollowUp::revise(lang, Some(table), failed, sorry, film);
        return Ok(Reply::from(drawing).then(film));
    }
    let message = drawn(bot, &stored, (what, for_all), lang).await?;
    Ok(Answer::to(for_all, message).into())
}

/// The picture. One for everybody that cannot be drawn may be posted another time.
async fn drawn(
    bot: &Bot,
    stored: &StoredTable,
    (what, for_all): (Shared, bool),
    lang: Lang,
) -> Result<Message> {
    let drawn = draw(bot, stored, what, lang).await;
    if for_all && drawn.is_err() {
        bot.budgets.unshare(stored.head.id, what);
    }
    drawn
}

async fn draw(bot: &Bot, stored: &StoredTable, what: Shared, lang: Lang) -> Result<Message> {
    let record = record(stored)?;
    let names = ActiveTable::load(stored)?.names_for(lang);
    let table = stored.head.id;
    let last = record.replay(|_, _| {}).map_err(InternalError::new)?;
    let screen = last.screen(Viewer::Public, &names, "");
    let mut text = format!(
        "{}\n{}",
        t::posted(lang, last.info().name, table),
        bot.emoji.text(&screen.summary)
    );
    if let Status::Over(outcome) = last.status() {
        text.push_str(&players(&screen, &names, &bot.emoji, &outcome));
    }
    // Even one picture takes too long for a thread that serves presses. But it cannot wait behind those who think, as a film can.
    let drawing = match what {
        Shared::Board => compute(move || pictures::last_board(&record, &names, Paper::Dark)).await,
        Shared::Film => {
            let film = move || pictures::film(&record, &names, Steps::Turns, Paper::Dark);
            bot.thinking.think(For::Person, film).await
        }
    };
    let ending = match what {
        Shared::Board => "png",
        Shared::Film => "gif",
    };
    let file = format!("rollhouse-{table}.{ending}");
    let file = CreateAttachment::bytes(drawing?.map_err(InternalError::new)?, file);
    let mut message = Message::new(text);
    if what == Shared::Board {
        let all = TableAction::Share(Shared::Film);
        let all = TableControl::at_any_ply(table, Surface::Panel, all);
        message = message.and_buttons(vec![
            all.button(t::AS_GIF.say(lang), ButtonStyle::Secondary),
        ]);
    }
    Ok(message.with_file(file.description(in_words(&screen, what, lang))))
}

/// A line with everybody's mark, name and points, best first, which says whose marks the picture shows.
fn players(screen: &Screen, names: &Names, emoji: &Emoji, outcome: &Outcome) -> String {
    let mut scores: Vec<_> = screen.scores.iter().collect();
    let place = |seat| outcome.place_of(seat).unwrap_or(u8::MAX);
    scores.sort_by_key(|score| (place(score.seat), -score.total));
    let each = scores.iter().map(|score| {
        let mark = games::picture::MARKS[names.mark(score.seat)].name;
        let name = names.of(score.seat);
        emoji.text(&format!(":{mark}: {name} {}", score.points))
    });
    format!("\n{}", each.collect::<Vec<_>>().join(" · "))
}

/// The description of the picture for people who cannot see it.
fn in_words(screen: &Screen, what: Shared, lang: Lang) -> String {
    let shows = match what {
        Shared::Board => t::shows_board(lang, &screen.summary),
        Shared::Film => t::shows_game(lang, &screen.summary),
    };
    let text = plain(&format!("{shows}\n{}", screen.board_in_words()));
    let text = text
        .chars()
        .filter(|letter| !matches!(letter, '*' | '\\' | '`'));
    text.take(DESCRIPTION).collect()
}
