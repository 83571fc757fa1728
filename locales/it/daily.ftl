### Il tavolo del giorno: per chi ci gioca in solitario, e una volta per tutto un canale.

title = Tavolo del giorno · { $day }
table-of = Tavolo del giorno, { $day }
todays = Il tavolo di oggi: { $game }, in solitario.
one-try = Tutti hanno gli stessi dadi e **un solo tentativo**, da finire entro le { $time } ({ $left }).
    -# Un secondo account vedrebbe gli stessi dadi, quindi la classifica si basa sulla buona fede.
played-in-a-row = Giochi da { $days ->
    [one] { NUMBER($days) } giorno
   *[other] { NUMBER($days) } giorni di fila
}.
in-a-row = { $days ->
    [one] { NUMBER($days) } giorno
   *[other] { NUMBER($days) } giorni di fila
}
start-my-try = Inizia il tentativo
yesterdays-record = Registro di ieri
tell-this-channel = Dillo al canale
yesterday = Ieri · { $game }
turns = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turni
}
effort = { $turns }, { $rolls ->
    [one] { NUMBER($rolls) } tiro
   *[other] { NUMBER($rolls) } tiri
}
you-here = Tu: { NUMBER($place) }º posto su { NUMBER($here) } qui, { NUMBER($among) }º su { NUMBER($all) } in tutto.
you-everywhere = Tu: { NUMBER($among) }º posto su { NUMBER($all) } in tutto.
nobody-finished = Nessuno l'ha finito.
finished-by = Lo { $players ->
    [one] ha finito { NUMBER($players) } persona
   *[other] hanno finito { NUMBER($players) } persone
}.
opens = Il prossimo si apre { $left }.
dice-of = { $when ->
    [today] Oggi
   *[tomorrow] Domani
}, { $game }: `{ $commitment }`, seme estratto il { $made }.
committed = È lo SHA-256 del seme segreto, che viene mostrato il giorno dopo.
yesterdays-seed = Seme di ieri: `{ $seed }`
told = { $name } ha giocato al tavolo del giorno ({ $day }), { $game }: ||{ $effort }||. Tocca a te: `/daily`
told-in-a-row = { $name } ha giocato al tavolo del giorno ({ $day }), { $game }: ||{ $effort }||. { $row }. Tocca a te: `/daily`
record-of = Il registro del tuo tavolo del giorno ({ $day }). `rollhouse verify` lo controlla anche offline.
