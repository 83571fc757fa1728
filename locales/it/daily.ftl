### Il tavolo del giorno: per chi lo gioca da solo, e una volta per tutto un canale.

title = Tavolo del giorno · { $day }
table-of = Tavolo del giorno, { $day }
todays = Il tavolo di oggi: { $game }, in solitario.
one-try = Tutti hanno gli stessi dadi e **un solo tentativo**. È aperto fino alle { $time } ({ $left }); ciò che per allora non è finito non conta. Un secondo account vedrebbe gli stessi dadi: la classifica si basa sulla buona fede.
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
you-here = Tu: posto { NUMBER($place) } di { NUMBER($here) } qui, { NUMBER($among) } di { NUMBER($all) } in tutto.
you-everywhere = Tu: posto { NUMBER($among) } di { NUMBER($all) } in tutto.
nobody-finished = Nessuno lo ha finito.
finished-elsewhere = Altrove lo { $players ->
    [one] ha finito { NUMBER($players) } persona
   *[other] hanno finito { NUMBER($players) } persone
}.
opens = Il prossimo apre { $left }.
dice-of = { $when ->
    [today] Oggi
   *[tomorrow] Domani
}, { $game }: `{ $commitment }`, estrazione del { $made }.
committed = SHA-256 del seme segreto, che si mostra il giorno dopo.
yesterdays-seed = Seme di ieri: `{ $seed }`
told = { $name } ha giocato il tavolo del giorno del { $day }, { $game }: ||{ $effort }||. Tocca a te: `/daily`
told-in-a-row = { $name } ha giocato il tavolo del giorno del { $day }, { $game }: ||{ $effort }||. { $row }. Tocca a te: `/daily`
record-of = Il registro del tuo tavolo del giorno del { $day }. `rollhouse verify` lo verifica, senza rete.
