//! `/help` and the rules, a page at a time. All of it is private, and follows from the list of games and the list of commands.

use db::TableId;
use games::registry::{self, GAMES, GameType};
use serenity::all::{ButtonStyle, CreateEmbedFooter};

use crate::bot::Bot;
use crate::error::{CommandError, Result};
use crate::protocol::answer::{Message, embed};
use crate::protocol::emoji::plain;
use crate::protocol::page_id::{self, PageControl};
use crate::reply::Reply;
use crate::table::board::draw;
use crate::table::load::head;
use crate::texts::{Lang, Text, help as t, refusals as r};
use crate::words::start_command;

const COLOUR: u32 = 0x8E_7C_C3;

/// A page of the rules grows to about this many characters: two screens of a phone.
const PAGE: usize = 1_300;

/// A page: a title and a text.
type HelpPage = (String, String);

/// A page of `/help`, from 0; any number past the end gives the last page. `commands` are all commands in words.
pub(crate) fn help(page: u32, commands: &str, lang: Lang) -> Message {
    page_message(&help_pages(commands, lang), page, lang, PageControl::Help)
}

/// A page of the player's half of a game's rules, from 0.
pub(crate) fn rules(game: &dyn GameType, page: u32, lang: Lang) -> Message {
    let info = game.info();
    let title = t::how_to_play(registry::full_name(info)).say(lang);
    let pages: Vec<HelpPage> = rules_pages(info.players_rules(lang))
        .into_iter()
        .map(|text| (title.clone(), text))
        .collect();
    let mut message = page_message(&pages, page, lang, |page| {
        PageControl::Rules(info.key.to_owned(), page, info.edition)
    });
    // A lesson follows today's rules.
    if info.lesson.is_some() && !registry::is_earlier(info) {
        let learn = PageControl::learn(info.key, info.spoken(lang)).style(ButtonStyle::Primary);
        draw::add_button(&mut message.components, learn);
    }
    message
}

/// Another page of the rules of a game.
pub(crate) fn show_rules_page(
    game: Option<&'static dyn GameType>,
    page: u32,
    lang: Lang,
) -> Result<Reply> {
    Ok(Reply::update(rules(known(game)?, page, lang)))
}

/// The rules of a table's game, in the edition that the table is played under.
pub(crate) async fn rules_of_table(bot: &Bot, table: TableId, lang: Lang) -> Result<Reply> {
    let head = head(bot, table).await?;
    let game = registry::edition(&head.game, head.edition);
    Ok(Reply::private(rules(known(game)?, 0, lang)))
}

fn known(game: Option<&'static dyn GameType>) -> Result<&'static dyn GameType> {
    game.ok_or_else(|| CommandError::User(r::rules_are_gone()))
}

fn help_pages(commands: &str, lang: Lang) -> Vec<HelpPage> {
    let games = GAMES.iter().map(|game| {
        let info = game.info();
        let (fewest, most) = (*info.seats.start(), *info.seats.end());
        let (quick, slow) = info.minutes_of_all().into_inner();
        format!(
            "{}\n{}\n`{}` · `/{key} learn`",
            t::game(info.name, fewest, most, quick, slow).say(lang),
            info.pitch.say(lang).to_owned(),
            start_command(*game),
            key = info.key,
        )
    });
    let games: Vec<String> = games.collect();
    let playing = [
        t::first(),
        t::second(),
        t::third(),
        t::fourth(),
        t::time(),
        t::house(),
        t::luck(),
    ];
    let more = [
        t::pings(),
        t::turn(),
        t::board(),
        t::dice(),
        t::anywhere(),
        t::results(),
        t::data(),
    ];
    let lines = |texts: &[Text]| {
        let lines: Vec<String> = texts.iter().map(|text| text.say(lang)).collect();
        lines.join("\n")
    };
    vec![
        (
            t::title().say(lang),
            format!("{}\n\n{}", t::new_here().say(lang), games.join("\n\n")),
        ),
        (t::good_to_know().say(lang), lines(&playing)),
        (t::good_to_know().say(lang), lines(&more)),
        (t::every_command().say(lang), commands.to_owned()),
    ]
}

/// The rules for players without their heading, cut where sections begin.
fn rules_pages(rules: &str) -> Vec<String> {
    let text = rules.split_once('\n').map_or("", |(_, text)| text).trim();
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
fn page_message(
    pages: &[HelpPage],
    page: u32,
    lang: Lang,
    id: impl Fn(u32) -> PageControl,
) -> Message {
    let last = u32::try_from(pages.len().saturating_sub(1)).unwrap_or(0);
    let page = page.min(last);
    let (title, text) = &pages[page as usize];
    let number = t::page(page + 1, last + 1).say(lang);
    let embed = embed(title, plain(text.trim()), COLOUR).footer(CreateEmbedFooter::new(number));
    let mut message = Message::new("").with_embed(embed);
    let (back, next) = (t::back().say(lang), t::next().say(lang));
    message.components.extend(page_id::pager([
        (page > 0).then(|| (id(page - 1), &*back)),
        (page < last).then(|| (id(page + 1), &*next)),
    ]));
    message
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::answer::DESCRIPTION;

    #[test]
    fn rules_pages_fit_and_lose_no_text() {
        let spoken = GAMES
            .iter()
            .flat_map(|game| Lang::ALL.map(|lang| (game.info(), lang)));
        for (info, lang) in spoken {
            let rules = info.players_rules(lang);
            let pages = rules_pages(rules);
            assert!(pages.len() > 1 || lang != Lang::En, "{}", info.key);
            for page in &pages {
                assert!(page.chars().count() <= DESCRIPTION);
            }
            let words = |text: &str| -> Vec<String> {
                text.split_whitespace().map(str::to_owned).collect()
            };
            let all = words(&pages.join("\n"));
            let heading = words(rules.lines().next().unwrap_or_default()).len();
            assert_eq!(all, words(rules)[heading..], "{} {lang:?}", info.key);
        }
    }
}
