## Ein Tipp

thinking = Ich denke über deinen besten Zug nach …
nothing-to-decide = Es gibt nichts zu entscheiden.
best = Am besten: **{ $choice }**.
wins-share = Damit gewinnst du { $percent } der Partien.
wins-about = Damit gewinnst du etwa { NUMBER($wins) } von { NUMBER($of) } Partien.
hardly-wins = Gewinnen wirst du fast nie.
almost-always-wins = Du gewinnst fast immer.
takes-on-average = Die Partie dauert im Schnitt { $turns }.
takes-about = Die Partie dauert etwa { $turns }.
no-clear-difference = Kein klarer Unterschied: { $moves }
costs = **{ $choice }**: kostet { $estimate ->
    [exact] { $amount }
    [less-than] weniger als { $amount }
   *[about] etwa { $amount }
}
no-better = { $moves ->
    [one] { NUMBER($moves) } weitere Möglichkeit wäre nicht besser.
   *[other] { NUMBER($moves) } weitere Möglichkeiten wären nicht besser.
}
one-of-alike = { $choice } ({ $nth }.)
in-turns = { $turns ->
    [one] { $said } Züge
   *[other] { $said } Züge
}

## Wie es lief

analysing = Ich analysiere die Partie … (ein paar Sekunden)
not-analysed = Leider konnte ich diese Partie nicht analysieren. Drück den Knopf noch einmal.
title = Wie es lief: Glück und Spiel
footer = Tisch { $table } · { $alone ->
    [yes] Diagramm: wie viele Züge es werden · Plus heißt gesparte Züge
   *[no] Diagramm: Gewinnchance · 100 % sind ein Sieg
} · { $exact ->
    [yes] exakt
   *[no] geschätzt, genannt nur, was klar ist
}
decisions = Die teuersten Entscheidungen
luck = Glück
show-everybody = Allen zeigen
chart-of-chances = Die Gewinnchancen nach jeder Aktion, vom Anfang links bis zum Ende.
chart-of-turns = Wie viele Züge die Partie dauern wird, nach jeder Aktion, vom Anfang links bis zum Ende.
too-rough = Glück und Spiel lassen sich in dieser Partie nicht trennen: Die Schätzungen sind zu grob.
luck-and-play = Was Glück war und was Spiel.
summary = { $most-luck ->
    [somebody] { $of-two ->
        [yes] Mehr Glück
       *[no] Das meiste Glück
    }: { $lucky } ({ $luck }).
    [nobody] Niemand hatte klares Glück.
   *[even] Niemand hatte klar mehr Glück.
}{ $best-play ->
    [same] {" "}Ebenso das { $of-two ->
        [yes] bessere
       *[no] beste
    } Spiel.
    [another] {" "}Das { $of-two ->
        [yes] bessere
       *[no] beste
    } Spiel: { $best }.
    [flawless] {" "}Niemand machte einen Fehler.
   *[even] {" "}Niemand spielte klar besser.
}
luck-of = Glück **{ $difference }**
play-of = verschenkte **{ $amount }** pro Entscheidung
no-clear-luck = kein klares Glück
no-mistake = { $exact ->
    [yes] kein Fehler
   *[no] kein klarer Fehler
}
there-was-no-mistake = { $exact ->
    [yes] Es gab keinen Fehler.
   *[no] Es gab keinen klaren Fehler.
}
hints = { $hints ->
    [one] { NUMBER($hints) } Tipp
   *[other] { NUMBER($hints) } Tipps
}
decision = Aktion { NUMBER($ply) }, { $name }: „{ $chosen }“ (-{ $cost }), besser: **{ $better }**
stands-out = { $good ->
    [yes] **{ $difference }** · Aktion { NUMBER($ply) }, { $name }: { $what }
   *[no] **{ $difference }** · Aktion { NUMBER($ply) }, { $name }: { $what }
}
nothing-stands-out = { $good ->
    [yes] Glück: nichts ragt heraus
   *[no] Pech: nichts ragt heraus
}
