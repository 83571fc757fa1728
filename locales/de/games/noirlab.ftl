### The NOIRLab Cube Game. `$spot` ist KPNO, CTIO, CSDC, Gemini, Rubin oder NOIRLab. Ein NOIRLab-Token heißt auf den Anzeigen Netz: Das ist
### sein Zweck. `:bust:` und `:crown:` sind Bilder.

pitch = Würfle mit dem Sternwarten-Würfel, fülle sechs Felder und hör auf, bevor ein Programm zweimal kommt
goal = Fülle vor allen anderen die sechs Felder deiner Reihe: fünf Programme und NOIRLab.
first-press = Drück **Würfeln**, bis dir gefällt, was du hast, und dann **Weitergeben**, um es bis zum nächsten Zug zu behalten. Kommt ein Programm, das du schon hast, ist deine Reihe leer, außer du hast ein Netz (ein NOIRLab-Token).
aim = Fülle alle sechs Felder in möglichst wenigen Zügen; bei gleich vielen Zügen sind weniger Würfe besser.

title-turn = { -noirlab } · Zug { NUMBER($turn) }
title-end = { -noirlab } · das Ende

about-ctio = CTIO beobachtet den Südhimmel vom Cerro Tololo aus, einem Berg in Chile.
about-kpno = KPNO ist eine ganze Stadt aus Teleskopen auf dem Kitt Peak, in der Sonora-Wüste von Arizona.
about-csdc = CSDC bewahrt auf, was die Teleskope gesehen haben, und alle können darin suchen.
about-gemini = Gemini sind Zwillinge: Ein Teleskop steht auf Hawaii, eines in Chile.
about-rubin = Rubin fotografiert alle paar Nächte den ganzen Südhimmel.
about-noirlab = NOIRLab ist das nationale Zentrum der USA für Astronomie bei Nacht.

rolled-last = { $hand ->
    [player] { $name } würfelt { $spot }.
    [clock] Die Zeit von { $name } ist um, das Haus würfelt { $spot }.
   *[house] Das Haus würfelt für { $name }: { $spot }.
}
rolled-new = { $hand ->
    [player] { $name } würfelt { $spot }
    [clock] Die Zeit von { $name } ist um, das Haus würfelt { $spot }
   *[house] Das Haus würfelt für { $name }: { $spot }
}, ein neues Feld{ $net ->
    [yes] {" "}und ein Netz
   *[no] {""}
}, { NUMBER($spots) } von 6.
rolled-saved = { $hand ->
    [player] { $name } würfelt { $spot }
    [clock] Die Zeit von { $name } ist um, das Haus würfelt { $spot }
   *[house] Das Haus würfelt für { $name }: { $spot }
}, schon gefüllt. Ein Netz ist weg, noch gefüllt: { NUMBER($spots) } von 6 Feldern.
rolled-bust = { $hand ->
    [player] :bust: Fehlwurf! { $spot } ist schon gefüllt: { $name } verliert { $lost ->
        [one] { NUMBER($lost) } Feld.
       *[other] { NUMBER($lost) } Felder.
    }
    [clock] Die Zeit von { $name } ist um, das Haus würfelt { $spot }: Fehlwurf, { $lost ->
        [one] { NUMBER($lost) } Feld verloren.
       *[other] { NUMBER($lost) } Felder verloren.
    }
   *[house] Das Haus würfelt für { $name }: { $spot }, Fehlwurf, { $lost ->
        [one] { NUMBER($lost) } Feld verloren.
       *[other] { NUMBER($lost) } Felder verloren.
    }
}
rolled-choice = { $hand ->
    [player] { $name } würfelt { $spot }
    [clock] Die Zeit von { $name } ist um, das Haus würfelt { $spot }
   *[house] Das Haus würfelt für { $name }: { $spot }
}, und das ist ein Joker.
rolled-wild = { $hand ->
    [player] { $name } würfelt { $spot }
    [clock] Die Zeit von { $name } ist um, das Haus würfelt { $spot }
   *[house] Das Haus würfelt für { $name }: { $spot }
}, und dieser Joker füllt { $last }.
chose = { $hand ->
    [player] { $name } füllt { $spot } mit dem Joker NOIRLab
    [clock] Die Zeit von { $name } ist um, das Haus füllt { $spot } mit dem Joker NOIRLab
   *[house] Das Haus füllt für { $name } { $spot } mit dem Joker NOIRLab
}: { NUMBER($spots) } von 6 Feldern.
passed = { $hand ->
    [player] { $name } gibt weiter mit { $spots ->
        [one] { NUMBER($spots) } Feld.
       *[other] { NUMBER($spots) } Feldern.
    }
    [clock] Die Zeit von { $name } ist um, das Haus gibt weiter mit { $spots ->
        [one] { NUMBER($spots) } Feld.
       *[other] { NUMBER($spots) } Feldern.
    }
   *[house] Das Haus gibt für { $name } weiter mit { $spots ->
        [one] { NUMBER($spots) } Feld.
       *[other] { NUMBER($spots) } Feldern.
    }
}
banked = { $hand ->
    [player] { $name } nimmt ein { $second ->
        [yes] zweites Netz
       *[no] Netz
    } und gibt weiter mit { $spots ->
        [one] { NUMBER($spots) } Feld.
       *[other] { NUMBER($spots) } Feldern.
    }
    [clock] Die Zeit von { $name } ist um, das Haus nimmt ein { $second ->
        [yes] zweites Netz
       *[no] Netz
    } und gibt weiter mit { $spots ->
        [one] { NUMBER($spots) } Feld.
       *[other] { NUMBER($spots) } Feldern.
    }
   *[house] Das Haus nimmt für { $name } ein { $second ->
        [yes] zweites Netz
       *[no] Netz
    } und gibt weiter mit { $spots ->
        [one] { NUMBER($spots) } Feld.
       *[other] { NUMBER($spots) } Feldern.
    }
}
left = { $name } hat den Tisch verlassen.

begins = { $name } würfelt.
begins-alone = Zug { NUMBER($turn) }: { $name } würfelt.
decides = { $may ->
    [bank] Weiterwürfeln, weitergeben oder ein Netz nehmen?
    [pass] Weiterwürfeln oder weitergeben?
   *[roll] Mit zwei Netzen ist Weitergeben nicht erlaubt, nur weiterwürfeln.
}
player-decides = { $may ->
    [bank] { $name } kann weiterwürfeln, weitergeben oder ein Netz nehmen.
    [pass] { $name } kann weiterwürfeln oder weitergeben.
   *[roll] { $name } hat zwei Netze und muss würfeln.
}
chooses = { $name } wählt das Programm, das gefüllt wird.
advice-roll = Wer zuerst alle sechs Felder füllt, gewinnt. Ein Programm, das du schon hast, leert sie alle, außer du hast ein Netz.
advice-second = Mit zwei Netzen gibst du nicht weiter: Du würfelst, bis eins weg ist.
next-roll = ## Nächster Wurf: { NUMBER($chance) } % Fehlwurf
    { $others }
next-roll-safe = ## Nächster Wurf: kein Fehlwurf
    { $others }
face-wins = Gewinnt
face-fills = Neues Feld
face-costs = Kostet ein Netz
face-busts = Fehlwurf
faces = { $does }: { LIST($faces) }.

roll = Würfeln
pass = Weitergeben: { $spots ->
    [one] { NUMBER($spots) } Feld behalten
   *[other] { NUMBER($spots) } Felder behalten
}
bank = Netz nehmen und weitergeben: { NUMBER($spots) } von 6 Feldern
bank-second = Netz nehmen und weitergeben (das zweite)

effort = { $turns ->
    [one] { NUMBER($turns) } Zug
   *[other] { NUMBER($turns) } Züge
}, { $rolls ->
    [one] { NUMBER($rolls) } Wurf
   *[other] { NUMBER($rolls) } Würfe
}

help-roll = **Würfeln.** { $faces } { $nets ->
    [none] Du hast kein Netz: Ein Programm, das du schon hast, leert deine Reihe.
    [net] Dein Netz ist das NOIRLab-Token: Das nächste wiederholte Programm nimmt es, statt deine Reihe zu leeren.
   *[both] Jedes deiner zwei Netze rettet dich vor einem wiederholten Programm.
}
help-pass = **Weitergeben.** Du behältst { $spots ->
    [one] { NUMBER($spots) } gefülltes Feld
   *[other] { NUMBER($spots) } gefüllte Felder
}, und { $next } ist dran.
help-pass-alone = **Weitergeben.** Du behältst { $spots ->
    [one] { NUMBER($spots) } gefülltes Feld
   *[other] { NUMBER($spots) } gefüllte Felder
} und beginnst einen neuen Zug.
help-bank = **Netz nehmen und weitergeben.** Du gibst weiter und bekommst ein freies Netz auf dem Feld NOIRLab, das damit gefüllt ist.
help-bank-second = **Netz nehmen und weitergeben.** Du gibst weiter und bekommst ein zweites Netz. Solange du beide hast, kannst du nicht weitergeben.
bar-not-rolled = Vor dem ersten Wurf eines Zugs darfst du nicht weitergeben.
bar-two-nets = Mit zwei Netzen darfst du nicht weitergeben: Würfle, bis eins weg ist oder alles gefüllt ist.
bar-few-spots = Ein Netz gibt es ab { NUMBER($needed) } gefüllten Feldern; du hast { NUMBER($spots) }.
bar-last-spot = Für das letzte Feld gibt es kein Netz: Nur ein Wurf kann es füllen.
bar-too-soon = Ein Netz gibt es erst { NUMBER($needed) } Würfe nach dem letzten; noch nötig: { NUMBER($rolls) }.
help-choose = **Wähle ein Programm.** Es wird gefüllt wie von einem Wurf, und dein Zug geht weiter. Dein Netz bleibt.
help-player = { $name } hat { $spots ->
    [0] noch kein Feld gefüllt
    [one] { NUMBER($spots) } gefülltes Feld: { LIST($filled) }
   *[other] { NUMBER($spots) } gefüllte Felder: { LIST($filled) }
}. Leer: { $is-full ->
    [yes] nichts.
   *[no] { LIST($empty) }.
}{ $nets ->
    [none] {""}
    [net] {" "}In Reserve: ein Netz.
   *[both] {" "}In Reserve: zwei Netze.
}

no-one-is-left = Niemand ist mehr am Tisch.
alone = :crown: { $name } hat alle sechs Felder gefüllt: { $effort }.
wins = :crown: **{ $name } hat alle sechs Felder gefüllt und gewinnt.**
last-one = { $name } bleibt als letzte Person am Tisch und gewinnt.

event-filled = { $spot } gefüllt{ $wild ->
    [yes] {" "}mit dem Joker NOIRLab
   *[no] {""}
}{ $is-last ->
    [yes] , das letzte Feld
   *[no] {""}
}
event-saved = { $spot } schon gefüllt, ein Netz weg
event-bust = { $spot } schon gefüllt, { $lost ->
    [one] { NUMBER($lost) } Feld verloren
   *[other] { NUMBER($lost) } Felder verloren
}
event-passed = weitergegeben
event-banked = Netz genommen und weitergegeben
event-last-face = die Seite des letzten Felds
# Was jemand gewürfelt oder gezogen hat.
luck-filled = { $faces } gewürfelt, { $spots ->
    [one] { NUMBER($spots) } Feld voll
   *[other] { NUMBER($spots) } Felder voll
}
luck-last = { $faces } gewürfelt, das letzte Feld und damit der Sieg
luck-saved = { $faces } gewürfelt, das Feld schon gefüllt, ein Netz weg
luck-wild = { $faces } gewürfelt, ein Joker
luck-bust = { $faces } gewürfelt, Fehlwurf, { $spots ->
    [one] { NUMBER($spots) } Feld verloren
   *[other] { NUMBER($spots) } Felder verloren
}
busts = Fehlwürfe

nets = Sicher ist sicher
nets-how = zwei Netze haben
early = Frühe Entdeckung
early-how = alle sechs Felder in höchstens drei Zügen füllen
wild = Wilde Nacht
wild-how = das letzte Feld mit dem Joker NOIRLab füllen
light = Erstes Licht
light-how = mit der einen von sechs Seiten gewinnen, die kein Fehlwurf ist

lesson-1 = Fülle alle sechs Felder deiner Reihe: fünf Programme der Astronomie und NOIRLab. Drück **Würfeln**.
lesson-1-roll = **Würfeln** wirft einen Würfel mit diesen sechs auf seinen Seiten.
lesson-2 = Gemini! Noch einmal Gemini wäre ein Fehlwurf und würde deine Reihe leeren, doch das ist nur eine von sechs Seiten. Drück **Würfeln**.
lesson-2-pass = **Weitergeben** beendet deinen Zug und behält deine Felder für den nächsten.
lesson-3 = NOIRLab füllt sein eigenes Feld und ist ein Netz: Ein Fehlwurf nimmt es dir statt deiner Reihe. Drück **Würfeln**.
lesson-4 = CTIO auch noch. Solange du das Netz hast, kann nichts passieren. Drück **Würfeln**.
lesson-4-bank = **Netz nehmen und weitergeben** beendet deinen Zug mit einem freien Netz; drei gefüllte Felder genügen.
lesson-5 = Ist sein Feld gefüllt, wird NOIRLab zum Joker: Er füllt jedes Programm, das dir noch fehlt. Drück **KPNO**.
lesson-5-spots = **KPNO**, **CSDC** und **Rubin** sind die drei leeren.
lesson-6 = Vier von sechs und ein Netz. Jetzt nimm etwas fürs Aufhören: ein zweites Netz, und Ada ist dran. Drück **Netz nehmen und weitergeben**.
lesson-7 = Ada hat ohne Netz zweimal KPNO gewürfelt: Ihre Reihe ist wieder leer. Du hast zwei Netze, also musst du würfeln, und nichts kann passieren. Drück **Würfeln**.
lesson-8 = Wieder Gemini: Das hat das zweite Netz gekostet, und deine Reihe ist sicher. Drück **Würfeln**.
lesson-9 = Rubin! Du brauchst nur noch CSDC oder einen Joker, und ein Netz hast du auch. Drück **Würfeln**.
lesson-end = Alle sechs: Du gewinnst sofort, mitten im Zug! Bloß weitergeben bringt nichts, denn dein nächster Zug beginnt mit demselben Risiko; nimm also ein Netz, wenn du aufhörst. Allein geht das Spiel auch: Zähl dann deine Züge.
