### Listen von Tischen: die eigenen, und die, an denen noch Leute fehlen. Für alle, die danach fragen.

you-sit-at = Du sitzt { $place ->
    [server] auf diesem Server{" "}
   *[channel] {""}
}an { $tables ->
    [one] { NUMBER($tables) } offenen Tisch
   *[other] { NUMBER($tables) } offenen Tischen
}; { $turn ->
    [none-of-one] du bist nicht am Zug
    [one-of-one] du bist am Zug
    [none-of-many] an keinem bist du am Zug
   *[some-of-many] an { NUMBER($turns) } davon bist du am Zug
}.
your-tables = Deine Tische
more = … und { NUMBER($count) } weitere
linked = { $game } · Tisch { $table }
not-linked = { $game } · Tisch { $table } (`/table show` mit `table:{ $table }` zeigt sein Spielbrett)
not-shown = { $table } · lässt sich gerade nicht anzeigen
not-begun = { $table } · noch nicht begonnen, { NUMBER($have) } von { NUMBER($seats) } Plätzen besetzt: { $lobby ->
    [own] du kannst **{ -start }** drücken
    [ready] die Tischleitung kann { -start } drücken
   *[waiting] wartet auf Leute
}
unreachable = { $table } · pausiert: Ich erreiche den Kanal nicht; `/table show` holt ihn in einen anderen
paused = { $table } · pausiert; `/table resume` lässt weiterspielen
away = { $table } · das Haus spielt für dich; drück **{ -i-am-back }**
your-turn = **Du bist am Zug** · { $table } · die Zeit endet { $when }
your-turn-without-limit = **Du bist am Zug** · { $table } · ohne Zeitlimit
waits-for = { $table } · wartet auf { LIST($names) }; die Zeit endet { $when }
waits-without-limit = { $table } · wartet auf { LIST($names) }

looking = Ich suche Tische in den Kanälen, die du sehen kannst …
not-looked-up = Die Tische dieses Servers lassen sich gerade nicht abrufen. Bitte versuche es später noch einmal.
waits-in = { $table } in { $channel } · { NUMBER($have) } von { NUMBER($seats) } Plätzen besetzt, { NUMBER($free) } frei · Tischleitung: { $host }
nobody = niemand
not-checked = Welche anderen Kanäle du sehen kannst, ließ sich nicht prüfen; Tische dort fehlen in der Liste.
nobody-waits = Kein anderer Tisch in den Kanälen, die du sehen kannst, wartet noch auf Leute. Eröffne selbst einen Tisch: `/help` nennt die Spiele.
you-can-join = { $tables ->
    [one] Es gibt { NUMBER($tables) } Tisch, an dem du mitspielen kannst.
   *[other] Es gibt { NUMBER($tables) } Tische, an denen du mitspielen kannst.
}
tables-that-wait = Tische, an denen noch Leute fehlen
have-a-seat = Du hast einen Platz: { $table }. Die Tischleitung drückt **{ -start }**.
