### `/privacy`. The whole of `about` has at most 4,096 characters.

title = What this bot stores about you
about = What this bot stores about you, and your choices.
what = **What**
    For each table you joined: your Discord ID, your name at the time, your lucky word, your seat, your moves with their dice and times, your place and points, whether you left or were away at the end, how many hints you had, and what you achieved; and the table's server, channel and message. What luck and play were at tables where somebody asked, by seat. Your tries at the daily table: the day, the server, your name and your moves. If you delete your data on a day on which you played it, a mark that somebody has had that try, until the day is over. Your settings of `/me`, if you changed them, and your block list. Invitations to lobbies, for ten minutes or, if you decline, until the game begins, and seats that you are offered, for a week. On which servers admins have banned you from this bot, whether its operator has excluded you, and who has blocked you. What you did as an admin or moderator of a server, and which tables you reported, for 90 days. No messages, no friends.
why = **Why**
    To continue games after a restart, to prove that the dice were fair, and for leaderboards, profiles and history. Others see your name on boards, in records and on the leaderboards of your server; on leaderboards across servers only if the admins of your server agree to that in `/settings`. Your tables can be looked up by their players and in the channel where they were played, on the whole server only if its admins say so.
deleted-after = **How long**
    Tables are deleted { $days ->
        [one] { NUMBER($days) } day
       *[other] { NUMBER($days) } days
    } after they end.
kept = **How long**
    Tables are kept. Players who delete their data become anonymous in them.
rights = **Your rights**
    `/privacy export` gives you all of it as a file, but for what was worked out from your games: achievements, luck and play, and ratings. Nor does it say who has blocked you, because that is their decision and not yours. `/privacy delete` makes you anonymous at every table, also where you moderated, and deletes your settings and your block list; bans, and blocks by others, stay. For questions, contact the operator of this bot.
collecting = Collecting what I store about you…
not-exported = Sorry, I couldn't make the file. Type `/privacy export` again later; if that does not help, ask the operator of this bot for it.
exported = What this bot stores about you: { $tables ->
    [one] { NUMBER($tables) } table
   *[other] { NUMBER($tables) } tables
}. Times are in UTC, in milliseconds since 1970.
ask = Permanently delete your data and become anonymous{ $tables ->
    [0] {""}
    [1] , at the table that you joined
    [one] , at all { NUMBER($tables) } tables that you joined
   *[other] , at all { NUMBER($tables) } tables that you joined
}? { $open ->
    [0] {""}
    [1] You leave the table you are at, which counts as resigning if it is in play.{" "}
    [one] You leave the { NUMBER($open) } tables you are at, which counts as resigning where one is in play.{" "}
   *[other] You leave the { NUMBER($open) } tables you are at, which counts as resigning where one is in play.{" "}
}Your settings and your block list are deleted. Your name becomes "someone" and your ID a random one that does not say who you were, the same at all tables, so that other players' ratings stay as they are. You are on no leaderboard any more, and your own ratings are lost. Your moves and lucky words stay: without them nobody could verify the other players' dice. Messages already posted stay in their channels; the latest boards are redrawn without your name, and moderators can delete the rest.
delete = Yes, delete my data
deleted = Done: you are anonymous at every table. If you play again, you start as a new player.
