### Add'em Up. A line is a row or a column of dice with consecutive numbers; `$faces` and `$dice` are like `3 4 5`. `:crown:` is a picture.

-addemup = Add'em Up

## What it says of itself. At most 100 characters, then 300

pitch = A crossword of dice: lines of consecutive numbers score their sum when you make or extend them
option-dice = Number of dice in the pile: 60 in the printed rules, fewer for a quick game
option-pass-limit = End the game after this many turns in a row without a placement
goal = Have the highest score when the pile of dice runs out.
first-press = Press **Roll**, choose a line in the menu to see it on the board, and press **Place it**.
best = most points

title = { -addemup } · { $pile ->
    [one] { NUMBER($pile) } die left
   *[other] { NUMBER($pile) } dice left
}
title-end = { -addemup } · the end

## What just happened. `clock`: the player's time was up; `house`: the house plays the seat

begins = The board is empty. { $name } rolls.
rolls = { $name } rolls.
# Before a sentence about this player.
moved = { $hand ->
    [player] {""}
    [clock] { $name }'s time ran out: the house moved for { $name }.
   *[house] The house moved for { $name }.
}
left = { $name } left.
found-no-line = { $hand ->
    [player] No line fits; { $name }'s turn passes.
    [clock] { $name }'s time ran out: the house rolled, and no line fits.
   *[house] The house rolled for { $name }, and no line fits.
}
scored = { $has-lost ->
    [yes] The bonus die cost { NUMBER($lost) }:{" "}
   *[no] {""}
}{ $hand ->
    [player] { $name } scored **+{ NUMBER($points) }**.
    [clock] { $name }'s time ran out: the house scored **+{ NUMBER($points) }** for { $name }.
   *[house] The house scored **+{ NUMBER($points) }** for { $name }.
}
# Ways to place a line, and what the best one scores. Stands in sentences and in the menu.
ways = { $ways ->
    [one] one way, +{ NUMBER($best) }
   *[other] { NUMBER($ways) } ways, up to +{ NUMBER($best) }
}
rolled = { $name } rolled { $dice }: { $ways }.
may-go-on = { $name }: +{ NUMBER($points) } so far. Add a line ({ $ways }), or stop?
placed-all = { $name } placed all six dice, +{ NUMBER($points) }: a bonus die, or stop?
bonus-fits = { $name }'s bonus die shows { NUMBER($face) } and fits: { $ways }.
pile-is-empty = The pile is empty.
nothing-fits = No line can be made or extended any more, whatever is rolled.
too-many-passes = Too many turns in a row went by without a placement.
everyone-else-left = Everyone else left.
nobody-wins = :crown: **No one wins.**
# Three or more long names would not fit.
wins = :crown: **{ $winners ->
    [one] { LIST($names) } wins
    [2] { LIST($names) } share the win
   *[other] { NUMBER($winners) } players share the win
} with { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.**

## One line above the buttons

advice-open = A run of three or more dice, such as 2 3 4, opens the board.
advice-roll = Every line that you make or extend scores the sum of all its dice.
advice-place = Choose a line to see it on the board.
advice-more = Stopping keeps your points; dice left in your hand go back to the pile.
advice-bonus = It fits, so it must be placed: choose where.
odds = It fits with { NUMBER($fitting) } of 6 faces, or costs its number: { $average } on average.
odds-of-all = It always fits: { $average } on average.
hopeless = **Beware:** it fits nowhere, and can only cost you its number.
# A line that a placement makes, with its sum.
made-line = { $direction ->
    [across] across
   *[down] down
} { $faces } = { NUMBER($sum) }
tried = **+{ NUMBER($points) }**: { $lines }{ $has-before ->
    [yes] , less { NUMBER($before) } scored before
   *[no] {""}
}. { $bonus-follows ->
    [yes] Then a bonus die is offered.
   *[no] { $left ->
        [one] { NUMBER($left) } die left.
       *[other] { NUMBER($left) } dice left.
    }
}
part = -# Part of the board: { $is-over ->
    [yes] share it to see it whole
   *[no] **?** shows it whole
}.
# In the list of players: short.
score-parts = { NUMBER($won) } - { NUMBER($lost) } lost

## Buttons and menus, at most 80 characters

roll-button = Roll { $dice ->
    [one] { NUMBER($dice) } die
   *[other] { NUMBER($dice) } dice
}
stop-button = Stop here
bonus-button = Take the bonus die
place-it-for = Place it · +{ NUMBER($points) }
try-line = Try a line
best-lines = Back to the best lines
other-ways = The same lines down, or reversed
more-lines = { $lines ->
    [one] { NUMBER($lines) } more line
   *[other] { NUMBER($lines) } more lines
}
# Where a placement goes, as the second line of an entry: at most 100 characters with a name of 32.
detail = { $direction ->
    [across] across
   *[down] down
}{ $joins ->
    [nothing] {""}
    [extends] , extends { $faces }
   *[through] , through { $name }'s { NUMBER($face) }
}{ $region ->
    [anywhere] {""}
    [top-left] , top left
    [top] , top
    [top-right] , top right
    [left] , left
    [middle] , middle
    [right] , right
    [bottom-left] , bottom left
    [bottom] , bottom
   *[bottom-right] , bottom right
}
# The same with the lines that it makes the other way.
detail-crossing = { $detail }; { $direction ->
    [across] across
   *[down] down
} { $lines }
# For those who do not see the board: `3 [4] [5] down, right`. New dice are in brackets.

## What the button `?` answers: what each choice means

help-open = Roll six dice. If three or more of them make a run, such as 2 3 4 or 6 5 4 3, one run opens the board and scores its sum. If not, the turn passes.
help-roll = Roll, then join dice to the board: lengthen a row or a column, or build a new one across it. A line is three to six consecutive numbers. Each one that a new die makes or extends scores the sum of all its dice, old and new.
help-place = Your roll allows a line, so you must place one. Choose one in the menu: the board shows it in green, and nothing is placed until you press **Place it**. New dice are in brackets. *Across* reads from the left, *down* from the top.
help-bonus = The bonus die fits, so you must place it. Choose where in the menu.
# `$once`: a line scores once a turn, as in the newest edition of the rules.
help-more = Place another line, also on dice of this turn, or stop: the dice in your hand go back to the pile.{ $once ->
    [yes] {" "}A line that has scored this turn adds only what it grows by.
   *[no] {""}
} If you place all six, you may take a bonus die.
help-hopeless = **Beware:** a bonus die could not be placed now, whatever it shows. Its number would only be taken off your score.
# `$changes` has what each face would change.
help-offer = A bonus die fits with { NUMBER($fitting) } of 6 faces, and must then be placed. If it does not fit, its number is taken off your score.
    { $changes }
    On average { $average } points, each face at its best place.
help-offer-of-all = A bonus die always fits, and must then be placed.
    { $changes }
    On average { $average } points, each face at its best place.

## The board in words

story-left = { $name } left the table{ $has-placed ->
    [yes] ; what was placed stays:
   *[no] .
}
story-alone = { $name } rolled { $dice }; then everyone else left.
story-nothing = { $name } rolled { $dice }: { $is-opening ->
    [yes] no run of three or more
   *[no] no line to make or extend
}, so the dice went back.
story-made = { $name } rolled { $dice } and made { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}:
pile = **Pile** { $dice ->
    [one] { NUMBER($dice) } die
   *[other] { NUMBER($dice) } dice
}{ $has-passes ->
    [yes] {" "}· turns without a placement: { NUMBER($passes) } of { NUMBER($limit) }
   *[no] {""}
}
roll-in-words = **Roll** { $dice }
in-hand = **In hand** { $dice }
empty = The board is empty.
size = The board is { NUMBER($width) } wide and { NUMBER($height) } high. Its lines, by their first die:
line = { $direction ->
    [across] - row { NUMBER($row) }, column { NUMBER($column) }, across: { $faces }
   *[down] - column { NUMBER($column) }, row { NUMBER($row) }, down: { $faces }
}
# What a turn placed. `$crosses`: some of the points are for lines the other way.
play = - { $direction ->
    [across] across
   *[down] down
} { $faces } for { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}{ $crosses ->
    [yes] , { NUMBER($crossing) } of them { $direction ->
        [across] down
       *[down] across
    }
   *[no] {""}
}{ $has-before ->
    [yes] , on top of { NUMBER($before) } earlier this turn
   *[no] {""}
}{ $is-bonus ->
    [yes] , by the bonus die
   *[no] {""}
}
bonus-lost = - bonus die { NUMBER($face) } did not fit: -{ NUMBER($face) }

## What happened at a table that is over, at most 80 characters. In English it follows a name, in other languages a name and a colon

event-placed = placed { $faces }{ $is-bonus ->
    [yes] {" "}with the bonus die
   *[no] {""}
}
event-nothing = could place nothing
event-lost = lost { $lost ->
    [one] { NUMBER($lost) } point
   *[other] { NUMBER($lost) } points
} to the bonus die
# What came by the dice, after `rolled 1 2 3`.
luck-no-line = { $rolled }, which made no line
luck-fits = { $rolled }, a bonus die that fits
luck-cost = { $rolled }, a bonus die that cost { NUMBER($lost) }
lost-bonus-dice = Bonus dice that did not fit

## Achievements: a name of at most 30 characters, and how, of at most 80

full = Full line
full-how = make a line of six dice
crossroads = Crossroads
crossroads-how = make three lines with one placement
empty-hand = Empty hand
empty-hand-how = place all six dice of a roll
fifty = Master builder
fifty-how = score 50 points or more in one turn

## The lesson: at most 45 words a step. What is bold is a part of the label of a button

lesson-1 = A crossword of dice, and you open it. Press **Roll 6 dice**.
lesson-1-roll = **Roll** takes dice from the pile, six at most.
lesson-2 = A line is three or more numbers that go up or down by one. Open the menu and choose **[3] [4] [5]**.
lesson-2-try = **Try a line** shows a line on the board before it counts.
lesson-3 = There it is, in green: 3 + 4 + 5 = 12 points. Press **Place it**.
lesson-3-place = **Place it** is for the line that you have chosen.
lesson-4 = Ada built down from your 4, and it counted for her too. Press **Roll 6 dice**.
lesson-5 = A line scores all its dice, old and new. Make the row longer at both ends: choose **[1] [2] 3 4 5 [6]** in the menu, where your new dice are in brackets.
lesson-6 = Three dice, and 21 points, because the whole row counts. Press **Place it**.
lesson-7 = You may go on as long as dice fit. Your other 1 makes Ada's column longer. Choose **4 3 2 [1]**.
lesson-7-stop = **Stop** ends your turn; the dice that are left go back to the pile.
lesson-8 = Points that are there to be had are seldom worth leaving to others. Press **Place it**.
lesson-end = 31 points in one turn! The 4s fit nowhere, so your turn is over. Dice side by side must always be part of a line. All six placed? Then you are offered a bonus die. When the pile is empty, the highest score wins.
