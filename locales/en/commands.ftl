### What Discord shows while somebody types a command: at most 100 characters each. The commands themselves stay English.

## /<game>

start = Open a table, with options
learn = Learn it in a minute or two, at a private table with scripted dice
rules = How to play
leaderboard-of-game = Rankings for this game

language = Language of the board (default: this server's, or yours)
thread = Play in a separate thread
clock = Time per decision (default: 24 hours)
clock-24h = 24 hours per decision
clock-1h = 1 hour per decision
clock-10m = 10 minutes per decision
clock-2m = 2 minutes per decision
clock-none = no time limit
with = A player to invite
with-another = Another player to invite
house = How many house players to play against; with them the game is unrated
level = How strong house players are (default: regular)
level-casual = casual: plays for fun and overlooks things
level-regular = regular: knows the game
level-master = master: plays as well as it can
hints = Let players ask for the best move; the game is then unrated
rated = Count the result for ratings (default: yes)
when-full = Start by itself when every seat is taken
min-games = Rated games, in this game and server, that others need to join
min-rating = Rating, in this game and server, that others need to join

## /table

table = Manage a table
table-name = The number under the board (default: yours here; to verify, void or record, the latest finished)
table-show = Show a table's board again at the bottom of the channel
table-resign = Leave a game for good
table-replace = Ask somebody to take over your seat, or a seat the house is playing
    .player = The player who takes over
    .for = Whose seat (default: yours)
table-pause = Ask all players to pause the clocks
table-resume = Resume a paused table
table-end = End a table without a result if all players agree
table-host = Make another player the host
    .player = The new host
table-remove = For hosts and moderators: remove a player, or free a kept seat, before the game starts
    .player = The player to remove
table-record = Get the record of a finished table: every move and every roll
table-verify = Check the dice: the fingerprint of a table's secret seed, or every roll of a finished game
table-void = For moderators: exclude a result from the ratings, or count it again
    .restore = Count the result again
    .reason = Why; the history shows it

## /tables

tables = Find a table
tables-mine = Your tables; those where it is your turn come first
tables-open = Tables on this server that you can join

## /settings, /doctor

settings = For admins: where games are played, turn pings, moderators, bans
    .ban = Ban a member from using this bot here
    .unban = Lift a member's ban from this bot
    .new-accounts = How many days an account counts as new; its games barely affect other people's ratings
    .days = With ban: for how many days (default: until it is lifted)
    .reports = The channel where moderators read reports of tables
    .language = Language of new tables, where their game is translated
    .channel-language = Language of new tables in this channel and its threads
settings-language-own = each table in its host's language
settings-language-server = like the rest of the server
doctor = Check that everything works in this channel

## /leaderboard, /profile, /history

leaderboard = Rankings for one game or all games
    .game = Which game (default: all games together)
    .period = Since when (default: all time)
    .scope = Where (default: this server)
period-all = all time
period-season = this season (quarter of the year)
period-month = this month
period-week = this week (from Monday)
scope-server = this server
scope-everywhere = everywhere
profile = A player's statistics, and your head-to-head record
    .player = Whose profile (default: yours)
history = Finished tables, to replay move by move
    .player = Only tables of this player
    .scope = Where (default: tables that you can see here)
scope-visible = all that you can see here
scope-channel = this channel

## /privacy

privacy = Your data
privacy-about = What data is stored about you, and why
privacy-export = Get your data as a file
privacy-delete = Delete your data: you become anonymous at every table

## /me

me = Your own settings
me-pings = When to ping you for your turn
    .when = Default: after 2 minutes
pings-later = after 2 minutes, unless I am active at the table
pings-always = always, immediately
pings-never = never
me-timezone = Time zone for your quiet hours
    .zone = Type a city, for example Berlin
me-quiet-hours = Hours without pings (leave both empty for none)
    .from = First hour, 0 to 23
    .until = Hour at which pings resume, 0 to 23
me-house-pace = How fast house players move at your tables
    .pace = Default: after a moment
pace-moment = after a moment, so that I can follow
pace-at-once = at once
me-pictures = How pictures are drawn for you
    .pictures = Default: moving
pictures-moving = moving: dice tumble when they are rolled
pictures-still = still: no dice tumble at my tables
pictures-words = words: what only I see is told in words
me-leaderboard = Whether leaderboards list you
    .show = Default: on
listed-on = on: leaderboards list me
listed-off = off: no leaderboard lists me
me-invitations = Who may invite you to tables, or offer you a seat
    .from = Default: everybody
inviters-everybody = everybody
inviters-acquaintances = people I have played with
inviters-nobody = nobody
me-block = Block a player: neither of you can sit at the other's tables, unless a host invites that player
    .player = The player
me-unblock = Unblock a player
me-blocks = The people you have blocked

## /play, /daily, /help

play = Sit down: at an open table here, at a new one, or at once against the house
    .game = Which game (default: what is waiting here, or the quickest)
    .house = Play against the house; the game starts at once
daily = One game a day, alone, with the same dice for everybody
help = All games and how to start one

## In the menus of people and of messages, under Apps: at most 32 characters. Here Discord shows the name.

menu-invite = Invite to a game
menu-profile = Profile
menu-rules = Rules of this table
menu-record = Record
menu-report = Report this table
in-menu-of-person = in the menu of a person, under Apps
in-menu-of-message = in the menu of a lobby or a board, under Apps
