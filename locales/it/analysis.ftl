## Un consiglio

thinking = Cerco la tua mossa migliore…
nothing-to-decide = Non c'è niente da decidere.
best = La mossa migliore: **{ $choice }**.
wins-share = Probabilità di vincere: { $percent }.
wins-about = Vinci circa { NUMBER($wins) } { $wins ->
    [one] partita
   *[other] partite
} su { NUMBER($of) }.
hardly-wins = Non vinci quasi mai.
almost-always-wins = Vinci quasi sempre.
takes-on-average = La partita dura in media { $turns }.
takes-about = La partita dura circa { $turns }.
no-clear-difference = Nessuna differenza netta: { $moves }
costs = **{ $choice }**: costa { $estimate ->
    [exact] { $amount }
    [less-than] meno di { $amount }
   *[about] circa { $amount }
}
no-better = { $moves ->
    [one] { NUMBER($moves) } altra mossa non sarebbe migliore.
   *[other] Altre { NUMBER($moves) } mosse non sarebbero migliori.
}
one-of-alike = { $choice } (n. { $nth })
in-turns = { $turns ->
    [one] { $said } turni
   *[other] { $said } turni
}

## Com'è andata

analysing = Analizzo la partita… (qualche secondo)
not-analysed = Scusa, non sono riuscito ad analizzare questa partita. Premi di nuovo il pulsante.
title = Com'è andata: fortuna e gioco
footer = Tavolo { $table } · { $alone ->
    [yes] grafico: turni previsti · + vuol dire turni risparmiati
   *[no] grafico: probabilità di vincere · il 100 % è una vittoria
} · { $exact ->
    [yes] esatto
   *[no] stime, solo dove sono chiare
}
decisions = Le decisioni più care
luck = Fortuna
show-everybody = Mostra a tutti
chart-of-chances = La probabilità di vincere dopo ogni mossa, dall'inizio a sinistra fino alla fine.
chart-of-turns = Quanti turni durerà la partita, dopo ogni mossa, dall'inizio a sinistra fino alla fine.
too-rough = In questa partita non si possono separare fortuna e gioco: le stime sono troppo incerte.
luck-and-play = Che cosa è stato fortuna e che cosa gioco.
summary = { $most-luck ->
    [somebody] La fortuna maggiore: { $lucky } ({ $luck }).
    [nobody] Nessuno ha avuto chiaramente fortuna.
   *[even] Nessuno ha avuto chiaramente più fortuna.
}{ $best-play ->
    [same] {" "}Ha anche giocato meglio{ $of-two ->
        [yes] {""}
       *[no] {" "}di tutti
    }.
    [another] {" "}Chi ha giocato meglio: { $best }.
    [flawless] {" "}Nessuno ha fatto errori.
   *[even] {" "}Nessuno ha giocato chiaramente meglio.
}
luck-of = fortuna **{ $difference }**
play-of = ha ceduto **{ $amount }** a decisione
no-clear-luck = fortuna non chiara
no-mistake = { $exact ->
    [yes] nessun errore
   *[no] nessun errore chiaro
}
there-was-no-mistake = { $exact ->
    [yes] Non ci sono stati errori.
   *[no] Non ci sono stati errori chiari.
}
hints = { $hints ->
    [one] { NUMBER($hints) } consiglio
   *[other] { NUMBER($hints) } consigli
}
decision = Mossa { NUMBER($ply) }, { $name }: «{ $chosen }» (-{ $cost }), meglio: **{ $better }**
stands-out = { $good ->
    [yes] **{ $difference }** · mossa { NUMBER($ply) }, { $name }: { $what }
   *[no] **{ $difference }** · mossa { NUMBER($ply) }, { $name }: { $what }
}
nothing-stands-out = { $good ->
    [yes] Fortuna: niente di particolare
   *[no] Sfortuna: niente di particolare
}
