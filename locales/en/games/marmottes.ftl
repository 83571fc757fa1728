### Les Marmottes. Names come with markdown, numbers of dice from 1 to 6. `:bust:` and `:crown:` are pictures.

-marmottes = Les Marmottes

## What it says of itself. At most 100 characters each, then 300

pitch = Push your luck: matching dice score, but you can stop only with two or four set aside
option-target = Total that starts the last round
option-single-match = A single die scores if its value is set aside; off: dice match only within one roll
option-turn-limit = After this many turns each, the highest total wins even if no one has reached the target
goal = Reach the target, and stay ahead while everyone else has one last turn.
first-press = Press **Roll**; what matches is set aside for you. Then choose: roll on for more, or **Stop and bank** before a bust.
aim = Reach 60 points in as few turns as you can; if turns are equal, fewer rolls are better.

## Titles, at most 100 characters

title-end = { -marmottes } · the end
title-last-round = { -marmottes } · last round
title-round = { -marmottes } · { $alone ->
    [yes] turn
   *[no] round
} { NUMBER($round) }
title-round-of = { -marmottes } · { $alone ->
    [yes] turn
   *[no] round
} { NUMBER($round) } of { NUMBER($limit) }

## What just happened, for the first sentence. `clock`: the player's time was up; `house`: the house plays the seat

scored = { $hand ->
    [player] { $name } rolled { $dice } for { NUMBER($points) }
    [clock] { $name }'s time ran out: the house rolled { $dice } for { NUMBER($points) } for { $name }
   *[house] The house rolled { $dice } for { NUMBER($points) } for { $name }
}{ $six-alike ->
    [yes] , and six alike for a bonus of { NUMBER($bonus) }.
   *[no] .
}
bust = { $at-stake ->
    [yes] { $hand ->
        [player] :bust: Bust! { $name } loses { NUMBER($lost) }.
        [clock] { $name }'s time ran out: the house rolled for { $name }: bust, { NUMBER($lost) } lost.
       *[house] The house rolled for { $name }: bust, { NUMBER($lost) } lost.
    }
   *[no] { $hand ->
        [player] :bust: Bust! { $name } rolled no match.
        [clock] { $name }'s time ran out: the house rolled for { $name }: bust, no match.
       *[house] The house rolled for { $name }: bust, no match.
    }
}
banked = { $hand ->
    [player] { $name } banked { NUMBER($points) }
    [clock] { $name }'s time ran out: the house banked { NUMBER($points) } for { $name }
   *[house] The house banked { NUMBER($points) } for { $name }
}{ $had-points ->
    [yes] , { NUMBER($total) } in all.
   *[no] .
}
last-round-begins = That reaches { NUMBER($target) }: { $is-alone ->
    [yes] { $other } has
   *[no] everyone else has
} one last turn.
left = { $name } left the table.

## Who is to act, and what they decide

# Follows "roll".
dice-to-roll = { $count ->
    [1] the last die
    [2] the other two dice
    [3] the other three dice
    [4] the other four dice
    [5] the other five dice
   *[other] all six dice
}
begins = { $last-round ->
    [yes] Last round: { $name } rolls.
   *[no] { $name } rolls.
}
# After a sentence about this player.
decides = { $aside ->
    [3] No stopping with three set aside: { $dice } must be rolled.
    [5] No stopping with five set aside: { $dice } must be rolled.
    [6] All six dice have scored, so all six are rolled again.
   *[other] Stop with { NUMBER($score) }, or roll { $dice }?
}
player-decides = { $may-stop ->
    [yes] { $name } can stop with { NUMBER($score) } or roll { $dice }.
   *[no] { $name } has { NUMBER($score) } so far and must roll { $dice }.
}
advice-roll = Matching dice score. You may stop with two or four set aside; a bust loses the points of the turn.
this-turn = **{ NUMBER($score) } this turn**
last-round = **Last round** · { $lead ->
    [ahead] { $name } is ahead of everyone
    [alone] { $name } needs { NUMBER($wanted) }, { NUMBER($missing) } more
   *[shared] { $name } needs { NUMBER($wanted) }, { NUMBER($missing) } more; { NUMBER($shares) } shares the lead
}

## Buttons, at most 80 characters

roll-button = Roll { $count ->
    [one] the last die
    [6] all 6
   *[other] { NUMBER($count) } dice
} · { $risk ->
    [sure] a sure bust
    [percent] { NUMBER($chance) }% bust
   *[one-in] bust risk 1 in { NUMBER($chance) }
}
stop-button = Stop and bank { NUMBER($score) }{ $adds ->
    [yes] {" "}→ { NUMBER($total) }
   *[no] {""}
}{ $standing ->
    [nothing] {""}
    [reaches] , the target
    [leads] , the lead
    [level] , level with the lead
   *[behind] , { NUMBER($missing) } short
}

## Beside a player's points

latest = last: { $turn }
latest-bust = bust
reached-first = reached { NUMBER($target) } first
one-last-turn = one last turn

## What the button `?` answers

to-win = { $alone ->
    [yes] Reach { NUMBER($target) } in as few turns as you can.
   *[no] Once somebody reaches { NUMBER($target) }, everyone else has one last turn; then the highest total wins.
}
help-roll = **Roll { $dice }.** { $needs } { NUMBER($bust) } of { NUMBER($of) } rolls bust{ $at-stake ->
    [yes] , which loses the { $score ->
        [one] { NUMBER($score) } point
       *[other] { NUMBER($score) } points
    } of this turn.
   *[no] .
}
needs-a-partner = It cannot match: a single die has no partner.
needs-the-sixth = It needs a { NUMBER($face) }, which makes six alike and { NUMBER($bonus) } points more.
needs-one-of = It needs one of { LIST($faces) }.
needs-a-pair = It needs at least two dice of the same value.
needs-a-pair-or = It needs at least two dice of the same value, or a single { NUMBER($face) }.
needs-a-pair-or-two = It needs at least two dice of the same value, or a single { NUMBER($face) } or { NUMBER($other) }.
help-stop = **Stop.** That banks { $score ->
    [one] { NUMBER($score) } point
   *[other] { NUMBER($score) } points
} and makes the total { NUMBER($total) }{ $is-short ->
    [yes] , { NUMBER($short) } short of the target.
   *[no] .
}
help-no-stop = { $aside ->
    [0] What matches is set aside by itself and scores its sum. You may stop with two or four dice aside.
    [3] You may not stop with three dice set aside, only with two or four.
    [5] You may not stop with five dice set aside, only with two or four.
   *[other] All six dice have scored, so all six are rolled again. The new dice do not match the old ones, and there is no stopping before.
}
help-last-round = { $stayed ->
    [yes] Last round: { $name } reached { NUMBER($target) } first, with { NUMBER($total) }, and wins a tie. Everyone else has one more turn.
   *[no] Last round: { $name } reached { NUMBER($target) } first, with { NUMBER($total) }, but left. Everyone else has one more turn.
}
help-last-turns = Last round: after it the highest total wins, unless someone reaches { NUMBER($target) }.
help-player = { $name } has { NUMBER($total) }{ $has-note ->
    [yes] , { $note }.
   *[no] .
}
help-all-six = { $name } holds all six dice.
help-turn = { $name } has { $score ->
    [one] { NUMBER($score) } point
   *[other] { NUMBER($score) } points
} this turn. Set aside: { LIST($aside) }. Free: { $has-free ->
    [yes] { LIST($free) }.
   *[no] none.
}

## How it ended

alone-reached = :crown: { $name } reached { NUMBER($target) } in { $round ->
    [one] { NUMBER($round) } turn
   *[other] { NUMBER($round) } turns
} and has { NUMBER($total) }.
alone-short = { $name } has { NUMBER($total) } after { $round ->
    [one] { NUMBER($round) } turn
   *[other] { NUMBER($round) } turns
}, short of { NUMBER($target) }.
nobody-wins = Everyone left, so no one wins.
wins = :crown: **{ $name } wins with { $total ->
    [one] { NUMBER($total) } point
   *[other] { NUMBER($total) } points
}.**
two-win = { $name } and { $other } share the win with { $total ->
    [one] { NUMBER($total) } point
   *[other] { NUMBER($total) } points
} each.
# Eight long names would not fit. Three players or more.
many-win = { $players ->
    [one] { NUMBER($players) } player shares
   *[other] { NUMBER($players) } players share
} the win with { $total ->
    [one] { NUMBER($total) } point
   *[other] { NUMBER($total) } points
} each.
no-one-is-left = No one is left at the table.
everyone-else-left = Everyone else left the table.
target-took = Reaching { NUMBER($target) } took { $round ->
    [one] { NUMBER($round) } turn
   *[other] { NUMBER($round) } turns
}.
target-reached-first = { $name } reached the target of { NUMBER($target) } first, and { $is-alone ->
    [yes] { $other }
   *[no] everyone else
} had one last turn.
not-reached = { NUMBER($target) } was not reached in { $round ->
    [one] { NUMBER($round) } turn
   *[other] { NUMBER($round) } turns
}.
limit-came = The limit of { $round ->
    [one] { NUMBER($round) } turn
   *[other] { NUMBER($round) } turns
} came before the target of { NUMBER($target) }, so the highest total wins.
wins-the-tie = { $name } reached the target of { NUMBER($target) } first and wins the tie.

## What happened at a table that is over, at most 80 characters. In English it follows a name, in other languages a name and a colon

event-roll = { $gain ->
    [one] { NUMBER($gain) } point
   *[other] { NUMBER($gain) } points
} with { $count ->
    [one] { NUMBER($count) } die
   *[other] { NUMBER($count) } dice
}
event-bust = busted and lost { $lost ->
    [one] { NUMBER($lost) } point
   *[other] { NUMBER($lost) } points
}
event-first-bust = busted with the first roll
event-banked = banked { NUMBER($points) }
event-reached = banked { NUMBER($points) } for a total of { NUMBER($total) }
# What came to somebody by dice or cards, told like what happened.
luck-scored = rolled { $faces }: { NUMBER($more) } more, { NUMBER($turn) } in the turn
luck-bust = rolled { $faces }: a bust that lost { NUMBER($lost) }
luck-first-bust = rolled { $faces }: a bust at once
busts = Busts
feat-points = { $points ->
    [one] { NUMBER($points) } point
   *[other] { NUMBER($points) } points
}
feat-turns = { $turns ->
    [one] { NUMBER($turns) } turn
   *[other] { NUMBER($turns) } turns
}

## Achievements: a name of at most 30 characters, and how, of at most 80

six = Six of a kind
six-how = set six dice of one value aside
burrow = Full burrow
burrow-how = bank 40 points or more in one turn
meadow = The whole meadow
meadow-how = bank 70 points or more in one turn
whisker = By a whisker
whisker-how = win by one or two points

## The lesson: at most 45 words a step. What is bold is a part of the label of a button

lesson-1 = Six dice, and points for those that match. Press **Roll all 6**.
lesson-1-roll = **Roll** throws all dice that are not set aside. It says how likely a bust is: a roll in which nothing matches.
lesson-2 = Your two 4s match: they are set aside for 8 points. That is little, and the risk is small. Press **Roll 4 dice**.
lesson-2-stop = **Stop and bank** ends your turn and adds its points to your total.
lesson-3 = Another 4 joins the pair: 12 points. With three dice aside you may not stop, only with two or four. Press **Roll 3 dice**.
lesson-4 = Four dice aside, 16 points. More than half of the next rolls would bust, and a bust takes all 16. Press **Stop and bank**.
lesson-5 = Ada had two 1s, rolled on and went bust: her turn brought nothing. A total that is banked is always safe. Press **Roll all 6**.
lesson-6 = Two pairs, 16 points. With four dice aside it is sound to stop from 10 points on. Press **Stop and bank**.
lesson-end = 32 points in two turns. When a player reaches 100, each of the others has one last turn, and the highest total wins. If all six dice score, you pick them up and roll on.
