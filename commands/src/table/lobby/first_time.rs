//! A hint for a player who sits down at a game for the first time.

use db::TableId;
use games::registry::GameType;
use serenity::all::{ButtonStyle, UserId};

use crate::bot::Bot;
use crate::error::Result;
use crate::ids;
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::protocol::page_id::PageControl;
use crate::reply::FollowUp;
use crate::texts::{Lang, boards as t};

/// One line on what to press, if the user has never sat at another table of this game.
pub(crate) async fn note(
    bot: &Bot,
    game: &dyn GameType,
    user: UserId,
    table: TableId,
    lang: Lang,
) -> Result<Option<FollowUp>> {
    let info = game.info();
    if bot
        .read(move |tx| tx.has_sat(&ids::text(user), info.key, table))
        .await?
    {
        return Ok(None);
    }
    let lang = info.spoken(lang);
    let words = t::first_table(lang, info.name, info.first_press.say(lang));
    // A board in play has no room for this button, and play is when a newcomer wants it.
    let rules = TableControl::at_any_ply(table, Surface::Board, TableAction::Rules);
    let rules = rules.button(t::RULES.say(lang), ButtonStyle::Secondary);
    let mut buttons = vec![rules];
    if game.telling().is_some() {
        let learn = PageControl::learn(info.key, lang).style(ButtonStyle::Primary);
        buttons.insert(0, learn);
    }
    let note = Message::with_buttons(words, buttons);
    Ok(Some(FollowUp::PassingNote(Box::new(note), (table, user))))
}
