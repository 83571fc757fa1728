## Mossa per mossa

start-of-table = { $turns ->
    [one] L'inizio di un tavolo di { NUMBER($turns) } turno.
   *[other] L'inizio di un tavolo di { NUMBER($turns) } turni.
}
happened = Turno { NUMBER($turn) } di { NUMBER($turns) } · { $what }.
happened-in = Turno { NUMBER($turn) } di { NUMBER($turns) }, { $title } · { $what }.
played-by-clock = (Tempo scaduto: è stata giocata la mossa più sicura.)
played-by-house = (Giocato dal banco.)
first-board = Inizio
earlier-board = ‹ Indietro
next-board = Avanti ›
last-board = Fine
turning-points = Svolte
at-turn = Turno { NUMBER($turn) } · { $what }
is-passed = sorpasso decisivo su { $name }
takes-the-lead = chi vince va in testa
brought = { $name }: { $what }

## Condividi

drawing = Disegno la partita…
not-drawn = Scusa, non sono riuscito a disegnare questa partita. Premi di nuovo il pulsante.
posted = **{ $game }** · tavolo { $table }
as-gif = La partita in GIF
shows-board = L'ultimo tabellone. { $summary }
shows-game = La partita, un'immagine per turno, fino all'ultimo tabellone. { $summary }

## Il registro, e come si controllano i dadi

committed = Tutti i dadi del tavolo { $table } vengono da un seme segreto, scelto all'apertura del tavolo, e dalle parole fortunate di chi gioca. Lo SHA-256 del seme è
    `{ $sha }`
    { $in-lobby ->
        [yes] Annotalo prima che il tavolo inizi
       *[no] Annotalo
    }: quando il tavolo sarà finito, `/table verify` mostrerà il seme, che deve avere questo SHA-256, e controllerà ogni tiro.
seed = Seme: `{ $seed }`
    Il suo SHA-256, fissato all'apertura del tavolo: `{ $sha }`
nothing-to-verify = Il tavolo { $table } è stato chiuso prima di iniziare, quindi non c'è niente da controllare.
verified = Il tavolo { $table } è controllato: il suo seme ha lo SHA-256 dell'inizio, tutte le mosse ({ NUMBER($moves) }) seguono le regole, tutti i dadi ({ NUMBER($faces) }) vengono dal seme e dalle parole fortunate, e il risultato segue dalle mosse.
not-verified = Il tavolo { $table } NON ha superato il controllo: `{ $wrong }`. Avvisa chi gestisce il bot; `/table record` contiene la prova.
record-of = Il registro del tavolo { $table }: ogni mossa e ogni tiro. `/table verify` lo confronta con il seme.
