//! `/tables open`: the lobbies of a server that somebody can see and join. What they can see is asked of Discord only if there is a
//! lobby in another channel than the one where they ask.

use std::collections::BTreeSet;
use std::sync::Arc;

use db::Head;
use serenity::all::ChannelId;

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{Result, ensure};
use crate::ids;
use crate::protocol::answer::{Message, embed, without_address};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::table::admission;
use crate::table::board::visibility;
use crate::table::lobby::my_tables::{COLOUR, MOST, linked, rest};
use crate::texts::{Lang, lists as t, refusals as r};

/// How many lobbies of a server are looked at, the newest ones.
const LOOKED_AT: u32 = 200;

/// `/tables open`
pub(crate) fn show(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply> {
    ensure(context.location.guild.is_some(), r::open_tables_on_servers)?;
    // Discord may take longer than it waits for an answer. The first answer is always the same, because it must not say that there
    // are tables in other channels.
    let looking = Reply::say(t::LOOKING.say(context.lang));
    let (bot, own) = (Arc::clone(bot), context.clone());
    let list = async move {
        let lobbies = joinable(&bot, &own).await?;
        Ok(visible(&bot, &own, lobbies).await)
    };
    let failed = "cannot look up the lobbies of a server";
    let sorry = t::NOT_LOOKED_UP.say(context.lang).to_owned();
    let list = FollowUp::revise(context.lang, None, failed, sorry, list);
    Ok(looking.then(list))
}

/// A table that somebody can join.
struct Lobby {
    channel: ChannelId,
    text: String,
}

/// The channel where somebody asks, and the channel of the thread where they ask, are seen by them.
fn is_near(context: &CommandContext, channel: ChannelId) -> bool {
    [context.location.channel, context.location.home()].contains(&channel)
}

async fn joinable(bot: &Bot, context: &CommandContext) -> Result<Vec<Lobby>> {
    let guild = ids::guild_text(context.location.guild);
    let person = ids::text(context.person.id);
    let avoided = admission::avoided(bot, &person).await?;
    let mut found = Vec::new();
    for stored in bot.read(move |tx| tx.lobbies_of(&guild, LOOKED_AT)).await? {
        // A lobby of an earlier version of the rules is no reason to show none.
        let Ok(lobby) = ActiveTable::load(&stored) else {
            continue;
        };
        let cannot_join = |user: &str| user == person || avoided.contains(user);
        if lobby.present().any(cannot_join) {
            continue;
        }
        let own = lobby.number(context.person.id);
        let free = lobby.table.free_seats(own, bot.clock.now());
        if free > 0 {
            let channel = lobby.board.channel;
            found.push(Lobby {
                channel,
                text: line(&stored.head, &lobby, free, context.lang),
            });
        }
    }
    Ok(found)
}

/// `Some Game · table 12 in #dice · 2 of 4 seats taken, 2 free · host: Ann`
fn line(head: &Head, lobby: &ActiveTable, free: usize, lang: Lang) -> String {
    let host = lobby.host_name();
    t::waits_in(
        lang,
        linked(head, lang),
        format!("<#{}>", lobby.board.channel),
        lobby.table.players().len(),
        *lobby.kind().info().seats.end(),
        free,
        host.unwrap_or_else(|| t::NOBODY.say(lang).to_owned()),
    )
}

/// The list without the lobbies of channels that the user cannot see.
async fn visible(bot: &Bot, context: &CommandContext, mut lobbies: Vec<Lobby>) -> Message {
    let far: BTreeSet<ChannelId> = lobbies
        .iter()
        .map(|lobby| lobby.channel)
        .filter(|channel| !is_near(context, *channel))
        .collect();
    let Some(guild) = context.location.guild.filter(|_| !far.is_empty()) else {
        return list(&lobbies, context.lang);
    };
    let (person, rights) = (context.person.id, &context.rights);
    let (seen, failed) = match visibility::visible(bot, guild, &far, person, rights).await {
        Ok(seen) => (seen, false),
        Err(error) => {
            let error = without_address(&error);
            tracing::warn!(%error, "cannot look up which channels a member sees");
            (BTreeSet::new(), true)
        }
    };
    lobbies.retain(|lobby| is_near(context, lobby.channel) || seen.contains(&lobby.channel));
    let mut message = list(&lobbies, context.lang);
    if failed {
        let lang = context.lang;
        message.content = lang.sentences([&*message.content, t::NOT_CHECKED.say(lang)]);
    }
    message
}

fn list(lobbies: &[Lobby], lang: Lang) -> Message {
    if lobbies.is_empty() {
        return Message::new(t::NOBODY_WAITS.say(lang));
    }
    let mut lines: Vec<String> = lobbies
        .iter()
        .take(MOST)
        .map(|lobby| lobby.text.clone())
        .collect();
    lines.extend(rest(lobbies.len() - lines.len(), lang));
    let embed = embed(t::TABLES_THAT_WAIT.say(lang), lines.join("\n"), COLOUR);
    Message::new(t::you_can_join(lang, lobbies.len())).with_embed(embed)
}
