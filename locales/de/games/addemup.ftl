### Add'em Up. Eine Reihe sind aufeinanderfolgende Zahlen, waagerecht oder senkrecht; `$faces` und `$dice` sind wie `3 4 5`. `:crown:` ist
### ein Bild.

pitch = Ein Kreuzworträtsel aus Würfeln: Lege Reihen aufeinanderfolgender Zahlen; jede bringt ihre Summe
option-dice = Anzahl der Würfel im Vorrat: 60 nach den gedruckten Regeln, weniger für eine kurze Partie
option-pass-limit = Die Partie endet nach so vielen Zügen hintereinander, in denen niemand etwas legt
goal = Hol die meisten Punkte, bis der Vorrat an Würfeln leer ist.
first-press = Drück **Würfeln**, wähle im Menü eine Reihe, um sie auf dem Spielbrett zu sehen, und drück **Legen**.
best = Bestwert

title = { -addemup } · noch { NUMBER($pile) } Würfel
title-end = { -addemup } · das Ende

begins = Das Spielbrett ist leer. { $name } würfelt.
rolls = { $name } würfelt.
moved = { $hand ->
    [player] {""}
    [clock] Die Zeit von { $name } ist um, das Haus hat gezogen.
   *[house] Das Haus hat für { $name } gezogen.
}
left = { $name } hat den Tisch verlassen.
found-no-line = { $hand ->
    [player] Keine Reihe passt, der Zug von { $name } ist vorbei.
    [clock] Die Zeit von { $name } ist um, das Haus würfelt, und keine Reihe passt.
   *[house] Das Haus würfelt für { $name }, und keine Reihe passt.
}
scored = { $has-lost ->
    [yes] Der Bonuswürfel hat { NUMBER($lost) } gekostet:{" "}
   *[no] {""}
}{ $hand ->
    [player] { $name } holt **+{ NUMBER($points) }**.
    [clock] Die Zeit von { $name } ist um, das Haus holt für { $name } **+{ NUMBER($points) }**.
   *[house] Das Haus holt für { $name } **+{ NUMBER($points) }**.
}
ways = { $ways ->
    [one] eine Möglichkeit, +{ NUMBER($best) }
   *[other] { NUMBER($ways) } Möglichkeiten, bis +{ NUMBER($best) }
}
rolled = { $name } würfelt { $dice }: { $ways }.
may-go-on = { $name }: bisher +{ NUMBER($points) }. Noch eine Reihe legen ({ $ways }) oder aufhören?
placed-all = { $name } hat alle sechs Würfel gelegt, +{ NUMBER($points) }: Bonuswürfel oder aufhören?
bonus-fits = Der Bonuswürfel von { $name } zeigt { NUMBER($face) } und passt: { $ways }.
pile-is-empty = Der Vorrat ist leer.
nothing-fits = Keine Reihe lässt sich mehr legen oder verlängern, egal was fällt.
too-many-passes = Zu viele Züge hintereinander ohne neue Reihe.
everyone-else-left = Alle anderen haben den Tisch verlassen.
nobody-wins = :crown: **Niemand gewinnt.**
wins = :crown: **{ $winners ->
    [one] { LIST($names) } gewinnt
    [2] { LIST($names) } teilen sich den Sieg
   *[other] { NUMBER($winners) } Personen teilen sich den Sieg
} mit { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkten
}.**

advice-open = Zum Eröffnen brauchst du eine Folge aus mindestens drei Würfeln, wie 2 3 4.
advice-roll = Jede Reihe, die du legst oder verlängerst, bringt alle ihre Augen.
advice-place = Wähle eine Reihe, um sie auf dem Spielbrett zu sehen.
advice-more = Aufhören kostet keine Punkte; was in deiner Hand bleibt, kommt zurück in den Vorrat.
advice-bonus = Er passt, also muss er gelegt werden: Wähle, wohin.
odds = Er passt bei { NUMBER($fitting) } von 6 Zahlen, sonst kostet er seine Augen: im Schnitt { $average }.
odds-of-all = Er passt immer: im Schnitt { $average }.
hopeless = **Achtung:** Er passt nirgends und kann dich nur seine Augen kosten.
made-line = { $direction ->
    [across] waagerecht
   *[down] senkrecht
} { $faces } = { NUMBER($sum) }
tried = **+{ NUMBER($points) }**: { $lines }{ $has-before ->
    [yes] , minus { NUMBER($before) } von vorher
   *[no] {""}
}. { $bonus-follows ->
    [yes] Danach gibt es einen Bonuswürfel, wenn du willst.
   *[no] { $left ->
        [one] Dann bleibt { NUMBER($left) } Würfel.
       *[other] Dann bleiben { NUMBER($left) } Würfel.
    }
}
part = -# Ein Teil des Spielbretts: { $is-over ->
    [yes] teile es, um es ganz zu sehen
   *[no] **?** zeigt es ganz
}.
score-parts = { NUMBER($won) } - { NUMBER($lost) } verloren

roll-button = Würfeln: { NUMBER($dice) } Würfel
stop-button = Aufhören
bonus-button = Bonuswürfel nehmen
place-it-for = Legen · +{ NUMBER($points) }
try-line = Reihe ansehen
best-lines = Zurück zu den besten Reihen
other-ways = Dieselben Reihen senkrecht oder andersherum
more-lines = { $lines ->
    [one] { NUMBER($lines) } weitere Reihe
   *[other] { NUMBER($lines) } weitere Reihen
}
detail = { $direction ->
    [across] waagerecht
   *[down] senkrecht
}{ $joins ->
    [nothing] {""}
    [extends] , verlängert { $faces }
   *[through] , durch die { NUMBER($face) } von { $name }
}{ $region ->
    [anywhere] {""}
    [top-left] , oben links
    [top] , oben
    [top-right] , oben rechts
    [left] , links
    [middle] , Mitte
    [right] , rechts
    [bottom-left] , unten links
    [bottom] , unten
   *[bottom-right] , unten rechts
}
detail-crossing = { $detail }; { $direction ->
    [across] waagerecht
   *[down] senkrecht
} { $lines }

help-open = Wirf sechs Würfel. Mit einer Folge aus mindestens drei davon, wie 2 3 4 oder 6 5 4 3, eröffnest du die Partie und bekommst ihre Summe. Gibt es keine, ist die nächste Person dran.
help-roll = Würfle und lege dann an: Verlängere eine waagerechte oder senkrechte Reihe oder lege eine neue quer hindurch. Eine Reihe sind drei bis sechs aufeinanderfolgende Zahlen. Für jede, die ein neuer Würfel bildet oder verlängert, bekommst du die Summe aller ihrer Würfel, der alten wie der neuen.
help-place = Dein Wurf passt, also musst du eine Reihe legen. Wähle eine im Menü: Das Spielbrett zeigt sie in Grün, und nichts liegt fest, bis du **Legen** drückst. Neue Würfel stehen in Klammern. *Waagerecht* liest sich von links, *senkrecht* von oben.
help-bonus = Der Bonuswürfel passt, also musst du ihn legen. Wähle im Menü, wohin.
help-more = Lege noch eine Reihe, auch an Würfel dieses Zugs, oder hör auf: Was in deiner Hand bleibt, kommt zurück in den Vorrat.{ $once ->
    [yes] {" "}Eine Reihe, die in diesem Zug schon gezählt hat, bringt nur noch, was dazukommt.
   *[no] {""}
} Legst du alle sechs, darfst du einen Bonuswürfel nehmen.
help-hopeless = **Achtung:** Ein Bonuswürfel würde jetzt nirgends passen, egal was er zeigt. Er würde dich nur Punkte kosten, so viele, wie er Augen zeigt.
help-offer = Ein Bonuswürfel passt bei { NUMBER($fitting) } von 6 Zahlen und muss dann gelegt werden. Passt er nicht, verlierst du so viele Punkte, wie er Augen zeigt.
    { $changes }
    Im Schnitt { $average } Punkte, jede Zahl an ihrem besten Platz.
help-offer-of-all = Ein Bonuswürfel passt immer und muss dann gelegt werden.
    { $changes }
    Im Schnitt { $average } Punkte, jede Zahl an ihrem besten Platz.

story-left = { $name } hat den Tisch verlassen{ $has-placed ->
    [yes] ; was gelegt wurde, bleibt:
   *[no] .
}
story-alone = { $name } hat { $dice } gewürfelt; dann sind alle anderen gegangen.
story-nothing = { $name } hat { $dice } gewürfelt: { $is-opening ->
    [yes] keine Folge von mindestens drei
   *[no] keine Reihe zu legen oder zu verlängern
}, also sind die Würfel wieder im Vorrat.
story-made = { $name } hat { $dice } gewürfelt und { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
} geholt:
pile = **Vorrat** { NUMBER($dice) } Würfel{ $has-passes ->
    [yes] {" "}· Züge ohne neue Reihe: { NUMBER($passes) } von { NUMBER($limit) }
   *[no] {""}
}
roll-in-words = **Wurf** { $dice }
in-hand = **In der Hand** { $dice }
empty = Das Spielbrett ist leer.
size = Das Spielbrett ist { NUMBER($width) } breit und { NUMBER($height) } hoch. Seine Reihen, jede ab ihrem ersten Würfel:
line = { $direction ->
    [across] - Zeile { NUMBER($row) }, Spalte { NUMBER($column) }, waagerecht: { $faces }
   *[down] - Spalte { NUMBER($column) }, Zeile { NUMBER($row) }, senkrecht: { $faces }
}
play = - { $direction ->
    [across] waagerecht
   *[down] senkrecht
} { $faces } für { $points ->
    [one] { NUMBER($points) } Punkt
   *[other] { NUMBER($points) } Punkte
}{ $crosses ->
    [yes] , davon { NUMBER($crossing) } { $direction ->
        [across] senkrecht
       *[down] waagerecht
    }
   *[no] {""}
}{ $has-before ->
    [yes] , zusätzlich zu { NUMBER($before) } vorher in diesem Zug
   *[no] {""}
}{ $is-bonus ->
    [yes] , mit dem Bonuswürfel
   *[no] {""}
}
bonus-lost = - Bonuswürfel { NUMBER($face) } hat nicht gepasst: -{ NUMBER($face) }

event-placed = { $faces } gelegt{ $is-bonus ->
    [yes] {" "}mit dem Bonuswürfel
   *[no] {""}
}
event-nothing = konnte nichts legen
event-lost = { $lost ->
    [one] { NUMBER($lost) } Punkt
   *[other] { NUMBER($lost) } Punkte
} durch den Bonuswürfel verloren
luck-no-line = { $rolled }, keine Reihe möglich
luck-fits = { $rolled }, der Bonuswürfel passt
luck-cost = { $rolled }, der Bonuswürfel kostet { NUMBER($lost) }
lost-bonus-dice = Bonuswürfel, die nicht gepasst haben

full = Volle Reihe
full-how = eine Reihe aus sechs Würfeln bilden
crossroads = Kreuzung
crossroads-how = drei Reihen auf einmal bilden
empty-hand = Leere Hand
empty-hand-how = alle sechs Würfel eines Wurfs legen
fifty = Baukunst
fifty-how = in einem Zug mindestens 50 Punkte holen

lesson-1 = Ein Kreuzworträtsel aus Würfeln, und du fängst an. Drück **Würfeln: 6 Würfel**.
lesson-1-roll = **Würfeln** wirft Würfel aus dem Vorrat, höchstens sechs.
lesson-2 = Eine Reihe sind mindestens drei Zahlen, die von Würfel zu Würfel um eins steigen oder fallen. Öffne das Menü und wähle **[3] [4] [5]**.
lesson-2-try = **Reihe ansehen** zeigt eine Reihe auf dem Spielbrett, bevor sie zählt.
lesson-3 = Da ist sie, in Grün: 3 + 4 + 5 = 12 Punkte. Drück **Legen**.
lesson-3-place = **Legen** legt die Reihe, die du gewählt hast.
lesson-4 = Ada hat von deiner 4 nach unten gebaut, und deine 4 hat auch für Ada gezählt. Drück **Würfeln: 6 Würfel**.
lesson-5 = Eine Reihe zählt mit allen ihren Würfeln, alten wie neuen. Verlängere die waagerechte an beiden Enden: Wähle im Menü **[1] [2] 3 4 5 [6]**; deine neuen Würfel stehen in Klammern.
lesson-6 = Drei Würfel, aber 21 Punkte, weil die ganze Reihe zählt. Drück **Legen**.
lesson-7 = Du darfst weitermachen, solange Würfel passen. Deine zweite 1 verlängert Adas Reihe. Wähle **4 3 2 [1]**.
lesson-7-stop = **Aufhören** beendet deinen Zug; die übrigen Würfel kommen zurück in den Vorrat.
lesson-8 = Punkte, die du holen kannst, überlässt du besser nicht den anderen. Drück **Legen**.
lesson-end = 31 Punkte in einem Zug! Die Vieren passen nirgends, also ist er vorbei. Würfel neben- oder übereinander müssen immer zu einer Reihe gehören. Alle sechs gelegt? Dann darfst du einen Bonuswürfel nehmen. Ist der Vorrat leer, gewinnt die höchste Punktzahl.
