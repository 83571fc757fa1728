### The NOIRLab Cube Game. `$spot` è KPNO, CTIO, CSDC, Gemini, Rubin o NOIRLab. Un gettone NOIRLab sullo schermo si chiama rete: è ciò che
### fa. `:bust:` e `:crown:` sono immagini.

pitch = Tira il dado degli osservatori, riempi sei caselle e fermati prima che un programma si ripeta
goal = Riempi prima di tutti le sei caselle della tua fila: cinque programmi e NOIRLab.
first-press = Premi **Tira** finché non hai quello che vuoi, poi **Passa** per tenerlo fino al tuo prossimo turno. Un programma che hai già svuota la tua fila, a meno che tu non abbia una rete (un gettone NOIRLab).
aim = Riempi le sei caselle in meno turni che puoi; a parità di turni, meno tiri sono meglio.

title-turn = { -noirlab } · turno { NUMBER($turn) }
title-end = { -noirlab } · la fine

about-ctio = CTIO osserva il cielo australe dal Cerro Tololo, una montagna del Cile.
about-kpno = KPNO è una città di telescopi su Kitt Peak, nel deserto di Sonora, in Arizona.
about-csdc = CSDC conserva ciò che i telescopi hanno visto, e chiunque può cercarvi.
about-gemini = Gemini sono due telescopi gemelli: uno alle Hawaii, l'altro in Cile.
about-rubin = Rubin fotografa tutto il cielo australe ogni poche notti.
about-noirlab = NOIRLab è il centro nazionale degli Stati Uniti per l'astronomia notturna.

rolled-last = { $hand ->
    [player] { $name } tira { $spot }.
    [clock] Il tempo di { $name } è finito: il banco tira { $spot }.
   *[house] Il banco tira per { $name }: { $spot }.
}
rolled-new = { $hand ->
    [player] { $name } tira { $spot }
    [clock] Il tempo di { $name } è finito: il banco tira { $spot }
   *[house] Il banco tira per { $name }: { $spot }
}, una casella nuova{ $net ->
    [yes] {" "}e una rete
   *[no] {""}
}, { NUMBER($spots) } di 6.
rolled-saved = { $hand ->
    [player] { $name } tira { $spot }
    [clock] Il tempo di { $name } è finito: il banco tira { $spot }
   *[house] Il banco tira { $spot } per { $name }
}, casella già piena: una rete usata, caselle piene: { NUMBER($spots) } di 6.
rolled-bust = { $hand ->
    [player] :bust: Sballato! La casella { $spot } è già piena: { $name } perde { $lost ->
        [one] { NUMBER($lost) } casella.
       *[other] { NUMBER($lost) } caselle.
    }
    [clock] Il tempo di { $name } è finito: il banco tira { $spot }, casella già piena, e { $name } perde { $lost ->
        [one] { NUMBER($lost) } casella.
       *[other] { NUMBER($lost) } caselle.
    }
   *[house] Il banco tira { $spot } per { $name }, casella già piena, e { $name } perde { $lost ->
        [one] { NUMBER($lost) } casella.
       *[other] { NUMBER($lost) } caselle.
    }
}
rolled-choice = { $hand ->
    [player] { $name } tira { $spot }
    [clock] Il tempo di { $name } è finito: il banco tira { $spot }
   *[house] Il banco tira { $spot } per { $name }
}, che è un jolly.
rolled-wild = { $hand ->
    [player] { $name } tira { $spot }
    [clock] Il tempo di { $name } è finito: il banco tira { $spot }
   *[house] Il banco tira { $spot } per { $name }
}, un jolly che riempie { $last }.
chose = { $hand ->
    [player] { $name } riempie { $spot } con il jolly NOIRLab
    [clock] Il tempo di { $name } è finito: il banco riempie { $spot } con il jolly NOIRLab
   *[house] Il banco riempie per { $name } { $spot } con il jolly NOIRLab
}: { NUMBER($spots) } caselle di 6.
passed = { $hand ->
    [player] { $name } passa con { $spots ->
        [one] { NUMBER($spots) } casella.
       *[other] { NUMBER($spots) } caselle.
    }
    [clock] Il tempo di { $name } è finito: il banco passa con { $spots ->
        [one] { NUMBER($spots) } casella.
       *[other] { NUMBER($spots) } caselle.
    }
   *[house] Il banco passa per { $name } con { $spots ->
        [one] { NUMBER($spots) } casella.
       *[other] { NUMBER($spots) } caselle.
    }
}
banked = { $hand ->
    [player] { $name } prende una { $second ->
        [yes] seconda rete
       *[no] rete
    } e passa con { $spots ->
        [one] { NUMBER($spots) } casella.
       *[other] { NUMBER($spots) } caselle.
    }
    [clock] Il tempo di { $name } è finito: il banco prende una { $second ->
        [yes] seconda rete
       *[no] rete
    } e passa con { $spots ->
        [one] { NUMBER($spots) } casella.
       *[other] { NUMBER($spots) } caselle.
    }
   *[house] Il banco prende per { $name } una { $second ->
        [yes] seconda rete
       *[no] rete
    } e passa con { $spots ->
        [one] { NUMBER($spots) } casella.
       *[other] { NUMBER($spots) } caselle.
    }
}
left = { $name } lascia il tavolo.

begins = { $name } tira il dado.
begins-alone = Turno { NUMBER($turn) }: { $name } tira il dado.
decides = { $may ->
    [bank] Tirare ancora, passare o prendere una rete?
    [pass] Tirare ancora o passare?
   *[roll] Con due reti non si passa: bisogna tirare.
}
player-decides = { $may ->
    [bank] { $name } può tirare ancora, passare o prendere una rete.
    [pass] { $name } può tirare ancora o passare.
   *[roll] { $name } ha due reti e deve tirare.
}
chooses = { $name } sceglie il programma da riempire.
advice-roll = Vince chi riempie per primo tutte e sei le caselle. Un programma che hai già le svuota tutte, a meno che tu non abbia una rete (un gettone NOIRLab).
advice-second = Con due reti non puoi passare: tiri finché non ne usi una.
next-roll = ## Prossimo tiro: { NUMBER($chance) } % di rischio
    { $others }
next-roll-safe = ## Prossimo tiro: senza rischio
    { $others }
face-wins = Vince
face-fills = Casella nuova
face-costs = Costa una rete
face-busts = Sballa
faces = { $does }: { LIST($faces) }.

roll = Tira
pass = Passa: tieni { $spots ->
    [one] { NUMBER($spots) } casella
   *[other] { NUMBER($spots) } caselle
}
bank = Prendi una rete e passa: { NUMBER($spots) } caselle di 6
bank-second = Prendi una rete e passa (la seconda)

effort = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turni
}, { $rolls ->
    [one] { NUMBER($rolls) } tiro
   *[other] { NUMBER($rolls) } tiri
}

help-roll = **Tira.** { $faces } { $nets ->
    [none] Non hai reti: un programma che hai già svuota la tua fila.
    [net] La tua rete è il gettone NOIRLab: il prossimo programma ripetuto consuma quella invece di svuotare la tua fila.
   *[both] Ognuna delle tue due reti ti salva da un programma ripetuto.
}
help-pass = **Passa.** Tieni { $spots ->
    [one] { NUMBER($spots) } casella piena
   *[other] { NUMBER($spots) } caselle piene
}, e tocca a { $next }.
help-pass-alone = **Passa.** Tieni { $spots ->
    [one] { NUMBER($spots) } casella piena
   *[other] { NUMBER($spots) } caselle piene
} e inizi un nuovo turno.
help-bank = **Prendi una rete e passa.** Passi e ricevi una rete gratis sulla casella NOIRLab, che conta come piena.
help-bank-second = **Prendi una rete e passa.** Passi e ricevi una seconda rete. Finché le hai tutte e due non puoi passare.
bar-not-rolled = Non puoi passare prima del primo tiro di un turno.
bar-two-nets = Non puoi passare con due reti: tira finché non ne usi una o completi la fila.
bar-few-spots = Per una rete servono { NUMBER($needed) } caselle piene; ne hai { NUMBER($spots) }.
bar-last-spot = L'ultima casella non si riempie prendendo una rete: serve un tiro.
bar-too-soon = Servono { NUMBER($needed) } tiri dall'ultima rete presa; ancora: { NUMBER($rolls) }.
help-choose = **Scegli un programma.** Si riempie come con un tiro, e il tuo turno continua. La tua rete resta.
help-player = { $name } ha { $spots ->
    [0] tutte le caselle vuote
    [one] { NUMBER($spots) } casella piena: { LIST($filled) }
   *[other] { NUMBER($spots) } caselle piene: { LIST($filled) }
}. Vuote: { $is-full ->
    [yes] nessuna.
   *[no] { LIST($empty) }.
}{ $nets ->
    [none] {""}
    [net] {" "}Di riserva: una rete.
   *[both] {" "}Di riserva: due reti.
}

no-one-is-left = Al tavolo non c'è più nessuno.
alone = :crown: { $name } ha riempito tutte e sei le caselle: { $effort }.
wins = :crown: **{ $name } ha riempito tutte e sei le caselle e vince.**
last-one = { $name } è l'ultima persona al tavolo e vince.

event-filled = riempie { $spot }{ $wild ->
    [yes] {" "}con il jolly NOIRLab
   *[no] {""}
}{ $is-last ->
    [yes] , l'ultima casella
   *[no] {""}
}
event-saved = { $spot }, casella già piena, una rete in meno
event-bust = { $spot }, casella già piena, { $lost ->
    [one] { NUMBER($lost) } casella persa
   *[other] { NUMBER($lost) } caselle perse
}
event-passed = passa
event-banked = prende una rete e passa
event-last-face = la faccia dell'ultima casella
# Che cosa hanno dato i dadi o le carte.
luck-filled = tiro { $faces }, { $spots ->
    [one] { NUMBER($spots) } casella piena
   *[other] { NUMBER($spots) } caselle piene
}
luck-last = tiro { $faces }, l'ultima casella e la partita
luck-saved = tiro { $faces }, casella già piena, una rete in meno
luck-wild = tiro { $faces }, un jolly
luck-bust = tiro { $faces }, sballo, { $spots ->
    [one] { NUMBER($spots) } casella persa
   *[other] { NUMBER($spots) } caselle perse
}
busts = Sballi

nets = Doppia sicurezza
nets-how = avere due reti
early = Scoperta precoce
early-how = riempire le sei caselle in tre turni al massimo
wild = Notte pazza
wild-how = riempire l'ultima casella con il jolly NOIRLab
light = Prima luce
light-how = vincere con l'unica faccia su sei che non sballa

lesson-1 = Riempi le sei caselle della tua fila: cinque programmi di astronomia e NOIRLab. Premi **Tira**.
lesson-1-roll = **Tira** lancia un cubo con questi sei sulle facce.
lesson-2 = Gemini! Un secondo Gemini sballerebbe e svuoterebbe la tua fila, ma è una faccia su sei. Premi **Tira**.
lesson-2-pass = **Passa** chiude il tuo turno e tiene le tue caselle per il prossimo.
lesson-3 = NOIRLab riempie la sua casella, ed è una rete: uno sballo consumerà quella invece della tua fila. Premi **Tira**.
lesson-4 = Anche CTIO. Finché hai la rete, niente può andare storto. Premi **Tira**.
lesson-4-bank = **Prendi una rete e passa** chiude il tuo turno con una rete gratis; bastano tre caselle piene.
lesson-5 = Con la sua casella piena, NOIRLab è un jolly: riempie il programma che vuoi. Premi **KPNO**.
lesson-5-spots = **KPNO**, **CSDC** e **Rubin** sono le tre vuote.
lesson-6 = Quattro su sei, e una rete. Ora fermarti ti dà qualcosa: una seconda rete. Poi tocca ad Ada. Premi **Prendi una rete e passa**.
lesson-7 = Ada ha tirato KPNO due volte, senza rete: la sua fila è vuota. Hai due reti, quindi devi tirare, e niente può andare storto. Premi **Tira**.
lesson-8 = Di nuovo Gemini: ha consumato la seconda rete, e la tua fila è salva. Premi **Tira**.
lesson-9 = Rubin! Ti serve solo CSDC, o un jolly, e hai ancora una rete. Premi **Tira**.
lesson-end = Tutte e sei: vinci subito, a metà del turno! Passare senza prendere una rete non rende niente, perché il tuo prossimo turno comincia con lo stesso rischio; quindi, quando ti fermi, prendi una rete. Si può giocare anche in solitario e contare i turni.
