### Der tägliche Tisch: für alle, die ihn allein spielen, und einmal für alle in einem Kanal.

title = Täglicher Tisch · { $day }
table-of = Täglicher Tisch vom { $day }
todays = Heute am täglichen Tisch: { $game }, für dich allein.
one-try = Alle haben dieselben Würfel und **einen Versuch**, der bis { $time } ({ $left }) fertig sein muss.
    -# Mit einem zweiten Account sähe man dieselben Würfel: Die Rangliste vertraut auf Fairness.
played-in-a-row = Du hast { $days ->
    [one] { NUMBER($days) } Tag
   *[other] { NUMBER($days) } Tage
} in Folge gespielt.
in-a-row = { $days ->
    [one] { NUMBER($days) } Tag
   *[other] { NUMBER($days) } Tage
} in Folge
start-my-try = Versuch beginnen
yesterdays-record = Protokoll von gestern
tell-this-channel = In diesem Kanal zeigen
yesterday = Gestern · { $game }
turns = { $turns ->
    [one] { NUMBER($turns) } Zug
   *[other] { NUMBER($turns) } Züge
}
effort = { $turns }, { $rolls ->
    [one] { NUMBER($rolls) } Wurf
   *[other] { NUMBER($rolls) } Würfe
}
you-here = Du: hier Platz { NUMBER($place) } von { NUMBER($here) }, überall { NUMBER($among) } von { NUMBER($all) }.
you-everywhere = Du: überall Platz { NUMBER($among) } von { NUMBER($all) }.
nobody-finished = Niemand ist fertig geworden.
finished-by = { $players ->
    [one] { NUMBER($players) } Person ist
   *[other] { NUMBER($players) } Personen sind
} fertig geworden.
opens = Der nächste öffnet { $left }.
dice-of = { $when ->
    [today] Heute
   *[tomorrow] Morgen
}, { $game }: `{ $commitment }`, festgelegt am { $made }.
committed = SHA-256-Hash des geheimen Startwerts, der am Tag danach gezeigt wird.
yesterdays-seed = Startwert von gestern: `{ $seed }`
told = { $name } hat den täglichen Tisch vom { $day } gespielt, { $game }: ||{ $effort }||. Und du? `/daily`
told-in-a-row = { $name } hat den täglichen Tisch vom { $day } gespielt, { $game }: ||{ $effort }||. { $row }. Und du? `/daily`
record-of = Das Protokoll deines täglichen Tisches vom { $day }. `rollhouse verify` prüft es, auch offline.
