### Add'em Up. Una fila ha numeri consecutivi, in orizzontale o in verticale; `$faces` e `$dice` sono come `3 4 5`. `:crown:` è
### un'immagine.

pitch = Un cruciverba di dadi: forma o allunga file di numeri consecutivi; ognuna dà la sua somma
option-dice = Numero di dadi nel mucchio: 60 nelle regole stampate, meno per una partita veloce
option-pass-limit = La partita finisce dopo questo numero di turni consecutivi senza dadi posati
goal = Fai più punti di tutti prima che il mucchio di dadi finisca.
first-press = Premi **Tira**, scegli una fila nel menu per vederla sul tabellone e premi **Posa**.
best = più punti

title = { -addemup } · { $pile ->
    [one] resta { NUMBER($pile) } dado
   *[other] restano { NUMBER($pile) } dadi
}
title-end = { -addemup } · la fine

begins = Il tabellone è vuoto. { $name } tira i dadi.
rolls = { $name } tira i dadi.
moved = { $hand ->
    [player] {""}
    [clock] Il tempo di { $name } è finito: gioca il banco.
   *[house] Il banco gioca per { $name }.
}
left = { $name } lascia il tavolo.
found-no-line = { $hand ->
    [player] Nessuna fila possibile: il turno di { $name } finisce.
    [clock] Il tempo di { $name } è finito: tira il banco, nessuna fila possibile.
   *[house] Il banco tira per { $name }: nessuna fila possibile.
}
scored = { $has-lost ->
    [yes] Il dado bonus costa { NUMBER($lost) }:{" "}
   *[no] {""}
}{ $hand ->
    [player] { $name } fa **+{ NUMBER($points) }**.
    [clock] Il tempo di { $name } è finito: il banco fa **+{ NUMBER($points) }** al suo posto.
   *[house] Il banco fa **+{ NUMBER($points) }** per { $name }.
}
ways = { $ways ->
    [one] una possibilità, +{ NUMBER($best) }
   *[other] { NUMBER($ways) } possibilità, fino a +{ NUMBER($best) }
}
rolled = { $name } tira { $dice }: { $ways }.
may-go-on = { $name }: +{ NUMBER($points) } finora. Un'altra fila ({ $ways }) o fermarsi?
placed-all = { $name } posa tutti e sei i dadi, +{ NUMBER($points) }: il dado bonus o fermarsi?
bonus-fits = Il dado bonus di { $name } mostra { NUMBER($face) } e ci sta: { $ways }.
pile-is-empty = Il mucchio è vuoto.
nothing-fits = Non si può più formare né allungare nessuna fila, qualunque cosa esca.
too-many-passes = Troppi turni consecutivi senza dadi posati.
everyone-else-left = Tutti gli altri hanno lasciato il tavolo.
nobody-wins = :crown: **Non vince nessuno.**
wins = :crown: **{ $winners ->
    [one] { LIST($names) } vince
    [2] { LIST($names) } si dividono la vittoria
   *[other] { NUMBER($winners) } persone si dividono la vittoria
} con { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } punti
}.**

advice-open = Una sequenza di almeno tre dadi, come 2 3 4, apre il tabellone.
advice-roll = Ogni fila che formi o allunghi vale la somma di tutti i suoi dadi.
advice-place = Scegli una fila per vederla sul tabellone.
advice-more = Fermarsi non costa punti; i dadi che ti restano in mano tornano nel mucchio.
advice-bonus = Ci sta, quindi va posato: scegli dove.
odds = Ci sta con { NUMBER($fitting) } facce su 6, altrimenti costa il suo numero: in media { $average }.
odds-of-all = Ci sta sempre: in media { $average }.
hopeless = **Attenzione:** non ci sta da nessuna parte e può solo costarti il suo numero.
made-line = { $direction ->
    [across] orizzontale
   *[down] verticale
} { $faces } = { NUMBER($sum) }
tried = **+{ NUMBER($points) }**: { $lines }{ $has-before ->
    [yes] , meno { NUMBER($before) } già contati
   *[no] {""}
}. { $bonus-follows ->
    [yes] Poi puoi prendere un dado bonus.
   *[no] { $left ->
        [0] Non resta nessun dado.
        [one] Resta { NUMBER($left) } dado.
       *[other] Restano { NUMBER($left) } dadi.
    }
}
part = -# Parte del tabellone: { $is-over ->
    [yes] condividilo per vederlo intero
   *[no] **?** lo mostra intero
}.
score-parts = { NUMBER($won) } - { $lost ->
    [one] { NUMBER($lost) } perso
   *[other] { NUMBER($lost) } persi
}

roll-button = Tira { $dice ->
    [one] { NUMBER($dice) } dado
   *[other] { NUMBER($dice) } dadi
}
stop-button = Fermati qui
bonus-button = Prendi il dado bonus
place-it-for = Posa · +{ NUMBER($points) }
try-line = Prova una fila
best-lines = Torna alle file migliori
other-ways = Le stesse file, in verticale o al contrario
more-lines = { $lines ->
    [one] Un'altra fila
   *[other] Altre { NUMBER($lines) } file
}
detail = { $direction ->
    [across] orizzontale
   *[down] verticale
}{ $joins ->
    [nothing] {""}
    [extends] , allunga { $faces }
   *[through] , sul { NUMBER($face) } di { $name }
}{ $region ->
    [anywhere] {""}
    [top-left] , in alto a sinistra
    [top] , in alto
    [top-right] , in alto a destra
    [left] , a sinistra
    [middle] , al centro
    [right] , a destra
    [bottom-left] , in basso a sinistra
    [bottom] , in basso
   *[bottom-right] , in basso a destra
}
detail-crossing = { $detail }; { $direction ->
    [across] orizzontale
   *[down] verticale
} { $lines }

help-open = Tira sei dadi. Se almeno tre formano una sequenza, come 2 3 4 o 6 5 4 3, ne posi una: apre il tabellone e vale la somma dei suoi dadi. Altrimenti il turno passa.
help-roll = Tira, poi aggiungi dadi a quelli del tabellone: allunga una fila orizzontale o verticale, oppure formane una nuova che ne incrocia una. Una fila ha da tre a sei numeri consecutivi. Ogni fila che un dado nuovo forma o allunga vale la somma dei suoi dadi, vecchi e nuovi.
help-place = Il tuo tiro permette una fila, quindi devi posarne una. Sceglila nel menu: il tabellone la mostra in verde, e non posi niente finché non premi **Posa**. I dadi nuovi sono tra parentesi quadre. *Orizzontale* si legge da sinistra, *verticale* dall'alto.
help-bonus = Il dado bonus ci sta, quindi devi posarlo. Scegli dove nel menu.
help-more = Posa un'altra fila, anche con i dadi già posati in questo turno, oppure fermati: i dadi che hai in mano tornano nel mucchio.{ $once ->
    [yes] {" "}Una fila che ha già dato punti in questo turno dà solo i punti che si aggiungono.
   *[no] {""}
} Se posi tutti e sei, puoi prendere un dado bonus.
help-hopeless = **Attenzione:** ora un dado bonus non ci starebbe da nessuna parte, qualunque faccia mostri. Potrebbe solo farti perdere tanti punti quanto il suo numero.
help-offer = Un dado bonus ci sta con { NUMBER($fitting) } facce su 6, e allora va posato. Se non ci sta, perdi tanti punti quanto il suo numero.
    { $changes }
    In media { $average } punti, se ogni faccia va dove rende di più.
help-offer-of-all = Un dado bonus ci sta sempre, e va posato.
    { $changes }
    In media { $average } punti, se ogni faccia va dove rende di più.

story-left = { $name } ha lasciato il tavolo{ $has-placed ->
    [yes] ; i dadi posati restano:
   *[no] .
}
story-alone = { $name } ha tirato { $dice }; poi tutti gli altri hanno lasciato il tavolo.
story-nothing = { $name } ha tirato { $dice }: { $is-opening ->
    [yes] nessuna sequenza di almeno tre
   *[no] nessuna fila da formare o allungare
}, quindi i dadi sono tornati nel mucchio.
story-made = { $name } ha tirato { $dice } e ha fatto { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } punti
}:
pile = **Mucchio** { $dice ->
    [one] { NUMBER($dice) } dado
   *[other] { NUMBER($dice) } dadi
}{ $has-passes ->
    [yes] {" "}· turni senza posare: { NUMBER($passes) } su { NUMBER($limit) }
   *[no] {""}
}
roll-in-words = **Tiro** { $dice }
in-hand = **In mano** { $dice }
empty = Il tabellone è vuoto.
size = Il tabellone è largo { NUMBER($width) } e alto { NUMBER($height) }. Le sue file, indicate dal primo dado:
line = { $direction ->
    [across] - riga { NUMBER($row) }, colonna { NUMBER($column) }, orizzontale: { $faces }
   *[down] - colonna { NUMBER($column) }, riga { NUMBER($row) }, verticale: { $faces }
}
play = - { $direction ->
    [across] orizzontale
   *[down] verticale
} { $faces } per { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } punti
}{ $crosses ->
    [yes] , di cui { NUMBER($crossing) } in { $direction ->
        [across] verticale
       *[down] orizzontale
    }
   *[no] {""}
}{ $has-before ->
    [yes] , oltre a { NUMBER($before) } già fatti in questo turno
   *[no] {""}
}{ $is-bonus ->
    [yes] , con il dado bonus
   *[no] {""}
}
bonus-lost = - il dado bonus { NUMBER($face) } non ci stava: -{ NUMBER($face) }

event-placed = posa { $faces }{ $is-bonus ->
    [yes] {" "}con il dado bonus
   *[no] {""}
}
event-nothing = non può posare niente
event-lost = perde { $lost ->
    [one] { NUMBER($lost) } punto
   *[other] { NUMBER($lost) } punti
} con il dado bonus
luck-no-line = { $rolled }, nessuna fila possibile
luck-fits = { $rolled }, il dado bonus ci sta
luck-cost = { $rolled }, il dado bonus costa { NUMBER($lost) }
lost-bonus-dice = Dadi bonus che non ci stavano

full = Fila piena
full-how = formare una fila di sei dadi
crossroads = Crocevia
crossroads-how = formare tre file in una volta sola
empty-hand = Mano vuota
empty-hand-how = posare tutti e sei i dadi di un tiro
fifty = Grande costruzione
fifty-how = fare 50 punti o più in un turno

lesson-1 = Un cruciverba di dadi, e lo apri tu. Premi **Tira 6 dadi**.
lesson-1-roll = **Tira** prende dadi dal mucchio, sei al massimo.
lesson-2 = Una fila ha almeno tre numeri che salgono o scendono di uno. Apri il menu e scegli **[3] [4] [5]**.
lesson-2-try = **Prova una fila** la mostra sul tabellone prima che conti.
lesson-3 = Eccola, in verde: 3 + 4 + 5 = 12 punti. Premi **Posa**.
lesson-3-place = **Posa** mette sul tabellone la fila che hai scelto.
lesson-4 = Ada ha posato una colonna sotto il tuo 4, che conta anche nei suoi punti. Premi **Tira 6 dadi**.
lesson-5 = In una fila contano tutti i dadi, vecchi e nuovi. Allunga la riga da tutte e due le parti: scegli nel menu **[1] [2] 3 4 5 [6]**, dove i tuoi dadi nuovi sono tra parentesi.
lesson-6 = Tre dadi e 21 punti, perché conta la riga intera. Premi **Posa**.
lesson-7 = Puoi continuare finché i dadi ci stanno. Il tuo altro 1 allunga la colonna di Ada. Scegli **4 3 2 [1]**.
lesson-7-stop = **Fermati** chiude il tuo turno; i dadi che restano tornano nel mucchio.
lesson-8 = Di rado conviene lasciare agli altri i punti a portata di mano. Premi **Posa**.
lesson-end = 31 punti in un turno! I 4 non ci stanno da nessuna parte, quindi il turno è finito. I dadi vicini devono sempre far parte di una fila. Tutti e sei posati? Allora puoi prendere un dado bonus. Quando il mucchio è vuoto, vince il punteggio più alto.
