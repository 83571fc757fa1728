### Leaderboards, profiles and lists of finished tables. A leaderboard is read by everybody in its channel, all else by whoever asked.

all-games = All games
# `$game` is "All games" or the name of one.
leaderboard = { $game } · { $period } · { $within ->
    [everywhere] servers that share their results
   *[here] on this server
}
nobody-ranked = Nobody is ranked yet: players appear after { $games ->
    [one] { NUMBER($games) } rated game
   *[other] { NUMBER($games) } rated games
}.
since = Since { $date }.
leads = { $name } leads the leaderboard of { $players ->
    [one] { NUMBER($players) } player
   *[other] { NUMBER($players) } players
}.
higher = Higher
lower = Lower
in-a-row = { $wins ->
    [one] { NUMBER($wins) } win in a row
   *[other] { NUMBER($wins) } wins in a row
}
provisional = provisional rating { $rating }
rating = rating { $rating }
won-of = { NUMBER($wins) } of { NUMBER($games) } won
page = Page { NUMBER($page) } of { NUMBER($pages) }
how-it-counts = Ratings start at 8 and are provisional until ten games · what counts: /help

## The profile of a player

profile = { $name } { $place ->
    [server] on this server
   *[channel] in this channel
}
finished = { $name } has finished { $tables ->
    [one] { NUMBER($tables) } table
   *[other] { NUMBER($tables) } tables
} that you can see here.
who-is-ranked = Leaderboards rank players with { NUMBER($games) } or more rated games.
no-rated-game = no rated game
more-unrated = { NUMBER($games) } more unrated
unrated = { NUMBER($games) } unrated
against-the-house = Against the house
against-level = against { $level }: won { NUMBER($won) } of { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
}
achievements = Achievements
achieved = { $game } · { NUMBER($have) } of { NUMBER($all) }: { $names }
costs = What a decision cost, on average
how-costs-count = In percent of a game, oldest first, for games analysed with **{ -how-it-went }**.
head-to-head = Head to head
not-met = You have not finished a game together yet.
met = In { $tables ->
    [one] { NUMBER($tables) } table
   *[other] { NUMBER($tables) } tables
} together you finished { LIST($each) }.
times = { $met ->
    [ahead] ahead { $times ->
        [one] { NUMBER($times) } time
       *[other] { NUMBER($times) } times
    }
    [level] level { $times ->
        [one] { NUMBER($times) } time
       *[other] { NUMBER($times) } times
    }
   *[behind] behind { $times ->
        [one] { NUMBER($times) } time
       *[other] { NUMBER($times) } times
    }
}
latest-tables = Latest tables
strength = Strength, game by game
# `$first` and `$now` are ratings such as "24.5".
chart = From { $first } after the first of { NUMBER($games) } rated games to { $now } now. The band is the 95% range, and its lower edge is the rating.

## How a finished table counted for a player

placed = { $nth } of { NUMBER($players) }
left-early = left early{ $rated ->
    [yes] : last
   *[no] {""}
}
away-at-the-end = away at the end{ $rated ->
    [yes] : last
   *[no] {""}
}
handed-over = handed over for a while{ $rated ->
    [yes] : last
   *[no] {""}
}
taken-over = { $name } took over{ $rated ->
    [yes] : last
   *[no] {""}
}
took-over-from = took over from { $name }: not rated
made-no-move = made no move: not rated

## Finished tables

finished-tables = Finished tables, newest first
choose-a-table = Choose a table to replay it move by move.
choose-to-replay = Choose a table to replay
won-by = won by { LIST($names) }
won-by-nobody = won by nobody
void = Void: { $reason }.
table-and-day = Table { $table } · { $day }
newer = Newer
older = Older
