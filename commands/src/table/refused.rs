//! Why an act was not done, as a message: the one place where a refusal gets its sentence. What depends on whom or what somebody asked
//! for has a function of its own, and falls back on those of lobbies and of tables in play.

use db::TableId;
use games::refusal as rules;
use tables::refusal::Refusal;
use tables::time::{Now, WallTime};

use crate::bot::Bot;
use crate::context::Person;
use crate::error::Result;
use crate::state::active::{ActiveTable, summary};
use crate::table::act::ActError;
use crate::texts::{Act, Text, boards as b, questions as q, refusals as r};
use crate::time::moment::{Style, moment};
use crate::words;

/// What came of an act, or its refusal in words; `act` is what only the table's host, or only players, can do there.
pub(crate) fn told<T>(
    done: Result<T, ActError>,
    bot: &Bot,
    active: &ActiveTable,
    act: Act,
) -> Result<T> {
    done.map_err(|error| error.in_words(|refusal| why(bot, active, refusal, act)))
}

/// Why an act was refused, at a table in any phase.
pub(crate) fn why(bot: &Bot, active: &ActiveTable, refusal: Refusal, act: Act) -> Text {
    let (name, host) = (active.id, host_name(active));
    let minutes = tables::acts::start::HOST_SILENCE.as_secs() / 60;
    match refusal {
        // In a lobby.
        Refusal::Closed => r::closed(),
        Refusal::Begun => r::begun(),
        Refusal::OnlyHost => r::only_host(act, host),
        Refusal::HostIsThere(left) => {
            r::only_host(act, host.clone()).then(r::host_is_there(host, minutes, left))
        }
        Refusal::SeatsAreKeptStill => {
            r::only_host(act, host.clone()).then(r::seats_are_kept_still(host, minutes))
        }
        Refusal::OnlyPlayers if !active.has_begun() => r::press_join_first(act),
        Refusal::Seated => r::seated(),
        Refusal::NotSeated => r::not_seated(),
        Refusal::Full => r::full(),
        Refusal::SeatsAreKept => all_kept(active, bot.clock.now()).unwrap_or_else(r::full),
        Refusal::TooFew { have, need } => r::too_few(active.kind().info().name, need, have),
        Refusal::NoHousePlayer => r::no_house_player(),
        Refusal::RemovesThemselves => r::to_leave(),
        Refusal::NoRemovalInPlay => r::no_removal_in_play(),
        // In play.
        Refusal::NotBegun => r::not_begun(),
        Refusal::ClosedEarly(why) => {
            let why = Text::made(move |reader, to| to.push_str(&b::why(reader.lang, why)));
            r::ended_early(why, words::start_command(active.kind()))
        }
        Refusal::Ended => r::already_ended(name),
        Refusal::OnlyPlayers => r::only_players(act, name),
        Refusal::Paused => r::paused(),
        Refusal::NotPaused => r::not_paused().then(now(active)),
        Refusal::IsNotAway => r::you_play_already(),
        Refusal::NoHints => r::no_hints(),
        Refusal::NothingToDecide => r::nothing_to_decide(),
        Refusal::Rules(refusal @ rules::Refusal::NotYourTurn) => {
            with_time_left(by_rules(active, refusal), active, bot.now())
        }
        Refusal::Rules(refusal) => by_rules(active, refusal),
        Refusal::Banned => by_rules(active, rules::Refusal::Illegal),
        // Of seats that change hands, of moderators and of rematches: said by those who know whom or what it is about.
        Refusal::NotEnded
        | Refusal::NoResult
        | Refusal::OnlyPlayersOrModerators
        | Refusal::OnlyModerators
        | Refusal::OwnGame
        | Refusal::NoRoom(_)
        | Refusal::Bot
        | Refusal::OtherSeated
        | Refusal::Declined
        | Refusal::Invited
        | Refusal::CannotBeAsked
        | Refusal::LeftForGood
        | Refusal::OtherNotSeated
        | Refusal::NotAway(_)
        | Refusal::CanComeBack(..)
        | Refusal::SeatGone
        | Refusal::IsBack(_)
        | Refusal::OfferOver
        | Refusal::HasMoved(_)
        | Refusal::OnlyPrevious
        | Refusal::NewcomerHasMoved(_)
        | Refusal::AlreadySo
        | Refusal::NobodyWaits
        | Refusal::OnlyReady => r::not_possible(),
    }
}

/// A move that the rules refuse.
pub(crate) fn by_rules(active: &ActiveTable, refusal: rules::Refusal) -> Text {
    let start = words::start_command(active.kind());
    match refusal {
        rules::Refusal::Over => r::over(now(active), start),
        rules::Refusal::NotSeated => r::only_watching(start),
        rules::Refusal::NotYourTurn => r::not_your_turn().then(now(active)),
        rules::Refusal::Stale => r::stale().then(now(active)),
        rules::Refusal::Illegal => {
            let refused = r::not_possible().then(now(active));
            refused.then(r::board_shows_moves())
        }
    }
}

/// What the table waits for, as its board says it.
fn now(active: &ActiveTable) -> Text {
    let (table, names) = (active.game().fork(), active.names.clone());
    Text::made(move |reader, to| to.push_str(&summary(&*table, &names, reader.lang)))
}

fn host_name(lobby: &ActiveTable) -> Text {
    let name = lobby.host_name().map(Text::from);
    name.unwrap_or_else(|| q::THE_HOST.into())
}

/// To somebody who wants a seat kept for `guest`.
pub(crate) fn to_invite(bot: &Bot, lobby: &ActiveTable, refusal: Refusal, guest: &Person) -> Text {
    let name = words::safe_name(&guest.name);
    match refusal {
        Refusal::OtherSeated => r::other_is_seated(name),
        Refusal::Bot => r::other_is_a_bot(name),
        Refusal::Declined => r::other_has_declined(name),
        Refusal::Invited => {
            let person = lobby.number(guest.id);
            let mut guests = lobby.table.guests().iter();
            let known = guests.find(|guest| Some(guest.person) == person);
            let until = known.map(|guest| moment(guest.until, Style::Time));
            r::other_is_invited(name, until.unwrap_or_default())
        }
        Refusal::CannotBeAsked => r::cannot_be_invited(name),
        Refusal::Full => r::no_seat_to_keep(name),
        refusal => why(bot, lobby, refusal, Act::Invite),
    }
}

/// To somebody who wants something done to this player of a lobby.
pub(crate) fn about_player(
    bot: &Bot,
    lobby: &ActiveTable,
    refusal: Refusal,
    player: Option<&Person>,
    act: Act,
) -> Text {
    match (refusal, player) {
        (Refusal::OtherNotSeated, None) => r::choose_the_player(),
        (Refusal::OtherNotSeated, Some(player)) => {
            r::other_has_no_seat(words::safe_name(&player.name))
        }
        (Refusal::Ended, _) => r::has_ended(lobby.id),
        _ => why(bot, lobby, refusal, act),
    }
}

/// To somebody who wants to take a seat back from a newcomer.
pub(crate) fn to_return(bot: &Bot, active: &ActiveTable, refusal: Refusal) -> Text {
    match refusal {
        Refusal::OnlyPrevious => r::only_previous(),
        Refusal::Seated => r::you_play_at(active.id),
        Refusal::NewcomerHasMoved(seat) if active.clocks().has_left(seat) => {
            r::left_for_good(active.names.of(seat), active.id)
        }
        Refusal::NewcomerHasMoved(seat) => r::newcomer_has_moved(active.names.of(seat)),
        refusal => why(bot, active, refusal, Act::Return),
    }
}

/// To somebody who offers the seat of `from` to another person.
pub(crate) fn to_offer(
    bot: &Bot,
    active: &ActiveTable,
    refusal: Refusal,
    from: &Person,
    to: &Person,
    own: bool,
) -> Text {
    let name = active.id;
    let (from, to) = (words::safe_name(&from.name), words::safe_name(&to.name));
    match refusal {
        Refusal::Ended | Refusal::ClosedEarly(_) => r::has_ended(name),
        Refusal::Bot => r::bot_cannot_take_over(),
        Refusal::LeftForGood => r::left_for_good(from, name),
        Refusal::NotSeated | Refusal::OtherNotSeated if own => r::no_seat_to_hand_over(name),
        Refusal::NotSeated | Refusal::OtherNotSeated => r::other_has_no_seat_at(from, name),
        Refusal::OnlyPlayers => r::only_players_offer(name),
        Refusal::NotAway(seat) => {
            let refused = r::plays_own_seat(active.names.of(seat));
            with_time_left(refused, active, bot.now())
        }
        Refusal::CanComeBack(seat, _) if active.clocks().paused() => {
            r::can_come_back_paused(active.names.of(seat))
        }
        Refusal::CanComeBack(seat, left) => r::can_come_back(
            active.names.of(seat),
            moment(bot.clock.now() + left, Style::Relative),
        ),
        Refusal::OtherSeated => r::other_is_seated_at(to, name),
        Refusal::CannotBeAsked => r::cannot_be_asked(to, name),
        refusal => why(bot, active, refusal, Act::DoThis),
    }
}

/// To somebody who accepts the offer of a seat; `before` is its player, who may still have it. It takes the place of the offer, which
/// everybody has seen.
pub(crate) fn to_take_over(
    active: &ActiveTable,
    refusal: Refusal,
    before: &str,
    has_it: bool,
) -> String {
    let (lang, name) = (active.lang(), active.id);
    match refusal {
        Refusal::IsBack(_) => q::is_back(lang, before),
        Refusal::HasMoved(_) => q::has_moved(lang, before),
        Refusal::OfferOver if has_it => q::offer_over(lang, name),
        _ => q::seat_gone(lang, name),
    }
}

/// To somebody who wants to end a table.
pub(crate) fn to_end(table: TableId, refusal: Refusal) -> Text {
    match refusal {
        Refusal::OwnGame => r::own_game(table),
        Refusal::OnlyHost => r::only_host_closes(),
        Refusal::OnlyPlayersOrModerators => r::only_players_or_moderators(table),
        _ => r::already_ended(table),
    }
}

/// To somebody who wants to void a result, or to count it again.
pub(crate) fn to_void(table: TableId, refusal: Refusal, restore: bool) -> Text {
    match refusal {
        Refusal::OnlyModerators => r::only_moderators_void(table),
        Refusal::OwnGame => r::own_game(table),
        Refusal::AlreadySo if restore => r::counts_already(table),
        Refusal::AlreadySo => r::void_already(table),
        _ => r::no_result(table),
    }
}

/// The same with `Ben's time runs out in 3 hours; then the safest move is played.`, unless no clock runs.
fn with_time_left(said: Text, active: &ActiveTable, now: Now) -> Text {
    let times = active.to_act().into_iter().filter_map(|seat| {
        let deadline = active.clocks().deadline(seat, now)?;
        let moment = moment(deadline, Style::Relative);
        Some(r::time_is_up(active.names.of(seat), moment))
    });
    let times: Vec<Text> = times.collect();
    if times.is_empty() {
        return said;
    }
    said.then(r::then_safest_move(times))
}

/// Why nobody else can sit down, if the free seats are kept.
fn all_kept(lobby: &ActiveTable, now: WallTime) -> Option<Text> {
    let kept = lobby.table.kept(now).map(|guest| {
        let name = words::safe_name(lobby.plain_name(guest.person));
        r::kept_until(name, moment(guest.until, Style::Time))
    });
    let kept: Vec<Text> = kept.collect();
    (!kept.is_empty()).then(|| r::seats_are_kept(kept))
}
