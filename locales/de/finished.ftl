## Zug um Zug

start-of-table = { $turns ->
    [one] Der Anfang einer Partie mit { NUMBER($turns) } Zug.
   *[other] Der Anfang einer Partie mit { NUMBER($turns) } Zügen.
}
happened = Zug { NUMBER($turn) } von { NUMBER($turns) } · { $what }.
happened-in = Zug { NUMBER($turn) } von { NUMBER($turns) }, { $title } · { $what }.
played-by-clock = (Die Zeit war um, darum wurde der sicherste Zug gespielt.)
played-by-house = (Vom Haus gespielt.)
first-board = Anfang
earlier-board = ‹ Zurück
next-board = Weiter ›
last-board = Ende
turning-points = Wendepunkte
at-turn = Zug { NUMBER($turn) } · { $what }
is-passed = { $name } wird endgültig überholt
takes-the-lead = Wer gewinnt, liegt ab hier vorn
brought = { $name }: { $what }

## Teilen

drawing = Ich zeichne die Partie …
not-drawn = Leider konnte ich diese Partie nicht zeichnen. Drück den Knopf noch einmal.
posted = **{ $game }** · Tisch { $table }
as-gif = Die Partie als GIF
shows-board = Der letzte Stand. { $summary }
shows-game = Die Partie, ein Bild für jeden Zug, bis zum letzten Stand. { $summary }

## Das Protokoll, und wie man Würfel prüft

committed = Alle Würfel von Tisch { $table } kommen aus einer geheimen Zahl, dem Startwert, die beim Öffnen des Tisches gewählt wurde, und aus den Glückswörtern derer, die mitspielen. Der SHA-256-Hash des Startwerts ist
    `{ $sha }`
    { $in-lobby ->
        [yes] Schreib ihn auf, bevor es losgeht
       *[no] Schreib ihn auf
    }: Wenn der Tisch zu Ende ist, zeigt `/table verify` den Startwert, der diesen Hash haben muss, und prüft jeden Wurf.
seed = Startwert: `{ $seed }`
    Sein SHA-256-Hash, festgelegt beim Öffnen des Tisches: `{ $sha }`
nothing-to-verify = Tisch { $table } wurde geschlossen, bevor es losging, es gibt also nichts zu prüfen.
verified = Tisch { $table } ist geprüft: Der Startwert hat den SHA-256-Hash vom Anfang, alle Aktionen ({ NUMBER($moves) }) folgen den Regeln, alle Würfel ({ NUMBER($faces) }) kommen aus dem Startwert und den Glückswörtern, und das Ergebnis folgt aus den Aktionen.
not-verified = Tisch { $table } hat die Prüfung NICHT bestanden: `{ $wrong }`. Bitte sag das denen, die den Bot betreiben; `/table record` enthält den Beweis.
record-of = Das Protokoll von Tisch { $table }: jede Aktion und jeder Wurf. `/table verify` prüft es mit dem Startwert.
