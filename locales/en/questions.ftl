### What the bot asks, and what it tells a channel beside its boards: who leaves, takes over, votes, reports.

someone = someone
a-player = A player
the-host = the host

## A table in a few words

described = { $table } · { $game } · { $table-is ->
    [waiting] waiting for players
    [in-play] in play
    [finished] finished
   *[closed] closed
}

## Leaving, being removed, the host

resign = Leave table { $table } ({ $game }) for good? You will be out of this game.{ $resigns ->
    [unrated] {""}
    [took-over] {" "}You took the seat over, so you are not rated here.
    [others-play-on] {" "}In the ratings you count as last, behind everybody who stays.
   *[nobody-moved] {" "}Nobody has moved yet: in the ratings you count as last only if the others play on.
}
yes-leave = Yes, leave the table
left = You have left the table.
last-one = You were the last one there, so the table is closed.
removed = { $by } has removed { $name } from table { $table }. { $is-closed ->
    [yes] Nobody is left, so it is closed.
   *[no] There is a free seat.
}
freed = { $by } has freed the seat that was kept for { $name } at table { $table }.
new-host = { $name } is now the host of table { $table }.
shut-out = { $host }: somebody would like to join table { $table }, but cannot sit with somebody there. Anybody you invite can join all the same.

## Invitations that are over

taken-back = The invitation to table { $table } was taken back.
over = The invitation to table { $table } is over.
closed-so-over = Table { $table } is closed, so the invitation is over.
free-again = The seat at table { $table } that was kept for { $name } is free again. Press { -join } there to play.

## A seat that is offered

offer-own = { $mention }: { $name } asks you to take over their seat at table { $table } ({ $game }). You take over the position as it stands.
offer-of = { $mention }: { $asker } asks you to take over the seat of { $name }, which the house is playing at table { $table } ({ $game }). You take over the position as it stands.
offer-counts = For ratings { $name } counts as last, unless they take the seat back before you move. You are not rated for this game.
accept = Accept
decline = Decline
takes-over = { $name } takes over from { $before } at table { $table } ({ $game }).
took-back = { $name } has taken the seat back from { $newcomer } at table { $table } ({ $game }).
declined = { $name } declined to take over from { $before } at table { $table }.
is-back = { $name } is back, so the seat is no longer on offer.
has-moved = { $name } has moved since then, so the seat is no longer on offer.
offer-over = That offer of a seat at table { $table } is over.
seat-gone = That seat at table { $table } is no longer available.

## Votes, pausing, ending

pause = Pause table { $table } ({ $game })? The clocks stop when all players agree: { NUMBER($agreed) } of { NUMBER($all) } agree.
end = End table { $table } ({ $game }) without a result? It ends when all players agree: { NUMBER($agreed) } of { NUMBER($all) } agree.{ $absent ->
    [0] {""}
    [1] {" "}{ LIST($away) } is away and has to agree, too.
   *[other] {" "}{ LIST($away) } are away and have to agree, too.
} To leave on your own, use `/table resign`.
agree = Agree
paused = Table { $table } ({ $game }) is paused: the clocks stand still and nobody can move. Any player can resume it.
resume = Resume
resumed = { $name } has resumed table { $table }.
end-now = End table { $table } now? There will be no result.
yes-end = End it now
ended = Table { $table } has ended without a result, because { $why }.

## Where a table is shown

show-there = Show table { $table } ({ $game }) in { $channel }? Not all its players can see that channel, so all have to agree before the next move: { NUMBER($agreed) } of { NUMBER($all) } agree.
asked-there = { LIST($names) } cannot see this channel. The board of table { $table } moves here if all its players agree; they are asked in { $channel }.
shown-there = All players agreed: table { $table } is now shown in { $channel }.
shown-here = This table is now shown here: { $link }
shown-below = This table has a newer board further down. Type `/table show` to see it here.
thread = { $game } · table { $table }
no-thread = Could not open a thread for table { $table }, so it is played here. Threads need a text channel where the bot has the permissions **Create Public Threads** and **Send Messages in Threads**; `/doctor` tells you more.
not-in-thread = The board of table { $table } could not be posted in its thread, so it is played here. `/doctor` in the thread may tell you more.

## Results that do not count

void = The result of table { $table } no longer counts for ratings. Reason: { $reason }. Its record stays and can still be verified.
counts-again = The result of table { $table } counts again for ratings.

## Reports

telling = Telling the moderators…
reports = { $person } reports table { $table }
reports-at = { $person } reports table { $table }: { $link }
record-later = `/table record` has its record once it has ended: until then its dice are secret.
told = The moderators were told of table { $table }.
not-told = Table { $table } could not be reported. { $is-transient ->
    [yes] Try again in a minute.
   *[no] I cannot write in the channel that was chosen for reports; `/doctor` tells the admins why. Tell a moderator yourself.
}

## Forms. A title or the name of a field has at most 45 characters, the name of the table among them

form-report = Report table { $table } to the moderators
form-what = What should they look at?
read-by = The moderators read this, your name, and the record of the table.
form-word = Your lucky word
form-any-word = Any word; it is mixed into the dice
for-example = for example: pineapple
