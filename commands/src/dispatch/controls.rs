//! Buttons, menus and forms: what each does. What their ids mean is in `custom_id` and `page_id`.

use std::sync::Arc;

use db::Vote;

use crate::admin::server;
use crate::asked::Pressed;
use crate::bot::Bot;
use crate::error::Trouble;
use crate::people::{help, privacy};
use crate::reply::Reply;
use crate::results::{checks, history, leaderboard};
use crate::table::{ending, lobby, pause, press, replace, vote};
use crate::wire::answer::Answer;
use crate::wire::custom_id::{self, Act, Press};
use crate::wire::page_id::Page;

/// Does what was pressed: `press`, if it belongs to a table.
pub(crate) async fn press(
    bot: &Arc<Bot>,
    press: Option<Press>,
    pressed: Pressed,
) -> Result<Reply, Trouble> {
    let Some(press) = press else {
        let page = Page::parse(&pressed.custom_id).ok_or_else(|| {
            Trouble::refused(
                "This control is from another version of the bot. `/table show` draws the table anew.",
            )
        })?;
        return turn(bot, &page, &pressed).await;
    };
    let press = match press.act {
        Act::Menu(_) => {
            let act = pressed.value.as_deref().and_then(custom_id::choice);
            Press {
                act: act.ok_or_else(|| {
                    Trouble::refused(
                        "Nothing on offer was chosen. `/table show` draws the table anew.",
                    )
                })?,
                ..press
            }
        }
        _ => press,
    };
    match &press.act {
        Act::Join | Act::Leave | Act::Start | Act::Word | Act::Rematch => {
            lobby::press(bot, &press, &pressed).await
        }
        Act::Rules => help::rules_of_table(bot, press.table).await,
        Act::Record => checks::record(bot, press.table).await,
        Act::Step(to, _) => history::step(bot, &press, *to, &pressed).await,
        Act::Agree => vote::agree(bot, press.table, &pressed.person, Vote::Pause).await,
        Act::AgreeEnd => vote::agree(bot, press.table, &pressed.person, Vote::End).await,
        Act::AskEnd => vote::ask(bot, press.table, &pressed.person, Vote::End).await,
        Act::End => ending::at_once(bot, press.table, &pressed).await,
        Act::Accept(offer) => replace::accept(bot, &press, offer, &pressed.person).await,
        Act::Decline(offer) => replace::decline(bot, press.table, offer, &pressed.person).await,
        Act::Resume => pause::resume(bot, press.table, &pressed.person, true).await,
        Act::Play(_)
        | Act::Focus(_)
        | Act::Menu(_)
        | Act::Page(..)
        | Act::Panel
        | Act::Off(..)
        | Act::Back
        | Act::Resign => press::at_table(bot, &press, &pressed).await,
    }
}

/// A control that belongs to no table.
async fn turn(bot: &Arc<Bot>, page: &Page, pressed: &Pressed) -> Result<Reply, Trouble> {
    match page {
        Page::Board(board, number) => {
            leaderboard::turn(bot, board, *number, &pressed.place.guild).await
        }
        Page::History(list, number) => history::turn(bot, list, *number, &pressed.place).await,
        Page::Setting(setting) => server::choose(bot, *setting, pressed).await,
        Page::Open => history::open(bot, pressed).await,
        Page::Forget => privacy::forget(bot, &pressed.person).await,
        Page::Help(page) => Ok(Answer::Update(Box::new(help::help(*page, &bot.commands))).into()),
        Page::Rules(game, page) => help::turn_rules(game, *page),
    }
}
