### Was alle an einem Tisch lesen: die Lobby, was um jedes Spielbrett herum steht, und wie es ausging. In der Sprache des Tisches.

footer = Tisch { $table } · Würfel prüfen: {"/table verify"}
footer-of-edition = Tisch { $table } · Ausgabe { NUMBER($edition) } · Würfel prüfen: {"/table verify"}
may-be-out-of-date = { $footer } · veraltet? Drück ?
only-you = { $what } · nur für dich sichtbar
leads = führt
to-act = am Zug
won = gewonnen
gone = nicht mehr dabei

hint = { -hint }
refresh = Neu laden
i-am-back = { -i-am-back }
named-is-back = { $name }: { -i-am-back }
take-seat-back = { $name }: meinen Platz zurücknehmen
menu-page = { $prompt } (Seite { NUMBER($page) } von { NUMBER($pages) })
entries = { NUMBER($first) } bis { NUMBER($last) }
rules = Regeln
report = Melden
board-in-words = Das Spielbrett in Worten

has-until = { $is-one ->
    [yes] { LIST($names) } hat Zeit bis { $time } ({ $left })
   *[no] { LIST($names) } haben Zeit bis { $time } ({ $left })
}
paused = Der Tisch ist pausiert. Alle am Tisch können ihn mit `/table resume` weiterlaufen lassen.
everybody-away = Niemand ist da. Der Tisch wartet, bis jemand **{ -i-am-back }** drückt.
barred = { $played ->
    [yes] Das Haus spielt für { $name }: Hier darf { $name } gerade nicht spielen.
   *[no] { $name } darf hier gerade nicht spielen, deshalb wartet der Tisch.
}
house-plays = Das Haus spielt für { $name }{ $rated ->
    [yes] . Drückt { $name } nicht **{ -i-am-back }**, ist das der letzte Platz.
   *[no] , bis **{ -i-am-back }** gedrückt wird.
}
house-did = { $name }: { $moves }.
several-times = { $what } ×{ NUMBER($times) }

more-needed = noch { NUMBER($count) } nötig
room-for = bereit; noch { NUMBER($count) } frei
others-kept = bereit; { $seats ->
    [one] der andere Platz ist reserviert
   *[other] die anderen Plätze sind reserviert
}
full = voll
players = Mitspielende ({ NUMBER($have) } von { NUMBER($most) }) · { $wanted }
about = etwa { $minutes ->
    [one] { NUMBER($minutes) } Minute
   *[other] { NUMBER($minutes) } Minuten
}
with-hints = mit Tipps, daher ohne Wertung
unrated = ohne Wertung
starts-when-full = beginnt, wenn alle Plätze besetzt sind
minimum-games = ab { $games ->
    [one] { NUMBER($games) } gewerteten Partie
   *[other] { NUMBER($games) } gewerteten Partien
}
minimum-rating = ab einer Wertung von { NUMBER($rating) }
minimum-both = ab { $games ->
    [one] { NUMBER($games) } gewerteten Partie
   *[other] { NUMBER($games) } gewerteten Partien
} und einer Wertung von { NUMBER($rating) }
as-last-time = wie zuletzt in diesem Kanal: { $options }
as-pinned = in diesem Kanal festgelegt: { $options }
default-options = Standardoptionen
custom-limit = ein eigenes Zeitlimit
in-thread = { $clock }; gespielt in einem eigenen Thread
rematch-of = **Eine Revanche** für Tisch { $table } mit denselben Optionen. Wer beginnt, entscheiden die Würfel dieses Tisches.
not-a-member = Ich bin hier kein Mitglied und kann nur auf Knöpfe antworten: Ich kann dich nicht erwähnen, wenn du am Zug bist, und keine Threads öffnen. Nach 15 Minuten ohne einen Knopfdruck steht das Spielbrett still, bis jemand einen Knopf drückt. Die Uhren laufen weiter.
table = Tisch { $table }
house-level = Bot, { $level }
host = Tischleitung
gave-a-word = mit Glückswort
kept-for = reserviert für { $name } bis { $until }

join = { -join }
start = { -start }
leave = { -leave }
lucky-word = Glückswort
more = Mehr
players-wanted = Mitspielende gesucht
invite-somebody = Jemanden einladen
house-player = Bot, { $level }
remove-named = { $name } entfernen
add-house-player = Einen Bot dazunehmen
remove-house-player = Einen Bot entfernen
fair-dice = { -fair-dice }
learn = In ein, zwei Minuten lernen

has-opened = { $name } hat einen Tisch eröffnet: { $game }.
is-host-now = { $name } leitet jetzt diesen Tisch: { $game }.
has-a-host = Dieser Tisch ist offen: { $game }.
starts-by-itself = Es beginnt von selbst, sobald alle Plätze besetzt sind.
can-start = { $name } kann jetzt { -start } drücken.
host-can-start = Die Tischleitung kann jetzt { -start } drücken.
press-join = Drück { -join }, um dabei zu sein.
your-table = Dein Tisch ist offen: { $game }.
add-then-start = Nimm einen Bot dazu und drück dann { -start }.
start-alone = Drück { -start }, um allein zu spielen, oder nimm einen Bot dazu.
press-start = Drück { -start }, um zu beginnen.
how-it-is-won = **{ $game }** · so gewinnst du: { $goal }
    Dein **Glückswort** wird in die Würfel gemischt. Sonst niemand wach? Die Tischleitung kann in der Lobby Bots dazunehmen.

closed-title = { $game } · geschlossen
was-closed = Dieser Tisch wurde geschlossen: { $why }. Eröffne einen neuen mit `{ $start }`.
is-closed = Dieser Tisch ist geschlossen.
why = { $ending ->
    [expired] 30 Minuten lang ist nichts passiert
    [empty] Alle sind gegangen
    [abandoned] 30 Tage lang ist nichts passiert
    [vote] Alle am Tisch waren einverstanden
    [alone] Die einzige Person am Tisch hat ihn beendet
    [host] Die Tischleitung hat ihn geschlossen
   *[moderator] Die Moderation hat ihn beendet
}

table-was-closed = Dieser Tisch wurde geschlossen: { $why }.
had-hints = { $name }: { $hints ->
    [one] { NUMBER($hints) } Tipp
   *[other] { NUMBER($hints) } Tipps
}.
length = { $turns ->
    [one] { NUMBER($turns) } Zug
   *[other] { NUMBER($turns) } Züge
}, { $rolls ->
    [one] { NUMBER($rolls) } Wurf
   *[other] { NUMBER($rolls) } Würfe
}
length-in-rounds = { $rounds ->
    [one] { NUMBER($rounds) } Runde
   *[other] { NUMBER($rounds) } Runden
}, { $rolls ->
    [one] { NUMBER($rolls) } Wurf
   *[other] { NUMBER($rolls) } Würfe
}
lasted-minutes = { $length }, { $minutes ->
    [one] { NUMBER($minutes) } Minute
   *[other] { NUMBER($minutes) } Minuten
}
lasted-hours = { $length }, { $hours ->
    [one] { NUMBER($hours) } Stunde
   *[other] { NUMBER($hours) } Stunden
}
lasted-days = { $length }, { $days ->
    [one] { NUMBER($days) } Tag
   *[other] { NUMBER($days) } Tage
}
unrated-by-choice = ohne Wertung, wie am Anfang gewählt

turn = Zug { NUMBER($turn) }
in-round = Runde { NUMBER($round) }
did = { $name }: { $what }
twice = { $what } (zweimal)
times = { $what } ({ NUMBER($times) }-mal)
ahead-from-to-end = { $name } lag von { $when } bis zum Ende vorn.
passed = { $name } vor { $passed }
did-and-passed = { $name }: { $what }, und damit vor { $passed }
other-did-and-passed = { $other }: { $what }, und damit liegt { $name } vor { $passed }
won-at-last = **Im letzten Moment gewonnen:** { $event }.
ahead-for-good = **Der Wendepunkt** in { $when }: { $event }.
best-roll = **Bester Wurf** · { $name }, { $when }: { $what }, { $odds }.
one-in = Chance 1 von { NUMBER($one-in) }
a-chance-of = Chance { NUMBER($percent) } %
best-turn = **Bester Zug** · { $name }, { $when }: +{ NUMBER($gain) }.
losses = **{ $heading }** · { $each }.
lost = { $name } { NUMBER($count) } ({ $unit ->
    [points] { $lost ->
        [one] { NUMBER($lost) } Punkt
       *[other] { NUMBER($lost) } Punkte
    }
   *[spots] { $lost ->
        [one] { NUMBER($lost) } Feld
       *[other] { NUMBER($lost) } Felder
    }
} verloren)
scored-nothing = { $name }: keine Punkte
nothing-scored = keine Punkte
round = Runde
ratings = **Wertung** · { $parts }.

rematch = { -rematch }
rematch-waits = { -rematch } ({ NUMBER($ready) } von { NUMBER($all) } bereit)
rematch-at = **{ -rematch }** · Tisch { $table }
rematch-ready = **{ -rematch }?** · { $one-ready ->
    [yes] { LIST($ready) } ist bereit.
   *[no] { LIST($ready) } sind bereit.
} Es beginnt, wenn auch { LIST($missing) } { -rematch } { $one-missing ->
    [yes] drückt
   *[no] drücken
}.
play-again = Noch einmal, besser als { $feat }
how-it-went = { -how-it-went }
share = Teilen
start-without = Nicht warten: Lobby öffnen
more-about = Mehr über diese Partie.
move-by-move = Zug um Zug
record = Protokoll

series = **Serie** · { $text }
series-level = { $name } und { $other } sind gleichauf, { NUMBER($most) } zu { NUMBER($fewer) }.
series-leads = { $name } führt gegen { $other } { NUMBER($most) } zu { NUMBER($fewer) }.
series-wins = Eure Siege: { $wins }.
streak = Siege von { $name } in Folge: { $nth }.
long-streak = Siege von { $name } in Folge: { NUMBER($times) }.

sentence = { $text }.
seat-not-rated = { $name } wurde vor dem ersten Zug von { LIST($others) } abgelöst; der Platz wird nicht gewertet
played-for-a-while = { $name } wurde eine Zeit lang von { LIST($others) } vertreten und wird deshalb als letzter Platz gewertet
took-over = { $name } wurde von { LIST($others) } abgelöst und wird als letzter Platz gewertet, { $is-one ->
    [yes] { LIST($others) } gar nicht
   *[no] die anderen gar nicht
}
left-and-last = { $share ->
    [enough] { $name } hat den Tisch verlassen und wird als letzter Platz gewertet
    [little] { $name } hat den Tisch früh verlassen und wird als letzter Platz gewertet; niemand gewinnt dadurch etwas
   *[nothing] { $name } hat den Tisch ohne einen Zug verlassen und wird nicht gewertet
}
away-and-last = { $share ->
    [enough] { $name } war am Ende nicht da und wird als letzter Platz gewertet
    [little] { $name } war am Ende nicht da und wird als letzter Platz gewertet; niemand gewinnt dadurch etwas
   *[nothing] { $name } hat keinen Zug gemacht und wird nicht gewertet
}
counts-as-first = { $is-one ->
    [yes] { LIST($names) } wird als erster Platz gewertet
   *[no] { LIST($names) } werden als erster Platz gewertet
}
not-rated = Ohne Wertung: { $why-not ->
    [chosen] so war der Tisch eröffnet
    [hints] der Tisch war mit Tipps eröffnet
    [voided] die Moderation hat das Ergebnis aus der Wertung genommen
    [unmoved] weniger als zwei Personen haben gezogen
   *[deserted] niemand ist bis zum Ende geblieben
}

your-turn = { $mentions }: Du bist am Zug an Tisch { $table } ({ $game }).
half-over = { $mentions }: Die Hälfte deiner Zeit an Tisch { $table } ({ $game }) ist um. Ziehst du nicht rechtzeitig, wird { $when } der sicherste Zug für dich gespielt.
show-draws = `/table show` zeigt das Spielbrett.
wanted = { $role } Mitspielende gesucht: Bei { $name } gibt es { $game } mit noch { $free ->
    [one] { NUMBER($free) } freien Platz
   *[other] { NUMBER($free) } freien Plätzen
}: Tisch { $table }

lesson-of = Lektion { $game } · vorgegebene Würfel
good-to-try = { $in-menu ->
    [yes] Guter Versuch, und im Spiel ginge das. Hier geht es weiter mit **{ $label }** im Menü.
   *[no] Guter Versuch, und im Spiel ginge das. Hier geht es weiter mit **{ $label }**.
}
lesson-done = **Geschafft!** { $end }
lesson-step = **Schritt { NUMBER($step) } von { NUMBER($steps) }** · { $words }
lesson-question-mark = • **?** erklärt in jedem Spiel, was du tun kannst.
play-the-house = Gegen das Haus spielen
once-more = Noch einmal
first-table = Das ist dein erster Tisch bei { $game }. { $first-press }
