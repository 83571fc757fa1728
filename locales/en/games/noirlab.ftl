### The NOIRLab Cube Game. `$spot` is one of KPNO, CTIO, CSDC, Gemini, Rubin and NOIRLab. What saves a tracker is
### a NOIRLab token, as in the printed rules. `:bust:` and `:crown:` are pictures.

-noirlab = NOIRLab Cube Game

## What it says of itself. At most 100 characters, then 300

pitch = Roll the observatory die, fill six spots, and stop before a program comes up twice
goal = Be the first to fill all six spots of your tracker: five programs and NOIRLab.
first-press = Press **Roll** until you like what you have, then **Pass** to keep it for your next turn. Rolling a program that you already have clears your tracker, unless you hold a NOIRLab token.
aim = Fill all six spots in as few turns as you can; if turns are equal, fewer rolls are better.

title-turn = { -noirlab } · turn { NUMBER($turn) }
title-end = { -noirlab } · the end

## What each spot is, told when it is filled

about-ctio = CTIO watches the southern sky from Cerro Tololo, a mountain in Chile.
about-kpno = KPNO is a city of telescopes on Kitt Peak, in the Sonoran Desert of Arizona.
about-csdc = CSDC keeps what the telescopes have seen, for everybody to search.
about-gemini = Gemini is a pair of twin telescopes, one in Hawaii and one in Chile.
about-rubin = Rubin photographs the whole southern sky every few nights.
about-noirlab = NOIRLab is the U.S. national center for nighttime astronomy.

## What just happened. `clock`: the player's time was up; `house`: the house plays the seat

rolled-last = { $hand ->
    [player] { $name } rolled { $spot }.
    [clock] { $name }'s time ran out: the house rolled { $spot } for { $name }.
   *[house] The house rolled { $spot } for { $name }.
}
rolled-new = { $hand ->
    [player] { $name } rolled { $spot }
    [clock] { $name }'s time ran out: the house rolled { $spot } for { $name }
   *[house] The house rolled { $spot } for { $name }
}: a new spot{ $net ->
    [yes] {" "}and a NOIRLab token
   *[no] {""}
}, { NUMBER($spots) } of 6.
rolled-saved = { $hand ->
    [player] { $name } rolled { $spot }
    [clock] { $name }'s time ran out: the house rolled { $spot }
   *[house] For { $name }, the house rolled { $spot }
}, already filled: a NOIRLab token is spent, { NUMBER($spots) } of 6 spots still filled.
rolled-bust = { $hand ->
    [player] :bust: Bust! { $name } rolled { $spot }, already filled, and loses { $lost ->
        [one] { NUMBER($lost) } spot.
       *[other] { NUMBER($lost) } spots.
    }
    [clock] { $name }'s time ran out: the house rolled { $spot } for { $name }: bust, { $lost ->
        [one] { NUMBER($lost) } spot cleared.
       *[other] { NUMBER($lost) } spots cleared.
    }
   *[house] The house rolled { $spot } for { $name }: bust, { $lost ->
        [one] { NUMBER($lost) } spot cleared.
       *[other] { NUMBER($lost) } spots cleared.
    }
}
rolled-choice = { $hand ->
    [player] { $name } rolled { $spot }
    [clock] { $name }'s time ran out: the house rolled { $spot }
   *[house] For { $name }, the house rolled { $spot }
}, which is wild.
rolled-wild = { $hand ->
    [player] { $name } rolled { $spot }
    [clock] { $name }'s time ran out: the house rolled { $spot }
   *[house] For { $name }, the house rolled { $spot }
}, which is wild and fills { $last }.
chose = { $hand ->
    [player] { $name } filled { $spot } with the wild NOIRLab
    [clock] { $name }'s time ran out: the house filled { $spot } with the wild NOIRLab for { $name }
   *[house] The house filled { $spot } with the wild NOIRLab for { $name }
}: { NUMBER($spots) } of 6 spots.
passed = { $hand ->
    [player] { $name } passed with { $spots ->
        [one] { NUMBER($spots) } spot.
       *[other] { NUMBER($spots) } spots.
    }
    [clock] { $name }'s time ran out: the house passed with { $spots ->
        [one] { NUMBER($spots) } spot for { $name }.
       *[other] { NUMBER($spots) } spots for { $name }.
    }
   *[house] The house passed with { $spots ->
        [one] { NUMBER($spots) } spot for { $name }.
       *[other] { NUMBER($spots) } spots for { $name }.
    }
}
banked = { $hand ->
    [player] { $name } banked a { $second ->
        [yes] second NOIRLab token
       *[no] NOIRLab token
    } and passed with { $spots ->
        [one] { NUMBER($spots) } spot.
       *[other] { NUMBER($spots) } spots.
    }
    [clock] { $name }'s time ran out: the house banked a { $second ->
        [yes] second NOIRLab token
       *[no] NOIRLab token
    } and passed with { $spots ->
        [one] { NUMBER($spots) } spot for { $name }.
       *[other] { NUMBER($spots) } spots for { $name }.
    }
   *[house] The house banked a { $second ->
        [yes] second NOIRLab token
       *[no] NOIRLab token
    } and passed with { $spots ->
        [one] { NUMBER($spots) } spot for { $name }.
       *[other] { NUMBER($spots) } spots for { $name }.
    }
}
left = { $name } left the table.

## Who is to act, and what they decide

begins = { $name } rolls.
begins-alone = Turn { NUMBER($turn) }: { $name } rolls.
# After a sentence about this player.
decides = { $may ->
    [bank] Roll again, pass or bank?
    [pass] Roll again or pass?
   *[roll] With two NOIRLab tokens there is no passing: roll again.
}
player-decides = { $may ->
    [bank] { $name } can roll again, pass or bank.
    [pass] { $name } can roll again or pass.
   *[roll] { $name } holds two NOIRLab tokens and must roll.
}
chooses = { $name } chooses the program that it fills.
advice-roll = The first to fill all six spots wins. If you roll a program that you already have, you lose them all, unless you hold a NOIRLab token.
advice-second = With two tokens you cannot pass: you roll until one is spent.
next-roll = ## Next roll: { NUMBER($chance) }% bust
    { $others }
next-roll-safe = ## Next roll: no bust
    { $others }
# What some of the die's faces do; their pictures or names follow.
face-wins = Wins
face-fills = New spot
face-costs = Costs a token
face-busts = Bust
faces = { $does }: { LIST($faces) }.

## Buttons, at most 80 characters

roll = Roll
pass = Pass · keep { NUMBER($spots) }
bank = Pass and bank: { NUMBER($spots) } of 6 spots, and a token
bank-second = Pass and bank a second token

effort = { $turns ->
    [one] { NUMBER($turns) } turn
   *[other] { NUMBER($turns) } turns
}, { $rolls ->
    [one] { NUMBER($rolls) } roll
   *[other] { NUMBER($rolls) } rolls
}

## What the button `?` answers

help-roll = **Roll.** { $faces } { $nets ->
    [none] You hold no NOIRLab token: a program that you already have clears your tracker.
    [net] The next repeated program takes your NOIRLab token instead of clearing your tracker.
   *[both] Each of your two NOIRLab tokens saves you from one repeated program.
}
help-pass = **Pass.** You keep { $spots ->
    [one] { NUMBER($spots) } filled spot
   *[other] { NUMBER($spots) } filled spots
}, and { $next } is next.
help-pass-alone = **Pass.** You keep { $spots ->
    [one] { NUMBER($spots) } filled spot
   *[other] { NUMBER($spots) } filled spots
} and begin a new turn.
help-bank = **Pass and bank.** You pass, and you get a free token on the NOIRLab spot, which counts as filled.
help-bank-second = **Pass and bank.** You pass, and you get a second NOIRLab token. You cannot pass while you hold both.
bar-not-rolled = You may not pass before the first roll of a turn.
bar-two-nets = You may not pass with two NOIRLab tokens: roll until one is spent or your tracker is full.
bar-few-spots = Banking needs { NUMBER($needed) } filled spots; you have { NUMBER($spots) }.
bar-last-spot = You may not bank the last spot: only a roll can fill it.
bar-too-soon = Banking needs { NUMBER($needed) } rolls since the last banked token; { NUMBER($rolls) } to go.
help-choose = **Choose a program.** It is filled as if you had rolled it, and your turn goes on. Your NOIRLab token stays.
help-player = { $name } has { $spots ->
    [0] filled no spot
    [one] { NUMBER($spots) } filled spot: { LIST($filled) }
   *[other] { NUMBER($spots) } filled spots: { LIST($filled) }
}. Empty: { $is-full ->
    [yes] none.
   *[no] { LIST($empty) }.
}{ $nets ->
    [none] {""}
    [net] {" "}In reserve: a NOIRLab token.
   *[both] {" "}In reserve: two NOIRLab tokens.
}

## How it ended

no-one-is-left = No one is left at the table.
alone = :crown: { $name } has filled all six spots: { $effort }.
wins = :crown: **{ $name } has filled all six spots and wins.**
last-one = { $name } is the last at the table and wins.

## What happened at a table that is over, at most 80 characters. In English it follows a name, in other languages a name and a colon

event-filled = filled { $spot }{ $wild ->
    [yes] {" "}with a wild NOIRLab
   *[no] {""}
}{ $is-last ->
    [yes] {" "}as the last spot
   *[no] {""}
}
event-saved = rolled { $spot }, already filled, and spent a token
event-bust = rolled { $spot }, already filled, and lost { $lost ->
    [one] { NUMBER($lost) } spot
   *[other] { NUMBER($lost) } spots
}
event-passed = passed
event-banked = passed and banked a token
event-last-face = the face of the last spot
# What came to somebody by dice or cards, told like what happened.
luck-filled = rolled { $faces }: { $spots ->
    [one] { NUMBER($spots) } spot filled
   *[other] { NUMBER($spots) } spots filled
}
luck-last = rolled { $faces }: the last spot, and the game
luck-saved = rolled { $faces }, already filled, so a token was spent
luck-wild = rolled { $faces }, which is wild
luck-bust = rolled { $faces }: a bust that cleared { $spots ->
    [one] { NUMBER($spots) } spot
   *[other] { NUMBER($spots) } spots
}
busts = Busts

## Achievements: a name of at most 30 characters, and how, of at most 80

nets = Safety first
nets-how = hold two NOIRLab tokens
early = Early discovery
early-how = fill all six spots within three turns
wild = Wild night
wild-how = fill the last spot with a wild NOIRLab
light = First light
light-how = win on the one face in six that does not bust

## The lesson: at most 45 words a step. What is bold is a part of the label of a button

lesson-1 = Fill all six spots of your tracker: five astronomy programs, and NOIRLab. Press **Roll**.
lesson-1-roll = **Roll** throws a cube with these six on its faces.
lesson-2 = Gemini! A second Gemini would be a bust and clear your tracker, but only one face in six does that. Press **Roll**.
lesson-2-pass = **Pass** ends your turn and keeps your spots for the next.
lesson-3 = NOIRLab fills its own spot, and its token is a safety net: a bust takes it instead of your tracker. Press **Roll**.
lesson-4 = CTIO, too. While you have that token, nothing can go wrong. Press **Roll**.
lesson-4-bank = **Pass and bank** ends your turn with a free NOIRLab token; three filled spots are enough.
lesson-5 = With its spot filled, NOIRLab is wild: it fills any program that you still need. Press **{"KPNO"}**.
lesson-5-spots = **{"KPNO"}**, **{"CSDC"}** and **{"Rubin"}** are the three that are empty.
lesson-6 = Four of six, and a token. Now pass, and take something for it: an extra token. Then it is Ada's turn. Press **Pass and bank**.
lesson-7 = Ada rolled KPNO twice, without a token: her tracker is empty again. You have two tokens, so you must roll, and nothing can go wrong. Press **Roll**.
lesson-8 = Gemini again: that took the extra token, and your tracker is safe. Press **Roll**.
lesson-9 = Rubin! You need only CSDC, or a wild NOIRLab, and you still have a token. Press **Roll**.
lesson-end = All six: you win at once, in the middle of your turn! A plain pass gains nothing, because your next turn begins with the same risk, so bank when you pass. You can also play this game alone and count your turns.
