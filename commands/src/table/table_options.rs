//! Options for a new table. Precedence: typed, pinned in the channel, last used there (only if nothing was typed), the game's
//! default. A rematch takes the options of the old table.

use std::time::Duration;

use db::{ChannelPreset, Minimum, Server};
use games::level::Level;
use games::options::Options;
use games::registry::GameType;
use serenity::all::ChannelId;
use tables::acts::house;
use tables::event::{Opened, Origin};

use crate::bot::Bot;
use crate::context::{CommandContext, Location, Person};
use crate::error::{CommandError, Result, ensure};
use crate::ids;
use crate::state::active::ActiveTable;
use crate::texts::{Lang, Text, boards as b, commands as t, refusals as r, settings as s};
use crate::words;

/// Options that every start command has beside the game's own.
pub(crate) const CLOCK: &str = "clock";
pub(crate) const THREAD: &str = "thread";
pub(crate) const HOUSE: &str = "house";
pub(crate) const LEVEL: &str = "level";
pub(crate) const HINTS: &str = "hints";
pub(crate) const RATED: &str = "rated";
pub(crate) const WHEN_FULL: &str = "when-full";
pub(crate) const MIN_GAMES: &str = "min-games";
pub(crate) const MIN_RATING: &str = "min-rating";
pub(crate) const LANGUAGE: &str = "language";

/// The options of a start command that invite people, in the order in which they are offered.
pub(crate) const WITH: [&str; 3] = ["with", "with2", "with3"];

/// The levels of house players, in words. The names alone would not say which is stronger.
pub(crate) const LEVELS: [(Level, fn() -> Text); 3] = [
    (Level::Casual, t::level_casual),
    (Level::Regular, t::level_regular),
    (Level::Master, t::level_master),
];

/// Who the host brings, and how the table may be played: chosen for each table, so it is no part of a channel's preset.
const FOR_ONE_TABLE: [&str; 8] = [
    HOUSE, LEVEL, HINTS, RATED, WHEN_FULL, MIN_GAMES, MIN_RATING, LANGUAGE,
];

/// The house players that a table begins with: the level and the name of each.
type HousePlayers = Vec<(Level, String)>;

/// As many house players as a game needs beside one person, at least one.
fn fewest_house(game: &dyn GameType) -> usize {
    (game.info().seats.start() - 1).max(1)
}

/// So many house players of a level, with names of their own beside this host.
fn house_players(count: usize, level: Level, host: &Person) -> HousePlayers {
    let host = words::told_apart(&host.name, []);
    let mut players = HousePlayers::new();
    for _ in 0..count {
        let taken = players.iter().map(|(_, name)| &**name);
        let taken: Vec<&str> = taken.chain([&*host]).collect();
        players.push((level, house::name(level, &taken).to_owned()));
    }
    players
}

/// The house players as typed. A level alone means as many as the game needs.
fn typed_house(game: &dyn GameType, context: &CommandContext) -> Result<HousePlayers> {
    let info = game.info();
    let most = info.seats.end() - 1;
    let level = context.option(LEVEL).map(str::parse::<Level>).transpose();
    let level = level.map_err(|_| r::no_such_level())?;
    let count = match (context.option(HOUSE), level) {
        (Some(typed), _) => typed.parse().unwrap_or(usize::MAX),
        (None, Some(_)) => fewest_house(game),
        (None, None) => 0,
    };
    ensure(count <= most, || r::no_room_for_house(info.name, most))?;
    let level = level.unwrap_or(Level::Regular);
    Ok(house_players(count, level, &context.person))
}

const fn minutes(count: u64) -> Duration {
    Duration::from_secs(60 * count)
}

/// A time limit per decision: as typed, in words, and as a duration; `None` for no limit.
type TimeLimit = (&'static str, fn() -> Text, Option<Duration>);

/// The time limits that can be chosen. The first is the default.
pub(crate) const CLOCKS: [TimeLimit; 5] = [
    ("24h", t::clock_24h, Some(minutes(1_440))),
    ("1h", t::clock_1h, Some(minutes(60))),
    ("10m", t::clock_10m, Some(minutes(10))),
    ("2m", t::clock_2m, Some(minutes(2))),
    ("none", t::clock_none, None),
];

/// The options of a table, the game's own and the bot's.
#[derive(Clone, Debug)]
pub(crate) struct TableOptions {
    /// What its log begins with. The commitment is to the seed, which is drawn when the table is opened.
    pub opened: Opened,
    /// The channel whose preset they become.
    pub remember: Option<String>,
    pub house: HousePlayers,
}

impl TableOptions {
    /// Nothing but these options of the game, for a table that is opened here without a time limit.
    pub(crate) fn plain(game: &dyn GameType, options: &Options, location: &Location) -> Self {
        let (info, place) = (game.info(), location.place());
        let edition = (info.key, info.edition);
        Self {
            opened: Opened::plain(edition, options.to_string(), [0; 32], place),
            remember: None,
            house: HousePlayers::new(),
        }
    }

    /// The game's defaults, against as many of the weakest house players as the game needs.
    pub(crate) fn against_the_house(
        game: &dyn GameType,
        language: Lang,
        location: &Location,
        host: &Person,
    ) -> Self {
        let options = Options::defaults(game.info().options);
        let plain = Self::plain(game, &options, location);
        Self {
            opened: Opened {
                clock: CLOCKS[0].2,
                language,
                ..plain.opened
            },
            house: house_players(fewest_house(game), Level::Casual, host),
            ..plain
        }
    }

    /// Combines what was typed with the channel's preset and the game's defaults.
    pub(crate) async fn typed(
        bot: &Bot,
        game: &dyn GameType,
        context: &CommandContext,
        server: &Server,
    ) -> Result<Self> {
        let specs = game.info().options;
        let preset = preset_of(bot, game, context.location.home()).await?;
        let of_preset = |(name, _): &&(String, String)| !FOR_ONE_TABLE.contains(&name.as_str());
        let nothing = context.options.iter().find(of_preset).is_none();
        let base = preset.filter(|preset| preset.pinned || nothing);
        // A preset may have options that the game no longer has. It is not worth a refusal.
        let based = base
            .as_ref()
            .map(|preset| Options::parse(specs, &preset.options));
        let mut options = match based {
            Some(Ok(options)) => options,
            _ => Options::defaults(specs),
        };
        let mut clock = base.as_ref().map_or(CLOCKS[0].2, |preset| preset.clock);
        let mut thread = base.as_ref().is_some_and(|preset| preset.thread);
        for (name, value) in context.options.iter().filter(of_preset) {
            match name.as_str() {
                CLOCK => {
                    let known = CLOCKS.iter().find(|(typed, ..)| typed == value);
                    clock = known.map_or(clock, |(.., time)| *time);
                }
                THREAD => thread = value == "on",
                name => options
                    .set(name, value)
                    .map_err(|_| r::no_such_option(name, words::safe_name(value)))?,
            }
        }
        let origin = match &base {
            Some(preset) if nothing && preset.pinned => Origin::Pinned,
            Some(_) if nothing => Origin::Last,
            _ => Origin::Chosen,
        };
        let wants_thread = context.option(THREAD) == Some("on");
        let may_thread = !wants_thread || context.location.answers_only.is_none();
        ensure(may_thread, r::no_thread_here)?;
        let language = language(context, server)?;
        let house = typed_house(game, context)?;
        Ok(Self {
            opened: Opened {
                clock,
                // Discord has no threads within threads, nor in direct messages.
                thread: thread && !context.location.in_thread && context.location.guild.is_some(),
                origin,
                language,
                hints: context.option(HINTS) == Some("on"),
                rated: context.option(RATED) != Some("off"),
                starts_when_full: context.option(WHEN_FULL) == Some("on"),
                minimum: minimum(context)?,
                ..Self::plain(game, &options, &context.location).opened
            },
            remember: (!nothing).then(|| ids::text(context.location.home())),
            house,
        })
    }

    /// The options of a finished table, for its rematch. A table that was played in a thread stays in it.
    pub(crate) fn again(ended: &ActiveTable, game: &dyn GameType, location: &Location) -> Self {
        let (specs, opened) = (game.info().options, ended.table.opened());
        // The table may have been of an edition with other options.
        let options = Options::parse(specs, &opened.options);
        let options = options.unwrap_or_else(|_| Options::defaults(specs));
        // House players are always ready.
        let house = ended.table.players().iter();
        let Self { opened: plain, .. } = Self::plain(game, &options, location);
        Self {
            opened: Opened {
                edition: plain.edition,
                options: plain.options,
                place: plain.place,
                thread: opened.thread
                    && !location.in_thread
                    && ended.board.channel != location.channel,
                origin: Origin::Rematch(ended.id),
                ..opened.clone()
            },
            remember: None,
            house: house.filter_map(|player| player.house.clone()).collect(),
        }
    }
}

/// The language of a new table: as typed, or else as the server's admins chose for the channel or for all of it, or else of the
/// server where it is a community, or else of the host.
fn language(context: &CommandContext, server: &Server) -> Result<Lang> {
    match context.option(LANGUAGE) {
        Some(typed) => {
            Lang::known(typed).ok_or_else(|| CommandError::User(r::choose_a_suggestion()))
        }
        None => Ok(context.location.table_language(server, context.lang)),
    }
}

/// What others need to sit down, as typed.
fn minimum(context: &CommandContext) -> Result<Minimum> {
    let typed = |name| {
        let typed = context.option(name).and_then(|typed| typed.parse().ok());
        typed.unwrap_or_default()
    };
    let minimum = Minimum {
        games: typed(MIN_GAMES),
        rating: typed(MIN_RATING),
    };
    let is_rated = context.option(RATED) != Some("off")
        && context.option(HINTS) != Some("on")
        && context.option(HOUSE).or(context.option(LEVEL)).is_none();
    let may_have_one = is_rated && context.location.guild.is_some();
    let is_fine = may_have_one || minimum == Minimum::default();
    ensure(is_fine, r::minimum_needs_rated)?;
    Ok(minimum)
}

/// What others need to sit down, in words; `None` for nothing.
pub(crate) fn minimum_in_words(minimum: Minimum, lang: Lang) -> Option<String> {
    let Minimum { games, rating } = minimum;
    match (games > 0, rating > 0) {
        (true, true) => Some(b::minimum_both(lang, games, rating)),
        (true, false) => Some(b::minimum_games(lang, games)),
        (false, true) => Some(b::minimum_rating(lang, rating)),
        (false, false) => None,
    }
}

async fn preset_of(
    bot: &Bot,
    game: &dyn GameType,
    channel: ChannelId,
) -> Result<Option<ChannelPreset>> {
    let all = bot
        .read(move |tx| tx.channel_presets(&ids::text(channel)))
        .await?;
    Ok(all
        .into_iter()
        .find(|preset| preset.game == game.info().key))
}

/// The options in the lobby, and where they come from. What nobody has chosen goes without saying.
pub(crate) fn with_origin(origin: Origin, options: &Options, lang: Lang) -> Option<String> {
    let words = options_in_words(options, lang);
    match origin {
        Origin::Last => Some(b::as_last_time(lang, words)),
        Origin::Pinned => Some(b::as_pinned(lang, words)),
        Origin::Chosen | Origin::Rematch(_) => (!options.unusual().is_empty()).then_some(words),
    }
}

/// The line in the lobby of a rematch; empty for other tables.
pub(crate) fn rematch_in_words(origin: Origin, lang: Lang) -> String {
    let Origin::Rematch(table) = origin else {
        return String::new();
    };
    format!("\n{}", b::rematch_of(lang, table))
}

pub(crate) fn clock_and_thread(clock: Option<Duration>, thread: bool, lang: Lang) -> String {
    let clock = clock_in_words(clock, lang);
    if thread {
        b::in_thread(lang, clock)
    } else {
        clock
    }
}

/// One line on the preset of a game in a channel, such as `target 50, 1 hour per decision`.
pub(crate) fn in_words(game: &dyn GameType, preset: &ChannelPreset, lang: Lang) -> String {
    let options = Options::parse(game.info().options, &preset.options);
    let options = options.map_or_else(
        |_| s::OLD_OPTIONS.say(lang).to_owned(),
        |o| options_in_words(&o, lang),
    );
    let rest = clock_and_thread(preset.clock, preset.thread, lang);
    format!("{options}{}{rest}", lang.comma())
}

/// A time limit in words, as in [`CLOCKS`].
pub(crate) fn clock_in_words(clock: Option<Duration>, lang: Lang) -> String {
    let known = CLOCKS.iter().find(|(_, _, time)| *time == clock);
    known.map_or_else(
        || b::CUSTOM_LIMIT.say(lang).to_owned(),
        |(_, words, _)| words().say(lang),
    )
}

/// The options that differ from the defaults, in words.
pub(crate) fn options_in_words(options: &Options, lang: Lang) -> String {
    let unusual = options.unusual();
    if unusual.is_empty() {
        return b::DEFAULT_OPTIONS.say(lang).to_owned();
    }
    let words: Vec<String> = unusual
        .iter()
        .map(|(name, value)| format!("{} {value}", name.replace('_', " ")))
        .collect();
    words.join(lang.comma())
}
