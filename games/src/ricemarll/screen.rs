//! The public screen.

use super::cards::{Card, Effect};
use super::draft::rolls_of;
use super::goals::Goal;
use super::lineup::{Lineup, SIX, Spot};
use super::view::{Seen, View};
use super::{Move, News, Phase, ROUNDS, reveal, share};
use crate::grid::{Cell, DieState};
use crate::lang::{self, Lang, Moment, Phrase, ricemarll as t};
use crate::names::Names;
use crate::outcome::{Outcome, Status};
use crate::screen::{Button, Choice, Help, Mark, Menu, Part, Row, Score, Screen, Style};
use crate::seat::{Hand, Seat, Seats};

/// The focus that puts the revealed round away.
const TO_THE_DRAFT: &str = "draft";

/// What everybody sees.
pub(super) fn public(view: &View, names: &Names, focus: &str) -> Screen {
    let revealed = view.is_revealed() && focus != TO_THE_DRAFT;
    let lang = names.lang();
    Screen {
        title: title(view, revealed, lang),
        summary: summary(view, names),
        parts: parts(view, names, revealed),
        scores: scores(view, revealed, lang),
        rows: rows(view, names, revealed),
        help: Help {
            win: t::GOAL.say(lang).to_owned(),
            choices: choices(view, revealed, lang),
            board: prose(view, names),
        },
    }
}

fn title(view: &View, revealed: bool, lang: Lang) -> String {
    let moment = match view.phase {
        Phase::Place => Moment::Place,
        Phase::Declare => Moment::Declare,
        Phase::Pick => Moment::Pick,
        Phase::Draft if revealed => return t::title_revealed(lang, view.round),
        Phase::Draft => Moment::Draft,
        Phase::Over => return t::TITLE_END.say(lang).to_owned(),
    };
    t::title(lang, view.round, ROUNDS, moment)
}

/// The players, by name if they are few.
pub(super) fn waited(names: &Names, seats: Seats) -> String {
    if seats.len() > 3 {
        return t::many_players(names.lang(), seats.len());
    }
    let mut list = String::new();
    lang::list(names.lang(), &mut list, &names.each(seats));
    list
}

/// The tiles of the cards, or `none`.
pub(super) fn tiles(cards: impl IntoIterator<Item = Card>, lang: Lang) -> String {
    let tiles: Vec<String> = cards.into_iter().map(Card::token).collect();
    if tiles.is_empty() {
        t::NONE.say(lang).to_owned()
    } else {
        tiles.join(" ")
    }
}

/// What just happened, and who is to act.
fn summary(view: &View, names: &Names) -> String {
    let round = round(view, names);
    let (lang, is_told) = (names.lang(), round.is_some());
    let event = view.news.and_then(|news| match news {
        // The result of the round already shows that everybody decided.
        News::Decided(seat, _) if is_told && names.hand(seat) == Hand::Player => None,
        News::Decided(seat, phase) => {
            let decided = match phase {
                Phase::Declare => t::decided,
                Phase::Pick => t::picked,
                _ => t::locked_in,
            };
            Some(decided(lang, names.hand(seat), names.of(seat)))
        }
        News::Drafted(seat) => Some(drafted(view, names, seat)),
        News::Left(seat) => Some(t::left(lang, names.of(seat))),
    });
    lang.sentences(event.into_iter().chain(round).chain([now(view, names)]))
}

/// What the round that was just revealed brought: `Round 2: Cleo +15, Ann +9, Ben 0.` Of many players, those who gained most: more long
/// names would not fit.
pub(super) fn round(view: &View, names: &Names) -> Option<String> {
    let report = view.last.as_ref()?;
    if !view.is_revealed() && (view.phase != Phase::Over || report.round != view.round) {
        return None;
    }
    let (lang, gains) = (names.lang(), report.gains());
    let are_more = gains.len() > 3;
    let most = gains.get(2).map_or(0, |(_, third)| *third);
    let gains = gains.iter().take(3).map(|(seat, gain)| {
        let plus = if *gain > 0 { "+" } else { "" };
        format!("{} {plus}{gain}", names.of(*seat))
    });
    let gains = gains.collect::<Vec<_>>().join(lang.comma());
    Some(t::round_brought(lang, report.round, gains, are_more, most))
}

fn drafted(view: &View, names: &Names, seat: Seat) -> String {
    let order = &view.draft.order;
    let later = order.iter().skip_while(|other| **other != seat).skip(1);
    let rest: Seats = later
        .copied()
        .filter(|other| view.active.has(*other) && !view.draft.waiting.contains(other))
        .collect();
    let lang = names.lang();
    let things = taken(view, seat, lang);
    let took = t::took(lang, names.hand(seat), names.of(seat), &things);
    // To them no choice was left.
    let went = (!rest.is_empty()).then(|| t::rest_went(lang, waited(names, rest)));
    lang.sentences([took].into_iter().chain(went))
}

/// What a seat has taken in the latest draft.
fn taken(view: &View, seat: Seat, lang: Lang) -> Vec<String> {
    let draft = &view.draft;
    let count = match draft.waiting.iter().position(|waiting| *waiting == seat) {
        None => draft.each,
        Some(0) => draft.taken,
        Some(_) => 0,
    };
    let cards = view.seen(seat).drafted.iter();
    let mut took: Vec<String> = cards.map(|card| card.label(lang).to_owned()).collect();
    took.resize(
        count.max(took.len()),
        t::A_SPECIAL_GOAL.say(lang).to_owned(),
    );
    took
}

fn now(view: &View, names: &Names) -> String {
    let (lang, who, players) = (names.lang(), waited(names, view.acting), view.acting.len());
    match view.phase {
        Phase::Place if view.acting == view.active => t::all_place(lang, view.round),
        Phase::Place => t::still_place(lang, players, who),
        Phase::Declare => t::declaring(lang, players, who),
        Phase::Pick => t::choosing(lang, players, who),
        Phase::Draft => t::drafts(lang, who, to_take(view).say(lang)),
        Phase::Over => ending(view, names),
    }
}

fn ending(view: &View, names: &Names) -> String {
    let winners = view.outcome.as_ref().map_or(Seats::NONE, Outcome::winners);
    let lang = names.lang();
    let Some(winner) = winners.into_iter().next() else {
        return t::EVERYONE_LEFT.say(lang).to_owned();
    };
    let (name, tokens) = (names.of(winner), view.seen(winner).tokens);
    if view.active.len() == 1 {
        t::last_one(lang, name, tokens)
    } else {
        t::wins(lang, name, tokens, !view.rolls.is_empty())
    }
}

fn parts(view: &View, names: &Names, revealed: bool) -> Vec<Part> {
    match (view.phase, &view.last) {
        (Phase::Place | Phase::Declare, _) => {
            let table = goal_table(view, names, Vec::new());
            let mut parts = vec![rolled_dice(view), table];
            if view.round == 1 {
                parts.push(Part::Text(t::ADVICE_PLACE.say(names.lang()).to_owned()));
            }
            parts
        }
        (Phase::Pick, _) => vec![goals(view, names.lang()), open_dice(view, names)],
        (Phase::Draft, Some(report)) if revealed => reveal::parts(view, names, report, false),
        (Phase::Draft, _) => {
            let mut draft = vec![offer(view, names.lang())];
            draft.extend(drafting_next(view, names));
            let goals = goals(view, names.lang());
            vec![goals, Part::Text(draft.join("\n"))]
        }
        (Phase::Over, last) => {
            let last = last.iter();
            last.flat_map(|report| reveal::last(view, names, report))
                .collect()
        }
    }
}

pub(super) fn goals(view: &View, lang: Lang) -> Part {
    let public = view
        .goals
        .into_iter()
        .map(|goal| goal.shown(lang).to_owned());
    let declared = view.declared.iter();
    let declared = declared.map(|(goal, _)| t::special(lang, goal.shown(lang)));
    let lines: Vec<String> = public.chain(declared).collect();
    let heading = match view.phase {
        Phase::Draft => t::NEXT_GOALS,
        _ => t::GOALS,
    };
    Part::Headed(heading.say(lang).to_owned(), lines.join("\n"))
}

/// A row of six dice.
pub(super) fn dice_row(lineup: &Lineup) -> impl Iterator<Item = Cell> {
    lineup
        .rolled
        .map(|face| Cell::die(face, DieState::Plain))
        .into_iter()
}

/// Six dice for each player.
fn rolled_dice(view: &View) -> Part {
    let row = |seat: Seat| (seat, dice_row(&view.seen(seat).lineup).collect());
    Part::Players(view.active.into_iter().map(row).collect())
}

/// Everybody's number for each goal as the dice lie, and what it would bring to whom; then the numbers for a player's secret goals.
pub(super) fn goal_table(view: &View, names: &Names, own: Vec<Goal>) -> Part {
    let players = view.active;
    let declared = view.declared.iter().map(|(goal, _)| *goal);
    let row = |goal: Goal, is_secret: bool| {
        let number = move |seat: Seat| settled(&view.seen(seat).lineup, goal);
        let best = if players.into_iter().all(|seat| number(seat).is_some()) {
            goal.best_of(players, |seat| number(seat).unwrap_or(0)).0
        } else {
            Seats::NONE
        };
        let note = if is_secret {
            t::OWN_GOAL.say(names.lang()).to_owned()
        } else {
            reveal::brings(share(best.len()))
        };
        (goal, note, best, number)
    };
    let open = view.goals.into_iter().chain(declared);
    let goals = open.map(|goal| row(goal, false));
    let own = own.into_iter().map(|goal| row(goal, true));
    reveal::numbers(view, names, players, goals.chain(own))
}

/// The number of a lineup for a goal, unless a reroll or a pick is open.
fn settled(lineup: &Lineup, goal: Goal) -> Option<i16> {
    let is_open = |die| {
        let foreseen = lineup.foreseen(die);
        foreseen.start() != foreseen.end()
    };
    (!(0..SIX).any(is_open)).then(|| goal.measure(&lineup.values()))
}

fn open_dice(view: &View, names: &Names) -> Part {
    let line = |seat| reveal::dice_line(names, seat, &view.seen(seat).lineup);
    let lines: Vec<String> = view.active.into_iter().map(line).collect();
    Part::Text(lines.join("\n"))
}

/// With at most this many kinds of cards on offer, each stands in a line of its own with what it does.
const EXPLAINED: usize = 3;

/// What can be taken now.
fn offer(view: &View, lang: Lang) -> String {
    let (draft, specials) = (&view.draft, view.face_down);
    if draft.kinds().count() > EXPLAINED {
        let cards = tiles(draft.offer.iter().copied(), lang);
        return match specials {
            0 => t::on_offer(lang, cards),
            specials => t::on_offer_with_goals(lang, cards, specials),
        };
    }
    let card = |card: Card| format!("{} {}", card.token(), on_offer(view, card, lang));
    let goals = (0..specials).map(|_| t::TAKE_SPECIAL.say(lang).to_owned());
    let heading = format!("**{}**", t::OFFERED.say(lang));
    let lines = [heading].into_iter().chain(draft.kinds().map(card));
    lines.chain(goals).collect::<Vec<_>>().join("\n")
}

/// What a card on offer does, and how many there are if it is not the only one.
fn on_offer(view: &View, card: Card, lang: Lang) -> String {
    let alike = view.draft.offer.iter().filter(|other| **other == card);
    match alike.count() {
        1 => card.meaning(lang),
        times => t::times_on_offer(lang, card.meaning(lang), times),
    }
}

/// Who drafts after the one who is to act.
fn drafting_next(view: &View, names: &Names) -> Option<String> {
    let waiting = view.draft.waiting.iter().skip(1);
    let waiting: Vec<String> = waiting.map(|seat| names.of(*seat)).collect();
    (!waiting.is_empty()).then(|| t::then(names.lang(), &waiting))
}

/// The latest rolls to break a tie.
fn tie_rolls(view: &View, seat: Seat, lang: Lang) -> Option<String> {
    let rolls: Vec<String> = rolls_of(&view.rolls, seat)
        .map(|face| face.to_string())
        .collect();
    let latest = &rolls[rolls.len().saturating_sub(5)..];
    (!latest.is_empty()).then(|| t::has_rolled(lang, latest.join(lang.comma())))
}

fn scores(view: &View, revealed: bool, lang: Lang) -> Vec<Score> {
    let over = view.outcome.clone().map(Status::Over);
    let status = over.unwrap_or(Status::ToAct(view.acting));
    let gains = match &view.last {
        Some(report) if revealed => report.gains(),
        _ => Vec::new(),
    };
    let score = |(seat, seen): (Seat, &Seen)| {
        let gain = gains.iter().find(|(winner, _)| *winner == seat);
        Score {
            seat,
            total: i32::from(seen.tokens),
            points: seen.tokens.to_string(),
            parts: gain.map_or_else(String::new, |(_, gain)| format!("+{gain}")),
            note: note_of(view, seat, seen, lang),
            mark: Mark::of(seat, view.active, &status),
        }
    };
    let seats = Seats::first(view.players.len());
    seats.into_iter().zip(&view.players).map(score).collect()
}

fn note_of(view: &View, seat: Seat, seen: &Seen, lang: Lang) -> String {
    // Beside the dice there is room for one thing.
    if view.phase == Phase::Place && view.active.has(seat) && !view.acting.has(seat) {
        return t::READY.say(lang).to_owned();
    }
    let mut notes = Vec::new();
    if seen.specials > 0 && view.phase != Phase::Over {
        notes.push(t::specials(lang, seen.specials));
    }
    match view.phase {
        Phase::Draft => {
            notes.extend(tie_rolls(view, seat, lang));
            // A special goal is counted above.
            let took: Vec<String> = seen.drafted.iter().map(|card| card.token()).collect();
            if !took.is_empty() && view.active.has(seat) {
                notes.push(t::has_taken(lang, took.join(lang.comma())));
            }
        }
        Phase::Over => notes.extend(tie_rolls(view, seat, lang)),
        Phase::Place | Phase::Declare | Phase::Pick => {}
    }
    notes.join(" · ")
}

fn rows(view: &View, names: &Names, revealed: bool) -> Vec<Row> {
    let lang = names.lang();
    match view.phase {
        Phase::Place | Phase::Declare | Phase::Pick => {
            let hand = Button::panel(t::MY_CARDS.say(lang), Style::Primary);
            vec![Row::Buttons(vec![hand])]
        }
        Phase::Draft => {
            let cards = Button::panel(t::MY_CARDS.say(lang), Style::Secondary);
            if revealed {
                let go_on = Button::go_on(t::GO_ON.say(lang), TO_THE_DRAFT);
                vec![Row::Buttons(vec![go_on, cards])]
            } else {
                vec![draft_menu(view, names), Row::Buttons(vec![cards])]
            }
        }
        Phase::Over => Vec::new(),
    }
}

/// What the drafter has yet to take (rulings R31 and R33).
pub(super) fn to_take(view: &View) -> Phrase {
    let each = view.draft.each;
    match (each - view.draft.taken, view.face_down) {
        (1, 0) if each == 1 => t::TAKE_CARD,
        (1, 0) => t::TAKE_ANOTHER,
        (1, _) if each == 1 => t::TAKE_EITHER,
        (1, _) => t::TAKE_ANOTHER_OR_GOAL,
        (_, 0) => t::TAKE_TWO,
        _ => t::TAKE_TWO_OR_GOAL,
    }
}

/// What the drafter can take.
pub(super) fn draft_menu(view: &View, names: &Names) -> Row {
    let lang = names.lang();
    let choice = |card: Card| {
        let detail = on_offer(view, card, lang);
        Choice::play(card.label(lang), detail, Move::Take(card)).pictured(card.picture())
    };
    let mut choices: Vec<Choice> = view.draft.kinds().map(choice).collect();
    if view.face_down > 0 {
        let (goal, means) = (t::TAKE_SPECIAL.say(lang), t::TAKE_SPECIAL_MEANS.say(lang));
        choices.push(Choice::play(goal, means, Move::TakeGoal));
    }
    Row::Menu(Menu {
        prompt: match view.face_down {
            0 => t::take_prompt(lang, waited(names, view.acting)),
            _ => t::take_prompt_or_goal(lang, waited(names, view.acting)),
        },
        choices,
    })
}

fn choices(view: &View, revealed: bool, lang: Lang) -> String {
    let help = match view.phase {
        Phase::Place => t::HELP_PLACE.say(lang),
        Phase::Declare => t::HELP_DECLARE.say(lang),
        Phase::Pick => t::HELP_PICK.say(lang),
        Phase::Draft if revealed => return t::help_revealed(lang, t::LAST_ROUND.say(lang)),
        Phase::Draft => &t::help_draft(lang, view.draft.each == 1),
        Phase::Over => return String::new(),
    };
    let mut lines = vec![help.to_owned()];
    if view.phase == Phase::Draft && !revealed {
        let effect = |card: Card| format!("**{}** {}", card.label(lang), card.meaning(lang));
        lines.extend(view.draft.kinds().map(effect));
    }
    lines.join("\n")
}

fn prose(view: &View, names: &Names) -> String {
    let declared = view.declared.iter().map(|(goal, _)| *goal);
    let goals = view.goals.into_iter().chain(declared);
    let (lang, next) = (names.lang(), view.phase == Phase::Draft);
    let goal = |goal: Goal| t::help_goal(lang, next, goal.name(lang), goal.meaning(lang));
    let mut lines: Vec<String> = goals.map(goal).collect();
    for (seat, seen) in Seats::first(view.players.len())
        .into_iter()
        .zip(&view.players)
    {
        let shown = view.active.has(seat)
            && matches!(view.phase, Phase::Place | Phase::Declare | Phase::Pick);
        let lineup = match &view.last {
            Some(report) if view.is_revealed() && report.players.has(seat) => {
                Some(&report.lineups[seat.index()])
            }
            _ => shown.then_some(&seen.lineup),
        };
        let dice = lineup.map_or_else(Vec::new, |lineup| {
            let words = |die| die_in_words(lineup, die, lang);
            (0..SIX).map(words).collect()
        });
        let new: Vec<&str> = seen.drafted.iter().map(|card| card.label(lang)).collect();
        lines.push(t::help_player(
            lang,
            names.of(seat),
            seen.tokens,
            !dice.is_empty(),
            &dice,
            !new.is_empty(),
            new.join(lang.comma()),
        ));
    }
    if let Some(report) = &view.last
        && matches!(view.phase, Phase::Draft | Phase::Over)
    {
        let results = reveal::results(names, report);
        lines.push(results);
    }
    lines.join("\n")
}

/// A die, and the cards behind it that the viewer sees: `4`, or `4 ×2 +1 → 9`.
fn die_in_words(lineup: &Lineup, die: usize, lang: Lang) -> String {
    let face = lineup.rolled[die].to_string();
    let mut cards: Vec<Card> = lineup.at(Spot::die(die)).collect();
    if cards.is_empty() {
        return face;
    }
    // In the order in which they count.
    cards.sort_by_key(|card| match card.kind().effect {
        Effect::Reroll => 0,
        Effect::Pick => 1,
        Effect::Flip => 2,
        _ => 3,
    });
    let cards: Vec<&str> = cards.iter().map(|card| card.label(lang)).collect();
    let worth = reveal::worth(lineup, die, lang);
    format!("{face} {} → {worth}", cards.join(" "))
}
