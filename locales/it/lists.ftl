### Elenchi di tavoli: i propri, e quelli che aspettano gente. Per chi lo chiede.

you-sit-at = Hai un posto a { $tables ->
    [one] { NUMBER($tables) } tavolo aperto
   *[other] { NUMBER($tables) } tavoli aperti
}{ $place ->
    [server] {" "}su questo server
   *[channel] {""}
}; { $turn ->
    [none-of-one] non tocca a te
    [one-of-one] tocca a te
    [none-of-many] non tocca a te in nessuno di questi
   *[some-of-many] tocca a te in { NUMBER($turns) } di questi
}.
your-tables = I tuoi tavoli
more = … e { $count ->
    [one] un altro
   *[other] altri { NUMBER($count) }
}
linked = { $game } · tavolo { $table }
not-linked = { $game } · tavolo { $table } (`/table show` con `table:{ $table }` pubblica il suo tabellone)
not-shown = { $table } · ora non si può mostrare
not-begun = { $table } · non iniziato, posti occupati: { NUMBER($have) } su { NUMBER($seats) }; { $lobby ->
    [own] puoi premere **{ -start }**
    [ready] chi ospita può premere { -start }
   *[waiting] aspetta gente
}
unreachable = { $table } · in pausa: non ho accesso al suo canale; `/table show` lo porta in un altro
paused = { $table } · in pausa; si riprende con `/table resume`
away = { $table } · il banco gioca per te; premi **{ -i-am-back }**
your-turn = **Tocca a te** · { $table } · il tempo scade { $when }
your-turn-without-limit = **Tocca a te** · { $table } · senza limite di tempo
waits-for = { $table } · aspetta { LIST($names) }; il tempo scade { $when }
waits-without-limit = { $table } · aspetta { LIST($names) }

looking = Cerco tavoli nei canali che puoi vedere…
not-looked-up = Ora non riesco a consultare i tavoli di questo server. Riprova più tardi.
waits-in = { $table } in { $channel } · posti occupati: { NUMBER($have) } su { NUMBER($seats) }, liberi: { NUMBER($free) } · ospita: { $host }
nobody = nessuno
not-checked = Non ho potuto controllare quali altri canali puoi vedere, quindi mancano i loro tavoli.
nobody-waits = Nessun altro tavolo aspetta gente in un canale che puoi vedere. Apri tu un tavolo: `/help` elenca i giochi.
you-can-join = { $tables ->
    [one] C'è { NUMBER($tables) } tavolo a cui puoi unirti.
   *[other] Ci sono { NUMBER($tables) } tavoli a cui puoi unirti.
}
tables-that-wait = Tavoli che aspettano gente
have-a-seat = Hai un posto: { $table }. Chi ospita preme **{ -start }**.
