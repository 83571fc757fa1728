### Ricemarll. `$cards` sono immagini di carte, e anche `:crown:` lo è. Ogni obiettivo ha 6 gettoni; questo numero non cambia mai.

-ricemarll = Ricemarll

pitch = Cambia i tuoi sei dadi con carte segrete per raggiungere gli obiettivi del tavolo
goal = Raccogli più gettoni di tutti in sei giri: ogni obiettivo ne ha sei, divisi in caso di parità.
first-press = Premi **Le mie carte**, che vedi solo tu. Scegli una carta nel menu, poi premi il dado che la riceve. Premi **Conferma** quando hai finito e aspetta gli altri.
best = più gettoni

blank = vuota
negate = opposto
reroll = nuovo tiro
pick = scelta
flip = ribalta
adds = aggiunge { NUMBER($by) }
takes-off = toglie { NUMBER($by) }
makes = lo fa diventare { NUMBER($by) }
blank-means = non fa nulla
doubles = lo raddoppia
halves = lo dimezza, arrotondando per difetto
negate-means = cambia il segno: da più a meno e viceversa
reroll-means = il dado si tira di nuovo, prima di tutto il resto
pick-means = scegli la faccia del dado, visti tutti i nuovi tiri
flip-means = il dado passa alla faccia opposta

most-1s = più dadi da 1
    .means = il maggior numero di dadi che valgono proprio 1
most-2s = più dadi da 2
    .means = il maggior numero di dadi che valgono proprio 2
most-3s = più dadi da 3
    .means = il maggior numero di dadi che valgono proprio 3
most-4s = più dadi da 4
    .means = il maggior numero di dadi che valgono proprio 4
most-5s = più dadi da 5
    .means = il maggior numero di dadi che valgono proprio 5
most-6s = più dadi da 6
    .means = il maggior numero di dadi che valgono proprio 6
most-zeroes = più zeri
    .means = il maggior numero di dadi che valgono proprio 0
most-odds = più dispari
    .row = più dispari
    .means = il maggior numero di dadi dispari, anche negativi
most-evens = più pari
    .shown = più pari · 0 è pari
    .row = più pari
    .means = il maggior numero di dadi pari, anche 0 o negativi
most-by-3 = più multipli di 3
    .shown = più multipli di 3 · anche 0
    .row = più multipli di 3
    .means = il maggior numero di multipli di 3, anche 0 o negativi
fewest-positive = meno positivi
    .shown = meno positivi · dadi sopra lo 0
    .row = meno positivi
    .means = il minor numero di dadi sopra lo 0
fewest-123456 = più fuori da 1–6
    .shown = più fuori da 1–6 · come -1, 0 o 7
    .row = più fuori da 1–6
    .means = il maggior numero di dadi che non valgono 1, 2, 3, 4, 5 o 6
highest-total = somma più alta
    .means = la somma più grande dei sei dadi
lowest-total = somma più bassa
    .means = la somma più piccola dei sei dadi
second-highest = seconda somma più alta
    .shown = seconda somma più alta · le somme uguali contano come una
    .row = 2ª somma alta
    .means = la seconda più grande delle somme diverse del tavolo
second-lowest = seconda somma più bassa
    .shown = seconda somma più bassa · le somme uguali contano come una
    .row = 2ª somma bassa
    .means = la seconda più piccola delle somme diverse del tavolo
biggest-number = dado più alto
    .shown = dado più alto · uno solo
    .means = il dado più alto di tutto il tavolo
smallest-number = dado più basso
    .shown = dado più basso · uno solo
    .means = il dado più basso di tutto il tavolo
greatest-range = scarto maggiore
    .shown = scarto maggiore · il più alto meno il più basso
    .row = scarto maggiore
    .means = lo scarto più grande fra i propri dadi, dal più basso al più alto
smallest-range = scarto minore
    .shown = scarto minore · il più alto meno il più basso
    .row = scarto minore
    .means = lo scarto più piccolo fra i propri dadi, dal più basso al più alto
longest-run = scala più lunga
    .shown = scala più lunga · come -1 0 1 2
    .means = più valori di fila senza buchi, come -1 0 1 2
largest-set = più dadi uguali
    .shown = più dadi uguali · dello stesso valore
    .means = il maggior numero di dadi dello stesso valore
most-pairs = più coppie
    .shown = più coppie · tre uguali ne fanno una
    .means = il maggior numero di coppie di dadi uguali
greatest-variety = più varietà
    .shown = più varietà · valori diversi
    .row = più varietà
    .means = il maggior numero di valori diversi

title = { -ricemarll } · giro { NUMBER($round) } di { NUMBER($rounds) } · { $moment ->
    [place] carte
    [declare] obiettivi
    [pick] facce
   *[draft] scelta
}
title-revealed = { -ricemarll } · giro { NUMBER($round) } scoperto
title-end = { -ricemarll } · la fine
title-own = Le tue carte · giro { NUMBER($round) }

locked-in = { $hand ->
    [player] { $name } conferma le carte.
    [clock] Il tempo di { $name } è finito: il banco conferma le carte.
   *[house] Il banco conferma le carte per { $name }.
}
decided = { $hand ->
    [player] { $name } ha deciso sugli obiettivi speciali.
    [clock] Il tempo di { $name } è finito: il banco decide sugli obiettivi speciali.
   *[house] Il banco decide per { $name } sugli obiettivi speciali.
}
picked = { $hand ->
    [player] { $name } ha scelto una faccia.
    [clock] Il tempo di { $name } è finito: il banco sceglie una faccia.
   *[house] Il banco sceglie una faccia per { $name }.
}
took = { $hand ->
    [player] { $name } prende { LIST($things) }.
    [clock] Il tempo di { $name } è finito: il banco prende { LIST($things) }.
   *[house] Il banco prende per { $name }: { LIST($things) }.
}
a-special-goal = un obiettivo speciale
rest-went = Il resto va a { $who }.
left = { $name } lascia il tavolo.
round-brought = Giro { NUMBER($round) }: { $gains }{ $are-more ->
    [yes] , nessun altro più di { NUMBER($most) }.
   *[no] .
}

many-players = { $players ->
    [one] { NUMBER($players) } persona
   *[other] { NUMBER($players) } persone
}
all-place = Giro { NUMBER($round) }: tutti posano carte in segreto.
still-place = { $players ->
    [one] { $who } posa ancora carte in segreto.
   *[other] { $who } posano ancora carte in segreto.
}
declaring = { $players ->
    [one] { $who } decide in segreto sugli obiettivi speciali.
   *[other] { $who } decidono in segreto sugli obiettivi speciali.
}
choosing = { $players ->
    [one] Le carte sono scoperte: { $who } sceglie in segreto le facce.
   *[other] Le carte sono scoperte: { $who } scelgono in segreto le facce.
}
drafts = { $name } sceglie: { $take }.
take-card = una carta
take-another = un'altra carta
take-either = una carta o un obiettivo speciale
take-another-or-goal = un'altra carta o l'obiettivo speciale
take-two = due carte
take-two-or-goal = due carte, oppure una e l'obiettivo speciale

goals = Obiettivi · 6 gettoni ciascuno
next-goals = Prossimi obiettivi · 6 gettoni ciascuno
special = { $goal } (speciale)
offered = Da scegliere
on-offer = Da scegliere: { $cards }
on-offer-with-goals = Da scegliere: { $cards } · { $specials ->
    [one] { NUMBER($specials) } obiettivo speciale, coperto
   *[other] { NUMBER($specials) } obiettivi speciali, coperti
}
none = nessuna
then = Poi { LIST($names) }
advice-place = L'oro è in testa: chi raggiunge meglio un obiettivo ne prende i 6 gettoni, divisi in caso di parità. Le carte possono ancora cambiare i dadi.
from-to = da { NUMBER($least) } a { NUMBER($most) }
die = Dado { NUMBER($die) }: { $dice }

ready = a posto
specials = { $specials ->
    [one] { NUMBER($specials) } obiettivo speciale
   *[other] { NUMBER($specials) } obiettivi speciali
}
has-taken = ha preso { $things }
has-rolled = ha tirato { $faces }

choose-first = Scegli una carta, poi il dado che cambia.
in-your-hand = { $hand-size ->
    [one] { NUMBER($hand-size) } carta in mano
   *[other] { NUMBER($hand-size) } carte in mano
}, { $placed ->
    [one] { NUMBER($placed) } posata.
   *[other] { NUMBER($placed) } posate.
}
declare-now = Dichiarare il tuo obiettivo speciale «{ $goal }» in questo giro? Allora chi lo raggiunge prende i suoi 6 gettoni.
pick-now = Il tuo dado { NUMBER($die) } mostra { NUMBER($face) }. Scegli la faccia che deve mostrare.
draft-now = Scegli tu: { $take }.
wait-locked = Le tue carte sono confermate. Si aspetta: { $who }.
wait-draft = Ora sceglie: { $who }.
wait = Ora non hai niente da decidere. Si aspetta: { $who }.
own-goals = I tuoi obiettivi segreti: { $goals }
you-have = Le tue carte: { $cards }
own-goal = segreto
declared = { $goal } · dichiarato
kept = { $goal } · tenuto
in-hand = In mano: { $cards }
back-on-top = Di nuovo sul mazzo: { $cards }
to-discard = Negli scarti: { $cards }
on-top = In cima al tuo mazzo: { $cards }
below = Mescolate sotto: { $cards }
discarded = Scartate: { $cards }
your-cards = Le tue carte
discard-piles = Scarti degli altri
discard-pile = **{ $name }**: { $cards } · { $deck ->
    [one] { NUMBER($deck) } coperta nel mazzo
   *[other] { NUMBER($deck) } coperte nel mazzo
}

my-cards = Le mie carte
refresh = Aggiorna
go-on = Scegli le carte
back = Torna alle mie carte
last-round = Giro precedente
all-cards = Tutte le carte
more = Altro
to-my-deck = Sul mio mazzo
discard = Scarta
lock = Conferma
lock-back = Conferma · { NUMBER($unused) } sul mazzo
declare = Dichiara: { $goal }
keep = Tieni il segreto
choose = Scegli una carta
all-placed = Tutte le carte sono posate; puoi riprenderne una
times-in-hand = { $meaning } · { NUMBER($times) } in mano
take-back = Riprendi { $card }
behind = dietro il dado { NUMBER($die) }
was-to-top = torna in cima al tuo mazzo
was-to-discard = va negli scarti
take-prompt = Prendi una carta, { $name }
take-prompt-or-goal = Prendi una carta o l'obiettivo speciale, { $name }
times-on-offer = { $meaning } · { NUMBER($times) } da scegliere
take-special = Obiettivo speciale, coperto
take-special-means = segreto finché non lo dichiari in un altro giro; allora chi lo raggiunge prende 6 gettoni

help-place = **Le mie carte** sono solo per te. Scegli una carta nel menu, poi premi il dado dietro cui va: ogni pulsante dice che cosa diventa il dado. Le carte dietro un dado contano dall'alto in basso, dopo i nuovi tiri, le scelte e i ribaltamenti. Quello che non giochi torna sul tuo mazzo o va nei tuoi scarti. **Conferma** quando hai finito; quando tutti hanno confermato, le carte si scoprono.
help-declare = Chi ha obiettivi speciali decide in segreto quali dichiarare. Un obiettivo dichiarato vale per tutti in questo giro e ha 6 gettoni; uno tenuto segreto si può dichiarare in un altro giro.
help-pick = Chi ha giocato una carta «scelta» decide in segreto la faccia di quel dado. I ribaltamenti e le altre carte dietro contano dopo.
help-revealed = Le carte sono scoperte. Ogni riga degli obiettivi dà i numeri di tutti; quelli che raggiungono l'obiettivo sono in evidenza. **Scegli le carte** mette via tutto questo per tutti; **{ $last-round }**, nelle tue carte, lo mostra di nuovo.
help-draft = Ognuno prende { $single ->
    [yes] una carta o un obiettivo speciale, e lo pesca
   *[no] due carte, oppure una e l'obiettivo speciale, e le pesca
} al prossimo giro. Sceglie prima chi ha meno gettoni. Quello che prendi va in cima al tuo mazzo{ $single ->
    [yes] {""}
   *[no] , la prima cosa più in alto
}. Scegli carte per i prossimi obiettivi.
help-goal = { $is-next ->
    [yes] Prossimo obiettivo
   *[no] Obiettivo
} «{ $goal }»: { $meaning }.
help-player = { $name } ha { $tokens ->
    [one] { NUMBER($tokens) } gettone
   *[other] { NUMBER($tokens) } gettoni
}.{ $has-dice ->
    [yes] {" "}Dadi: { LIST($dice) }.
   *[no] {""}
}{ $has-new ->
    [yes] {" "}Nuove: { $new }.
   *[no] {""}
}
result = { $goal }{ $is-special ->
    [yes] {" "}(speciale)
   *[no] {""}
}: { $numbers } → { $achievers ->
    [none] nessuno
    [alone] { LIST($names) } +{ NUMBER($won) }
    [all] tutti, +{ NUMBER($won) } a testa
    [but] tutti tranne { LIST($names) }, +{ NUMBER($won) } a testa
   *[some] { LIST($names) }, +{ NUMBER($won) } a testa
}

everyone-left = Al tavolo non c'è più nessuno.
last-one = Non c'è più nessun altro, quindi { $name } vince con { $tokens ->
    [one] { NUMBER($tokens) } gettone
   *[other] { NUMBER($tokens) } gettoni
}.
wins = :crown: **{ $name } vince con { $tokens ->
    [one] { NUMBER($tokens) } gettone
   *[other] { NUMBER($tokens) } gettoni
}{ $after-a-roll ->
    [yes] {" "}dopo un tiro di spareggio.
   *[no] .
}**

turn-title = giro { NUMBER($round) } di { NUMBER($rounds) }, { $is-draft ->
    [yes] scelta delle carte
   *[no] carte e obiettivi
}
event-card = prende { $card }
event-goal = prende un obiettivo speciale
event-met = raggiunge «{ $goal }»
event-roll = vince il tiro di spareggio
# Che cosa hanno dato i dadi o le carte.
luck-drew = pesca { LIST($cards) }

sweep = Piazza pulita
sweep-how = prendere 18 gettoni in un giro
heavy = Peso massimo
heavy-how = scoprire un dado che vale 14 o più
below-zero = Sotto zero
below-zero-how = scoprire sei dadi con una somma sotto zero
secret = Segreto ben custodito
secret-how = raggiungere senza dividerlo un proprio obiettivo speciale

lesson-1 = Tutti vedono tutti i dadi e tre obiettivi da 6 gettoni. Quello che fai ai tuoi dadi è segreto. Premi **Le mie carte**.
lesson-1-hand = **Le mie carte** mostra le tue carte solo a te.
lesson-2 = Tu e Ada avete due 6 a testa. Se ne hai di più, quell'obiettivo è tuo. Apri il menu e scegli **+1**.
lesson-2-choose = **Scegli una carta** mostra la tua mano.
lesson-2-lock = **Conferma** si preme quando hai finito.
lesson-2-more = **Altro** mostra mazzi e scarti.
lesson-3 = Dove va il +1? Trasforma il tuo 5 in un 6. Premi **5 → 6**.
lesson-3-put = **→** mette la carta dietro quel dado e dice che cosa diventa.
lesson-3-away = **Sul mio mazzo** e **Scarta** mettono via la carta.
lesson-4 = Tre 6. Un'altra carta aiuta: scegli **+2**.
lesson-5 = Premi **4 → 6**.
lesson-6 = Quattro 6! Le carte rimaste abbasserebbero soltanto i tuoi dadi. Premi **Conferma**.
lesson-7 = Le carte sono scoperte. Hai più 6 di tutti: 6 gettoni. Ada prende gli altri due obiettivi. Premi **Scegli le carte**.
lesson-7-go-on = **Scegli le carte** mette via il risultato.
lesson-8 = Nuovi obiettivi e nuove carte. Sceglie prima chi ha meno gettoni, e tocca a te. Per il *dado più alto*, apri il menu e scegli **[7]**.
lesson-8-take = **Prendi una carta** apre la lista.
lesson-9 = Puoi prendere due cose. L'obiettivo speciale resta segreto finché non lo dichiari nel giro che ti conviene: scegli **Obiettivo speciale**.
lesson-end = Un giro intero! Ada ha avuto ciò che hai lasciato, e il giro 2 è iniziato: il tuo [7] sarebbe nella tua mano. Dopo sei giri vince chi ha più gettoni.
