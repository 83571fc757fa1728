//! The button `?` of a board: what can be done now, and the board in words, only for the user who pressed.

use db::TableId;
use games::screen::Screen;
use games::seat::Viewer;
use serenity::all::{ButtonStyle, CreateEmbed, UserId};

use crate::bot::Bot;
use crate::error::CommandError;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Surface, TableAction};
use crate::reply::Reply;
use crate::table::load::load_active;

const COLOUR: u32 = 0x8E_7C_C3;

/// Discord's limit: <https://discord.com/developers/docs/resources/message#create-message>
const LIMIT: usize = 2000;

/// Explains a table to this user, as their seat sees it if they have one.
pub(crate) async fn explain(
    bot: &Bot,
    table: TableId,
    user: UserId,
) -> Result<Reply, CommandError> {
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let active = load_active(bot, &mut entry, table).await?;
    let viewer = active.seat_of(user).map_or(Viewer::Public, Viewer::Seat);
    let screen = active.table.screen(viewer, &active.names, "");
    let (choices, board) = texts(&screen);
    let (mut choices, board) = (bot.emoji.text(&choices), bot.emoji.text(&board));
    let deadlines = active.clocks.deadlines(&active.names, bot.now());
    if !deadlines.is_empty() {
        choices = format!("{choices}\n{deadlines}");
    }
    let rules = active
        .control(Surface::Board, TableAction::Rules)
        .button("Rules", ButtonStyle::Secondary);
    let both = format!("{choices}\n\n**The board in words**\n{board}");
    // People who hide embeds see the content alone.
    let message = if both.chars().count() <= LIMIT {
        Message::with_buttons(both, vec![rules])
    } else {
        let mut message = Message::with_buttons(choices, vec![rules]);
        let embed = CreateEmbed::new()
            .title("The board in words")
            .description(board)
            .colour(COLOUR);
        message.embeds.push(embed);
        message
    };
    Ok(Answer::Private(Box::new(message)).into())
}

/// The choices and the board; what a game leaves out follows from its screen.
fn texts(screen: &Screen) -> (String, String) {
    let or = |text: &str, other: &dyn Fn() -> String| {
        if text.is_empty() {
            other()
        } else {
            text.to_owned()
        }
    };
    let help = &screen.help;
    (
        or(&help.choices, &|| screen.summary.clone()),
        or(&help.board, &|| screen.board()),
    )
}
