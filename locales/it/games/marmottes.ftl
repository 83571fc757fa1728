### Les Marmottes. I nomi hanno il loro Markdown, i numeri di dadi vanno da 1 a 6. `:bust:` e `:crown:` sono immagini.

pitch = Sfida la sorte: i dadi uguali valgono, ma ti fermi solo con due o quattro dadi messi da parte
option-target = Totale che fa iniziare l'ultimo giro
option-single-match = Un dado da solo vale se il suo valore è già da parte; no: contano solo gli uguali di un tiro
option-turn-limit = Dopo questo numero di turni a testa vince il totale più alto, anche se la meta non è raggiunta
goal = Raggiungi la meta e resta davanti mentre tutti gli altri hanno un ultimo turno.
first-press = Premi **Tira**; ciò che combina viene messo da parte per te. Poi scegli: tirare ancora per avere di più, o **Fermati** prima di sballare.
aim = Raggiungi 60 punti in meno turni che puoi; a parità di turni, meno tiri sono meglio.

title-end = { -marmottes } · la fine
title-last-round = { -marmottes } · ultimo giro
title-round = { -marmottes } · { $alone ->
    [yes] turno
   *[no] giro
} { NUMBER($round) }
title-round-of = { -marmottes } · { $alone ->
    [yes] turno
   *[no] giro
} { NUMBER($round) } di { NUMBER($limit) }

scored = { $hand ->
    [player] { $name } tira { $dice }: +{ NUMBER($points) }
    [clock] Il tempo di { $name } è finito: il banco tira { $dice }: +{ NUMBER($points) }
   *[house] Il banco tira { $dice } per { $name }: +{ NUMBER($points) }
}{ $six-alike ->
    [yes] , e sei uguali danno un bonus di { NUMBER($bonus) }.
   *[no] .
}
bust = { $at-stake ->
    [yes] { $hand ->
        [player] :bust: Sballato! { $name } perde { NUMBER($lost) }.
        [clock] Il tempo di { $name } è finito: il banco tira e sballa, { NUMBER($lost) } persi.
       *[house] Il banco tira per { $name } e sballa: { NUMBER($lost) } persi.
    }
   *[no] { $hand ->
        [player] :bust: Sballato! Nessun dado di { $name } combina.
        [clock] Il tempo di { $name } è finito: il banco tira e sballa, nessun dado combina.
       *[house] Il banco tira per { $name } e sballa: nessun dado combina.
    }
}
banked = { $hand ->
    [player] { $name } si ferma con { NUMBER($points) }
    [clock] Il tempo di { $name } è finito: il banco si ferma al suo posto con { NUMBER($points) }
   *[house] Il banco si ferma per { $name } con { NUMBER($points) }
}{ $had-points ->
    [yes] , { NUMBER($total) } in tutto.
   *[no] .
}
last-round-begins = Così si arriva a { NUMBER($target) }: { $is-alone ->
    [yes] { $other } ha
   *[no] tutti gli altri hanno
} un ultimo turno.
left = { $name } lascia il tavolo.

dice-to-roll = { $count ->
    [1] l'ultimo dado
    [2] gli altri due dadi
    [3] gli altri tre dadi
    [4] gli altri quattro dadi
    [5] gli altri cinque dadi
   *[other] tutti e sei i dadi
}
begins = { $last-round ->
    [yes] Ultimo giro: { $name } tira i dadi.
   *[no] { $name } tira i dadi.
}
decides = { $aside ->
    [3] Con tre da parte non ci si ferma: bisogna tirare { $dice }.
    [5] Con cinque da parte non ci si ferma: bisogna tirare { $dice }.
    [6] Tutti e sei i dadi hanno dato punti, quindi si tirano di nuovo tutti.
   *[other] Fermarsi con { NUMBER($score) } o tirare { $dice }?
}
player-decides = { $may-stop ->
    [yes] { $name } può fermarsi con { NUMBER($score) } o tirare { $dice }.
   *[no] { $name } ha { NUMBER($score) } finora e deve tirare { $dice }.
}
advice-roll = I dadi uguali danno punti. Puoi fermarti con due o quattro; se sballi, perdi i punti del turno.
this-turn = **{ NUMBER($score) } in questo turno**
last-round = **Ultimo giro** · { $lead ->
    [ahead] { $name } è davanti a tutti
    [alone] A { $name } servono { NUMBER($wanted) }, { $missing ->
        [one] manca { NUMBER($missing) }
       *[other] mancano { NUMBER($missing) }
    }
   *[shared] A { $name } servono { NUMBER($wanted) }, { $missing ->
        [one] manca { NUMBER($missing) }
       *[other] mancano { NUMBER($missing) }
    }; con { NUMBER($shares) } la testa è condivisa
}

roll-button = Tira { $count ->
    [one] l'ultimo dado
    [6] tutti e 6
   *[other] { NUMBER($count) } dadi
} · { $risk ->
    [sure] sballo sicuro
    [percent] sballo: { NUMBER($chance) } %
   *[one-in] sballo: 1 su { NUMBER($chance) }
}
stop-button = Fermati: { NUMBER($score) }{ $adds ->
    [yes] {" "}→ { NUMBER($total) }
   *[no] {""}
}{ $standing ->
    [nothing] {""}
    [reaches] , la meta
    [leads] , in testa
    [level] , pari in testa
   *[behind] , { $missing ->
        [one] manca { NUMBER($missing) }
       *[other] mancano { NUMBER($missing) }
    }
}

latest = ultimo: { $turn }
latest-bust = sballo
reached-first = { NUMBER($target) } prima di tutti
one-last-turn = ancora un ultimo turno

to-win = { $alone ->
    [yes] Raggiungi { NUMBER($target) } in meno turni possibile.
   *[no] Quando qualcuno raggiunge { NUMBER($target) }, tutti gli altri hanno un ultimo turno; poi vince il totale più alto.
}
help-roll = **Tira { $dice }.** { $needs } Sballano { NUMBER($bust) } tiri su { NUMBER($of) }{ $at-stake ->
    [yes] , e allora { $score ->
        [one] si perde { NUMBER($score) } punto
       *[other] si perdono { NUMBER($score) } punti
    } di questo turno.
   *[no] .
}
needs-a-partner = Non può combinare: un dado da solo non ha un compagno.
needs-the-sixth = Serve un { NUMBER($face) }: così sono sei uguali e { NUMBER($bonus) } punti in più.
needs-one-of = Serve uno di questi valori: { LIST($faces) }.
needs-a-pair = Servono due o più dadi dello stesso valore.
needs-a-pair-or = Servono due o più dadi dello stesso valore, o un solo { NUMBER($face) }.
needs-a-pair-or-two = Servono due o più dadi dello stesso valore, o un solo { NUMBER($face) } o { NUMBER($other) }.
help-stop = **Fermati.** Così metti al sicuro { $score ->
    [one] { NUMBER($score) } punto
   *[other] { NUMBER($score) } punti
} e il totale diventa { NUMBER($total) }{ $is-short ->
    [yes] , a { NUMBER($short) } dalla meta.
   *[no] .
}
help-no-stop = { $aside ->
    [0] Ciò che combina va da parte da solo e vale la sua somma. Ti puoi fermare con due o quattro dadi da parte.
    [3] Non ti puoi fermare con tre dadi da parte, solo con due o quattro.
    [5] Non ti puoi fermare con cinque dadi da parte, solo con due o quattro.
   *[other] Tutti e sei i dadi hanno dato punti, quindi si tirano di nuovo tutti. Quelli nuovi non combinano con i vecchi, e prima non ci si può fermare.
}
help-last-round = { $stayed ->
    [yes] Ultimo giro: { $name } ha raggiunto { NUMBER($target) } prima di tutti, con { NUMBER($total) }, e vince in caso di parità. Tutti gli altri hanno ancora un turno.
   *[no] Ultimo giro: { $name } ha raggiunto { NUMBER($target) } prima di tutti, con { NUMBER($total) }, ma ha lasciato il tavolo. Tutti gli altri hanno ancora un turno.
}
help-last-turns = Ultimo giro: poi vince il totale più alto, a meno che qualcuno non raggiunga { NUMBER($target) }.
help-player = { $name } ha { NUMBER($total) }{ $has-note ->
    [yes] , { $note }.
   *[no] .
}
help-all-six = { $name } ha in mano tutti e sei i dadi.
help-turn = { $name } ha { $score ->
    [one] { NUMBER($score) } punto
   *[other] { NUMBER($score) } punti
} in questo turno. Da parte: { LIST($aside) }. Liberi: { $has-free ->
    [yes] { LIST($free) }.
   *[no] nessuno.
}

alone-reached = :crown: { $name } arriva a { NUMBER($target) } in { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turni
} e finisce con { NUMBER($total) }.
alone-short = { $name } ha { NUMBER($total) } dopo { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turni
}; la meta era { NUMBER($target) }.
nobody-wins = Tutti hanno lasciato il tavolo, quindi non vince nessuno.
wins = :crown: **{ $name } vince con { $total ->
    [one] { NUMBER($total) } punto
   *[other] { NUMBER($total) } punti
}.**
two-win = { $name } e { $other } si dividono la vittoria con { $total ->
    [one] { NUMBER($total) } punto
   *[other] { NUMBER($total) } punti
} a testa.
many-win = { $players ->
    [one] Vince { NUMBER($players) } persona
   *[other] { NUMBER($players) } persone si dividono la vittoria
} con { $total ->
    [one] { NUMBER($total) } punto
   *[other] { NUMBER($total) } punti
} a testa.
no-one-is-left = Al tavolo non c'è più nessuno.
everyone-else-left = Tutti gli altri hanno lasciato il tavolo.
target-took = Per la meta di { NUMBER($target) } { $round ->
    [one] è servito { NUMBER($round) } turno
   *[other] sono serviti { NUMBER($round) } turni
}.
target-reached-first = { $name } ha raggiunto la meta di { NUMBER($target) } prima di tutti, e { $is-alone ->
    [yes] { $other } ha avuto
   *[no] gli altri hanno avuto
} un ultimo turno.
not-reached = Non si è arrivati a { NUMBER($target) } in { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turni
}.
limit-came = Il limite di { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turni
} è arrivato prima della meta di { NUMBER($target) }, quindi vince il totale più alto.
wins-the-tie = { $name } ha raggiunto la meta di { NUMBER($target) } prima di tutti e vince la parità.

event-roll = { $gain ->
    [one] { NUMBER($gain) } punto
   *[other] { NUMBER($gain) } punti
} con { $count ->
    [one] { NUMBER($count) } dado
   *[other] { NUMBER($count) } dadi
}
event-bust = sballo, { $lost ->
    [one] { NUMBER($lost) } punto perso
   *[other] { NUMBER($lost) } punti persi
}
event-first-bust = sballo al primo tiro
event-banked = { NUMBER($points) } al sicuro
event-reached = { NUMBER($points) } al sicuro, e sono { NUMBER($total) }
# Che cosa hanno dato i dadi o le carte.
luck-scored = tiro { $faces }, +{ NUMBER($more) }, { NUMBER($turn) } nel turno
luck-bust = tiro { $faces }, sballo, { NUMBER($lost) } in meno
luck-first-bust = tiro { $faces }, subito uno sballo
busts = Sballi
feat-points = { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } punti
}
feat-turns = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turni
}

six = Sei uguali
six-how = mettere da parte sei dadi dello stesso valore
burrow = Tana piena
burrow-how = fermarsi con 40 punti o più in un turno
meadow = Tutto il prato
meadow-how = fermarsi con 70 punti o più in un turno
whisker = Per un pelo
whisker-how = vincere per uno o due punti

lesson-1 = Sei dadi, e punti per quelli che combinano. Premi **Tira tutti e 6**.
lesson-1-roll = **Tira** lancia tutti i dadi che non sono da parte. Il pulsante dice il rischio di sballare: un tiro in cui nessun dado combina.
lesson-2 = I tuoi due 4 combinano: vanno da parte e sono 8 punti. È poco, e il rischio è piccolo. Premi **Tira 4 dadi**.
lesson-2-stop = **Fermati** chiude il tuo turno e aggiunge i suoi punti al tuo totale.
lesson-3 = Un altro 4 si unisce alla coppia: 12 punti. Con tre dadi da parte non ti puoi fermare, solo con due o quattro. Premi **Tira 3 dadi**.
lesson-4 = Quattro dadi da parte, 16 punti. Più della metà dei prossimi tiri sballerebbe, e i 16 sarebbero persi. Premi **Fermati**.
lesson-5 = Ada aveva due 1, ha tirato ancora e ha sballato: il suo turno non ha dato niente. Ciò che è già nel totale è sempre al sicuro. Premi **Tira tutti e 6**.
lesson-6 = Due coppie, 16 punti. Con quattro dadi da parte è saggio fermarsi da 10 punti in su. Premi **Fermati**.
lesson-end = 32 punti in due turni. Quando qualcuno arriva a 100, tutti gli altri hanno un ultimo turno, e vince il totale più alto. Se tutti e sei i dadi danno punti, li riprendi e tiri ancora.
