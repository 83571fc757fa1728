//! The one text form of events: a word for what happened, then what it needs, in one order. It is for ever: another meaning is another
//! word, and an unknown word is damage.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::time::Duration;

use games::lang::Lang;
use games::notation::{hex, unhex};
use games::ply::{Ply, spells};
use games::seat::{Hand, Seat};

use crate::event::{
    By, Damage, Ending, Entry, Event, Minimum, Opened, Origin, Pause, PersonNo, Place, TableId,
    Time, Vote,
};
use crate::time::{Lag, TableTime, WallTime};

impl Entry {
    /// Its events, one a line.
    pub fn text(&self) -> String {
        let lines: Vec<String> = self.events.iter().map(ToString::to_string).collect();
        lines.join("\n")
    }

    /// The entry with this text.
    pub fn read(at: WallTime, time: TableTime, text: &str) -> Result<Self, Damage> {
        let events = text.split('\n').map(str::parse);
        Ok(Self {
            at,
            time,
            events: events.collect::<Result<_, _>>()?,
        })
    }
}

impl Display for Event {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write(self, f, |faces| {
            let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
            faces.join(" ")
        })
    }
}

/// Faces can be a hidden hand, so only their number is logged.
impl fmt::Debug for Event {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write(self, f, |faces| format!("{} faces", faces.len()))
    }
}

fn write(event: &Event, f: &mut Formatter<'_>, faces: impl Fn(&[u8]) -> String) -> fmt::Result {
    let rolled = |f: &mut Formatter<'_>, rolled: &[u8]| match rolled {
        [] => Ok(()),
        rolled => write!(f, " [{}]", faces(rolled)),
    };
    match event {
        Event::Opened(opened) => opened.fmt(f),
        Event::Sat(person) => write!(f, "sat {person}"),
        Event::House(person, level, name) => write!(f, "house {person} {level} \"{name}\""),
        Event::Left(person, by) => write!(f, "left {person}{by}"),
        Event::Word(person) => write!(f, "word {person}"),
        Event::Invited(person, until, by) => write!(f, "invited {person} {} by {by}", until.0),
        Event::Declined(person, by) => write!(f, "declined {person}{by}"),
        Event::Host(person) => write!(f, "host {person}"),
        Event::Here => f.write_str("here"),
        Event::Began(seating, setup) => {
            f.write_str("began")?;
            for (index, person) in seating.iter().enumerate() {
                write!(f, " {}={person}", Seat::new(index))?;
            }
            rolled(f, setup)
        }
        Event::Ply(ply) => {
            write!(f, "{} {}", ply.seat, ply.mv)?;
            rolled(f, &ply.faces)?;
            match ply.hand {
                Hand::Player => Ok(()),
                hand => write!(f, " by {hand}"),
            }
        }
        Event::Back(seat) => write!(f, "back {seat}"),
        Event::Hint(seat) => write!(f, "hint {seat}"),
        Event::Vote(seat, Vote::Pause) => write!(f, "vote {seat} pause"),
        Event::Vote(seat, Vote::End) => write!(f, "vote {seat} end"),
        Event::Paused(Pause::Agreed) => f.write_str("paused"),
        Event::Paused(Pause::Unreachable) => f.write_str("paused unreachable"),
        Event::Resumed(lag) => write!(f, "resumed {}", lag.0),
        Event::Barred(seat) => write!(f, "barred {seat}"),
        Event::Admitted(seat) => write!(f, "admitted {seat}"),
        Event::Offered(seat, to, until, by) => write!(f, "offered {seat} {to} {}{by}", until.0),
        Event::Replaced(seat, by, time) => write!(f, "replaced {seat} {by}{time}"),
        Event::Returned(seat, to, time) => write!(f, "returned {seat} {to}{time}"),
        Event::Closed(why) => write!(f, "closed {}", why.word()),
        Event::Voided => f.write_str("voided"),
        Event::Unvoided => f.write_str("unvoided"),
    }
}

impl Display for Opened {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "opened {} {}", self.game, self.edition)?;
        if let Some(clock) = self.clock {
            write!(f, " clock {}", clock.as_millis())?;
        }
        for (word, is_so) in [
            (" rated", self.rated),
            (" hints", self.hints),
            (" full", self.starts_when_full),
            (" thread", self.thread),
        ] {
            f.write_str(if is_so { word } else { "" })?;
        }
        let Minimum { games, rating } = self.minimum;
        if self.minimum != Minimum::default() {
            write!(f, " minimum {games} {rating}")?;
        }
        match self.origin {
            Origin::Chosen => {}
            Origin::Last => f.write_str(" last")?,
            Origin::Pinned => f.write_str(" pinned")?,
            Origin::Rematch(table) => write!(f, " follows {table}")?,
        }
        if self.language != Lang::En {
            write!(f, " language {}", self.language.locales()[0])?;
        }
        let Place {
            server,
            channel,
            answers_only,
        } = &self.place;
        let server = if server.is_empty() { "-" } else { server };
        let only = if *answers_only { " answers" } else { "" };
        let commitment = hex(&self.commitment);
        write!(f, " commitment {commitment} place {server} {channel}{only}")?;
        write!(f, " options {}", self.options)
    }
}

/// With the space before it.
impl Display for By {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Themselves => Ok(()),
            Self::Person(person) => write!(f, " by {person}"),
            Self::Moderator => f.write_str(" by moderator"),
            Self::Clock => f.write_str(" by clock"),
        }
    }
}

/// With the space before it.
impl Display for Time {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fresh => f.write_str(" fresh"),
            Self::Running => Ok(()),
        }
    }
}

/// Reads what `Display` writes, and nothing else.
impl FromStr for Event {
    type Err = Damage;

    fn from_str(text: &str) -> Result<Self, Damage> {
        let event = event(&mut Words(text)).ok_or(Damage("an event cannot be read"))?;
        // Compared with its own spelling: so every text has one meaning, and every meaning one text.
        let same = spells(text, &event).then_some(event);
        same.ok_or(Damage("an event is not written as it has to be"))
    }
}

/// The words of a text that are still to be read.
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (word, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        self.0 = rest;
        (!word.is_empty()).then_some(word)
    }

    fn read<T: FromStr>(&mut self) -> Option<T> {
        self.next()?.parse().ok()
    }

    fn person(&mut self) -> Option<PersonNo> {
        self.read().map(PersonNo)
    }

    /// Takes this word if it comes next.
    fn has(&mut self, word: &str) -> bool {
        let mut after = Words(self.0);
        let is_next = after.next() == Some(word);
        if is_next {
            *self = after;
        }
        is_next
    }

    /// The word that follows this one.
    fn after(&mut self, word: &str) -> Option<&'a str> {
        self.has(word).then(|| self.next())?
    }

    /// The same read as what it stands for. A text that cannot be read is not what is written for nothing, and so it is refused later.
    fn given<T: FromStr>(&mut self, word: &str) -> Option<T> {
        self.after(word)?.parse().ok()
    }

    fn by(&mut self) -> Option<By> {
        Some(match self.after("by") {
            None => By::Themselves,
            Some("moderator") => By::Moderator,
            Some("clock") => By::Clock,
            Some(person) => By::Person(PersonNo(person.parse().ok()?)),
        })
    }

    fn time(&mut self) -> Time {
        if self.has("fresh") {
            Time::Fresh
        } else {
            Time::Running
        }
    }

    /// `[3 1]`, or nothing.
    fn faces(&mut self) -> Option<Vec<u8>> {
        let Some(inside) = self.0.strip_prefix('[') else {
            return Some(Vec::new());
        };
        let (faces, rest) = inside.split_once(']')?;
        self.0 = rest.strip_prefix(' ').unwrap_or(rest);
        faces.split(' ').map(|face| face.parse().ok()).collect()
    }
}

fn event(words: &mut Words<'_>) -> Option<Event> {
    Some(match words.next()? {
        "opened" => Event::Opened(Box::new(opened(words)?)),
        "sat" => Event::Sat(words.person()?),
        "house" => {
            let (person, level) = (words.person()?, words.read()?);
            let name = words.0.strip_prefix('"')?.strip_suffix('"')?;
            Event::House(person, level, name.to_owned())
        }
        "left" => Event::Left(words.person()?, words.by()?),
        "word" => Event::Word(words.person()?),
        "invited" => {
            let (person, until) = (words.person()?, WallTime(words.read()?));
            Event::Invited(person, until, PersonNo(words.given("by")?))
        }
        "declined" => Event::Declined(words.person()?, words.by()?),
        "host" => Event::Host(words.person()?),
        "here" => Event::Here,
        "began" => {
            let mut seating = Vec::new();
            while !words.0.is_empty() && !words.0.starts_with('[') {
                let (_, person) = words.next()?.split_once('=')?;
                seating.push(PersonNo(person.parse().ok()?));
            }
            let seats = 1..=games::seat::MAX_SEATS;
            seats.contains(&seating.len()).then_some(())?;
            Event::Began(seating, words.faces()?)
        }
        "back" => Event::Back(words.read()?),
        "hint" => Event::Hint(words.read()?),
        "vote" => {
            let (seat, pauses) = (words.read()?, words.has("pause"));
            Event::Vote(seat, if pauses { Vote::Pause } else { Vote::End })
        }
        "paused" if words.has("unreachable") => Event::Paused(Pause::Unreachable),
        "paused" => Event::Paused(Pause::Agreed),
        "resumed" => Event::Resumed(Lag(words.read()?)),
        "barred" => Event::Barred(words.read()?),
        "admitted" => Event::Admitted(words.read()?),
        "offered" => {
            let (seat, to, until) = (words.read()?, words.person()?, WallTime(words.read()?));
            Event::Offered(seat, to, until, words.by()?)
        }
        "replaced" => Event::Replaced(words.read()?, words.person()?, words.time()),
        "returned" => Event::Returned(words.read()?, words.person()?, words.time()),
        "closed" => {
            let word = words.next()?;
            let known = Ending::WORDS.into_iter().find(|(_, known)| *known == word);
            Event::Closed(known?.0)
        }
        "voided" => Event::Voided,
        "unvoided" => Event::Unvoided,
        seat => Event::Ply(Ply {
            seat: seat.parse().ok()?,
            mv: words.next()?.to_owned(),
            faces: words.faces()?,
            hand: words.given("by").unwrap_or(Hand::Player),
        }),
    })
}

/// Its fields are read in the order in which they are written.
fn opened(words: &mut Words<'_>) -> Option<Opened> {
    Some(Opened {
        game: words.next()?.to_owned(),
        edition: words.read()?,
        clock: words.given("clock").map(Duration::from_millis),
        rated: words.has("rated"),
        hints: words.has("hints"),
        starts_when_full: words.has("full"),
        thread: words.has("thread"),
        minimum: match words.given("minimum") {
            Some(games) => Minimum {
                games,
                rating: words.read()?,
            },
            None => Minimum::default(),
        },
        origin: match words.given("follows") {
            Some(table) => Origin::Rematch(TableId(table)),
            None if words.has("last") => Origin::Last,
            None if words.has("pinned") => Origin::Pinned,
            None => Origin::Chosen,
        },
        language: words
            .after("language")
            .map_or(Some(Lang::En), Lang::known)?,
        commitment: unhex(words.after("commitment")?)?,
        place: Place {
            server: match words.after("place")? {
                "-" => String::new(),
                server => server.to_owned(),
            },
            channel: words.next()?.to_owned(),
            answers_only: words.has("answers"),
        },
        options: words.0.strip_prefix("options ")?.to_owned(),
    })
}
