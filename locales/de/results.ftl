### Ranglisten, Profile und Listen beendeter Tische. Eine Rangliste lesen alle in ihrem Kanal, alles andere nur, wer danach gefragt hat.

all-games = Alle Spiele
leaderboard = { $game } · { $period } · { $within ->
    [everywhere] Server, die ihre Ergebnisse teilen
   *[here] auf diesem Server
}
nobody-ranked = Noch steht niemand in der Rangliste: Dafür braucht es { $games ->
    [one] { NUMBER($games) } gewertete Partie
   *[other] { NUMBER($games) } gewertete Partien
}.
since = Seit { $date }.
leads = { $name } führt die Rangliste an ({ $players ->
    [one] { NUMBER($players) } Person
   *[other] { NUMBER($players) } Personen
}).
higher = Weiter oben
lower = Weiter unten
in-a-row = { $wins ->
    [one] { NUMBER($wins) } Sieg in Folge
   *[other] { NUMBER($wins) } Siege in Folge
}
provisional = vorläufige Wertung { $rating }
rating = Wertung { $rating }
won-of = { NUMBER($wins) } von { NUMBER($games) } gewonnen
page = Seite { NUMBER($page) } von { NUMBER($pages) }
how-it-counts = Wertungen beginnen bei 8 und sind bis zehn Partien vorläufig · was zählt: /help

## Das Profil einer Person

profile = { $name } { $place ->
    [server] auf diesem Server
   *[channel] in diesem Kanal
}
finished = Von { $name } kannst du hier { $tables ->
    [one] { NUMBER($tables) } beendeten Tisch
   *[other] { NUMBER($tables) } beendete Tische
} sehen.
who-is-ranked = In den Ranglisten steht, wer mindestens { NUMBER($games) } gewertete Partien gespielt hat.
no-rated-game = keine gewertete Partie
more-unrated = { NUMBER($games) } weitere ohne Wertung
unrated = { NUMBER($games) } ohne Wertung
against-the-house = Gegen das Haus
against-level = gegen { $level }: { NUMBER($won) } von { NUMBER($games) } { $games ->
    [one] Partie
   *[other] Partien
} gewonnen
achievements = Erfolge
achieved = { $game } · { NUMBER($have) } von { NUMBER($all) }: { $names }
costs = Was eine Entscheidung im Schnitt gekostet hat
how-costs-count = In Prozent einer Partie, die älteste zuerst, für Partien, die mit **{ -how-it-went }** analysiert wurden.
head-to-head = Direkter Vergleich
not-met = Ihr habt noch keine Partie miteinander beendet.
met = An { $tables ->
    [one] { NUMBER($tables) } gemeinsamen Tisch
   *[other] { NUMBER($tables) } gemeinsamen Tischen
} warst du am Ende { LIST($each) }.
times = { $met ->
    [ahead] { NUMBER($times) }-mal vorn
    [level] { NUMBER($times) }-mal gleichauf
   *[behind] { NUMBER($times) }-mal dahinter
}
latest-tables = Letzte Tische
strength = Spielstärke, Partie für Partie
chart = Von { $first } nach der ersten von { $games ->
    [one] { NUMBER($games) } gewerteten Partie
   *[other] { NUMBER($games) } gewerteten Partien
} auf jetzt { $now }. Das Band ist der 95-%-Bereich, sein unterer Rand die Wertung.

## Wie ein beendeter Tisch gezählt hat

placed = Platz { $nth } von { NUMBER($players) }
left-early = vorzeitig gegangen{ $rated ->
    [yes] : letzter Platz
   *[no] {""}
}
away-at-the-end = am Ende abwesend{ $rated ->
    [yes] : letzter Platz
   *[no] {""}
}
handed-over = eine Zeit lang abgegeben{ $rated ->
    [yes] : letzter Platz
   *[no] {""}
}
taken-over = { $name } hat übernommen{ $rated ->
    [yes] : letzter Platz
   *[no] {""}
}
took-over-from = Platz von { $name } übernommen: ohne Wertung
made-no-move = keinen Zug gemacht: ohne Wertung

## Beendete Tische

finished-tables = Beendete Tische, die neuesten zuerst
choose-a-table = Wähle einen Tisch, um ihn Zug um Zug noch einmal anzusehen.
choose-to-replay = Tisch zum Nachspielen wählen
won-by = Sieg: { LIST($names) }
won-by-nobody = niemand hat gewonnen
void = Aus der Wertung genommen: { $reason }.
table-and-day = Tisch { $table } · { $day }
newer = Neuere
older = Ältere
