//! What a game is: the traits that each game implements, and what a game says about itself.
//!
//! # A whole game
//!
//! The example `pig`, which two people can play in the terminal (`cargo run -p games --example pig`). It needs no entry in
//! [`crate::registry::GAMES`]: [`crate::registry::Erased`] is enough to open, record and audit a table of it.
//!
//! ```
#![doc = include_str!("../examples/pig/game.rs")]
//!
//! # fn main() {
//! use games::dice::Seed;
//! use games::record::{End, Record};
//! use games::registry::{Erased, GameType};
//! use games::seat::Hand;
//!
//! static PIG: &dyn GameType = &Erased::<Pig>::GAME_TYPE;
//!
//! let options = Options::parse(PIG.info().options, "target=50").unwrap();
//! let seed = Seed([7; 32]);
//! let mut record = Record::begin("1", PIG, &options, seed, &[("Ann", "tea"), ("Ben", "")]);
//! let mut table = record.replay_with(PIG, |_, _| {}).unwrap();
//! while let Status::ToAct(seats) = table.status() {
//!     let seat = seats.into_iter().next().unwrap();
//!     let mv = table.idle(seat).unwrap();
//!     let dice = seed.key(["tea", ""]).dice(table.ply() + 1);
//!     let drawn = table.ply();
//!     record.plies.push(table.play(seat, &mv, drawn, Hand::Player, dice).unwrap());
//! }
//! if let Status::Over(outcome) = table.status() {
//!     record.end = End::Outcome(outcome.to_string());
//! }
//! assert!(Record::verify_with(&record.to_string(), PIG).is_ok());
//! # }
//! ```

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

use crate::dice::Dice;
use crate::lang::{Lang, Phrase, stories};
use crate::limits;
use crate::names::Names;
use crate::options::{OptionSpec, Options};
use crate::outcome::Status;
use crate::picture::{DICE, Picture};
use crate::screen::Screen;
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::telling::{Achievement, Alone, Earned, Event, Lesson, Progress, in_a_row};

/// What a game says about itself, as data: slash commands, help, lobbies and tests are made from it.
///
/// The limits below are checked when a program that has the game is compiled ([`crate::registry::Erased`]).
#[derive(Debug)]
pub struct GameInfo {
    /// The name in its slash command and records, and of its folder: `[a-z]`, at most 32 characters.
    pub key: &'static str,
    /// The name for people: at most 100 characters, which is also the limit of a menu's label.
    pub name: &'static str,
    /// The number of its rules, from 1; raised when a ruling changes play.
    pub edition: u16,
    /// How many can play: from 1 to [`MAX_SEATS`].
    pub seats: RangeInclusive<usize>,
    /// What players do, in one sentence. At most 100 characters, because it describes the slash command.
    pub pitch: Phrase,
    /// How it is won, for the lobby, and what decides much of it before the first move. At most 300 characters.
    pub goal: Phrase,
    /// What to press first, in one or two sentences for a new player. At most 300 characters.
    pub first_press: Phrase,
    /// What a player's highest points are called on the game's leaderboard, as in `most points 40`; empty if they say nothing there,
    /// because the winner of every table has about the same. At most 30 characters.
    pub best: Phrase,
    /// How many minutes a table takes, for each number of players from the fewest; a test of the engine measures them.
    pub minutes: &'static [u16],
    /// The languages beside English in which it speaks, with the players' part of its rules: at most 4,096 characters; English stands in
    /// for an empty one. Elsewhere all of it is shown in English.
    pub languages: &'static [(Lang, &'static str)],
    /// What can be chosen at opening: at most 20 options with different names.
    pub options: &'static [OptionSpec],
    /// Its pictures, in addition to the common dice.
    pub pictures: &'static [Picture],
    /// A first game with scripted dice, for people who learn it.
    pub lesson: Option<&'static Lesson>,
    /// How it is played alone, if it plays well alone.
    pub alone: Option<&'static Alone>,
    /// What players can be proud of.
    pub achievements: &'static [Achievement],
    /// The whole of `rules.md`: the players' rules up to the heading `## Notation`, at most 4,096 characters because they have to fit
    /// into one embed, then the notation, and the rulings with their transcripts.
    pub rules: &'static str,
}

/// Where the players' part of a rules page ends.
const NOTATION: &str = "\n## Notation";

impl GameInfo {
    /// How many minutes a table of so many players takes.
    pub fn minutes_for(&self, players: usize) -> u16 {
        let at = players.saturating_sub(*self.seats.start());
        self.minutes[at.min(self.minutes.len() - 1)]
    }

    /// How many minutes it takes, from the quickest number of players to the slowest.
    pub fn minutes_of_all(&self) -> RangeInclusive<u16> {
        let of = |best: Option<&u16>| best.copied().unwrap_or_default();
        of(self.minutes.iter().min())..=of(self.minutes.iter().max())
    }

    /// What stands for it on a card and in a lobby: three pictures, its own first, then common dice.
    pub fn cover(&self) -> impl Iterator<Item = &'static Picture> {
        self.pictures.iter().chain(&DICE).take(3)
    }

    /// The language in which a table of it is shown to somebody who reads this one.
    pub fn spoken(&self, lang: Lang) -> Lang {
        let mut all = self.languages.iter().map(|(lang, _)| *lang);
        all.find(|one| *one == lang).unwrap_or_default()
    }

    /// The rules for players in a language, or in English.
    pub fn players_rules(&self, lang: Lang) -> &'static str {
        let translated = self.languages.iter().find(|(one, _)| *one == lang);
        match translated {
            Some((_, rules)) if !rules.is_empty() => rules,
            _ => limits::before(self.rules, NOTATION).unwrap_or(self.rules),
        }
    }

    /// Fails to compile, when called in a constant, if a limit of a field is not kept.
    pub(crate) const fn check(&self) {
        assert!(
            limits::is_made_of(self.key, 1, 32, b"abcdefghijklmnopqrstuvwxyz"),
            "a game's key is spelled [a-z], in 1 to 32 characters"
        );
        assert!(
            limits::fits(self.name, 100),
            "a game's name has 1 to 100 characters"
        );
        assert!(self.edition > 0, "editions count from 1");
        let (fewest, most) = (*self.seats.start(), *self.seats.end());
        assert!(
            1 <= fewest && fewest <= most && most <= MAX_SEATS,
            "a game has 1 to 8 seats"
        );
        assert!(
            self.pitch.fits(100),
            "a game's pitch has 1 to 100 characters"
        );
        assert!(
            self.goal.fits(300) && self.first_press.fits(300),
            "a game's goal and its first press have 1 to 300 characters"
        );
        assert!(
            self.best.say(Lang::En).is_empty() || self.best.fits(30),
            "the name of a best score has at most 30 characters"
        );
        assert!(
            self.minutes.len() == most - fewest + 1,
            "the minutes of a game are those of each number of players"
        );
        assert!(self.options.len() <= 20, "a game has at most 20 options");
        let mut at = 0;
        while at < self.options.len() {
            self.options[at].check();
            let mut other = 0;
            while other < at {
                assert!(
                    !limits::same(self.options[at].name, self.options[other].name),
                    "two options have the same name"
                );
                other += 1;
            }
            at += 1;
        }
        at = 0;
        while at < self.pictures.len() {
            self.pictures[at].check();
            at += 1;
        }
        let Some(players) = limits::before(self.rules, NOTATION) else {
            panic!("a rules page has a heading `## Notation` after the players' rules");
        };
        assert!(
            limits::fits(players, 4_096),
            "the players' rules have at most 4,096 characters"
        );
        at = 0;
        while at < self.languages.len() {
            let rules = self.languages[at].1;
            assert!(
                rules.is_empty() || limits::fits(rules, 4_096),
                "translated rules have at most 4,096 characters"
            );
            at += 1;
        }
    }
}

/// The rules of one game. The type that implements it is the state of a table in play.
///
/// Nothing here checks legality and nothing fails: [`crate::table::Table`] calls [`Game::apply`] only with a move that
/// [`Game::legal`] listed for a seat that [`Game::status`] said is to act. Nothing here knows a clock, a network or a file.
///
/// The module's page has a whole game, Pig.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// What the game says about itself.
    const INFO: GameInfo;

    /// What a seat can choose. `Display` is the notation of the move, its only spelling: `[a-z0-9.-]`, at most 40 bytes,
    /// never `resign` (which every seat may do at any time and which is not a move).
    type Move: Copy + PartialEq + Debug + Display + Send + Sync;

    /// What one viewer may know, and no more.
    type View: PartialEq + Debug;

    /// A new table. The dice are ply 0.
    fn setup(options: &Options, seats: usize, dice: &mut Dice) -> Self;

    /// Who is to act, or how the game ended.
    fn status(&self) -> Status;

    /// Adds every move that a seat may make now; a move that is not added is illegal. Adds nothing for a seat that is not to act.
    /// The vector is the caller's, so that random games do not allocate a list for each move.
    fn legal(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Plays a legal move of a seat to act.
    fn apply(&mut self, seat: Seat, mv: Self::Move, dice: &mut Dice);

    /// The safest legal move, for a seat to act whose player is away (ruling X3).
    fn idle(&self, seat: Seat) -> Self::Move;

    /// A seat that has not left yet leaves a table that is not over (ruling X2). May roll dice, because it can begin the next phase.
    fn withdraw(&mut self, seat: Seat, dice: &mut Dice);

    /// What this viewer may know. The same for the public and every seat in a game without secrets.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals everything that this viewer may not know once more, by these dice, to another state that is possible for all the viewer
    /// knows: their view stays exactly the same. A law uses it to check that a view reveals no secret, and an engine to guess at what
    /// is hidden. A game without secrets has nothing to deal.
    ///
    /// # Example
    ///
    /// A die under a cup: A has looked at it, B guesses, and the others see no more than B does.
    ///
    /// ```
    /// # use std::fmt;
    /// # use games::dice::{Dice, Seed};
    /// # use games::game::{Game, GameInfo};
    /// # use games::lang::Phrase;
    /// # use games::options::Options;
    /// # use games::outcome::{Outcome, Status};
    /// # use games::screen::Screen;
    /// # use games::names::Names;
    /// # use games::seat::{Seat, Seats, Viewer};
    /// #[derive(Clone, Debug)]
    /// struct Cup { die: u8, guess: Option<u8>, active: Seats }
    ///
    /// /// The die is there only for those who may know it.
    /// #[derive(PartialEq, Debug)]
    /// struct View { die: Option<u8>, guess: Option<u8>, active: Seats }
    ///
    /// #[derive(Clone, Copy, PartialEq, Debug)]
    /// struct Guess(u8);
    ///
    /// impl Cup {
    ///     fn may_know(&self, viewer: Viewer) -> bool {
    ///         viewer == Viewer::Seat(Seat::new(0)) || matches!(self.status(), Status::Over(_))
    ///     }
    /// }
    ///
    /// impl Game for Cup {
    ///     # const INFO: GameInfo = GameInfo {
    ///     #     key: "cup", name: "Cup", edition: 1, seats: 2..=2, pitch: Phrase::Same("Guess the die under the cup."),
    ///     #     goal: Phrase::Same("Guess right."), first_press: Phrase::Same("Press a number."), best: Phrase::Same(""),
    ///     #     minutes: &[1], languages: &[], options: &[], pictures: &[], lesson: None, alone: None, achievements: &[],
    ///     #     rules: "# Cup\nGuess.\n\n## Notation\n`guess-4`\n",
    ///     # };
    ///     # type Move = Guess;
    ///     # type View = View;
    ///     # fn status(&self) -> Status {
    ///     #     let points = match self.guess {
    ///     #         None if self.active.len() == 2 => return Status::ToAct(Seats::only(Seat::new(1))),
    ///     #         guess => [i32::from(guess != Some(self.die)), i32::from(guess == Some(self.die))],
    ///     #     };
    ///     #     Status::Over(Outcome::by_points(&points, self.active))
    ///     # }
    ///     # fn legal(&self, _seat: Seat, moves: &mut Vec<Guess>) { moves.extend((1..=6).map(Guess)); }
    ///     # fn idle(&self, _seat: Seat) -> Guess { Guess(1) }
    ///     # fn withdraw(&mut self, seat: Seat, _dice: &mut Dice) { self.active = self.active.without(seat); }
    ///     # fn screen(_view: &View, _names: &Names, _focus: &str) -> Screen { Screen::default() }
    ///     fn setup(_options: &Options, seats: usize, dice: &mut Dice) -> Self {
    ///         Cup { die: dice.roll(6), guess: None, active: Seats::first(seats) }
    ///     }
    ///
    ///     fn apply(&mut self, _seat: Seat, Guess(face): Guess, _dice: &mut Dice) {
    ///         self.guess = Some(face);
    ///     }
    ///
    ///     fn view(&self, viewer: Viewer) -> View {
    ///         let die = self.may_know(viewer).then_some(self.die);
    ///         View { die, guess: self.guess, active: self.active }
    ///     }
    ///
    ///     fn redeal(&mut self, viewer: Viewer, dice: &mut Dice) {
    ///         if !self.may_know(viewer) {
    ///             self.die = dice.roll(6);
    ///         }
    ///     }
    ///     // ...
    /// }
    ///
    /// # impl fmt::Display for Guess {
    /// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "guess-{}", self.0) }
    /// # }
    /// // The law: whatever is dealt, no viewer can tell the difference.
    /// let mut dice = Seed([7; 32]).key([]).dice(0);
    /// let cup = Cup::setup(&Options::defaults(&[]), 2, &mut dice);
    /// for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
    ///     for _ in 0..20 {
    ///         let mut other = cup.clone();
    ///         other.redeal(viewer, &mut dice);
    ///         assert_eq!(other.view(viewer), cup.view(viewer));
    ///     }
    /// }
    /// ```
    fn redeal(&mut self, _viewer: Viewer, _dice: &mut Dice) {}

    /// A view as text and controls. It is made from the view alone, so it cannot reveal more. `focus` is the last
    /// [`crate::screen::Action::Focus`] of the person who looks, empty at first. It comes from outside and can be any text: treat one
    /// that makes no sense as empty.
    fn screen(view: &Self::View, names: &Names, focus: &str) -> Screen;
}

/// What a game tells of its tables, as an addition to its rules; all of it may be left out.
pub trait Telling: Game {
    /// How far the game is, for the story of a finished table.
    fn progress(&self, _lang: Lang) -> Progress {
        Progress::default()
    }

    /// What happened when a seat moved and `before` became this state, for the story of a finished table; no move is given for a seat
    /// that left, which everybody learns anyway. Every secret may be shown, because the table has ended.
    fn events(&self, _before: &Self, _seat: Seat, _: Option<Self::Move>, _: Lang) -> Vec<Event> {
        Vec::new()
    }

    /// What came to a seat by dice or cards when `before` became this state, as [`Event::what`] tells it; `faces` are those of the ply.
    fn luck(&self, _before: &Self, _seat: Seat, faces: &[u8], lang: Lang) -> String {
        stories::rolled(lang, in_a_row(faces))
    }

    /// Which of [`GameInfo::achievements`] were earned when a seat moved and `before` became this state, and by whom; no move is given for
    /// a seat that left. May give one again that was earned before.
    fn achieved(&self, _before: &Self, _seat: Seat, _mv: Option<Self::Move>) -> Earned {
        Earned::new()
    }

    /// What somebody who played alone may want to beat: `12 turns`, `87 points`. Only asked of a game that is over.
    fn feat(&self, _lang: Lang) -> Option<String> {
        None
    }
}
