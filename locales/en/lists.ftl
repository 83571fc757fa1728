### Lists of tables: one's own, and those that wait for players. For whoever asked.

# `$place` is where: on the server where it was asked, or anywhere in a direct message.
you-sit-at = You sit at { $tables ->
    [one] { NUMBER($tables) } open table
   *[other] { NUMBER($tables) } open tables
}{ $place ->
    [server] {" "}on this server
   *[channel] {""}
}; { $turn ->
    [none-of-one] it is not your turn
    [one-of-one] it is your turn
    [none-of-many] it is not your turn at any of them
   *[some-of-many] it is your turn at { NUMBER($turns) } of them
}.
your-tables = Your tables
more = … and { NUMBER($count) } more
linked = { $game } · table { $table }
not-linked = { $game } · table { $table } (`/table show` with `table:{ $table }` posts its board)
not-shown = { $table } · cannot be shown now
not-begun = { $table } · not begun, { NUMBER($have) } of { NUMBER($seats) } seats taken: { $lobby ->
    [own] you can press **{ -start }**
    [ready] its host can press { -start }
   *[waiting] waiting for players
}
unreachable = { $table } · paused: I can't access its channel; `/table show` brings it to another one
paused = { $table } · paused; `/table resume` resumes it
away = { $table } · the house plays for you; press **{ -i-am-back }**
your-turn = **Your turn** · { $table } · time runs out { $when }
your-turn-without-limit = **Your turn** · { $table } · no time limit
waits-for = { $table } · waiting for { LIST($names) }; time runs out { $when }
waits-without-limit = { $table } · waiting for { LIST($names) }

looking = Looking for tables in the channels that you can see…
not-looked-up = I cannot look up the tables of this server now. Please try again later.
waits-in = { $table } in { $channel } · { NUMBER($have) } of { NUMBER($seats) } seats taken, { NUMBER($free) } free · host: { $host }
nobody = nobody
not-checked = I couldn't check which other channels you can see, so tables there are left out.
nobody-waits = No other table is waiting for players in a channel that you can see. Open a table yourself: `/help` lists the games.
you-can-join = { $tables ->
    [one] There is { NUMBER($tables) } table that you can join.
   *[other] There are { NUMBER($tables) } tables that you can join.
}
tables-that-wait = Tables that wait for players
have-a-seat = You have a seat: { $table }. Its host presses **{ -start }**.
