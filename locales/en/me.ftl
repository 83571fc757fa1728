### What `/me` says, to one person alone

saved = Saved.
pings = Pings for your turn: { $pinged ->
    [later] after 2 minutes, unless you are active at the table
    [always] always, immediately
   *[never] never
}.
house-pace = House players move { $at-once ->
    [yes] at once
   *[no] after a moment, so that you can follow
}. With other people at the table, this applies only if everyone there chose it.
pictures = { $drawn ->
    [moving] Dice now tumble when they are rolled.
    [still] No dice tumble at your tables now.
   *[words] What only you see is now told in words; boards keep their pictures.
}
zone = Your quiet hours use the time zone `{ $zone }`.
quiet = No pings from { $from }:00 to { $until }:00, { $zone }.
quiet-in-utc = No pings from { $from }:00 to { $until }:00, UTC (change it with `/me timezone`).
no-quiet = You have no quiet hours.
unlisted = No leaderboard lists you. Your results still count, for you and for the people you play with.
listed = Leaderboards list you again.
inviters = Who may invite you to tables, or offer you a seat: { $who }.
blocked = You have blocked { $name }: from now on neither of you can sit down at a table where the other sits, or invite the other. Only a host can still invite them to a table where you sit. They are not told. Tables at which you both play already go on. `/me blocks` lists everybody you have blocked.
blocked-already = You have blocked { $name } already.
unblocked = You no longer block { $name }.
not-blocked = You have not blocked { $name }.
blocked-nobody = You have blocked nobody. `/me block` keeps somebody from your tables, and you from theirs.
blocks = You have blocked { LIST($people) }. `/me unblock` ends it.
