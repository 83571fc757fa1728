//! `/help` and the rules, a page at a time. All of it is private, and follows from the list of games and the list of commands.

use db::TableId;
use games::registry::{self, GAMES, GameType};
use serenity::all::{ButtonStyle, CreateEmbed, CreateEmbedFooter};

use crate::bot::Bot;
use crate::error::{CommandError, Result};
use crate::protocol::answer::{Answer, Message};
use crate::protocol::emoji::plain;
use crate::protocol::page_id::{self, PageControl};
use crate::reply::Reply;
use crate::table::board::draw;
use crate::words::start_command;

const COLOUR: u32 = 0x8E_7C_C3;

/// A page of the rules grows to about this many characters: two screens of a phone.
const PAGE: usize = 1_300;

/// A page: a title and a text.
type HelpPage = (String, String);

/// A page of `/help`, from 0; any number past the end gives the last page. `commands` are all commands in words.
pub(crate) fn help(page: u32, commands: &str) -> Message {
    page_message(&help_pages(commands), page, PageControl::Help)
}

/// A page of the player's half of a game's rules, from 0.
pub(crate) fn rules(game: &dyn GameType, page: u32) -> Message {
    let info = game.info();
    let title = format!("{} · how to play", registry::full_name(info));
    let pages: Vec<HelpPage> = rules_pages(info.rules)
        .into_iter()
        .map(|text| (title.clone(), text))
        .collect();
    let mut message = page_message(&pages, page, |page| {
        PageControl::Rules(info.key.to_owned(), page, info.edition)
    });
    // A lesson follows today's rules.
    if game.telling().is_some() && !registry::is_earlier(info) {
        let learn = PageControl::learn(info.key).style(ButtonStyle::Primary);
        draw::add_button(&mut message.components, learn);
    }
    message
}

/// Another page of the rules of a game.
pub(crate) fn show_rules_page(game: Option<&'static dyn GameType>, page: u32) -> Result<Reply> {
    Ok(Answer::Update(Box::new(rules(known(game)?, page))).into())
}

/// The rules of a table's game, in the edition that the table is played under.
pub(crate) async fn rules_of_table(bot: &Bot, table: TableId) -> Result<Reply> {
    let head = bot
        .read(move |tx| tx.head(table))
        .await?
        .ok_or(CommandError::from(db::Error::Gone))?;
    let edition = u16::try_from(head.edition).ok();
    let game = edition.and_then(|edition| registry::edition(&head.game, edition));
    Ok(Answer::Private(Box::new(rules(known(game)?, 0))).into())
}

fn known(game: Option<&'static dyn GameType>) -> Result<&'static dyn GameType> {
    game.ok_or_else(|| CommandError::user("This bot no longer has the rules of that game."))
}

fn help_pages(commands: &str) -> Vec<HelpPage> {
    let games: Vec<String> = GAMES
        .iter()
        .map(|game| {
            let info = game.info();
            let (fewest, most) = (info.seats.start(), info.seats.end());
            let (quick, slow) = (info.minutes.start(), info.minutes.end());
            format!(
                "**{}** · {fewest} to {most} players · {quick} to {slow} minutes\n{}\n`{}` · `/{key} learn` · `/{key} rules`",
                info.name,
                info.pitch,
                start_command(*game),
                key = info.key,
            )
        })
        .collect();
    let playing = "\
        **New here?** `/play` sits you down at once. Each game has a lesson below, `learn`: a minute or two, for you alone.\n\
        1. Type one of the start commands below. A table opens in this channel.\n\
        2. Everybody who wants to play presses **Join**; the host presses **Start**. Invite people in the lobby, or with `with:` in the \
        command: their seats are kept for ten minutes. Nobody else awake? Add house players in the lobby, or with `house:1`. That also works in a direct message with me.\n\
        3. The board says whose turn it is. Play with its buttons and menus.\n\
        4. At the end it says who won. Press **Rematch** to play again.\n\n";
    let more = "\
        **Time** · Each decision has a time limit. When it runs out, the safest move is played; after two in a row the house plays for you until you press **I am back**. `/table pause` stops the clocks if all players agree.\n\
        **The house** · ⌂ marks house players. They are casual, regular or master (`level`), move by themselves after a moment (or at once: `/me house-pace`), and do not count for ratings. `/profile` has your score against each.\n\
        **Luck or play?** · Where the house plays, **Hint** tells you the best move. At the end of every game **How it went** shows what was luck and what was play.\n\
        **Pings** · The bot pings you when others wait for you. Choose when with `/me pings`, and when not with `/me quiet-hours`.\n\
        **Your turn?** · `/tables mine` lists your tables, those where it is your turn first; in a direct message with me, those of all servers. `/tables open` lists tables that you can join.\n\
        **The board** · Lost it? `/table show` posts it again at the bottom of the channel.\n\
        **The dice** · You can check them: **Fair dice** in a lobby shows the SHA-256 of the table's secret seed before anybody gives a lucky word, and `/table verify` shows the seed at the end and checks every roll. Whoever runs me could still know what comes, so play for fun.\n\
        **Anywhere** · Install me for yourself (**Add App** on my profile) to start games on other servers, in group messages and in direct messages; others just press the buttons. Where I am not a member I cannot ping you or open threads, and after 15 minutes without a press a board stands still until the next one.\n\
        **Results** · See `/leaderboard`, `/profile` and `/history`.\n\
        **Your data** · `/privacy about` says what is stored about you and how to delete it.";
    vec![
        (
            "Rollhouse: dice games at a table in this channel".to_owned(),
            format!("{playing}{}", games.join("\n\n")),
        ),
        ("Good to know".to_owned(), more.to_owned()),
        ("Every command".to_owned(), commands.to_owned()),
    ]
}

/// The player's half of a rules page without its heading, cut where sections begin.
fn rules_pages(rules: &str) -> Vec<String> {
    let end = ["\n## Notation", "\n## Rulings"]
        .iter()
        .filter_map(|heading| rules.find(heading))
        .min();
    let text = &rules[..end.unwrap_or(rules.len())];
    let text = text.split_once('\n').map_or("", |(_, text)| text).trim();
    let mut pages: Vec<String> = Vec::new();
    for section in text.split("\n## ") {
        let section = if pages.is_empty() {
            section.to_owned()
        } else {
            format!("## {section}")
        };
        match pages.last_mut() {
            Some(page) if page.len() + section.len() <= PAGE => {
                page.push('\n');
                page.push_str(&section);
            }
            _ => pages.push(section),
        }
    }
    pages
}

/// One of these pages, with buttons to the others.
fn page_message(pages: &[HelpPage], page: u32, id: impl Fn(u32) -> PageControl) -> Message {
    let last = u32::try_from(pages.len().saturating_sub(1)).unwrap_or(0);
    let page = page.min(last);
    let (title, text) = &pages[page as usize];
    let mut message = Message::new("");
    message.embeds.push(
        CreateEmbed::new()
            .title(title)
            .description(plain(text.trim()))
            .footer(CreateEmbedFooter::new(format!(
                "Page {} of {}",
                page + 1,
                last + 1
            )))
            .colour(COLOUR),
    );
    message.components.extend(page_id::pager([
        (page > 0).then(|| (id(page - 1), "Back")),
        (page < last).then(|| (id(page + 1), "Next")),
    ]));
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Discord's limit for the description of an embed.
    const DESCRIPTION: usize = 4_096;

    #[test]
    fn rules_pages_fit_and_lose_no_text() {
        for game in GAMES {
            let rules = game.info().rules;
            let pages = rules_pages(rules);
            assert!(pages.len() > 1, "{}", game.info().key);
            for page in &pages {
                assert!(page.chars().count() <= DESCRIPTION);
            }
            let words = |text: &str| -> Vec<String> {
                text.split_whitespace().map(str::to_owned).collect()
            };
            let all = words(&pages.join("\n"));
            let heading = words(rules.lines().next().unwrap_or_default()).len();
            assert_eq!(all, words(rules)[heading..][..all.len()]);
            let next = &words(rules)[heading + all.len()..][..2];
            assert_eq!(next[0], "##");
            assert!(
                ["Notation", "Rulings"].contains(&next[1].as_str()),
                "{next:?}"
            );
        }
    }
}
