### Noodle Roll. Un filo è una serie di dadi tenuta; consegnato, è un cubetto sul tabellone. `$faces` è come «tre 4».
### `:chef:` e `:crown:` sono immagini.

pitch = Tira spaghetti, manda in giro i tuoi sous-chef e riempi i tavoli di tre ristoranti
option-line = Altezza che due colonne devono raggiungere; auto: il numero di persone più uno
option-partial-sets = Puoi tenere solo una parte dei dadi di una faccia, almeno tre, e ritirare gli altri
goal = Fai più punti di tutti, con i fili e con i cubetti vicini; si finisce quando due colonne del tabellone raggiungono la linea. L'ordine è sorteggiato e vale molto: in due, se si gioca bene, chi comincia vince almeno tre partite su quattro.
first-press = Tira tutti i dadi, premi la serie che vuoi tenere, poi tira ancora o premi **Consegna**.
best = più punti

title-turn = { -noodle } · turno { NUMBER($turn) }
title-end = { -noodle } · la fine

faces = { $size ->
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[13] tredici
} { NUMBER($face) }
# Dopo «serie».
faces-from = { $lowest ->
    [1] di qualsiasi valore
    [2] di 2 o più alti
    [3] di 3 o più alti
    [4] di 4 o più alti
    [5] di 5 o più alti
   *[6] di 6
}
strands = { $count ->
    [one] un filo
    [2] due fili
    [3] tre fili
   *[other] quattro fili
}
# Dopo «con».
dice = { $count ->
    [one] { NUMBER($count) } dado
   *[other] { NUMBER($count) } dadi
}
chefs-ready = { $chefs ->
    [one] { NUMBER($chefs) } sous-chef in cucina
   *[other] { NUMBER($chefs) } sous-chef in cucina
}
worth = { $is-free ->
    [yes] un cubetto libero
   *[no] { $points ->
        [one] { NUMBER($points) } punto
       *[other] { NUMBER($points) } punti
    }
}
price = { $is-free ->
    [yes] cubetto libero
   *[no] +{ NUMBER($points) }
}
chance = { $bound ->
    [under] meno dell'1 %
    [over] più del 99 %
   *[exactly] { NUMBER($percent) } %
}

begins = La cucina apre. Comincia { $name }.
rolls = { $name } tira i dadi.
moved = { $hand ->
    [player] {""}
    [clock] Il tempo di { $name } è finito: gioca il banco.
   *[house] Il banco gioca per { $name }.
}
no-set-left = Nessuna serie, e nessun sous-chef in cucina.
delivered = { $hand ->
    [player] { $name } consegna { $strands }
    [clock] Il tempo di { $name } è finito: il banco consegna { $strands }
   *[house] Il banco consegna { $strands } per { $name }
}{ $gain ->
    [nothing] {""}
    [strands] , **+{ NUMBER($earned) }**
    [pairs] , **+{ NUMBER($paired) } per le coppie**
   *[both] , **+{ NUMBER($earned) }** e **+{ NUMBER($paired) } per le coppie**
}.
left = { $name } lascia il tavolo.
left-after = { $name } consegna { $strands }{ $earns ->
    [yes] , **+{ NUMBER($earned) }**,
   *[no] {""}
} e poi lascia il tavolo.
kept = { $name } tiene { $faces } ({ $price }): tirare ancora o consegnare?
rolled = { $name } fa { LIST($sets) }: { $may-deliver ->
    [yes] { $several ->
        [yes] tenere una serie o consegnare?
       *[no] tenerli o consegnare?
    }
   *[no] { $several ->
        [yes] ora si tiene una serie.
       *[no] ora si tengono.
    }
}
rolled-no-set = { $name } non fa nessuna serie{ $any-face ->
    [yes] {""}
   *[no] {" "}{ $from }
}: mandare un sous-chef o consegnare?
chef-made = { $name }: un sous-chef combina { NUMBER($die) } e { NUMBER($other) } in un { NUMBER($made) }, ancora nessuna serie. Un altro sous-chef o consegnare?
places-free = { $name } ha un cubetto libero: in quale colonna va?
places-threes = { $name } consegna dei 3: nella colonna 3a o 3b?
everyone-else-left = Tutti gli altri hanno lasciato il tavolo, quindi { $name } vince con { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } punti
}.
wins = :crown: **{ $shared ->
    [yes] { LIST($names) } si dividono la vittoria
   *[no] { LIST($names) } vince
} con { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } punti
}.**

advice-roll = Tira, poi tieni una serie: tre o più dadi uguali.
advice-roll-on = I tuoi punti sono al sicuro: un tiro a vuoto costa solo un sous-chef, o chiude il turno.
advice-keep-first = I dadi incorniciati sono serie. Poi potrai aggiungere solo il valore tenuto o più alti.
advice-keep = I dadi incorniciati sono serie che puoi tenere.
advice-no-set = Un sous-chef somma due dadi, o ritira quelli che restano.
advice-last-chef = È il tuo ultimo sous-chef: senza serie il turno finisce subito, e non puoi tirare ancora.
advice-deliver = Un cubetto accanto a uno tuo, nello stesso ristorante, alla fine vale { NUMBER($pair) }.

line-to-go = { $columns ->
    [0] raggiunta
    [one] manca { NUMBER($columns) } colonna
   *[other] altre { NUMBER($columns) } colonne
}
from-row = dalla riga { NUMBER($row) } in su
kept-dice = tenuti{ $earns ->
    [yes] , +{ NUMBER($points) }
   *[no] {""}
}
too-low-dice = sotto il { NUMBER($lowest) }: troppo basso
for-pairs = { NUMBER($pairs) } per le coppie

roll-all = Tira tutti e 13 i dadi
roll-more = Tira gli altri { NUMBER($dice) } · serie: { $chance }
chef-rolls = Un sous-chef ritira { NUMBER($dice) } dadi · serie: { $chance }
deliver = Consegna { $strands }{ $earns ->
    [yes] {" "}· +{ NUMBER($points) }
   *[no] {""}
}
keep = Tieni { $faces } · { $price }
keep-menu = Tieni una serie…
left-to-roll = { $dice ->
    [one] resta { NUMBER($dice) } dado da tirare
   *[other] restano { NUMBER($dice) } dadi da tirare
}
combine-menu = Un sous-chef combina…
combine-others = Altre coppie, che non fanno una serie
combine-anyway = Un sous-chef combina due dadi
combine-makes = Fa { $faces }: { $worth }
combine-ends = Nessuna serie e nessun sous-chef: il turno finisce
combine-too-low = Troppo basso: in questo turno non puoi tenere il { NUMBER($face) }
combine-not-yet = Ancora nessuna serie: fa { $faces }
reach = { $reach ->
    [reaches] linea
    [ends] fine partita
    [wins] vince
    [loses] perde
    [shares] pari
   *[not] {""}
}
column-name = colonna { $column }

to-win = Vince chi ha più punti quando due colonne sono alte { NUMBER($line) } cubetti. Due tuoi cubetti affiancati nello stesso ristorante valgono { NUMBER($pair) }.
help-roll = Tira tutti e 13 i dadi e tieni una **serie**: tre o più dello stesso valore. Dà il suo valore, e 1 per ogni dado oltre il terzo; i 6 non danno niente, ma il loro cubetto può andare in qualsiasi colonna. Per i tiri seguenti: { $ready }; all'inizio di ogni tuo turno ne torna uno.
help-roll-on = **Tira ancora**: ciò che hai tenuto resta tuo. Puoi tenere un'altra serie { $from }; probabilità che il tiro ne abbia una: { $chance }. Se non ce l'ha, un sous-chef può aiutare ({ $ready }), oppure il turno finisce.
help-stop = **Consegna**: i tuoi cubetti vanno sul tabellone, e il turno finisce.
help-keep-first = Devi tenere una serie, { $parts ->
    [yes] tre o più dei suoi dadi
   *[no] con tutti i suoi dadi
}. Per il resto del turno puoi tenere solo questo valore e quelli più alti. Gli alti danno di più; i bassi hanno più vicini sul tabellone e lasciano più valori per dopo.
help-keep = **Tieni** una serie e tira i dadi che restano, se sono tre o più, o **consegna** i tuoi fili. Un sous-chef può ritirare solo se non c'è nessuna serie.
help-no-chef = Non c'è nessun sous-chef in cucina, quindi il turno finisce in ogni caso.
help-no-set = Non c'è nessuna serie { $from }. Un sous-chef ({ $ready }) può **combinare** due dadi in un valore, la loro somma: { $has-pairs ->
    [yes] { LIST($pairs) }
   *[no] qui nessuna coppia completa subito una serie
}. Oppure **ritira tutti** e { NUMBER($dice) } i dadi; probabilità di una serie: { $chance }.
pair-makes = { NUMBER($die) } + { NUMBER($other) } fa { $faces }
help-last-chef = È il tuo ultimo sous-chef: puoi ancora tenere una serie che ti porta, ma non tirare ancora, e senza serie il turno finisce subito.
help-deliver = **Consegnare** non costa niente: i tuoi fili vanno sul tabellone.
help-free = I tuoi 6 danno un cubetto per qualsiasi colonna:
help-threes = I tuoi 3 vanno nella colonna 3a o 3b:
help-column = - **{ $column }**: riga { NUMBER($row) }{ $gains ->
    [yes] , accanto a uno tuo: { NUMBER($gain) } in più alla fine
   *[no] {""}
}{ $reach ->
    [ends] , la seconda colonna alla linea: chiude la partita
    [wins] , chiude la partita e vinci
    [loses] , chiude la partita e perdi
    [shares] , chiude la partita con una vittoria condivisa
    [reaches] , raggiunge la linea
   *[not] {""}
}

stopped = { $hand ->
    [player] { $name } ha smesso di tirare.
    [clock] Il tempo di { $name } è finito: il banco ha smesso di tirare.
   *[house] Il banco ha smesso di tirare per { $name }.
}
still-rolling = { $name } stava ancora tirando.
no-chef-ready = { $name } non aveva più sous-chef per tirare ancora.
too-few-dice = { $name } non aveva abbastanza dadi per un'altra serie.
found-no-set = { $name } non ha fatto nessuna serie nell'ultimo tiro, e non aveva più sous-chef.
nothing-delivered = Non è stato consegnato niente.
were-delivered = Consegne: { $strands }.
strand = { $faces }{ $combined ->
    [yes] {" "}con { $dice }
   *[no] {""}
}: { $worth }
placed = { $strand } (colonna { $column }, riga { NUMBER($row) })
two-columns = La partita finisce quando due colonne arrivano alla riga { NUMBER($line) }; per ora { $reached ->
    [0] nessuna
    [one] la colonna { LIST($columns) }
   *[other] le colonne { LIST($columns) }
}.
others-left = Non ci sono ancora due colonne alla linea di { NUMBER($line) }: gli altri hanno lasciato il tavolo.
is-over = La partita è finita perché le colonne { LIST($columns) } hanno raggiunto la linea di { NUMBER($line) }.
empty = Il tabellone è vuoto.
cubes = - Colonna { $column } ({ $restaurant ->
    [yellow] giallo
    [pink] rosa
   *[blue] blu
}), dal basso: { $names }
pair = - { $name }: { $restaurant ->
    [yellow] giallo
    [pink] rosa
   *[blue] blu
}, riga { NUMBER($row) }, colonne { $left } e { $right }: { NUMBER($pair) }
kept-strand = Da parte: { $strand }
on-the-table = Sul tavolo: { $dice }
too-low = { $faces }, troppo basso per questo turno
is-set = **{ $faces }: una serie, { $worth }**

event-kept = tiene { $faces }
event-combined = un sous-chef combina { NUMBER($die) } e { NUMBER($other) }
event-rerolled = un sous-chef ritira i dadi
event-no-set = nessuna serie
event-linked = cubetti uniti
event-roll = { $faces } con { $dice }
# Che cosa hanno dato i dadi o le carte.
luck-no-set = tiro { $faces }, nessuna serie

long = Spaghetto lungo
long-how = tenere sette o più dadi dello stesso valore
four = Quattro portate
four-how = consegnare quattro fili in un turno
neighbours = Buon vicinato
neighbours-how = formare due coppie di cubetti con una consegna
rested = Cucina riposata
rested-how = vincere con tutti e tre i sous-chef in cucina

lesson-1 = Questa è la tua cucina! Un turno comincia con tutti e tredici i dadi. Premi **Tira tutti e 13 i dadi**.
lesson-1-roll = **Tira** lancia tutti i dadi che non hai tenuto.
lesson-2 = I dadi incorniciati sono serie: tre o più uguali. Comincia dal basso, perché le serie seguenti di questo turno non possono essere più basse della prima. Premi **Tieni quattro 2**.
lesson-2-keep = **Tieni** prende tutti i dadi di quel valore: un filo che nessuno ti può togliere.
lesson-3 = Quattro 2 sono 3 punti. Ormai non puoi perdere niente, e tre tiri così su quattro portano un'altra serie. Premi **Tira gli altri 9**.
lesson-3-deliver = **Consegna** chiude il tuo turno: ogni filo diventa un cubetto sul tabellone.
lesson-4 = Nessuna serie! Ora può aiutarti uno dei tuoi tre sous-chef. Apri il menu e scegli **1 + 2 = 3**, per tre 3.
lesson-4-combines = **Un sous-chef combina** due dadi in uno, la loro somma.
lesson-4-rolls = **Un sous-chef ritira** tutti questi dadi.
lesson-5 = L'1 e il 2 ora contano come il tuo terzo 3. Premi **Tieni tre 3**.
lesson-6 = Cinque dadi fanno di rado una serie, ma provare non costa niente: quello che hai tenuto resta tuo. Premi **Tira gli altri 5**.
lesson-7 = Che fortuna! Resterebbero due dadi, troppo pochi per una serie, quindi questo è il tuo ultimo filo. Premi **Tieni tre 5**.
lesson-8 = I tuoi 2 sono nella colonna 2. Per i 3 scegli tu: nella 3a il cubetto è accanto al tuo. Premi **3a**.
lesson-8-columns = **3a** e **3b** mettono il cubetto in cima a quella colonna. Due vicini alla fine valgono 10 punti.
lesson-end = Questo era un turno intero: 11 punti, e una coppia che ne vale 10. Ada ha consegnato quattro 5, e toccherebbe di nuovo a te. La partita finisce quando due colonne raggiungono la linea; allora vince chi ha più punti.
