//! The button `?` of a board: what can be done now, and the board in words, only for the user who pressed; with the rules, and a way to the
//! moderators.

use db::{Phase, TableId};
use games::screen::Screen;
use games::seat::Viewer;
use serenity::all::{CreateButton, UserId};

use crate::bot::Bot;
use crate::error::Result;
use crate::protocol::answer::{Message, embed};
use crate::protocol::emoji::Emoji;
use crate::reply::Reply;
use crate::table::board::{draw, draw_lobby, end_board};
use crate::table::load::{begun, locked};
use crate::texts::{Lang, boards as t};
use crate::time::deadlines;

const COLOUR: u32 = 0x8E_7C_C3;

/// Discord's limit: <https://discord.com/developers/docs/resources/message#create-message>
const LIMIT: usize = 2000;

/// Explains a table to this user in their language, as their seat sees it if they have one.
pub(crate) async fn explain(bot: &Bot, table: TableId, user: UserId, lang: Lang) -> Result<Reply> {
    let active = &mut *locked(bot, table).await?;
    if active.table.phase() == Phase::Lobby {
        return Ok(Reply::private(draw_lobby::more(active, lang)));
    }
    let active = begun(active)?;
    if active.ended() {
        return Ok(Reply::private(end_board::more(bot, active).await?));
    }
    let viewer = active.seat_of(user).map_or(Viewer::Public, Viewer::Seat);
    let names = active.names_for(lang);
    let lang = names.lang();
    let screen = active.game().screen(viewer, &names, "");
    let deadlines = deadlines::until_when(active.clocks(), &names, bot.now(), |_| true);
    let buttons = draw::rules_and_report(active, lang);
    Ok(Reply::private(explanation(
        &screen, lang, &bot.emoji, &deadlines, buttons,
    )))
}

/// How the game is won, what can be done on a screen, the deadlines if there are any, and the board in words.
pub(crate) fn explanation(
    screen: &Screen,
    lang: Lang,
    emoji: &Emoji,
    deadlines: &str,
    buttons: Vec<CreateButton>,
) -> Message {
    let choices = Some(&screen.help.choices).filter(|choices| !choices.is_empty());
    let mut choices = emoji.text(choices.unwrap_or(&screen.summary));
    if !screen.help.win.is_empty() {
        choices = format!("**{}**\n\n{choices}", screen.help.win);
    }
    let board = emoji.text(&screen.board_in_words());
    if !deadlines.is_empty() {
        choices = format!("{choices}\n{deadlines}");
    }
    let both = format!("{choices}\n\n**{}**\n{board}", t::BOARD_IN_WORDS.say(lang));
    // People who hide embeds see the content alone.
    if both.chars().count() <= LIMIT {
        return Message::with_buttons(both, buttons);
    }
    let embed = embed(t::BOARD_IN_WORDS.say(lang), board, COLOUR);
    Message::with_buttons(choices, buttons).with_embed(embed)
}
