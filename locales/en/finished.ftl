### What can be looked up of a table: its turns one by one, its pictures, and how its dice are checked

## Move by move

start-of-table = { $turns ->
    [one] The start of a table of { NUMBER($turns) } turn.
   *[other] The start of a table of { NUMBER($turns) } turns.
}
happened = Turn { NUMBER($turn) } of { NUMBER($turns) }: { $what }.
# `$title` is "round 2 of 6, draft".
happened-in = Turn { NUMBER($turn) } of { NUMBER($turns) }, { $title }: { $what }.
played-by-clock = (Time ran out, so the safest move was played.)
played-by-house = (Played by the house.)
# Labels of buttons
first-board = First
earlier-board = ‹ Back
next-board = Next ›
last-board = Last
turning-points = Turning points
at-turn = Turn { NUMBER($turn) } · { $what }
is-passed = { $name } is overtaken for good
takes-the-lead = the winner takes the lead
# Before what somebody rolled, or how much it was worth.
brought = { $name }: { $what }

## Share

drawing = Drawing the game…
not-drawn = Sorry, I couldn't draw this game. Press the button again.
posted = **{ $game }** · table { $table }
as-gif = The game as a GIF
shows-board = The last board. { $summary }
shows-game = The game, a picture for each turn, to its last board. { $summary }

## The record, and how dice are checked

committed = All dice of table { $table } come from a secret seed, which was chosen when its lobby opened, and from the players' lucky words. The SHA-256 of the seed is
    `{ $sha }`
    { $in-lobby ->
        [yes] Write it down before the table starts
       *[no] Write it down
    }: once the table has ended, `/table verify` shows the seed, which must have this SHA-256, and checks every roll.
seed = Seed: `{ $seed }`
    Its SHA-256, fixed when the lobby opened: `{ $sha }`
nothing-to-verify = Table { $table } was closed before it began, so there is nothing to verify.
verified = Table { $table } is verified: its seed has the SHA-256 that was fixed in the lobby, all { NUMBER($moves) } moves follow the rules, all { NUMBER($faces) } dice come from the seed and the lucky words, and the result follows from the moves.
not-verified = Table { $table } FAILED verification: { $wrong }. Please tell the bot's operator; `/table record` has the evidence.
record-of = The record of table { $table }: every move and every roll. `/table verify` checks them against the seed.
