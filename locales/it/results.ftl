### Classifiche, profili ed elenchi di tavoli finiti. Una classifica la legge tutto il canale, il resto solo chi lo ha chiesto.

all-games = Tutti i giochi
leaderboard = { $game } · { $period } · { $within ->
    [everywhere] server che condividono i risultati
   *[here] su questo server
}
nobody-ranked = Nella classifica non c'è ancora nessuno: ci si entra dopo { $games ->
    [one] { NUMBER($games) } partita classificata
   *[other] { NUMBER($games) } partite classificate
}.
since = Dal { $date }.
leads = { $name } guida la classifica ({ $players ->
    [one] { NUMBER($players) } persona
   *[other] { NUMBER($players) } persone
}).
higher = Più in alto
lower = Più in basso
in-a-row = { $wins ->
    [one] { NUMBER($wins) } vittoria di fila
   *[other] { NUMBER($wins) } vittorie di fila
}
provisional = punteggio provvisorio { $rating }
rating = punteggio { $rating }
won-of = { $wins ->
    [one] { NUMBER($wins) } vittoria
   *[other] { NUMBER($wins) } vittorie
} su { NUMBER($games) }
page = Pagina { NUMBER($page) } di { NUMBER($pages) }
how-it-counts = Il punteggio parte da 8 ed è provvisorio fino a dieci partite · cosa conta: /help

## Il profilo di una persona

profile = { $name } { $place ->
    [server] su questo server
   *[channel] in questo canale
}
finished = Qui puoi vedere { $tables ->
    [one] { NUMBER($tables) } tavolo finito
   *[other] { NUMBER($tables) } tavoli finiti
} di { $name }.
who-is-ranked = In classifica c'è chi ha almeno { NUMBER($games) } partite classificate.
no-rated-game = nessuna partita classificata
more-unrated = { NUMBER($games) } senza classifica
unrated = { NUMBER($games) } senza classifica
against-the-house = Contro il banco
against-level = contro { $level }: { $won ->
    [one] { NUMBER($won) } vittoria
   *[other] { NUMBER($won) } vittorie
} in { $games ->
    [one] { NUMBER($games) } partita
   *[other] { NUMBER($games) } partite
}
achievements = Traguardi
achieved = { $game } · { NUMBER($have) } su { NUMBER($all) }: { $names }
costs = Quanto è costata in media una decisione
how-costs-count = In percentuale di una partita, dalla più vecchia, per le partite analizzate con **{ -how-it-went }**.
head-to-head = Testa a testa
not-met = Non avete ancora finito una partita insieme.
met = In { $tables ->
    [one] { NUMBER($tables) } tavolo giocato insieme
   *[other] { NUMBER($tables) } tavoli giocati insieme
} hai finito { LIST($each) }.
times = { $met ->
    [ahead] { $times ->
        [one] { NUMBER($times) } volta davanti
       *[other] { NUMBER($times) } volte davanti
    }
    [level] { $times ->
        [one] { NUMBER($times) } volta alla pari
       *[other] { NUMBER($times) } volte alla pari
    }
   *[behind] { $times ->
        [one] { NUMBER($times) } volta dietro
       *[other] { NUMBER($times) } volte dietro
    }
}
latest-tables = Ultimi tavoli
strength = Forza, partita dopo partita
chart = Da { $first } dopo la prima di { $games ->
    [one] { NUMBER($games) } partita classificata
   *[other] { NUMBER($games) } partite classificate
} a { $now } adesso. La fascia è l'intervallo del 95 % e il suo bordo inferiore è il punteggio.

## Come è contato un tavolo finito

placed = { $nth }º posto su { NUMBER($players) }
left-early = uscita prima della fine{ $rated ->
    [yes] : ultimo posto
   *[no] {""}
}
away-at-the-end = assenza alla fine{ $rated ->
    [yes] : ultimo posto
   *[no] {""}
}
handed-over = posto ceduto per un po'{ $rated ->
    [yes] : ultimo posto
   *[no] {""}
}
taken-over = ha continuato { $name }{ $rated ->
    [yes] : ultimo posto
   *[no] {""}
}
took-over-from = posto preso da { $name }: senza classifica
made-no-move = nessuna mossa: senza classifica

## Tavoli finiti

finished-tables = Tavoli finiti, dal più recente
choose-a-table = Scegli un tavolo per rivederlo mossa per mossa.
choose-to-replay = Scegli un tavolo da rivedere
won-by = vittoria: { LIST($names) }
won-by-nobody = nessuna vittoria
void = Annullato: { $reason }.
table-and-day = Tavolo { $table } · { $day }
newer = Più recenti
older = Meno recenti
