//! The laws: what holds for every game, whatever is rolled and chosen.
//!
//! More than 500 lines, because the laws are read together: each is short, and what one leaves out another catches.
//!
//! They do not catch a rule that is wrong in a consistent way, or a screen that is right but ugly. The transcripts find the first, and
//! people who read the golden playthroughs the second.
//!
//! `LAWS_GAMES=1000000 cargo test --release -p games laws` plays more games; `LAWS_SEED=7` plays other ones.

use std::collections::BTreeSet;

use games::dice::{Dice, Key, Seed};
use games::game::GameInfo;
use games::grid::{Cell, WIDEST_CODE, columns};
use games::lang::Lang;
use games::names::Names;
use games::options::{OptionKind, Options};
use games::outcome::{Outcome, Status};
use games::picture::Picture;
use games::ply::{Ply, PlyError, RESIGN};
use games::registry::{EARLIER, GAMES, GameType, is_earlier};
use games::screen::{Action, Part, Row, Screen};
use games::seat::{Hand, Seat, Seats, Viewer};
use games::table::AnyTable;

use crate::pig::PIG;

/// Far more plies than the longest game seen had. Without it an endless game would never fail.
const ENDLESS: u32 = 20_000;

fn environment(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .ok()
        .map_or(default, |text| text.parse().expect("a number"))
}

/// Every game in every edition, and the example game.
fn all_games() -> impl Iterator<Item = &'static dyn GameType> {
    GAMES.iter().chain(EARLIER).copied().chain([PIG])
}

/// A random table. Its options, seats and dice follow from its number alone.
struct Playing {
    game: &'static dyn GameType,
    options: Options,
    seats: usize,
    key: Key,
    chooser: Dice,
    number: u64,
}

impl Playing {
    fn new(game: &'static dyn GameType, number: u64) -> Self {
        let info = game.info();
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        seed[8] = u8::try_from(environment("LAWS_SEED", 0) % 256).unwrap();
        let key = Seed(seed).key([info.key]);
        let mut chooser = Seed(seed).key(["chooser"]).dice(0);
        let span = info.seats.end() - info.seats.start() + 1;
        let seats = info.seats.start() + chooser.index(span);
        let mut options = Options::defaults(info.options);
        for spec in info.options {
            // Half of the options keep their defaults.
            if chooser.roll(2) == 1 {
                continue;
            }
            let value = match spec.kind {
                OptionKind::Flag { .. } => ["on", "off"][chooser.index(2)].to_owned(),
                OptionKind::Number { min, max, .. } => {
                    let width = u64::try_from(max - min).unwrap() + 1;
                    let at =
                        (u64::from(chooser.roll(255)) * 255 + u64::from(chooser.roll(255))) % width;
                    (min + i32::try_from(at).unwrap()).to_string()
                }
            };
            options.set(spec.name, &value).unwrap();
        }
        Self {
            game,
            options,
            seats,
            key,
            chooser,
            number,
        }
    }

    fn open(&self) -> Box<dyn AnyTable> {
        self.game
            .open(&self.options, self.seats, &mut self.key.dice(0))
    }

    /// For messages: everything that is needed to play the table again.
    fn name(&self) -> String {
        format!(
            "{} {} seats={} number {}",
            self.game.info().key,
            self.options,
            self.seats,
            self.number
        )
    }

    fn choose<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        let at = usize::from(self.chooser.roll(255)) * 255 + usize::from(self.chooser.roll(255));
        &from[at % from.len()]
    }
}

fn acting(table: &dyn AnyTable) -> Option<Seats> {
    match table.status() {
        Status::ToAct(seats) => Some(seats),
        Status::Over(_) => None,
    }
}

fn all_viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    std::iter::once(Viewer::Public).chain(Seats::first(seats).into_iter().map(Viewer::Seat))
}

fn step(table: &mut dyn AnyTable, seat: Seat, mv: &str, key: &Key) -> Ply {
    let (drawn, dice) = (table.ply(), key.dice(table.ply() + 1));
    table
        .play(seat, mv, drawn, Hand::Player, dice)
        .unwrap_or_else(|error| panic!("{mv}: {error}"))
}

/// The laws that cost little hold at every ply of every game; the others are checked at some plies of some games.
#[test]
fn random_games_obey_the_laws() {
    let most = environment("LAWS_GAMES", 2_500);
    std::thread::scope(|scope| {
        for game in all_games() {
            // An earlier edition shares nearly all of its rules with today's.
            let rate = if is_earlier(game.info()) { 20 } else { 1 };
            let games = most.div_ceil(rate);
            scope.spawn(move || {
                for number in 0..games {
                    let mut playing = Playing::new(game, number);
                    // A close look costs as much as a hundred games, so only the first part of a long run has many.
                    let closely = number % if number < 2_500 { 50 } else { 5_000 } == 0;
                    random_game(&mut playing, closely);
                }
            });
        }
    });
}

fn random_game(playing: &mut Playing, closely: bool) {
    let name = playing.name();
    let key = playing.key;
    let mut setup = key.dice(0);
    let mut table = playing
        .game
        .open(&playing.options, playing.seats, &mut setup);
    let setup = setup.finish().unwrap();
    let mut plies: Vec<Ply> = Vec::new();
    while let Some(seats) = acting(table.as_ref()) {
        assert!(!seats.is_empty(), "{name}: not over, and nobody is to act");
        assert!(table.ply() < ENDLESS, "{name}: does not end");
        if closely && playing.chooser.roll(4) == 1 {
            look_closely(table.as_ref(), playing, &name);
        }
        let seat = *playing.choose(&seats.into_iter().collect::<Vec<_>>());
        let legal = table.legal(seat);
        legal_is_well_spelled(&legal, &name);
        let mv = playing.choose(&legal).clone();
        plies.push(step(table.as_mut(), seat, &mv, &key));
        // At one table in fifty, players leave during the game.
        if playing.number % 50 == 7
            && playing.chooser.roll(30) == 1
            && acting(table.as_ref()).is_some()
        {
            let seat =
                *playing.choose(&Seats::first(playing.seats).into_iter().collect::<Vec<_>>());
            let dice = key.dice(table.ply() + 1);
            if let Ok(ply) = table.resign(seat, Hand::Player, dice) {
                plies.push(ply);
            }
        }
    }
    outcome_is_sound(&table.status(), playing.seats, &name);
    grids_fit_a_phone(
        &table.screen(Viewer::Public, &Names::letters(), ""),
        playing.game.info(),
        &name,
    );
    let refused = table.play(
        Seat::new(0),
        "roll",
        table.ply(),
        Hand::Player,
        key.dice(table.ply() + 1),
    );
    assert!(
        refused.is_err(),
        "{name}: something is played after the end"
    );
    if closely {
        fits_in_every_language(table.as_ref(), playing, &name);
        replay_is_equal(playing, &setup, &plies, &name);
    }
}

/// Law: distinct moves have distinct spellings, in the alphabet, of at most 40 bytes; and there is one.
fn legal_is_well_spelled(legal: &[String], name: &str) {
    assert!(!legal.is_empty(), "{name}: to act without a move");
    let mut seen: Vec<&String> = legal.iter().collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(
        seen.len(),
        legal.len(),
        "{name}: two moves have one spelling: {legal:?}"
    );
    for mv in legal {
        let alphabet = mv
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'.');
        assert!(
            alphabet && (1..=40).contains(&mv.len()) && mv != RESIGN,
            "{name}: a move is spelled `{mv}`"
        );
    }
}

/// Law: places and points of all seats; a winner unless all left.
fn outcome_is_sound(status: &Status, seats: usize, name: &str) {
    let Status::Over(Outcome { results }) = status else {
        panic!("{name}: over")
    };
    let order: Vec<usize> = results.iter().map(|placing| placing.seat.index()).collect();
    assert!(
        order.iter().copied().eq(0..seats),
        "{name}: not every seat has a result, in order"
    );
    let mut places: Vec<usize> = results
        .iter()
        .filter_map(|placing| placing.place)
        .map(usize::from)
        .collect();
    places.sort_unstable();
    for (index, place) in places.iter().enumerate() {
        let first = places.iter().position(|other| other == place).unwrap();
        assert_eq!(
            *place,
            first + 1,
            "{name}: places are {places:?} at {index}"
        );
    }
}

fn look_closely(table: &dyn AnyTable, playing: &mut Playing, name: &str) {
    let seats = acting(table).expect("not over");
    for seat in seats {
        legal_is_well_spelled(&table.legal(seat), name);
    }
    the_screen_offers_what_is_legal(table, seats, name);
    fits_in_every_language(table, playing, name);
    refused_acts_change_nothing(table, seats, playing, name);
    secrets_are_kept(table, playing, name);
    anyone_can_leave(table, playing, name);
    idle_moves_are_legal(table, seats, name);
}

/// Law: the public message and the panel of a seat to act offer exactly the moves that are legal for it, when every change of focus is
/// followed; and the panels of other seats offer nothing of their own.
fn the_screen_offers_what_is_legal(table: &dyn AnyTable, acting: Seats, name: &str) {
    let public = offered(table, Viewer::Public, name);
    let mut legal_for_someone = BTreeSet::new();
    for seat in Seats::first(table.seats()) {
        let own = offered(table, Viewer::Seat(seat), name);
        let legal: BTreeSet<String> = table.legal(seat).into_iter().collect();
        if acting.has(seat) {
            let mut reachable = own.clone();
            reachable.extend(public.iter().filter(|mv| legal.contains(*mv)).cloned());
            assert_eq!(reachable, legal, "{name}: offered to {seat}, and legal");
        } else {
            assert!(
                legal.is_empty(),
                "{name}: {seat} is not to act but has moves"
            );
            assert!(
                own.is_subset(&public),
                "{name}: {seat} is offered {own:?} out of turn"
            );
        }
        legal_for_someone.extend(legal);
    }
    assert!(
        public.is_subset(&legal_for_someone),
        "{name}: the message offers {public:?}, legal is {legal_for_someone:?}"
    );
}

fn offered(table: &dyn AnyTable, viewer: Viewer, name: &str) -> BTreeSet<String> {
    let names = Names::letters();
    let mut moves = BTreeSet::new();
    let mut looked = BTreeSet::new();
    let mut focuses = vec![String::new()];
    while let Some(focus) = focuses.pop() {
        if !looked.insert(focus.clone()) {
            continue;
        }
        assert!(
            looked.len() < 5_000,
            "{name}: the screen has endless focuses"
        );
        let screen = table.screen(viewer, &names, &focus);
        for action in screen.actions() {
            match action {
                Action::Play(mv) => _ = moves.insert(mv.clone()),
                Action::Focus(focus) | Action::GoOn(focus) => {
                    let alphabet = focus.bytes().all(|b| {
                        b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'.'
                    });
                    assert!(
                        alphabet && focus.len() <= 40,
                        "{name}: a focus is spelled `{focus}`"
                    );
                    focuses.push(focus.clone());
                }
                Action::Panel => {}
            }
        }
    }
    let nonsense = table.screen(viewer, &names, "no-such.thing");
    assert_eq!(
        nonsense,
        table.screen(viewer, &names, ""),
        "{name}: a focus that makes no sense is treated as none"
    );
    moves
}

/// The longest name that the bot shows, with markdown escaped.
const LONGEST_NAME: usize = 40;

/// The longest picture as an emoji: `<:`, a name of at most 11 characters here, `:`, an id of 19 digits, `>`.
const LONGEST_PICTURE: usize = 34;

/// The pictures that a game may use.
fn pictures(info: &GameInfo) -> impl Iterator<Item = &'static Picture> {
    let shared = games::picture::shared().chain(games::picture::numbers());
    info.pictures.iter().chain(shared)
}

fn long_names(seats: usize, lang: Lang) -> Names {
    // The language of the tests needs the room: it is longer than any in which the longest sentences were written to fit.
    let length = if lang == Lang::EnXa { 30 } else { LONGEST_NAME };
    let name = |n| format!("{n}{}", "W".repeat(length - 1));
    Names::new((0..seats).map(name).collect()).in_language(lang)
}

/// Law: a screen fits in every language with the longest names.
fn fits_in_every_language(table: &dyn AnyTable, playing: &Playing, name: &str) {
    let info = playing.game.info();
    let others = info.languages.iter().map(|(lang, _)| *lang);
    for lang in [Lang::En].into_iter().chain(others) {
        let names = long_names(playing.seats, lang);
        let screen = table.screen(Viewer::Public, &names, "");
        within_limits(&screen, info, &format!("{name} {lang:?}"));
    }
}

/// Law: a screen keeps to the limits of its fields, so that Discord accepts it.
fn within_limits(screen: &Screen, info: &GameInfo, name: &str) {
    let count = |text: &str| {
        let known = |token: &str| {
            pictures(info)
                .any(|picture| picture.name == token)
                .then(|| "x".repeat(LONGEST_PICTURE))
        };
        games::picture::replaced(text, known).chars().count()
    };
    let at_most = |what: &str, text: &str, most: usize| {
        assert!(
            count(text) <= most,
            "{name}: {what} has {} of {most} characters:\n{text}",
            count(text)
        );
    };
    at_most("the title", &screen.title, 100);
    at_most("the summary", &screen.summary, 300);
    assert!(
        !screen.summary.is_empty(),
        "{name}: the summary says nothing"
    );
    at_most("the board", &screen.board(), 3_500);
    at_most("the help on winning", &screen.help.win, 150);
    at_most("the help with choices", &screen.help.choices, 1_500);
    at_most("the help on the board", &screen.help.board, 3_500);
    grids_fit_a_phone(screen, info, name);
    assert_eq!(screen.scores.len(), Seats::first(screen.scores.len()).len());
    for score in &screen.scores {
        let words = format!("{} {} {}", score.points, score.parts, score.note);
        at_most("a score", &words, 200);
    }
    assert!(
        screen.rows.len() <= 4,
        "{name}: {} rows of controls",
        screen.rows.len()
    );
    for row in &screen.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!(
                    (1..=5).contains(&buttons.len()),
                    "{name}: {} buttons in a row",
                    buttons.len()
                );
                for button in buttons {
                    at_most("a label", &button.label, 80);
                    assert!(!button.label.is_empty(), "{name}: a button says nothing");
                }
            }
            Row::Menu(menu) => {
                at_most("a prompt", &menu.prompt, 150);
                assert!(!menu.choices.is_empty(), "{name}: an empty menu");
                for choice in &menu.choices {
                    at_most("a choice", &choice.label, 100);
                    at_most("a detail", &choice.detail, 100);
                }
            }
        }
    }
}

/// Law: a grid has known pictures, and its block is plain ASCII but for notes at the right, and no line of it is wrapped on a phone as long
/// as signs could be left out. (A board of Add'em Up can have 40 columns. In 3 of 87,000 random games with 120 dice it had more than 34.)
fn grids_fit_a_phone(screen: &Screen, info: &GameInfo, name: &str) {
    for part in &screen.parts {
        let grid = match part {
            Part::Grid(grid) | Part::Roll(grid) => Some(grid.clone()),
            Part::Players(rows) => Some(Part::grid_of_players(rows, &Names::letters())),
            Part::Text(_) | Part::Headed(..) => None,
        };
        if let Some(grid) = grid {
            let code = grid.code();
            let fits = |line: &str| columns(line) <= WIDEST_CODE || grid.is_too_wide_for_signs();
            let mut bare = grid.clone();
            bare.rows.iter_mut().for_each(|row| row.note.clear());
            assert!(
                bare.code().is_ascii() && code.lines().all(fits),
                "{name}: a grid is not plain ASCII, or wider than {WIDEST_CODE}:\n{code}"
            );
            let known = |cell: &Cell| {
                cell.picture.is_empty() || pictures(info).any(|known| known.name == cell.picture)
            };
            assert!(
                grid.rows.iter().flat_map(|row| &row.cells).all(known),
                "{name}: a grid has a picture that nobody draws:\n{}",
                grid.tiles()
            );
        }
    }
}

/// Law: a move that is refused changes nothing, and it is refused for the right reason.
fn refused_acts_change_nothing(
    table: &dyn AnyTable,
    acting: Seats,
    playing: &mut Playing,
    name: &str,
) {
    let mut tried = table.fork();
    let before: Vec<String> = all_viewers(playing.seats)
        .map(|viewer| table.view(viewer))
        .collect();
    let dice = || playing.key.dice(table.ply() + 1);
    for seat in Seats::first(playing.seats) {
        for mv in ["", "win", "ROLL", "roll ", RESIGN, "keep-9", "\u{202e}"] {
            let refused = tried.play(seat, mv, table.ply(), Hand::Player, dice());
            assert!(
                matches!(refused, Err(PlyError::Refused(_))),
                "{name}: {seat} may play `{mv}`"
            );
        }
        if !acting.has(seat) {
            for mv in acting
                .into_iter()
                .flat_map(|other| table.legal(other))
                .take(5)
            {
                let refused = tried.play(seat, &mv, table.ply(), Hand::Player, dice());
                assert!(refused.is_err(), "{name}: {seat} plays `{mv}` out of turn");
            }
        }
        if let Some(mv) = table.legal(seat).first() {
            let refused = tried.play(seat, mv, table.ply() + 1, Hand::Player, dice());
            assert!(
                refused.is_err(),
                "{name}: a screen from the future is accepted"
            );
        }
    }
    let after: Vec<String> = all_viewers(playing.seats)
        .map(|viewer| tried.view(viewer))
        .collect();
    assert_eq!(before, after, "{name}: a refused move changed something");
    assert_eq!(tried.ply(), table.ply());
}

/// Law: what a viewer may not know can be dealt differently, and their view stays the same.
fn secrets_are_kept(table: &dyn AnyTable, playing: &mut Playing, name: &str) {
    for viewer in all_viewers(playing.seats) {
        let mut other = table.fork();
        other.redeal(viewer, &mut playing.chooser);
        assert_eq!(
            table.view(viewer),
            other.view(viewer),
            "{name}: {viewer:?} can tell what is hidden from them"
        );
    }
}

/// Law: whichever seats leave, the table goes on or has a sound outcome; the last seat that is left has won (ruling X2).
fn anyone_can_leave(table: &dyn AnyTable, playing: &mut Playing, name: &str) {
    for first in Seats::first(playing.seats) {
        let mut rest = table.fork();
        let mut next = first;
        loop {
            let (dice, before) = (playing.key.dice(rest.ply() + 1), rest.ply());
            match rest.resign(next, Hand::Player, dice) {
                Ok(ply) => assert_eq!((ply.mv.as_str(), rest.ply()), (RESIGN, before + 1)),
                Err(error) => assert_eq!(
                    error.to_string(),
                    "the move is refused: not-seated",
                    "{name}: {next}"
                ),
            }
            let Some(seats) = acting(rest.as_ref()) else {
                break;
            };
            assert!(!seats.has(next), "{name}: {next} left and is to act");
            assert!(
                !seats.is_empty(),
                "{name}: {next} left and nobody is to act"
            );
            for seat in seats {
                legal_is_well_spelled(&rest.legal(seat), name);
            }
            next = Seats::first(playing.seats).after(next);
        }
        let status = rest.status();
        outcome_is_sound(&status, playing.seats, name);
        // The seat that leaves can also be the last one that a limit waited for; then the game ends with several that stayed.
        if let Status::Over(outcome) = status
            && let stayed = outcome.results.iter().filter(|it| it.place.is_some())
            && playing.seats > 1
            && stayed.count() <= 1
        {
            assert_eq!(
                outcome.winners().len(),
                1,
                "{name}: one stayed and has won: {outcome}"
            );
        }
    }
}

fn idle_moves_are_legal(table: &dyn AnyTable, acting: Seats, name: &str) {
    for seat in acting {
        let idle = table.idle(seat).unwrap();
        assert!(
            table.legal(seat).contains(&idle),
            "{name}: the idle move `{idle}` of {seat} is not legal"
        );
    }
}

/// Law: the stored faces lead to the same table for all viewers, and the seed gives the same faces that `step` used.
fn replay_is_equal(playing: &Playing, setup: &[u8], plies: &[Ply], name: &str) {
    let mut live = playing.open();
    let mut replayed =
        playing
            .game
            .open(&playing.options, playing.seats, &mut Dice::scripted(setup));
    let names = Names::letters();
    for ply in plies {
        replayed
            .replay(ply)
            .unwrap_or_else(|error| panic!("{name}: {ply:?}: {error}"));
        let dice = playing.key.dice(live.ply() + 1);
        let again = if ply.mv == RESIGN {
            live.resign(ply.seat, ply.hand, dice)
        } else {
            let drawn = live.ply();
            live.play(ply.seat, &ply.mv, drawn, ply.hand, dice)
        };
        assert_eq!(
            again.as_ref(),
            Ok(ply),
            "{name}: the seed gives other faces"
        );
        for viewer in all_viewers(playing.seats) {
            assert_eq!(
                live.screen(viewer, &names, ""),
                replayed.screen(viewer, &names, ""),
                "{name}: {viewer:?} after {ply:?}"
            );
        }
    }
}

/// Law: a table whose players are all away comes to an end (X3 and each game's own ruling).
#[test]
fn idle_moves_alone_finish_a_game() {
    for game in all_games() {
        for number in 0..50 {
            let playing = Playing::new(game, number);
            let mut table = playing.open();
            while let Some(seats) = acting(table.as_ref()) {
                assert!(
                    table.ply() < ENDLESS,
                    "{}: idle moves never end the game",
                    playing.name()
                );
                let seat = seats.into_iter().next().unwrap();
                let mv = table.idle(seat).unwrap();
                step(table.as_mut(), seat, &mv, &playing.key);
            }
        }
    }
}

/// Law: a press is stale only when that seat has moved, or its decision has changed, since the screen was drawn (ruling X6).
#[test]
fn the_second_of_two_equal_presses_is_refused() {
    for game in all_games() {
        for number in 0..50 {
            let mut playing = Playing::new(game, number);
            let mut table = playing.open();
            while let Some(seats) = acting(table.as_ref()) {
                if table.ply() > 300 {
                    break;
                }
                let seat = *playing.choose(&seats.into_iter().collect::<Vec<_>>());
                let mv = playing.choose(&table.legal(seat)).clone();
                let drawn = table.ply();
                step(table.as_mut(), seat, &mv, &playing.key);
                let (before, dice) = (
                    table.view(Viewer::Public),
                    playing.key.dice(table.ply() + 1),
                );
                let again = table.play(seat, &mv, drawn, Hand::Player, dice);
                assert!(
                    matches!(again, Err(PlyError::Refused(_))),
                    "{}: `{mv}` counts twice",
                    playing.name()
                );
                assert_eq!(table.view(Viewer::Public), before);
            }
        }
    }
}

/// Law: a move that its player did not make is described as the house's once the public board mentions it (ruling X3).
#[test]
fn a_move_of_the_house_is_not_told_as_its_players() {
    let mut told = 0;
    for game in all_games() {
        for number in 0..20 {
            let mut playing = Playing::new(game, number);
            let mut table = playing.open();
            let names = long_names(playing.seats, Lang::En);
            while let Some(seats) = acting(table.as_ref()) {
                if table.ply() > 200 {
                    break;
                }
                let seat = *playing.choose(&seats.into_iter().collect::<Vec<_>>());
                let (mut house, mv) = (table.fork(), table.idle(seat).unwrap());
                let dice = playing.key.dice(table.ply() + 1);
                house
                    .play(seat, &mv, table.ply(), Hand::Clock, dice)
                    .unwrap();
                let is_seen = table.view(Viewer::Public) != house.view(Viewer::Public);
                if is_seen && acting(house.as_ref()).is_some() {
                    let summary = house.screen(Viewer::Public, &names, "").summary;
                    let said = format!("{}'s time ran out: the house ", names.of(seat));
                    assert!(
                        summary.contains(&said),
                        "{}: `{mv}` is told as {summary}",
                        playing.name()
                    );
                    assert!(
                        summary.chars().count() <= 450,
                        "{}: {summary}",
                        playing.name()
                    );
                    told += 1;
                }
                let mv = playing.choose(&table.legal(seat)).clone();
                step(table.as_mut(), seat, &mv, &playing.key);
            }
        }
    }
    assert!(told > 1_000, "{told}");
}
