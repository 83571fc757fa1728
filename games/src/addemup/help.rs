//! What the button `?` answers: what each choice means, and the board in words.

use super::odds::Odds;
use super::{AddEmUp, End, Stage, Turn};
use crate::lang::{Lang, addemup as t};
use crate::names::Names;
use crate::picture;
use crate::telling::in_a_row;

/// What each choice means.
pub(super) fn choices<const EDITION: u16>(game: &AddEmUp<EDITION>, lang: Lang) -> String {
    let text = match game.stage {
        Stage::Roll if game.board.is_empty() => t::HELP_OPEN,
        Stage::Roll => t::HELP_ROLL,
        Stage::Place if game.turn.has_played() => {
            return t::help_more(lang, AddEmUp::<EDITION>::ONCE_A_TURN);
        }
        Stage::Place => t::HELP_PLACE,
        Stage::Bonus => t::HELP_BONUS,
        Stage::Offer => return offer(&Odds::of(&game.board), lang),
        Stage::Over(_) => return String::new(),
    };
    text.say(lang).to_owned()
}

/// What a bonus die would change, face by face.
fn offer(odds: &Odds, lang: Lang) -> String {
    if odds.fitting == 0 {
        return t::HELP_HOPELESS.say(lang).to_owned();
    }
    let changes = (1..).zip(odds.changes);
    let changes = changes.map(|(face, change)| format!("{} {change:+}", picture::die(face)));
    let changes = changes.collect::<Vec<_>>().join("  ");
    let average = lang.signed(odds.average(), 1);
    if odds.always_fits() {
        return t::help_offer_of_all(lang, changes, average);
    }
    t::help_offer(lang, odds.fitting, changes, average)
}

/// The board in words, after the turn `last`.
pub(super) fn board<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    last: Option<&Turn>,
    names: &Names,
) -> String {
    let (lang, turn) = (names.lang(), &game.turn);
    let mut text = Vec::new();
    let last = last.filter(|_| !turn.has_played());
    text.extend(last.map(|last| story(game, last, names)));
    let limit = game.pass_limit.filter(|_| game.passes > 0);
    let (has_passes, limit) = (limit.is_some(), limit.unwrap_or(0));
    text.push(t::pile(lang, game.pile(), has_passes, game.passes, limit));
    if !turn.roll.is_empty() && !matches!(game.stage, Stage::Over(_)) {
        text.push(t::roll_in_words(lang, in_a_row(turn.roll.dice())));
        text.extend(plays(turn, lang));
        if turn.roll != game.hand && !game.hand.is_empty() {
            text.push(t::in_hand(lang, in_a_row(game.hand.dice())));
        }
    }
    if game.board.is_empty() {
        text.push(t::EMPTY.say(lang).to_owned());
        return text.join("\n");
    }
    let (low, high) = game.board.corners();
    let (width, height) = (high.col - low.col + 1, high.row - low.row + 1);
    text.push(t::size(lang, width, height));
    text.extend(game.board.lines().map(|line| {
        let (row, col) = (line.start.row - low.row + 1, line.start.col - low.col + 1);
        t::line(
            lang,
            line.along.direction(),
            row,
            col,
            in_a_row(line.faces()),
        )
    }));
    text.join("\n")
}

/// What happened in a finished turn.
fn story<const EDITION: u16>(game: &AddEmUp<EDITION>, turn: &Turn, names: &Names) -> String {
    let (lang, name) = (names.lang(), names.of(turn.seat));
    let dice = in_a_row(turn.roll.dice());
    let first = if turn.left {
        t::story_left(lang, name, turn.has_played())
    } else if turn.has_played() {
        t::story_made(lang, name, dice, turn.points())
    } else if matches!(game.stage, Stage::Over(End::LastSeat)) {
        t::story_alone(lang, name, dice)
    } else {
        t::story_nothing(lang, name, dice, game.board.is_empty())
    };
    let mut lines = vec![first];
    lines.extend(plays(turn, lang));
    lines.join("\n")
}

/// What a turn placed, and what its bonus die did.
fn plays(turn: &Turn, lang: Lang) -> Vec<String> {
    let plays = turn.plays().map(|play| {
        let (direction, gain) = (play.line.along.direction(), play.gain);
        t::play(
            lang,
            direction,
            in_a_row(play.line.faces()),
            gain.points(),
            gain.across > 0,
            gain.across,
            gain.before > 0,
            gain.before,
            play.bonus,
        )
    });
    let lost = (turn.lost > 0).then(|| t::bonus_lost(lang, turn.lost));
    plays.chain(lost).collect()
}
