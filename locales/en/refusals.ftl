### Why something was not done, for the person who tried it alone. It says what the rule is, and what to do instead.

## Everywhere

raced = The table has just changed, so nothing was done. Type `/table show` to see it as it is now.
apology = Sorry, something went wrong on our side. Your move may still count, so check before you try again: `/table show` shows the table as it is now. If it happens again, tell the bot's operator the number `{ $number }`, which is in the log.
no-such-table = There is no table `{ $typed }` here. Each board shows its table's number at the bottom.
table-is-gone = This table no longer exists. Open a new one with a start command; `/help` lists them.
command-has-changed = This command has changed. Type `/` and choose it again; `/help` lists the games.
form-not-understood = Discord sent this in a form that this bot does not understand yet. Type `/table show` to get a new board.
button-of-other-version = This button is from another version of the bot. Type `/table show` to get a new board.
button-not-on-message = That button is not on this message. Use what is on it now, or type `/table show` to get a new board.
choice-not-available = That choice is not available. Type `/table show` to get a new board.
choose-an-entry = Choose one of the entries.
choose-a-suggestion = Choose one of the suggested entries.
choose-a-game = Choose one of the games.
message-shows-no-table = That message shows no table. Use this on a lobby or on the board of a table.
no-open-table-here = There is no open table in this channel. Open one with `{ $start }`.
nothing-finished-here = No table was finished in this channel yet.
nothing-finished-visible = No table that you can see here was finished yet.
has-finished-nothing-here = { $name } has not finished a table in this channel yet.
has-finished-nothing-visible = { $name } has not finished a table that you can see here yet.
game-is-gone = This bot no longer has that game.
rules-are-gone = This bot no longer has the rules of that game.
edition-is-gone = This table was opened under rules that this bot no longer has. Open a new one.
too-much-from-you = Too many requests from you in a short time. Please wait { WAIT($left) }, then try again. Games go on meanwhile.
too-much-in-channel = Too many requests in this channel. Please wait { WAIT($left) }, then try again. Games go on meanwhile.
too-many-invitations = You have invited many people in a short time. Please wait { WAIT($left) }, then try again. Games go on meanwhile.
invited-too-often = { $name } has been invited too often in a short time. Please wait { WAIT($left) }, then try again. Games go on meanwhile.

banned = You are banned from this bot on this server{ $until ->
    [for-good] {""}
   *[date] {""} until { $date }
}. `/help`, `/me`, `/privacy` and `/table resign` still work. At tables that have begun, the house plays for you.
server-excluded = The operator of this bot has excluded this server from it{ $until ->
    [for-good] {""}
   *[date] {""} until { $date }
}. `/help`, `/me`, `/privacy` and `/table resign` still work. At tables that have begun, the house plays for you.
excluded = The operator of this bot has excluded you from it{ $until ->
    [for-good] {""}
   *[date] {""} until { $date }
}. `/help`, `/me`, `/privacy` and `/table resign` still work. At tables that have begun, the house plays for you.

channels-for-games = Games on this server are played in { $channels }.
not-a-member = I am not a member here, so there is nothing to set or to check: you use me here because you have installed me for yourself. An admin can add me to the server; then these commands work. `/help` lists what you can do.
nobody-would-see = No table was opened: in this channel only you can see my answers, so nobody could join. You lack the permission **Use External Apps** here; an admin can give it to you, or add me to the server.

## At a table in play

already-ended = Table { $table } has already ended.
has-ended = Table { $table } has ended.
ended-early = This table was ended early: { $why }. Open a new one with `{ $start }`.
only-players = { $act ->
    [play] Only players at table { $table } can play.
    [leave] Only players at table { $table } can leave it.
    [vote] Only players at table { $table } can pause, resume or end it.
    [hint] Only players at table { $table } can ask for a hint.
   *[return] Only players at table { $table } can take it back.
}
paused = This table is paused, so your move was not played. Any player can resume it with `/table resume`.
already-paused = This table is already paused. Resume it with `/table resume`.
not-paused = This table is not paused.
you-play-already = You are already playing your seat yourself.
no-hints = There are no hints at this table. It can be opened with `hints: True`; tables with house players have them anyway.
no-hints-for-game = There are no hints for this game yet: the house does not play it.
hint-after-the-end = This table has ended. **{ -how-it-went }** shows what each decision cost.
hint-too-late = You have already moved. Press **{ -hint }** on your next turn.
nothing-to-decide = There is nothing to decide: you have only one possible move.
over = This table has ended: { $result } Press { -rematch } or type `{ $start }` to play again.
only-watching = You have no seat at this table, so you can only watch. Open your own table with `{ $start }`.
not-your-turn = It is not your turn yet.
stale = That button is from before the latest move, so nothing happened.
not-possible = That move is not possible now.
board-shows-moves = The board shows every possible move.
time-is-up = { $name }'s time runs out { $moment }
then-safest-move = { LIST($times) }; then the safest move is played.
have-left = You have left this table.
no-seat-at = You have no seat at table { $table }.
you-play-at = You already play at table { $table }.
not-begun = This table has not begun: its host has to press { -start }.
closed-before = This table was closed before it began. Open a new one with a start command; `/help` lists them.
agreed-already = You have already agreed; { NUMBER($agreed) } of { NUMBER($all) } agree.

## In a lobby

closed = This table is closed. Open a new one with its start command.
begun = This table has already begun. Type `/table show` to see it.
already-begun = This table has already begun.
only-host = { $act ->
    [start] Only the host, { TEXT($host) }, can start the table.
    [house-players] Only the host, { TEXT($host) }, can add and remove house players.
    [remove] Only the host, { TEXT($host) }, can remove players.
    [hand-over] Only the host, { TEXT($host) }, can choose another host.
   *[do-this] Only the host, { TEXT($host) }, can do that.
}
host-is-there = If { TEXT($host) } does nothing here for { NUMBER($minutes) } minutes, everybody at the table can: { WAIT($left) } to go.
seats-are-kept-still = { TEXT($host) } has been silent for { NUMBER($minutes) } minutes, so you can start as soon as no seat is kept any more.
press-join-first = { $act ->
    [leave] Press { -join } first: only players at a table can leave it.
    [word] Press { -join } first: only players at a table can choose a lucky word.
    [invite] Press { -join } first: only players at a table can invite others.
    [call] Press { -join } first: only players at a table can call others.
    [start] Press { -join } first: only players at a table can start the table.
   *[do-this] Press { -join } first: only players at a table can do that.
}
seated = You already have a seat at this table.
not-seated = You have no seat at this table.
full = Every seat at this table is taken. You can open your own table.
kept-until = { $name } until { $time }
seats-are-kept = Every free seat is kept for somebody who is invited: { LIST($names) }.
too-few = { $game } needs at least { NUMBER($need) } players; so far it has { NUMBER($have) }. Others can press { -join }, or you can add a house player.
no-house-player = There is no house player to remove.
to-leave = To leave yourself, press { -leave }.
no-removal-in-play = This table is in play. The house plays for players who are away; `/table replace` asks somebody to take over a seat.
three-lobbies = You have a seat in three lobbies already. Leave one, or wait until one begins.
no-role-to-call = The admins of this server have chosen no role that can be called.
called-already = Players were called on this server a short while ago. That can be done once in { NUMBER($minutes) } minutes: { WAIT($left) } to go.
no-seat-free = No seat is free at this table.
beside-a-blocked-person = Somebody you have blocked is at this table. `/me blocks` lists them; `/me unblock` ends it.
cannot-join = You cannot join this table. Its host may still invite you, or you can open one of your own; `/help` lists the games.
too-few-games = Table { $table } asks for { $wanted ->
    [one] { $wanted } rated game
   *[other] { $wanted } rated games
} of { $game } on this server, and { $who ->
    [you] you have { NUMBER($have) }
   *[someone] { $name } has { NUMBER($have) }
}.
rating-too-low = Table { $table } asks for a rating of { NUMBER($wanted) } in { $game } on this server, and { $who ->
    [you] you have { NUMBER($have) }
   *[someone] { $name } has { NUMBER($have) }
}.
no-rating-yet = Table { $table } asks for a rating of { NUMBER($wanted) } in { $game } on this server, and { $who ->
    [you] you have
   *[someone] { $name } has
} none yet that counts: until { NUMBER($games) } rated games a rating is provisional.

## Invitations

other-is-seated = { $name } already has a seat at this table.
other-is-a-bot = { $name } is a bot and cannot take a seat. You can add a house player instead.
bot-takes-no-seat = { $name } is a bot and cannot take a seat.
other-has-declined = { $name } has declined, and is not asked again at this table. They can still press { -join }.
other-is-invited = { $name } is invited already: a seat is kept until { $time }.
cannot-be-invited = { $name } cannot be invited to this table.
no-seat-to-keep = There is no free seat that could be kept for { $name }.
wants-no-invitations = { $name } accepts no invitations. They can still press { -join }.
wants-acquaintances-only = { $name } accepts invitations only from people they have played with. They can still press { -join }.
choose-the-player = Choose the player with the option `player`.
choose-a-guest = Choose somebody to invite.
not-yourself = You cannot invite yourself. Choose somebody else.
other-has-no-seat = { $name } has no seat at this table.
you-have-joined = You have joined this table. To leave it, press { -leave } in its lobby.
invitation-for-others = This invitation is for somebody else. To play at that table, press { -join } in its lobby.

## When a table is opened

no-invitations-in-dm = No table was opened: nobody can be invited in a direct message. Type the command on a server.
no-room-for-guests = No table was opened: { $game } has room for { $count ->
    [one] { $count } player
   *[other] { $count } players
} besides you, house players included.
no-room-for-house = No table was opened: { $game } has room for { NUMBER($count) } house players besides you.
no-such-level = A house player is `casual`, `regular` or `master`.
no-thread-here = No table was opened: I am not a member here, so I cannot open a thread. Leave out `thread`.
minimum-needs-rated = No table was opened: only a rated table on a server can ask for `min-games` or `min-rating`.
too-many-tables = You already host { NUMBER($count) } open tables on this server. End one first with `/table end`, or hand one over with `/table host`.

## When a seat changes hands

only-previous = Only the player who had that seat before can take it back.
newcomer-has-moved = { $name } has moved since, so you can no longer take it back.
choose-who-takes-over = Choose who takes over with the option `player`.
bot-cannot-take-over = A bot cannot take a seat. The house plays for players who are away.
left-for-good = { $name } has left table { $table } for good. That seat is out of the game, and nobody can take it over.
no-seat-to-hand-over = You have no seat at table { $table }. To hand over somebody else's seat, choose them with the option `for`.
other-has-no-seat-at = { $name } has no seat at table { $table }.
only-players-offer = Only players at table { $table } can ask somebody to take over a seat.
plays-own-seat = { $name } is playing their own seat. They can hand it over with `/table replace`; others can once the house plays for them, which it does after two decisions in a row that ran out of time.
can-come-back-paused = { $name } can still come back, and the table is paused. Try again after the pause.
can-come-back = { $name } can still come back. Others can take the seat { $moment }; until then the house plays it.
other-is-seated-at = { $name } already has a seat at table { $table }.
cannot-be-asked = { $name } cannot be asked to play at table { $table }.
offer-for-others = This offer is for somebody else. `/table replace` hands over your own seat.

## Ending, results, records, reports

own-game = You played at table { $table } yourself, so another moderator has to decide this.
only-host-closes = Only the host can close a table that has not begun. You can press { -leave }.
only-players-or-moderators = Only players at table { $table } and moderators of its channel can end it.
only-moderators-void = Only moderators of this table's channel or of this server can exclude the result of table { $table } from the ratings.
counts-already = The result of table { $table } already counts.
void-already = The result of table { $table } is already void; `restore: True` counts it again.
no-result = Table { $table } has no result: it was not finished.
rematch-in-play = This table is still in play; you can have a rematch when it has ended.
rematch-elsewhere = The others play the rematch in { $channel }. Press { -rematch } there, or open a table here with `/play`.
rematch-for-players = Only its players can start a rematch. Open your own table with `{ $start }`.
nobody-waits = Nobody is waiting for a rematch of this table any more. Press { -rematch } for another.
only-ready = Only players who are ready can open the lobby. Press { -rematch } first.
lobby-is-open = The lobby is open already: { $link }
record-after-the-end = The record of table { $table } is available once it has ended: until then its dice are secret.
no-record = Table { $table } was closed before it began, so it has no record.
no-moderators = There are no moderators here.
no-reports-channel = The admins of this server have chosen no channel for reports. Tell a moderator yourself.
reported-already = You have reported table { $table } already.
shown-elsewhere = Table { $table } is in another channel. Only its players can show it here.
cannot-see = { LIST($names) } cannot see this channel, so table { $table } stays in { $channel }.
not-shown-there = I could not post table { $table } in { $channel }, so it stays here. `/doctor` there may tell you why.
somebody-has-moved = Something has happened at the table since. To ask again, type `/table show` in the other channel.
open-tables-on-servers = This lists the tables of a server that has added me, so type it there. `/tables mine` lists your own tables, here too.

## The server, one's own settings, what is over

no-such-option = No table was opened: the option `{ $option }` cannot be `{ $value }`.
only-admins = Only members with Manage Server can change these settings.
not-banned = { $name } is not banned here.
not-ban-yourself = You cannot ban yourself.
bot-does-not-play = { $name } is a bot and does not play.
banned-already = { $name } is banned already.
not-ban-an-opponent = { $name } plays with you at table { $table }, which is still on. Another admin can ban them now; you can once that game is over, or once you have left it for good with `/table resign table:{ $table }`.
cannot-report-there = I cannot post reports in { $channel }. Allow **View Channel**, **Send Messages** and **Attach Files** for the bot's role, in that channel's settings under *Permissions*.
reports-channel-is-gone = The channel that was chosen for reports is gone. Choose another one with `/settings reports:`.
no-lesson = { $game } has no lesson. `{ $rules }` explains it.
no-such-zone = There is no time zone `{ $typed }`. Type a city and choose a suggestion, for example `Europe/Berlin`.
two-hours = Give both ends of the quiet hours as two different hours from 0 to 23, for example `from: 22` `until: 7`. Leave both empty to switch them off.
not-block-yourself = You cannot block yourself.
not-block-a-bot = A bot does not play, so there is nothing to block.
blocks-are-full = You have blocked { NUMBER($most) } people, which is the most you can block. `/me unblock` makes room.
nothing-to-delete = This bot stores nothing about you that you can delete. Bans and other people's block lists stay.
joined-meanwhile = You have just joined another table, so nothing was deleted. Leave it, then try again.
daily-is-over = The daily table of { $day } is over. Type `/daily` for today's.
daily-not-begun = You have not started today's daily table. Type `/daily`.
daily-was-played = You already had your try at today's daily table, before you deleted your data. The next one opens { $moment }.
finish-first = Finish your try first; then you can tell this channel about it.
told-already = You have told a channel about this try already.
no-daily-record = There is no record. You get one the day after, if you finished your try.
tables-are-gone = Those tables no longer exist.
no-table-chosen = No table was chosen.
replay-after-the-end = Table { $table } is still in play. Once it has ended, everybody can replay it.
nothing-to-replay = Table { $table } was closed before it began, so there is nothing to replay.
analysis-after-the-end = This table is still in play. **{ -how-it-went }** opens once it has ended.
nothing-to-analyse = No move was made at this table, so there is nothing to analyse.
no-analysis = There is no analysis of this game yet: the house does not play it.
shown-to-everybody = Everybody has been shown this already. Press **{ -how-it-went }** to see it yourself.
picture-after-the-end = There is a picture to share once a game has been played to its end.
say-why = Say why with the option `reason`. `/history` shows it to everybody who can see the table.
no-open-tables = You have no open table. `/play` opens one; on a server, `/tables open` lists tables that you can join.
no-open-tables-here = You have no open table on this server. `/tables open` lists tables that you can join. In a direct message with me it lists your tables on all servers.
no-hint-found = Sorry, I couldn't find a hint. Press **{ -hint }** again.
