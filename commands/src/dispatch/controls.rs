//! Buttons, menus and forms: what each does. What their ids mean is in `custom_id` and `page_id`.

use std::sync::Arc;

use db::Vote;

use crate::admin::server;
use crate::bot::Bot;
use crate::context::ComponentContext;
use crate::error::CommandError;
use crate::protocol::answer::Answer;
use crate::protocol::custom_id::{self, TableAction, TableControl};
use crate::protocol::page_id::PageControl;
use crate::reply::Reply;
use crate::results::leaderboard_cache::LeaderboardCache;
use crate::results::{history, leaderboard};
use crate::table::{ending, lobby, pause, press, replace, verify, vote};
use crate::users::{help, privacy};

/// Does what was pressed: `press`, if it belongs to a table.
pub(crate) async fn press(
    bot: &Arc<Bot>,
    leaderboards: &LeaderboardCache,
    press: Option<TableControl>,
    context: ComponentContext,
) -> Result<Reply, CommandError> {
    let Some(press) = press else {
        let page = PageControl::parse(&context.custom_id).ok_or_else(|| {
            CommandError::user(
                "This control is from another version of the bot. `/table show` draws the table anew.",
            )
        })?;
        return page_control(bot, leaderboards, &page, &context).await;
    };
    let press = match press.act {
        TableAction::Menu(_) => {
            let act = context.value.as_deref().and_then(custom_id::choice);
            TableControl {
                act: act.ok_or_else(|| {
                    CommandError::user(
                        "Nothing on offer was chosen. `/table show` draws the table anew.",
                    )
                })?,
                ..press
            }
        }
        _ => press,
    };
    match &press.act {
        TableAction::Join
        | TableAction::Leave
        | TableAction::Start
        | TableAction::Word
        | TableAction::Rematch => lobby::press(bot, &press, &context).await,
        TableAction::Rules => help::rules_of_table(bot, press.table).await,
        TableAction::Record => verify::hand_out_record(bot, press.table).await,
        TableAction::Step(to, _) => history::step(bot, &press, *to, &context).await,
        TableAction::Agree => vote::agree(bot, press.table, &context.person, Vote::Pause).await,
        TableAction::AgreeEnd => vote::agree(bot, press.table, &context.person, Vote::End).await,
        TableAction::AskEnd => vote::ask(bot, press.table, &context.person, Vote::End).await,
        TableAction::End => ending::at_once(bot, press.table, &context).await,
        TableAction::Accept(offer) => replace::accept(bot, &press, offer, &context.person).await,
        TableAction::Decline(offer) => {
            replace::decline(bot, press.table, offer, &context.person).await
        }
        TableAction::Resume => pause::resume(bot, press.table, &context.person, true).await,
        TableAction::Play(_)
        | TableAction::Focus(_)
        | TableAction::Menu(_)
        | TableAction::Page(..)
        | TableAction::Panel
        | TableAction::Off(..)
        | TableAction::Back
        | TableAction::Resign => press::at_table(bot, &press, &context).await,
    }
}

/// A control that belongs to no table.
async fn page_control(
    bot: &Arc<Bot>,
    leaderboards: &LeaderboardCache,
    page: &PageControl,
    context: &ComponentContext,
) -> Result<Reply, CommandError> {
    match page {
        PageControl::Board(query, number) => {
            leaderboard::show_page(bot, leaderboards, query, *number, context.location.guild).await
        }
        PageControl::History(list, number) => {
            history::show_page(bot, list, *number, &context.location).await
        }
        PageControl::Setting(setting) => server::choose(bot, *setting, context).await,
        PageControl::Open => history::open(bot, context).await,
        PageControl::Forget => privacy::forget(bot, &context.person).await,
        PageControl::Help(page) => {
            Ok(Answer::Update(Box::new(help::help(*page, &bot.commands))).into())
        }
        PageControl::Rules(game, page) => help::show_rules_page(game, *page),
    }
}
