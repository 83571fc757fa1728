### What everybody at a table reads: its lobby, what is around every board, and how it ended. In the language of the table.

## Around every board

footer = Table { $table } · check the dice: {"/table verify"}
footer-of-edition = Table { $table } · edition { NUMBER($edition) } · check the dice: {"/table verify"}
may-be-out-of-date = { $footer } · out of date? press ?
only-you = { $what } · only you see this
leads = leads
to-act = to play
won = won
gone = left

hint = { -hint }
refresh = Refresh
i-am-back = { -i-am-back }
named-is-back = { $name }: { -i-am-back }
take-seat-back = { $name }: take my seat back
menu-page = { $prompt } (page { NUMBER($page) } of { NUMBER($pages) })
entries = { NUMBER($first) } to { NUMBER($last) }
rules = Rules
report = Report
board-in-words = The board in words

has-until = { $is-one ->
    [yes] { LIST($names) } has until { $time } ({ $left })
   *[no] { LIST($names) } have until { $time } ({ $left })
}
paused = The table is paused. Any player can resume it with `/table resume`.
everybody-away = Everybody is away. The table waits for one of them to press **{ -i-am-back }**.
barred = { $played ->
    [yes] The house plays for { $name }, who may not play here now.
   *[no] { $name } may not play here now, so the table waits.
}
house-plays = The house plays for { $name }. { $rated ->
    [yes] Unless { $name } presses **{ -i-am-back }**, { $name } counts as last.
   *[no] { $name } can press **{ -i-am-back }**.
}
# What a house player did: `Maple ⌂ kept three 2s, kept a 5.`
house-did = { $name } { $moves }.
several-times = { $what } ×{ NUMBER($times) }

## The lobby

more-needed = { NUMBER($count) } more needed
room-for = ready; room for { NUMBER($count) } more
others-kept = ready; { $seats ->
    [one] the other seat is kept
   *[other] the other seats are kept
}
full = full
players = Players ({ NUMBER($have) } of { NUMBER($most) }) · { $wanted }
about = about { $minutes ->
    [one] { NUMBER($minutes) } minute
   *[other] { NUMBER($minutes) } minutes
}
with-hints = with hints, so it is not rated
unrated = unrated
starts-when-full = starts when full
minimum-games = for players with { $games ->
    [one] { NUMBER($games) } rated game
   *[other] { NUMBER($games) } rated games
} or more
minimum-rating = for players with a rating of { NUMBER($rating) } or more
minimum-both = for players with { $games ->
    [one] { NUMBER($games) } rated game
   *[other] { NUMBER($games) } rated games
} and a rating of { NUMBER($rating) } or more
as-last-time = as last time in this channel: { $options }
as-pinned = pinned in this channel: { $options }
default-options = default options
custom-limit = a custom time limit
in-thread = { $clock }; played in a separate thread
rematch-of = **A rematch** of table { $table } with the same options. This table's dice decide who begins.
not-a-member = I am not a member here and can only answer presses: I cannot ping you when it is your turn, and I cannot open threads. After 15 minutes without a press, the board stops updating until someone presses a button. Clocks keep running.
table = Table { $table }
house-level = house, { $level }
host = host
gave-a-word = gave a lucky word
kept-for = kept for { $name } until { $until }

join = { -join }
start = { -start }
leave = { -leave }
lucky-word = Lucky word
more = More
players-wanted = Players wanted
invite-somebody = Invite somebody
house-player = House player, { $level }
remove-named = Remove { $name }
add-house-player = Add a house player
remove-house-player = Remove a house player
fair-dice = { -fair-dice }
learn = Learn it in a minute or two

has-opened = { $name } has opened a table for { $game }.
is-host-now = { $name } is the host of this table for { $game } now.
has-a-host = A table for { $game } is open.
starts-by-itself = It starts by itself when every seat is taken.
can-start = { $name } can press { -start } now.
host-can-start = The host can press { -start } now.
press-join = Press { -join } to play.
your-table = Your table for { $game } is open.
add-then-start = Add a house player, then press { -start }.
start-alone = Press { -start } to play alone, or add a house player.
press-start = Press { -start } to play.
how-it-is-won = **{ $game }** · { $goal }
    You can give a **lucky word**: it is mixed into the dice. Nobody else awake? The host adds house players in the lobby.

closed-title = { $game } · closed
was-closed = This table was closed because { $why }. Open another with `{ $start }`.
is-closed = This table is closed.
# Follows "because", and a colon.
why = { $ending ->
    [expired] nothing happened for 30 minutes
    [empty] everybody left
    [abandoned] nothing happened for 30 days
    [vote] all who played agreed to end it
    [alone] its only player ended it
    [host] its host closed it
   *[moderator] a moderator ended it
}

## A table that has ended

table-was-closed = This table was closed: { $why }.
had-hints = { $name } used { $hints ->
    [one] { NUMBER($hints) } hint
   *[other] { NUMBER($hints) } hints
}.
length = { $turns ->
    [one] { NUMBER($turns) } turn
   *[other] { NUMBER($turns) } turns
}, { $rolls ->
    [one] { NUMBER($rolls) } roll
   *[other] { NUMBER($rolls) } rolls
}
length-in-rounds = { $rounds ->
    [one] { NUMBER($rounds) } round
   *[other] { NUMBER($rounds) } rounds
}, { $rolls ->
    [one] { NUMBER($rolls) } roll
   *[other] { NUMBER($rolls) } rolls
}
lasted-minutes = { $length }, { $minutes ->
    [one] { NUMBER($minutes) } minute
   *[other] { NUMBER($minutes) } minutes
}
lasted-hours = { $length }, { $hours ->
    [one] { NUMBER($hours) } hour
   *[other] { NUMBER($hours) } hours
}
lasted-days = { $length }, { $days ->
    [one] { NUMBER($days) } day
   *[other] { NUMBER($days) } days
}
unrated-by-choice = unrated, as chosen at the start

turn = turn { NUMBER($turn) }
in-round = round { NUMBER($round) }
# In English what was done follows the name; in other languages a colon is between them.
did = { $name } { $what }
twice = { $what } twice
times = { $what } { NUMBER($times) } times
ahead-from-to-end = { $name } led from { $when } to the end.
passed = { $name } overtook { $passed }
did-and-passed = { $name } { $what } and overtook { $passed }
other-did-and-passed = { $other } { $what }, and { $name } overtook { $passed }
won-at-last = **Won at the last moment:** { $event }.
ahead-for-good = **The turning point**, { $when }: { $event }.
best-roll = **Best roll** · { $name }, { $when }: { $what }, { $odds }.
one-in = 1 in { NUMBER($one-in) }
a-chance-of = a chance of { NUMBER($percent) }%
best-turn = **Best turn** · { $name }, { $when }: +{ NUMBER($gain) }.
losses = **{ $heading }** · { $each }.
lost = { $name } { NUMBER($count) } ({ $unit ->
    [points] { $lost ->
        [one] { NUMBER($lost) } point
       *[other] { NUMBER($lost) } points
    }
   *[spots] { $lost ->
        [one] { NUMBER($lost) } spot
       *[other] { NUMBER($lost) } spots
    }
} lost)
scored-nothing = { $name } scored nothing
nothing-scored = nothing was scored
round = Round
ratings = **Ratings** · { $parts }.

rematch = { -rematch }
rematch-waits = { -rematch } ({ NUMBER($ready) } of { NUMBER($all) } ready)
rematch-at = **{ -rematch }** · table { $table }
rematch-ready = **{ -rematch }?** · { $one-ready ->
    [yes] { LIST($ready) } is ready.
   *[no] { LIST($ready) } are ready.
} It begins when { LIST($missing) } { $one-missing ->
    [yes] has
   *[no] have
} pressed { -rematch }, too.
play-again = Play again, beat { $feat }
how-it-went = { -how-it-went }
share = Share
start-without = Don't wait: open the lobby
more-about = More about this game.
move-by-move = Move by move
record = Record

series = **Series** · { $text }
series-level = { $name } and { $other } are level, { NUMBER($most) } to { NUMBER($fewer) }.
series-leads = { $name } leads { $other } { NUMBER($most) } to { NUMBER($fewer) }.
series-wins = Wins of these players: { $wins }.
streak = That is { $name }'s { $nth } win in a row.
long-streak = { $name } has won { NUMBER($times) } times in a row.

## How a table counts, where that is not plain. Followed by a full stop

sentence = { $text }.
seat-not-rated = { LIST($others) } took over from { $name }, who had not moved: nobody is rated for that seat
played-for-a-while = { LIST($others) } played for { $name } for a while, so { $name } counts as last
took-over = { LIST($others) } took over from { $name }: { $name } counts as last, and { $is-one ->
    [yes] { LIST($others) } is not rated
   *[no] they are not rated
}
left-and-last = { $share ->
    [enough] { $name } left and counts as last
    [little] { $name } left early and counts as last, and nobody gains from it
   *[nothing] { $name } left without a move and is not rated
}
away-and-last = { $share ->
    [enough] { $name } was away at the end and counts as last
    [little] { $name } was away at the end and counts as last, and nobody gains from it
   *[nothing] { $name } made no move and is not rated
}
counts-as-first = { $is-one ->
    [yes] { LIST($names) } counts as first
   *[no] { LIST($names) } count as first
}
not-rated = Not rated: { $why-not ->
    [chosen] it was opened as unrated
    [hints] it was opened with hints
    [voided] a moderator voided the result
    [unmoved] fewer than two people made a move
   *[deserted] nobody stayed to the end
}

## Pings

your-turn = { $mentions }: it is your turn at table { $table } ({ $game }).
half-over = { $mentions }: half of your time at table { $table } ({ $game }) is over. If you do not move in time, the safest move is played for you { $when }.
show-draws = `/table show` draws the board.
wanted = { $role } Players wanted: { $name } has a table for { $game } with room for { NUMBER($free) } more: table { $table }

## Lessons

lesson-of = { $game } lesson · scripted dice
good-to-try = { $in-menu ->
    [yes] In a real game you could do that. In this lesson, choose **{ $label }** in the menu to go on.
   *[no] In a real game you could do that. In this lesson, press **{ $label }** to go on.
}
lesson-done = **Done!** { $end }
lesson-step = **Step { NUMBER($step) } of { NUMBER($steps) }** · { $words }
lesson-question-mark = • **?** explains every choice, in each game.
play-the-house = Play against the house
once-more = Once more
first-table = This is your first table of { $game }. { $first-press }
