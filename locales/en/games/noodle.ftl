### Noodle Roll. A strand is a set of dice that is kept; delivered, it is a cube on the board. `$faces` is like `three 4s`. `:chef:` and
### `:crown:` are pictures.

-noodle = Noodle Roll

## What it says of itself. At most 100 characters, then 300

pitch = Roll noodles, send out your sous-chefs, and fill the tables of three restaurants
option-line = Height that two columns must reach to end the game; auto is the number of players plus one
option-partial-sets = Players may keep only some of the dice of a face, at least three, and roll the others again
goal = Have the most points, for strands and for cubes side by side, when two columns of the board reach the line. Who goes first is drawn by lot, and it matters: the first of two good players wins at least three games in four.
first-press = Roll all the dice, press the set that you want to keep, then roll on or press **Deliver**.
best = most points

title-turn = { -noodle } · turn { NUMBER($turn) }
title-end = { -noodle } · the end

## Parts that other messages use

# It is kept, made, rolled or delivered, and stands in lists.
faces = { $size ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[13] thirteen
} { NUMBER($face) }{ $size ->
    [1] {""}
   *[other] s
}
# After "set of".
faces-from = { $lowest ->
    [1] any face
    [2] 2s or higher
    [3] 3s or higher
    [4] 4s or higher
    [5] 5s or higher
   *[6] 6s
}
# As an object: somebody delivers them.
strands = { $count ->
    [one] one strand
    [2] two strands
    [3] three strands
   *[other] four strands
}
# After "from" and "with".
dice = { $count ->
    [one] { NUMBER($count) } die
   *[other] { NUMBER($count) } dice
}
chefs-ready = { $chefs ->
    [one] { NUMBER($chefs) } chef is ready
   *[other] { NUMBER($chefs) } chefs are ready
}
# What a strand is worth, in a sentence and on a button.
worth = { $is-free ->
    [yes] a free cube
   *[no] { $points ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }
}
price = { $is-free ->
    [yes] free cube
   *[no] +{ NUMBER($points) }
}
chance = { $bound ->
    [under] under 1%
    [over] over 99%
   *[exactly] { NUMBER($percent) }%
}

## What just happened. `clock`: the player's time was up; `house`: the house plays the seat

begins = The kitchen opens. { $name } rolls first.
rolls = { $name } rolls.
# Before a sentence about this player.
moved = { $hand ->
    [player] {""}
    [clock] { $name }'s time ran out: the house moved for { $name }.
   *[house] The house moved for { $name }.
}
no-set-left = No set, and no chef left.
# `$gain`: what the cubes earned.
delivered = { $hand ->
    [player] { $name } delivered { $strands }
    [clock] { $name }'s time ran out: the house delivered { $strands } for { $name }
   *[house] The house delivered { $strands } for { $name }
}{ $gain ->
    [nothing] {""}
    [strands] , **+{ NUMBER($earned) }**
    [pairs] , **+{ NUMBER($paired) } for pairs**
   *[both] , **+{ NUMBER($earned) }** and **+{ NUMBER($paired) } for pairs**
}.
left = { $name } left the table.
left-after = { $name } left the table after delivering { $strands }{ $earns ->
    [yes] , **+{ NUMBER($earned) }**
   *[no] {""}
}.
kept = { $name } kept { $faces } ({ $price }): roll on, or deliver?
rolled = { $name } rolled { LIST($sets) }: { $several ->
    [yes] keep one set
   *[no] keep them
}{ $may-deliver ->
    [yes] , or deliver?
   *[no] .
}
rolled-no-set = { $name } rolled no set{ $any-face ->
    [yes] {""}
   *[no] {" "}of { $from }
}: send out a chef, or deliver?
chef-made = { $name }'s chef made { NUMBER($die) } and { NUMBER($other) } into a { NUMBER($made) }: no set yet. Another chef, or deliver?
places-free = { $name } has a cube for any column. Which one?
places-threes = { $name } delivers 3s. Which column: 3a or 3b?
everyone-else-left = Everyone else has left, so { $name } wins with { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.
wins = :crown: **{ $shared ->
    [yes] { LIST($names) } share the win
   *[no] { LIST($names) } wins
} with { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}.**

## One line of advice above the buttons

advice-roll = Roll, then keep one set: three or more dice of the same face.
advice-roll-on = Your points are safe: a miss only takes a chef, or ends the turn.
advice-keep-first = Framed dice are sets. Once you keep a face, you can add only that face or higher ones.
advice-keep = Framed dice are sets that you can keep.
advice-no-set = A chef adds two dice together, or rolls the rest again.
advice-last-chef = This is your last chef: without a set the turn ends at once, and you cannot roll on.
advice-deliver = A cube beside your own, in one restaurant, is worth { NUMBER($pair) } at the end.

## On the board and in the list of players: short

line-to-go = { $columns ->
    [0] reached
    [one] { NUMBER($columns) } column to go
   *[other] { NUMBER($columns) } columns to go
}
from-row = from row { NUMBER($row) } up
kept-dice = kept{ $earns ->
    [yes] , +{ NUMBER($points) }
   *[no] {""}
}
# Beside the dice on the table, of which the lowest cannot be kept any more.
too-low-dice = under { NUMBER($lowest) } is too low
for-pairs = { NUMBER($pairs) } for pairs

## Buttons and menus, at most 80 characters

roll-all = Roll all 13 dice
roll-more = Roll { NUMBER($dice) } more · { $chance } for a set
chef-rolls = Chef rolls { NUMBER($dice) } again · { $chance } for a set
deliver = Deliver { $strands }{ $earns ->
    [yes] {" "}· +{ NUMBER($points) }
   *[no] {""}
}
keep = Keep { $faces } · { $price }
keep-menu = Keep a set…
left-to-roll = { $dice ->
    [one] { NUMBER($dice) } die left to roll
   *[other] { NUMBER($dice) } dice left to roll
}
combine-menu = A chef combines two dice into one…
combine-others = Other pairs, which make no set
combine-anyway = Chef combines two dice
combine-makes = Makes { $faces }: { $worth }
combine-ends = No set, and no chef left: this ends the turn
combine-too-low = Too low: you cannot keep { NUMBER($face) }s this turn
combine-not-yet = No set yet: that makes { $faces }
# What comes of a cube on a column, or of a delivery, on its button.
reach = { $reach ->
    [reaches] reaches the line
    [ends] ends the game
    [wins] wins
    [loses] loses
    [shares] ties
   *[not] {""}
}
column-name = column { $column }

## What the button `?` answers: what each choice means

to-win = The most points win, once two columns are { NUMBER($line) } high. Two cubes of yours side by side in one restaurant score { NUMBER($pair) }.
help-roll = Roll all 13 dice and keep one **set**: three or more of the same face. It scores its face, and 1 for each die beyond three; 6s score nothing, but their cube can go to any column. { $ready } for later rolls; one busy chef comes back at the start of each of your turns.
help-roll-on = **Roll on**: what you kept stays yours. You can keep another set of { $from }; the chance that the roll has one is { $chance }. If it has none, a chef can help ({ $ready }), or the turn ends.
help-stop = **Deliver**: your cubes go on the board, and the turn ends.
help-keep-first = You must keep one set, { $parts ->
    [yes] three or more of its dice
   *[no] all of its dice
}. For the rest of the turn you can keep only this face and higher ones. High faces score more; low ones have more neighbours on the board, and leave more faces for later.
help-keep = **Keep** one set and roll the dice that are left, if there are three or more; or **deliver** your strands. A chef can roll again only if there is no set.
help-no-chef = No chef is ready, so the turn ends either way.
help-no-set = There is no set of { $from }. A chef ({ $ready }) can **combine** two dice into one face, their sum: { $has-pairs ->
    [yes] { LIST($pairs) }
   *[no] no pair here completes a set at once
}. Or a chef **rolls all** { NUMBER($dice) } dice again, with a chance of { $chance } for a set.
pair-makes = { NUMBER($die) } + { NUMBER($other) } makes { $faces }
help-last-chef = This is your last chef: you can still keep a set that it brings, but you cannot roll on, and without a set the turn ends at once.
help-deliver = **Deliver** costs nothing: your strands go on the board.
help-free = Your 6s earn a cube for any column:
help-threes = Your 3s go to column 3a or 3b:
help-column = - **{ $column }**: row { NUMBER($row) }{ $gains ->
    [yes] , beside your own: { NUMBER($gain) } more at the end
   *[no] {""}
}{ $reach ->
    [ends] , the second column at the line: ends the game
    [wins] , ends the game, and you win
    [loses] , ends the game, and you lose
    [shares] , ends the game with a shared win
    [reaches] , reaches the line
   *[not] {""}
}

## The board in words

stopped = { $hand ->
    [player] { $name } ended the turn.
    [clock] { $name }'s time ran out: the house ended the turn for { $name }.
   *[house] The house ended the turn for { $name }.
}
still-rolling = { $name } was still rolling.
no-chef-ready = { $name } had no chef ready to roll on.
too-few-dice = { $name } had too few dice left for another set.
found-no-set = { $name } found no set in the last roll, and no chef was ready.
nothing-delivered = Nothing was delivered.
were-delivered = Delivered: { $strands }.
# `three 4s from 4 dice: 4 points`
strand = { $faces }{ $combined ->
    [yes] {" "}from { $dice }
   *[no] {""}
}: { $worth }
placed = { $strand } (column { $column }, row { NUMBER($row) })
two-columns = Two columns { NUMBER($line) } high end the game: { $reached ->
    [0] none so far
    [one] column { LIST($columns) } so far
   *[other] columns { LIST($columns) } so far
}.
others-left = No two columns have reached the line of { NUMBER($line) }: the others left.
is-over = The game is over, because columns { LIST($columns) } have reached the line of { NUMBER($line) }.
empty = The board is empty.
cubes = - Column { $column } ({ $restaurant ->
    [yellow] yellow
    [pink] pink
   *[blue] blue
}), from the bottom: { $names }
pair = - { $name }: { $restaurant ->
    [yellow] yellow
    [pink] pink
   *[blue] blue
}, row { NUMBER($row) }, columns { $left } and { $right }: { NUMBER($pair) }
kept-strand = Kept: { $strand }
on-the-table = On the table: { $dice }
too-low = { $faces }, too low for this turn
is-set = **{ $faces }: a set, { $worth }**

## What happened at a table that is over, at most 80 characters. In English it follows a name, in other languages a name and a colon

event-kept = kept { $faces }
event-combined = had a chef combine { NUMBER($die) } and { NUMBER($other) }
event-rerolled = had a chef roll again
event-no-set = rolled no set
event-linked = linked cubes
event-roll = { $faces } with { $dice }
# What came to somebody by dice or cards, told like what happened.
luck-no-set = rolled { $faces }: no set

## Achievements: a name of at most 30 characters, and how, of at most 80

long = Long noodle
long-how = keep seven or more dice of one face
four = Four courses
four-how = deliver four strands in one turn
neighbours = Good neighbours
neighbours-how = make two pairs of cubes with one delivery
rested = Rested kitchen
rested-how = win with all three chefs ready

## The lesson: at most 45 words a step. What is bold is a part of the label of a button

lesson-1 = Welcome to your kitchen! A turn begins with all thirteen dice. Press **Roll all 13 dice**.
lesson-1-roll = **Roll** rolls every die that you have not kept.
lesson-2 = Framed dice are sets: three or more alike. Start low, because later sets of this turn must not be lower than the first. Press **Keep four 2s**.
lesson-2-keep = **Keep** takes all dice of that face as a strand, which nobody can take from you.
lesson-3 = Four 2s are 3 points. Nothing can be lost now, and three out of four such rolls bring another set. Press **Roll 9 more**.
lesson-3-deliver = **Deliver** ends your turn: each strand becomes a cube on the board.
lesson-4 = No set! Now one of your three chefs can help. Open the menu and choose **1 + 2 = 3**, for three 3s.
lesson-4-combines = **A chef combines** two dice into one, their sum.
lesson-4-rolls = **Chef rolls** all these dice again.
lesson-5 = The 1 and the 2 now count as your third 3. Press **Keep three 3s**.
lesson-6 = Five dice seldom make a set, but trying costs nothing: what you have kept stays yours. Press **Roll 5 more**.
lesson-7 = Lucky! Two dice would be left, too few for a set, so this is your last strand. Press **Keep three 5s**.
lesson-8 = Your 2s have gone to column 2. For 3s you choose: in column 3a the cube is beside your own. Press **{"3a"}**.
lesson-8-columns = **{"3a"}** and **{"3b"}** put the cube on top there. Two neighbours are worth 10 points at the end.
lesson-end = That was a whole turn: 11 points, and a pair worth 10. Ada has delivered four 5s, and you would roll again. The game ends when two columns reach the line; then the most points win.
