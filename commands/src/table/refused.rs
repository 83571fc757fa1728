//! Why an act was not done, in words: the one place where a refusal gets its sentence. What depends on whom or what somebody asked for
//! has a function of its own, and falls back on those of lobbies and of tables in play.

use db::TableId;
use tables::refusal::Refusal;
use tables::time::Now;

use crate::bot::Bot;
use crate::context::Person;
use crate::state::active::ActiveTable;
use crate::state::lobby::Lobby;
use crate::table::{kept_seats, load, time_left};
use crate::table_name::table_name;
use crate::words;

/// At a table that has begun; `what` is what only players can do there.
pub(crate) fn in_play(bot: &Bot, active: &ActiveTable, refusal: Refusal, what: &str) -> String {
    let (name, start) = (table_name(active.id), words::start_command(active.kind()));
    match refusal {
        Refusal::ClosedEarly(why) => format!(
            "This table was ended early: {}. Open a new one with `{start}`.",
            words::why(Some(why.word()))
        ),
        Refusal::Ended => load::has_ended(active.id).to_string(),
        Refusal::OnlyPlayers => format!("Only players at table {name} can {what}."),
        Refusal::Paused => {
            "This table is paused, so your move was not played. Any player can resume it with `/table resume`."
                .to_owned()
        }
        Refusal::NotPaused => format!("This table is not paused. {}", active.now()),
        Refusal::IsNotAway => "You are already playing your seat yourself.".to_owned(),
        Refusal::NoHints => {
            "There are no hints at this table. It can be opened with `hints:on`; tables with house players have them anyway."
                .to_owned()
        }
        Refusal::NothingToDecide => {
            "There is nothing to decide: you can do only one thing.".to_owned()
        }
        Refusal::Rules(rules) => {
            let mut said = words::refusal(rules, &active.now(), &start);
            if rules == games::refusal::Refusal::NotYourTurn {
                said.push_str(&time_left::sentence(active, bot.now()));
            }
            said
        }
        // What is left is of lobbies, of seats that change hands, and of moderators, who say why themselves.
        _ => words::refusal(games::refusal::Refusal::Illegal, &active.now(), &start),
    }
}

/// In a lobby; `what` is what only its host, or only players, can do there.
pub(crate) fn in_lobby(lobby: &Lobby, refusal: Refusal, now: Now, what: &str) -> String {
    let (name, host) = (table_name(lobby.stored.head.id), lobby.host());
    let only = format!("Only the host, {host}, can {what}.");
    let minutes = tables::acts::start::HOST_SILENCE.as_secs() / 60;
    match refusal {
        Refusal::Closed => {
            "This table is closed. Open a new one with its start command.".to_owned()
        }
        Refusal::Begun => "This table has already begun. Type `/table show` to see it.".to_owned(),
        Refusal::Ended => format!("Table {name} has ended."),
        Refusal::OnlyHost => only,
        Refusal::HostIsThere(left) => format!(
            "{only} If {host} does nothing here for {minutes} minutes, everybody at the table can: {} to go.",
            words::wait(left)
        ),
        Refusal::SeatsAreKeptStill => format!(
            "{only} {host} has been silent for {minutes} minutes, so you can start as soon as no seat is kept any more."
        ),
        Refusal::OnlyPlayers => {
            format!("Press Join first: only players at a table can {what}.")
        }
        Refusal::Seated => "You already have a seat at this table.".to_owned(),
        Refusal::NotSeated => "You have no seat at this table.".to_owned(),
        Refusal::SeatsAreKept => {
            kept_seats::all_kept(&lobby.stored, now.wall).unwrap_or_else(|| full().to_owned())
        }
        Refusal::TooFew { have, need } => format!(
            "{} needs at least {need} players; so far it has {have}. Others can press Join, or you can add a house player.",
            lobby.table.kind().info().name
        ),
        Refusal::NoHousePlayer => "There is no house player to remove.".to_owned(),
        Refusal::RemovesThemselves => "To leave yourself, press Leave.".to_owned(),
        Refusal::NoRemovalInPlay => {
            "This table is in play. The house plays for players who are away; `/table replace` asks somebody to take over a seat."
                .to_owned()
        }
        // What is left is of tables in play, or is said by those who know whom it is about.
        _ => full().to_owned(),
    }
}

fn full() -> &'static str {
    "Every seat at this table is taken. You can open your own table."
}

/// To somebody who wants a seat kept for `guest`.
pub(crate) fn to_invite(lobby: &Lobby, refusal: Refusal, guest: &Person, now: Now) -> String {
    let name = words::safe_name(&guest.name);
    match refusal {
        Refusal::OtherSeated => format!("{name} already has a seat at this table."),
        Refusal::Bot => {
            format!("{name} is a bot and cannot take a seat. You can add a house player instead.")
        }
        Refusal::Declined => format!(
            "{name} has declined, and is not asked again at this table. They can still press Join."
        ),
        Refusal::Invited => {
            let person = lobby.number(guest.id);
            let mut guests = lobby.table.guests().iter();
            let known = guests.find(|guest| Some(guest.person) == person);
            let until = known.map(|guest| kept_seats::until(guest.until));
            format!(
                "{name} is invited already: a seat is kept until {}.",
                until.unwrap_or_default()
            )
        }
        Refusal::CannotBeAsked => format!("{name} cannot be invited to this table."),
        Refusal::Full => format!("There is no free seat that could be kept for {name}."),
        refusal => in_lobby(lobby, refusal, now, "invite others"),
    }
}

/// To somebody who wants something done to this player of a lobby.
pub(crate) fn about_player(
    bot: &Bot,
    lobby: &Lobby,
    refusal: Refusal,
    player: Option<&Person>,
    what: &str,
) -> String {
    match (refusal, player) {
        (Refusal::OtherNotSeated, None) => CHOOSE_PLAYER.to_owned(),
        (Refusal::OtherNotSeated, Some(player)) => format!(
            "{} has no seat at this table.",
            words::safe_name(&player.name)
        ),
        _ => in_lobby(lobby, refusal, bot.now(), what),
    }
}

/// To somebody who wants to take a seat back from a newcomer.
pub(crate) fn to_return(bot: &Bot, active: &ActiveTable, refusal: Refusal) -> String {
    match refusal {
        Refusal::OnlyPrevious => {
            "Only the player who had that seat before can take it back.".to_owned()
        }
        Refusal::Seated => format!("You already play at table {}.", table_name(active.id)),
        Refusal::NewcomerHasMoved(seat) => format!(
            "{} has moved since, so you can no longer take it back.",
            active.names.of(seat)
        ),
        refusal => in_play(bot, active, refusal, "take it back"),
    }
}

/// To somebody who wants to end a table.
pub(crate) fn to_end(table: TableId, refusal: Refusal) -> String {
    let name = table_name(table);
    match refusal {
        Refusal::OwnGame => own_game(table),
        Refusal::OnlyHost => {
            "Only the host can close a table that has not begun. You can press Leave.".to_owned()
        }
        Refusal::OnlyPlayersOrModerators => {
            format!("Only players at table {name} and moderators of its channel can end it.")
        }
        Refusal::OnlyModerators => {
            "Only moderators of that channel can end a table at once.".to_owned()
        }
        Refusal::Begun => {
            format!("Table {name} has begun. Type `/table end` again to ask its players.")
        }
        _ => load::has_ended(table).to_string(),
    }
}

/// To somebody who wants to void a result, or to count it again.
pub(crate) fn to_void(table: TableId, refusal: Refusal, restore: bool) -> String {
    let name = table_name(table);
    match refusal {
        Refusal::OnlyModerators => format!(
            "Only moderators of this table's channel or of this server can exclude the result of table {name} from the ratings."
        ),
        Refusal::OwnGame => own_game(table),
        Refusal::AlreadySo if restore => format!("The result of table {name} already counts."),
        Refusal::AlreadySo => {
            format!("The result of table {name} is already void; `restore: True` counts it again.")
        }
        _ => format!("Table {name} has no result: it was not finished."),
    }
}

/// To a moderator who has played here: nobody decides about their own result.
fn own_game(table: TableId) -> String {
    format!(
        "You played at table {} yourself, so another moderator has to decide this.",
        table_name(table)
    )
}

pub(crate) const CHOOSE_PLAYER: &str = "Choose the player with the option `player`.";
