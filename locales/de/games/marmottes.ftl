### Les Marmottes. Namen kommen mit Markdown, Anzahlen von Würfeln sind 1 bis 6. `:bust:` und `:crown:` sind Bilder.

pitch = Fordere dein Glück heraus: Was passt, zählt, aber aufhören geht nur mit zwei oder vier beiseite
option-target = Punktzahl, mit der die letzte Runde beginnt
option-single-match = Ein einzelner Würfel zählt, wenn sein Wert beiseiteliegt; aus: nur Gleiches in einem Wurf zählt
option-turn-limit = Nach so vielen Zügen gewinnt die höchste Summe, auch ohne dass jemand das Ziel erreicht hat
goal = Erreiche das Ziel und bleib vorn, während alle anderen noch einen letzten Zug haben.
first-press = Drück **Würfeln**; was passt, wird für dich beiseitegelegt. Dann entscheide: weiterwürfeln oder **Aufhören**, bevor es einen Fehlwurf gibt.
aim = Erreiche 60 Punkte in möglichst wenigen Zügen; bei gleich vielen Zügen sind weniger Würfe besser.

title-end = { -marmottes } · das Ende
title-last-round = { -marmottes } · letzte Runde
title-round = { -marmottes } · { $alone ->
    [yes] Zug
   *[no] Runde
} { NUMBER($round) }
title-round-of = { -marmottes } · { $alone ->
    [yes] Zug
   *[no] Runde
} { NUMBER($round) } von { NUMBER($limit) }

scored = { $hand ->
    [player] { $name } würfelt { $dice }:{" "}
    [clock] Die Zeit von { $name } ist um, das Haus würfelt { $dice }:{" "}
   *[house] Das Haus würfelt für { $name }: { $dice },{" "}
}{ $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
}{ $six-alike ->
    [yes] , und sechs Gleiche geben einen Bonus von { NUMBER($bonus) }.
   *[no] .
}
bust = { $at-stake ->
    [yes] { $hand ->
        [player] :bust: Fehlwurf! { $name } verliert { NUMBER($lost) }.
        [clock] Die Zeit von { $name } ist um, das Haus würfelt: Fehlwurf, { NUMBER($lost) } verloren.
       *[house] Das Haus würfelt für { $name }: Fehlwurf, { NUMBER($lost) } verloren.
    }
   *[no] { $hand ->
        [player] :bust: Fehlwurf! Bei { $name } passt nichts.
        [clock] Die Zeit von { $name } ist um, das Haus würfelt: Fehlwurf, nichts passt.
       *[house] Das Haus würfelt für { $name }: Fehlwurf, nichts passt.
    }
}
banked = { $hand ->
    [player] { $name } hört mit { NUMBER($points) } auf
    [clock] Die Zeit von { $name } ist um, das Haus hört für { $name } mit { NUMBER($points) } auf
   *[house] Das Haus hört für { $name } mit { NUMBER($points) } auf
}{ $had-points ->
    [yes] , insgesamt { NUMBER($total) }.
   *[no] .
}
last-round-begins = Damit sind { NUMBER($target) } erreicht: { $is-alone ->
    [yes] { $other } hat
   *[no] Alle anderen haben
} noch einen letzten Zug.
left = { $name } hat den Tisch verlassen.

dice-to-roll = { $count ->
    [1] den letzten Würfel
    [2] die anderen zwei Würfel
    [3] die anderen drei Würfel
    [4] die anderen vier Würfel
    [5] die anderen fünf Würfel
   *[other] alle sechs Würfel
}
begins = { $last-round ->
    [yes] Letzte Runde: { $name } würfelt.
   *[no] { $name } würfelt.
}
decides = { $aside ->
    [3] Mit drei Würfeln beiseite darfst du nicht aufhören: Wirf { $dice }.
    [5] Mit fünf Würfeln beiseite darfst du nicht aufhören: Wirf { $dice }.
    [6] Alle sechs Würfel haben gezählt, also werden alle sechs noch einmal geworfen.
   *[other] Mit { NUMBER($score) } aufhören oder { $dice } werfen?
}
player-decides = { $may-stop ->
    [yes] { $name } kann mit { NUMBER($score) } aufhören oder { $dice } werfen.
   *[no] { $name } hat bisher { NUMBER($score) } und muss { $dice } werfen.
}
advice-roll = Gleiche Würfel zählen. Mit zwei oder vier davon darfst du aufhören; ein Fehlwurf kostet die Punkte des Zugs.
this-turn = **{ NUMBER($score) } in diesem Zug**
last-round = **Letzte Runde** · { $lead ->
    [ahead] { $name } liegt vor allen anderen
    [alone] { $name } braucht { NUMBER($wanted) }, also noch { NUMBER($missing) }
   *[shared] { $name } braucht { NUMBER($wanted) }, also noch { NUMBER($missing) }; { NUMBER($shares) } reichen für Gleichstand
}

roll-button = Würfeln: { $count ->
    [one] der letzte
    [6] alle 6
   *[other] { NUMBER($count) } Würfel
} · { $risk ->
    [sure] sicher ein Fehlwurf
    [percent] { NUMBER($chance) } % Fehlwurf
   *[one-in] Fehlwurf 1 von { NUMBER($chance) }
}
stop-button = Aufhören: { NUMBER($score) } gutschreiben{ $adds ->
    [yes] {" "}→ { NUMBER($total) }
   *[no] {""}
}{ $standing ->
    [nothing] {""}
    [reaches] , das Ziel
    [leads] , die Führung
    [level] , Gleichstand vorn
   *[behind] , { NUMBER($missing) } zu wenig
}

latest = zuletzt: { $turn }
latest-bust = Fehlwurf
reached-first = zuerst bei { NUMBER($target) }
one-last-turn = noch ein letzter Zug

to-win = { $alone ->
    [yes] Erreiche { NUMBER($target) } in möglichst wenigen Zügen.
   *[no] Sobald jemand { NUMBER($target) } erreicht, haben alle anderen noch einen letzten Zug; dann gewinnt, wer am meisten hat.
}
help-roll = **Wirf { $dice }.** { $needs } { NUMBER($bust) } von { NUMBER($of) } Würfen sind Fehlwürfe{ $at-stake ->
    [yes] , und dann { $score ->
        [one] ist { NUMBER($score) } Punkt
       *[other] sind { NUMBER($score) } Punkte
    } aus diesem Zug verloren.
   *[no] .
}
needs-a-partner = Er kann nicht passen: Einem einzelnen Würfel fehlt ein Partner.
needs-the-sixth = Es muss eine { NUMBER($face) } sein; dann liegen sechs Gleiche da, und es gibt { NUMBER($bonus) } Punkte mehr.
needs-one-of = Nötig ist einer dieser Werte: { LIST($faces) }.
needs-a-pair = Nötig sind mindestens zwei Würfel mit gleichem Wert.
needs-a-pair-or = Nötig sind mindestens zwei Würfel mit gleichem Wert oder eine einzelne { NUMBER($face) }.
needs-a-pair-or-two = Nötig sind mindestens zwei Würfel mit gleichem Wert oder eine einzelne { NUMBER($face) } oder { NUMBER($other) }.
help-stop = **Hör auf.** Das schreibt dir { $score ->
    [one] { NUMBER($score) } Punkt
   *[other] { NUMBER($score) } Punkte
} gut, insgesamt sind es dann { NUMBER($total) }{ $is-short ->
    [yes] , { NUMBER($short) } zu wenig für das Ziel.
   *[no] .
}
help-no-stop = { $aside ->
    [0] Was passt, wird von selbst beiseitegelegt und zählt so viel wie seine Augen. Aufhören darfst du, wenn zwei oder vier Würfel beiseiteliegen.
    [3] Mit drei Würfeln beiseite darfst du nicht aufhören, nur mit zwei oder vier.
    [5] Mit fünf Würfeln beiseite darfst du nicht aufhören, nur mit zwei oder vier.
   *[other] Alle sechs Würfel haben gezählt, also werden alle sechs noch einmal geworfen. Die neuen passen nicht zu den alten, und vorher aufhören geht nicht.
}
help-last-round = { $stayed ->
    [yes] Letzte Runde: { $name } war mit { NUMBER($total) } zuerst bei { NUMBER($target) } und gewinnt bei Gleichstand. Alle anderen haben noch einen Zug.
   *[no] Letzte Runde: { $name } war mit { NUMBER($total) } zuerst bei { NUMBER($target) }, hat den Tisch aber verlassen. Alle anderen haben noch einen Zug.
}
help-last-turns = Letzte Runde: Danach gewinnt die höchste Summe, wenn niemand { NUMBER($target) } erreicht.
help-player = { $name } hat { NUMBER($total) }{ $has-note ->
    [yes] , { $note }.
   *[no] .
}
help-all-six = { $name } hat alle sechs Würfel in der Hand.
help-turn = { $name } hat in diesem Zug { $score ->
    [one] { NUMBER($score) } Punkt
   *[other] { NUMBER($score) } Punkte
}. Beiseite: { LIST($aside) }. Frei: { $has-free ->
    [yes] { LIST($free) }.
   *[no] nichts.
}

alone-reached = :crown: { $name } hat { NUMBER($target) } in { $round ->
    [one] { NUMBER($round) } Zug
   *[other] { NUMBER($round) } Zügen
} erreicht und steht bei { NUMBER($total) }.
alone-short = { $name } steht nach { $round ->
    [one] { NUMBER($round) } Zug
   *[other] { NUMBER($round) } Zügen
} bei { NUMBER($total) }, das Ziel war { NUMBER($target) }.
nobody-wins = Alle haben den Tisch verlassen, also gewinnt niemand.
wins = :crown: **{ $name } gewinnt mit { $total ->
    [one] { NUMBER($total) } Punkt
   *[other] { NUMBER($total) } Punkten
}.**
two-win = { $name } und { $other } teilen sich den Sieg mit je { $total ->
    [one] { NUMBER($total) } Punkt
   *[other] { NUMBER($total) } Punkten
}.
many-win = { $players ->
    [one] { NUMBER($players) } Person gewinnt
   *[other] { NUMBER($players) } Personen teilen sich den Sieg
} mit je { $total ->
    [one] { NUMBER($total) } Punkt
   *[other] { NUMBER($total) } Punkten
}.
no-one-is-left = Niemand ist mehr am Tisch.
everyone-else-left = Alle anderen haben den Tisch verlassen.
target-took = Bis zum Ziel von { NUMBER($target) } hat es { $round ->
    [one] { NUMBER($round) } Zug
   *[other] { NUMBER($round) } Züge
} gebraucht.
target-reached-first = { $name } war zuerst am Ziel von { NUMBER($target) }, und { $is-alone ->
    [yes] { $other } hatte
   *[no] alle anderen hatten
} noch einen letzten Zug.
not-reached = { NUMBER($target) } wurde in { $round ->
    [one] { NUMBER($round) } Zug
   *[other] { NUMBER($round) } Zügen
} nicht erreicht.
limit-came = Die Grenze von { $round ->
    [one] { NUMBER($round) } Zug
   *[other] { NUMBER($round) } Zügen
} kam vor dem Ziel von { NUMBER($target) }, also gewinnt die höchste Summe.
wins-the-tie = { $name } war zuerst am Ziel von { NUMBER($target) } und gewinnt bei Gleichstand.

event-roll = { $gain ->
    [one] { NUMBER($gain) } Punkt
   *[other] { NUMBER($gain) } Punkte
} mit { $count ->
    [one] { NUMBER($count) } Würfel
   *[other] { NUMBER($count) } Würfeln
}
event-bust = Fehlwurf, { $lost ->
    [one] { NUMBER($lost) } Punkt
   *[other] { NUMBER($lost) } Punkte
} verloren
event-first-bust = Fehlwurf gleich beim ersten Wurf
event-banked = { NUMBER($points) } gutgeschrieben
event-reached = { NUMBER($points) } gutgeschrieben, damit bei { NUMBER($total) }
# Was jemand gewürfelt oder gezogen hat.
luck-scored = { $faces } gewürfelt, +{ NUMBER($more) }, { NUMBER($turn) } im Zug
luck-bust = { $faces } gewürfelt, Fehlwurf, { NUMBER($lost) } verloren
luck-first-bust = { $faces } gewürfelt, gleich ein Fehlwurf
busts = Fehlwürfe
feat-points = { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
}
feat-turns = { $turns ->
    [one] { NUMBER($turns) } Zug
   *[other] { NUMBER($turns) } Züge
}

six = Sechs Gleiche
six-how = sechs Würfel eines Werts beiseitelegen
burrow = Voller Bau
burrow-how = in einem Zug mindestens 40 Punkte gutschreiben
meadow = Die ganze Wiese
meadow-how = in einem Zug mindestens 70 Punkte gutschreiben
whisker = Um Haaresbreite
whisker-how = mit einem oder zwei Punkten Vorsprung gewinnen

lesson-1 = Sechs Würfel, und Punkte für alles, was zusammenpasst. Drück **Würfeln: alle 6**.
lesson-1-roll = **Würfeln** wirft alle Würfel, die nicht beiseiteliegen. Daneben steht, wie wahrscheinlich ein Fehlwurf ist: ein Wurf, in dem nichts passt.
lesson-2 = Deine beiden Vieren passen: Sie liegen für 8 Punkte beiseite. Das ist wenig, und das Risiko ist klein. Drück **Würfeln: 4 Würfel**.
lesson-2-stop = **Aufhören** beendet deinen Zug und schreibt dir seine Punkte gut.
lesson-3 = Noch eine 4 kommt zum Paar: 12 Punkte. Mit drei Würfeln beiseite darfst du nicht aufhören, nur mit zwei oder vier. Drück **Würfeln: 3 Würfel**.
lesson-4 = Vier Würfel beiseite, 16 Punkte. Mehr als die Hälfte der nächsten Würfe wären Fehlwürfe, und dann wären alle 16 weg. Drück **Aufhören**.
lesson-5 = Ada hatte zwei Einsen, würfelte weiter und hatte einen Fehlwurf: Ihr Zug brachte nichts. Was gutgeschrieben ist, bleibt. Drück **Würfeln: alle 6**.
lesson-6 = Zwei Paare, 16 Punkte. Mit vier Würfeln beiseite ist es ab 10 Punkten vernünftig aufzuhören. Drück **Aufhören**.
lesson-end = 32 Punkte in zwei Zügen. Erreicht jemand 100, haben alle anderen noch einen letzten Zug, und die höchste Summe gewinnt. Zählen alle sechs Würfel, nimmst du sie auf und würfelst weiter.
