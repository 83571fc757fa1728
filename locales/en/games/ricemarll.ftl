### Ricemarll. `$cards` are pictures of cards, and `:crown:` is one, too. Each goal holds 6 tokens; that number never changes.

-ricemarll = Ricemarll

## What it says of itself. At most 100 characters, then 300, and 30 for what the most points of anybody are called

pitch = Bend your six dice with secret cards to meet the goals on the table
goal = Have the most tokens after six rounds: each goal holds six, and players who tie for it split them.
first-press = Press **My cards**, which only you can see. Choose a card in the menu, then press the die for it. Press **Lock** when you are done, and wait for the others.
best = most tokens

## Cards: the words on them, and what they do to their die; both stand in menus, too. The words are also buttons' labels

blank = blank
negate = negate
reroll = reroll
pick = pick
flip = flip
adds = adds { NUMBER($by) }
takes-off = takes { NUMBER($by) } off
makes = makes it { NUMBER($by) }
blank-means = does nothing
doubles = doubles it
halves = halves it, rounding down
negate-means = turns plus into minus and back
reroll-means = the die is rolled again, before all else
pick-means = you choose the die's face, once all rerolls are seen
flip-means = the die is turned to its opposite side

## Goals. A name of at most 17 characters, or 8 in Japanese, stands before a row of numbers; `.row` stands there instead of one that is
## longer or could be misread. `.shown` is for a line of its own, if the bold name leaves something open.

most-1s = most 1s
    .means = most dice worth exactly 1
most-2s = most 2s
    .means = most dice worth exactly 2
most-3s = most 3s
    .means = most dice worth exactly 3
most-4s = most 4s
    .means = most dice worth exactly 4
most-5s = most 5s
    .means = most dice worth exactly 5
most-6s = most 6s
    .means = most dice worth exactly 6
most-zeroes = most zeroes
    .means = most dice worth exactly 0
most-odds = most odds
    .row = most odds
    .means = most dice worth an odd number, negative ones too
most-evens = most evens
    .shown = most evens · 0 is even
    .row = most evens
    .means = most dice worth an even number, 0 and negative ones too
most-by-3 = most divisible by 3
    .shown = most divisible by 3 · 0 too
    .row = most div. by 3
    .means = most dice worth a multiple of 3, 0 and negative ones too
fewest-positive = fewest positive
    .shown = fewest positive · dice above 0
    .row = fewest positive
    .means = fewest dice worth more than 0
# The printed card says *fewest 123456*, which is easily mistaken for its opposite.
fewest-123456 = most outside 1-6
    .shown = most outside 1-6 · such as -1, 0 or 7
    .row = most outside 1-6
    .means = most dice worth anything but 1, 2, 3, 4, 5 or 6
highest-total = highest total
    .means = largest sum of all six dice
lowest-total = lowest total
    .means = smallest sum of all six dice
second-highest = 2nd highest total
    .shown = 2nd highest total · ties count as one
    .row = 2nd highest total
    .means = second largest of the players' different sums
second-lowest = 2nd lowest total
    .shown = 2nd lowest total · ties count as one
    .row = 2nd lowest total
    .means = second smallest of the players' different sums
biggest-number = biggest number
    .shown = biggest number · one die
    .means = the single highest die on the table
smallest-number = smallest number
    .shown = smallest number · one die
    .means = the single lowest die on the table
greatest-range = greatest range
    .shown = greatest range · highest minus lowest die
    .row = greatest range
    .means = largest gap between a player's lowest and highest die
smallest-range = smallest range
    .shown = smallest range · highest minus lowest die
    .row = smallest range
    .means = smallest gap between a player's lowest and highest die
longest-run = longest run
    .shown = longest run · such as -1 0 1 2
    .means = most values in a row without a gap, such as -1 0 1 2
largest-set = largest set
    .shown = largest set · equal dice
    .means = most dice of the same value
most-pairs = most pairs
    .shown = most pairs · three alike are one
    .means = most pairs of dice with the same value
greatest-variety = greatest variety
    .shown = greatest variety · different values
    .row = greatest variety
    .means = most different values

## Titles, at most 100 characters

title = { -ricemarll } · round { NUMBER($round) } of { NUMBER($rounds) } · { $moment ->
    [place] cards
    [declare] goals
    [pick] faces
   *[draft] draft
}
title-revealed = { -ricemarll } · round { NUMBER($round) } revealed
title-end = { -ricemarll } · the end
title-own = Your cards · round { NUMBER($round) }

## What just happened. `clock`: the player's time was up; `house`: the house plays the seat

locked-in = { $hand ->
    [player] { $name } locked in.
    [clock] { $name }'s time ran out: the house locked in for { $name }.
   *[house] The house locked in for { $name }.
}
decided = { $hand ->
    [player] { $name } decided about special goals.
    [clock] { $name }'s time ran out: the house decided about special goals for { $name }.
   *[house] The house decided about special goals for { $name }.
}
picked = { $hand ->
    [player] { $name } picked a face.
    [clock] { $name }'s time ran out: the house picked a face for { $name }.
   *[house] The house picked a face for { $name }.
}
took = { $hand ->
    [player] { $name } took { LIST($things) }.
    [clock] { $name }'s time ran out: the house took { LIST($things) } for { $name }.
   *[house] The house took { LIST($things) } for { $name }.
}
# One of the things that somebody took.
a-special-goal = a special goal
rest-went = The rest went to { $who }.
left = { $name } left the table.
# `$gains` is "Cleo +15, Ann +9, Ben 0".
round-brought = Round { NUMBER($round) }: { $gains }{ $are-more ->
    [yes] , nobody else above { NUMBER($most) }.
   *[no] .
}

## Who is to act, and what they decide. `$who` are names, or of many players how many they are; `$players` is their number

many-players = { NUMBER($players) } players
all-place = Round { NUMBER($round) }: everyone places cards in secret.
still-place = { $players ->
    [one] { $who } is still placing cards.
   *[other] { $who } are still placing cards.
}
declaring = { $players ->
    [one] { $who } decides in secret about special goals.
   *[other] { $who } decide in secret about special goals.
}
choosing = { $players ->
    [one] The cards are open: { $who } chooses faces in secret.
   *[other] The cards are open: { $who } choose faces in secret.
}
drafts = { $name } drafts: { $take }.
# What somebody takes in the draft.
take-card = one card
take-another = one more card
take-either = one card or one special goal
take-another-or-goal = one more card or the special goal
take-two = two cards
take-two-or-goal = two cards, or one and the special goal

goals = Goals · 6 tokens each
next-goals = Next goals · 6 tokens each
special = { $goal } (special)
# Above what can be taken, a line each; `on-offer` stands in one line.
offered = On offer
on-offer = On offer: { $cards }
on-offer-with-goals = On offer: { $cards } · { $specials ->
    [one] { NUMBER($specials) } special goal
   *[other] { NUMBER($specials) } special goals
}, face down
# Of cards.
none = none
then = Next to draft: { LIST($names) }
advice-place = Gold numbers are in the lead. Whoever is best at a goal gets its 6 tokens; ties share them. Cards can still change the dice.
from-to = { NUMBER($least) } to { NUMBER($most) }
# One of a player's dice, with the cards behind it.
die = Die { NUMBER($die) }: { $dice }

## What a line of the scores says beside the tokens

ready = ready
specials = { $specials ->
    [one] { NUMBER($specials) } special goal
   *[other] { NUMBER($specials) } special goals
}
has-taken = took { $things }
has-rolled = tie roll { $faces }

## A player's own hand

choose-first = Choose a card, then the die that it changes.
in-your-hand = { $hand-size ->
    [one] { NUMBER($hand-size) } card in your hand
   *[other] { NUMBER($hand-size) } cards in your hand
}, { NUMBER($placed) } placed.
declare-now = Declare your special goal “{ $goal }” this round? Then anyone who achieves it gets its 6 tokens.
pick-now = Your die { NUMBER($die) } shows { NUMBER($face) }. Choose the face it should show.
draft-now = You draft: { $take }.
wait-locked = Your cards are locked. Waiting for { $who }.
wait-draft = Waiting for { $who } to draft.
wait = You have nothing to decide now. Waiting for { $who }.
own-goals = Your secret goals: { $goals }
you-have = Your cards: { $cards }
# Behind the name of one of them.
own-goal = secret
declared = { $goal } · declared
kept = { $goal } · kept
in-hand = In hand: { $cards }
back-on-top = Back on your deck: { $cards }
to-discard = Discarding: { $cards }
on-top = On top of your deck: { $cards }
below = Shuffled below: { $cards }
discarded = Discarded: { $cards }
your-cards = Your cards
discard-piles = Discard piles of the others
discard-pile = **{ $name }**: { $cards } · { NUMBER($deck) } face down in the deck

## Buttons, at most 80 characters, and menus, at most 100

my-cards = My cards
refresh = Refresh
go-on = Go on to the draft
back = Back to my cards
last-round = Previous round
all-cards = All cards
more = More
to-my-deck = To my deck
discard = Discard
lock = Lock
lock-back = Lock · { $unused ->
    [one] { NUMBER($unused) } card back
   *[other] { NUMBER($unused) } cards back
}
declare = Declare { $goal }
keep = Keep it secret
choose = Choose a card
all-placed = All cards are placed; take one back
times-in-hand = { $meaning } · { NUMBER($times) } in hand
take-back = Take back { $card }
behind = behind die { NUMBER($die) }
was-to-top = going back on top of your deck
was-to-discard = going to the discard pile
take-prompt = Take a card, { $name }
take-prompt-or-goal = Take a card or the special goal, { $name }
times-on-offer = { $meaning } · { NUMBER($times) } on offer
take-special = Special goal, face down
take-special-means = secret until you declare it, next round or later; then anyone who achieves it gets its 6 tokens

## What the button `?` answers

help-place = **My cards** are for you alone. Choose a card in the menu, then press the die that it goes behind: each button says what the die becomes. Cards behind one die count from top to bottom, after all rerolls, picks and flips. What you do not play goes back on your deck or to your discard pile. **Lock** when you are done; once all have locked, the cards are turned over.
help-declare = Players with special goals say in secret which of them they declare. A declared goal is open to everyone this round and holds 6 tokens; one that is kept can be declared in a later round.
help-pick = Players with a pick card choose the face of that die, in secret. Flips and the other cards behind it count after that.
help-revealed = The cards are turned over. Each line of the goals has every player's number, and those that achieved it stand out. **Go on to the draft** puts this away for everybody; **{ $last-round }** in your own cards shows it again.
help-draft = Each player takes { $single ->
    [yes] one thing, a card or a special goal, and draws it
   *[no] two cards, or one and the special goal, and draws them
} next round. The player with the fewest tokens chooses first. What you take goes on top of your deck{ $single ->
    [yes] {""}
   *[no] , the first thing uppermost
}. Choose cards for the next goals.
help-goal = { $is-next ->
    [yes] Next goal
   *[no] Goal
} { $goal }: { $meaning }.
help-player = { $name } has { $tokens ->
    [one] { NUMBER($tokens) } token
   *[other] { NUMBER($tokens) } tokens
}.{ $has-dice ->
    [yes] {" "}Dice: { LIST($dice) }.
   *[no] {""}
}{ $has-new ->
    [yes] {" "}New: { $new }.
   *[no] {""}
}
# `most 1s: Ann 3 · Cleo 2 · Ben 1 → Ann +6`; `but`: all except those in the list.
result = { $goal }{ $is-special ->
    [yes] {" "}(special)
   *[no] {""}
}: { $numbers } → { $achievers ->
    [none] no one
    [alone] { LIST($names) } +{ NUMBER($won) }
    [all] everyone +{ NUMBER($won) } each
    [but] everyone but { LIST($names) } +{ NUMBER($won) } each
   *[some] { LIST($names) } +{ NUMBER($won) } each
}

## How it ended

everyone-left = Everyone has left the table.
last-one = Everyone else has left, so { $name } wins with { $tokens ->
    [one] { NUMBER($tokens) } token
   *[other] { NUMBER($tokens) } tokens
}.
wins = :crown: **{ $name } wins with { $tokens ->
    [one] { NUMBER($tokens) } token
   *[other] { NUMBER($tokens) } tokens
}{ $after-a-roll ->
    [yes] {" "}after a roll to break the tie.
   *[no] .
}**

## What happened at a table that is over, at most 80 characters. In English it follows a name, in other languages a name and a colon

turn-title = round { NUMBER($round) } of { NUMBER($rounds) }, { $is-draft ->
    [yes] draft
   *[no] cards and goals
}
event-card = drafted { $card }
event-goal = drafted a special goal
event-met = won { $goal }
event-roll = won the roll between the players who were level
# What came to somebody by dice or cards, told like what happened.
luck-drew = drew { LIST($cards) }

## Achievements: a name of at most 30 characters, and how, of at most 80

sweep = Clean sweep
sweep-how = take 18 tokens in one round
heavy = Heavyweight
heavy-how = turn over a die worth 14 or more
below-zero = Below zero
below-zero-how = turn over six dice with a sum below zero
secret = Well-kept secret
secret-how = achieve a special goal of your own alone

## The lesson: at most 45 words a step. What is bold is a part of the label of a button

lesson-1 = Everybody sees all dice, and three goals with 6 tokens each. What you do to your own dice is a secret. Press **My cards**.
lesson-1-hand = **My cards** shows your cards to you alone.
lesson-2 = You and Ada have two 6s each. More would win you that goal. Open the menu and choose **+1**.
lesson-2-choose = **Choose a card** lists your hand.
lesson-2-lock = **Lock** is for when you are done.
lesson-2-more = **More** shows decks and discard piles.
lesson-3 = Where should the +1 go? It makes your 5 a 6. Press **5 → 6**.
lesson-3-put = **→** puts the card behind that die and says what it becomes.
lesson-3-away = **To my deck** and **Discard** put the card away.
lesson-4 = Three 6s. One more card helps: choose **+2**.
lesson-5 = Press **4 → 6**.
lesson-6 = Four 6s! The cards that are left would only make your dice smaller. Press **Lock**.
lesson-7 = All cards are turned over. You alone have the most 6s: 6 tokens. Ada took the other two goals. Press **Go on to the draft**.
lesson-7-go-on = **Go on** puts the result away.
lesson-8 = New goals, and new cards. The player with fewer tokens chooses first, and that is you. For the *biggest number*, open the menu and choose **[7]**.
lesson-8-take = **Take a card** opens the list.
lesson-9 = You may take two things. The special goal stays your secret until you declare it in a round that suits you: choose **Special goal**.
lesson-end = A whole round! Ada got what you left, and round 2 has begun: your [7] would be in your hand. After six rounds the most tokens win.
