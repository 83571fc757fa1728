### What is said of play in any game: a hint, and *How it went*. What came to somebody by dice or cards is in the file of the game

## A hint, for the player who asked

thinking = Thinking about your best move…
nothing-to-decide = There is nothing to decide.
best = Best: **{ $choice }**.
wins-share = You win { $percent } of games.
wins-about = You win about { $wins ->
    [one] { NUMBER($wins) } game
   *[other] { NUMBER($wins) } games
} in { NUMBER($of) }.
hardly-wins = You almost never win.
almost-always-wins = You almost always win.
# `$turns` is "6.95 turns".
takes-on-average = The game takes { $turns } on average.
takes-about = The game takes about { $turns }.
no-clear-difference = No clear difference: { $moves }
# `$amount` is "6.2%" or "1.50 turns".
costs = **{ $choice }**: costs { $estimate ->
    [exact] { $amount }
    [less-than] less than { $amount }
   *[about] about { $amount }
}
no-better = { $moves ->
    [one] The other move is no better.
   *[other] The other { NUMBER($moves) } moves are no better.
}
# One of several moves with the same words: "Die 5 (2nd)".
one-of-alike = { $choice } ({ $nth })
# `$said` is the number, such as "6.95", and `$turns` what is before the point.
in-turns = { $turns ->
    [one] { $said } turns
   *[other] { $said } turns
}

## How it went

analysing = Analysing the game… (a few seconds)
not-analysed = Sorry, I couldn't analyse this game. Press the button again.
title = How it went: luck and play
footer = Table { $table } · { $alone ->
    [yes] chart: the turns that it will take · plus means turns saved
   *[no] chart: chance to win · 100% is a whole win
} · { $exact ->
    [yes] exact
   *[no] estimates, told only where clear
}
decisions = The costliest decisions
luck = Luck
show-everybody = Show everyone
chart-of-chances = Everybody's chance to win after each move, from the start on the left to the end.
chart-of-turns = The turns that the game will take, after each move, from the start on the left to the end.
too-rough = Luck and play can't be told apart in this game: the estimates are too rough.
luck-and-play = What was luck, and what was play.
summary = { $most-luck ->
    [somebody] { $lucky } had { $of-two ->
        [yes] more luck
       *[no] the most luck
    } ({ $luck })
    [nobody] Nobody was clearly lucky
   *[even] Nobody was clearly luckier
}{ $best-play ->
    [same] {" "}and played { $of-two ->
        [yes] better
       *[no] best
    }.
    [another] , and { $best } played { $of-two ->
        [yes] better
       *[no] best
    }.
    [flawless] , and nobody made a mistake.
   *[even] , and nobody clearly played { $of-two ->
        [yes] better
       *[no] best
    }.
}
# After the name of a player.
luck-of = luck **{ $difference }**
play-of = gave away **{ $amount }** per decision
no-clear-luck = no clear luck
no-mistake = { $exact ->
    [yes] no mistake
   *[no] no clear mistake
}
there-was-no-mistake = { $exact ->
    [yes] There was no mistake.
   *[no] There was no clear mistake.
}
hints = { $hints ->
    [one] { NUMBER($hints) } hint
   *[other] { NUMBER($hints) } hints
}
decision = Move { NUMBER($ply) }, { $name }: “{ $chosen }” cost { $cost }; better: **{ $better }**
# `$what` is "rolled 1 3 4"; in other languages it follows the name and a colon.
stands-out = { $good ->
    [yes] The best luck: move { NUMBER($ply) }, { $name } { $what }: **{ $difference }**
   *[no] The worst luck: move { NUMBER($ply) }, { $name } { $what }: **{ $difference }**
}
nothing-stands-out = { $good ->
    [yes] The best luck: nothing stands out
   *[no] The worst luck: nothing stands out
}
