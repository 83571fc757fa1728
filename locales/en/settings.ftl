### What the admins of a server read: `/settings`, what was done there recently, and `/doctor`.

## The panel. A line for each setting, short enough for a phone

title = Server settings
games-in = **Games are played in**: { $channels }
games-everywhere = **Games are played in**: every channel the bot can see
moderators = **Moderators of tables**: whoever may manage messages
moderators-with-role = **Moderators of tables**: { $role }, and whoever may manage messages
reports-in = **Reports of tables**: posted in { $channel }
reports-off = **Reports of tables**: off; `/settings reports:` chooses a channel for them
pings = **Turn pings**: { $is-on ->
    [yes] on; each player chooses when with `/me pings`
   *[no] off; boards and clocks work as usual
}
players-wanted = **Players wanted**: calls { $role }, at most once in { NUMBER($minutes) } minutes, if everybody or the bot may mention the role
nobody-called = **Players wanted**: no role can be called
banned = **Banned from the bot**: { LIST($people) } (`/settings unban:`)
nobody-banned = **Banned from the bot**: nobody (`/settings ban:`)
banned-until = { $person } until { $date }
more-people = { NUMBER($count) } more
looked-up = **Finished tables can be looked up**: { $is-open ->
    [yes] by everybody on this server
   *[no] by their players, and where they were played
}
shared = **Results are shared with other servers**: { $is-shared ->
    [yes] with their names, on every server
   *[no] no, they stay on this server
}
new-accounts = **Accounts are new**: for { $days ->
    [one] { NUMBER($days) } day
   *[other] { NUMBER($days) } days
} (`/settings new-accounts:`)
language = **Language of new tables**: { $language } (`/settings language:`)
no-language = **Language of new tables**: the language of this server if it is a community, else that of their host (`/settings language:`)
channel-language = **Language of new tables in this channel**: { $language } (`/settings channel-language:`)
no-presets = **Options in this channel**: none yet
presets = Options in this channel
preset = **{ $game }**: { $options }{ $is-pinned ->
    [yes] {" "}(pinned)
   *[no] {""}
}
old-options = options it no longer has

choose-channels = Channels for games (none: every channel)
choose-moderators = A role that moderates tables (optional)
choose-players = A role that a lobby may call (optional)
choose-preset = Pin the current options of this channel
pin = { $pins ->
    [yes] Pin { $game }
   *[no] Unpin { $game }
}
turn-pings-off = Switch turn pings off on this server
turn-pings-on = Switch turn pings on
close-history = Limit look-ups of finished tables
open-history = Let everybody look up finished tables
stop-sharing = Stop sharing results
share = Share results with other servers
full-log = Full log
stop-reports = Stop reports

## What admins and moderators did

recent-changes = Recent changes
no-changes = nothing yet
log = What admins and moderators did here, latest first. Entries are deleted after { NUMBER($days) } days.
empty-log = Nothing yet.
deleted-person = Somebody whose data was deleted
somebody = somebody

did-choose-new-accounts = { $who } set accounts to count as new for { $days ->
    [one] { NUMBER($days) } day
   *[other] { NUMBER($days) } days
}
did-choose-reports = { $who } chose { $channel } for reports of tables
did-choose-language = { $who } chose { $language } for new tables
did-choose-no-language = { $who } cleared the language of new tables
did-choose-channel-language = { $who } chose { $language } for new tables in { $channel }
did-choose-no-channel-language = { $who } cleared the language of new tables in { $channel }
did-pin = { $pins ->
    [yes] { $who } pinned the options of { $game } in { $channel }
   *[no] { $who } unpinned the options of { $game } in { $channel }
}
did-choose-channels = { $who } chose { $count ->
    [one] { NUMBER($count) } channel
   *[other] { NUMBER($count) } channels
} for games
did-allow-everywhere = { $who } allowed games in every channel
did-choose-moderators = { $who } chose { $role } as the role that moderates tables
did-remove-moderators = { $who } removed the role that moderates tables
did-choose-players = { $who } chose { $role } as the role that a lobby may call
did-remove-players = { $who } removed the role that a lobby may call
did-turn-pings = { $is-on ->
    [yes] { $who } switched turn pings on
   *[no] { $who } switched turn pings off
}
did-open-history = { $is-open ->
    [yes] { $who } let everybody look up all tables
   *[no] { $who } kept tables to their channels
}
did-share = { $is-shared ->
    [yes] { $who } shared results with other servers
   *[no] { $who } stopped sharing results
}
did-stop-reports = { $who } stopped reports of tables
did-ban = { $who } banned { $whom } from the bot{ $until ->
    [for-good] {""}
   *[date] {""} until { $date }
}
did-lift-ban = { $who } lifted the ban of { $whom }
did-remove = { $who } removed a player from table { $table }
did-free = { $who } freed a kept seat at table { $table }
did-choose-host = { $who } chose another host for table { $table }
did-offer = { $who } offered a seat of table { $table } that the house plays
did-report = { $who } reported table { $table }
did-end = { $who } ended table { $table }
did-restore = { $who } counted the result of table { $table } again
did-void = { $who } voided the result of table { $table }: { $reason }

## /doctor

running = Running checks…
checks = Checks
no-problems = No problems in this channel.
problems = { $count ->
    [one] { NUMBER($count) } problem
   *[other] { NUMBER($count) } problems
} in this channel.
failed = ✗ **{ $what }**: { $wrong }
check = { $check ->
    [view] View the channel
    [send] Send messages
    [embed] Embed links
    [open-threads] Open threads
    [in-threads] Write in threads
    [reach] Reach the channel
    [reports] Post reports of tables
    [pictures] Pictures of the dice
    [commands] Commands
    [storage] Storage
   *[practice] Two test moves in every game
}
allow = { $check ->
    [view] without it boards cannot be updated; allow **View Channel**
    [send] without it there are no turn pings, and old boards cannot be posted again; allow **Send Messages**
    [embed] without it a board that is posted again is empty; allow **Embed Links**
    [open-threads] without it tables cannot open a thread; allow **Create Public Threads**
   *[in-threads] without it nobody can play in a thread; allow **Send Messages in Threads**
} for the bot's role, in this channel's settings under *Permissions*.
allow-reach = { $error }. Allow **View Channel** for the bot's role, in this channel's settings under *Permissions*.
try-again = { $error }. Try again; if it happens again, tell the bot's operator.
try-once-more = { $error }. Try again.
not-uploaded = { NUMBER($missing) } of { NUMBER($all) } are not uploaded, so dice are shown as text. The bot's operator should restart it; it uploads them at the start.
other-version = they belong to another version. The bot's operator should restart it; it registers them at the start.
not-read-back = stored data cannot be read back. Tell the bot's operator.
not-stored = nothing can be stored. Tell the bot's operator; the log has the reason.
games-failed = { $games } failed. Tell the bot's operator; the log has the reason.
