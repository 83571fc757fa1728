### The daily table: for whoever plays it alone, and once for everybody in a channel.

title = Daily table · { $day }
table-of = Daily table of { $day }
todays = Today's daily table: { $game }, played alone.
# `$time` is "12:00", `$left` is "in 7 hours".
one-try = Everybody has the same dice and **one try**, which has to be finished by { $time } ({ $left }).
    -# A second account would see the same dice, so the ranking relies on good faith.
played-in-a-row = You have played { $days ->
    [one] { NUMBER($days) } day
   *[other] { NUMBER($days) } days
} in a row.
in-a-row = { $days ->
    [one] { NUMBER($days) } day
   *[other] { NUMBER($days) } days
} in a row
start-my-try = Start my try
yesterdays-record = Yesterday's record
tell-this-channel = Tell this channel
yesterday = Yesterday · { $game }
turns = { $turns ->
    [one] { NUMBER($turns) } turn
   *[other] { NUMBER($turns) } turns
}
effort = { $turns }, { $rolls ->
    [one] { NUMBER($rolls) } roll
   *[other] { NUMBER($rolls) } rolls
}
you-here = You: place { NUMBER($place) } of { NUMBER($here) } here, { NUMBER($among) } of { NUMBER($all) } everywhere.
you-everywhere = You: place { NUMBER($among) } of { NUMBER($all) } everywhere.
nobody-finished = Nobody finished it.
finished-by = { $players ->
    [one] { NUMBER($players) } player
   *[other] { NUMBER($players) } players
} finished it.
opens = The next one opens { $left }.
dice-of = { $when ->
    [today] Today
   *[tomorrow] Tomorrow
}, { $game }: `{ $commitment }`, drawn { $made }.
committed = SHA-256 of the secret seed, which is shown the day after.
yesterdays-seed = Yesterday's seed: `{ $seed }`
told = { $name } has played the daily table of { $day }, { $game }: ||{ $effort }||. Your turn: `/daily`
told-in-a-row = { $name } has played the daily table of { $day }, { $game }: ||{ $effort }||. { $row }. Your turn: `/daily`
record-of = The record of your daily table of { $day }. `rollhouse verify` checks it, offline.
