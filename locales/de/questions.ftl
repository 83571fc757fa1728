### Was der Bot fragt, und was er einem Kanal neben den Spielbrettern sagt: wer geht, übernimmt, abstimmt, meldet.

someone = jemand
a-player = Jemand am Tisch
the-host = die Tischleitung

described = { $table } · { $game } · { $table-is ->
    [waiting] wartet auf Leute
    [in-play] läuft
    [finished] beendet
   *[closed] geschlossen
}

resign = Tisch { $table } ({ $game }) endgültig verlassen? Du bist dann aus dieser Partie raus.{ $resigns ->
    [unrated] {""}
    [took-over] {" "}Du hast den Platz übernommen, darum wirst du hier nicht gewertet.
    [others-play-on] {" "}In der Wertung stehst du auf dem letzten Platz, hinter allen, die bleiben.
   *[nobody-moved] {" "}Noch hat niemand gezogen: In der Wertung stehst du auf dem letzten Platz, wenn andere weiterspielen.
}
yes-leave = Ja, Tisch verlassen
left = Du hast den Tisch verlassen.
last-one = Außer dir war niemand mehr da, darum ist der Tisch geschlossen.
removed = { $by } hat { $name } von Tisch { $table } entfernt. { $is-closed ->
    [yes] Es ist niemand mehr da, darum ist er geschlossen.
   *[no] Ein Platz ist frei.
}
freed = { $by } hat den Platz freigegeben, der an Tisch { $table } für { $name } reserviert war.
new-host = { $name } leitet jetzt Tisch { $table }.
shut-out = { $host }: Jemand möchte an Tisch { $table } mitspielen, kann sich aber mit jemandem dort nicht an einen Tisch setzen. Mit einer Einladung von dir geht es trotzdem.

taken-back = Die Einladung an Tisch { $table } wurde zurückgezogen.
over = Die Einladung an Tisch { $table } gilt nicht mehr.
closed-so-over = Tisch { $table } ist geschlossen, also gilt die Einladung nicht mehr.
free-again = Der Platz an Tisch { $table }, der für { $name } reserviert war, ist wieder frei. Drück dort { -join }, wenn du ihn möchtest.

offer-own = { $mention }: { $name } möchte den eigenen Platz an Tisch { $table } ({ $game }) abgeben und bittet dich, ihn zu übernehmen. Die Stellung bleibt, wie sie ist.
offer-of = { $mention }: { $asker } bittet dich, an Tisch { $table } ({ $game }) den Platz von { $name } zu übernehmen, auf dem gerade das Haus spielt. Die Stellung bleibt, wie sie ist.
offer-counts = In der Wertung kommt { $name } ganz ans Ende, außer { $name } nimmt den Platz zurück, bevor du ziehst; du wirst nicht gewertet.
accept = Annehmen
decline = Ablehnen
takes-over = { $name } übernimmt den Platz von { $before } an Tisch { $table } ({ $game }).
took-back = { $name } hat den Platz von { $newcomer } an Tisch { $table } ({ $game }) zurückgenommen.
declined = { $name } möchte den Platz von { $before } an Tisch { $table } nicht übernehmen.
is-back = { $name } ist wieder da, darum ist der Platz nicht mehr zu haben.
has-moved = { $name } hat seitdem gezogen, darum ist der Platz nicht mehr zu haben.
offer-over = Dieses Angebot eines Platzes an Tisch { $table } gilt nicht mehr.
seat-gone = Dieser Platz an Tisch { $table } ist nicht mehr zu haben.

pause = Tisch { $table } ({ $game }) pausieren? Die Uhren bleiben stehen, wenn alle am Tisch zustimmen; bisher { NUMBER($agreed) } von { NUMBER($all) }.
end = Tisch { $table } ({ $game }) ohne Ergebnis beenden? Er endet, wenn alle am Tisch zustimmen; bisher { NUMBER($agreed) } von { NUMBER($all) }.{ $absent ->
    [0] {""}
    [1] {" "}{ LIST($away) } ist weg und muss auch zustimmen.
   *[other] {" "}{ LIST($away) } sind weg und müssen auch zustimmen.
} Um allein zu gehen, nimm `/table resign`.
agree = Zustimmen
paused = Tisch { $table } ({ $game }) ist pausiert: Die Uhren stehen still, und niemand kann ziehen. Alle, die mitspielen, können ihn weiterlaufen lassen.
resume = Weiterspielen
resumed = { $name } lässt Tisch { $table } weiterlaufen.
end-now = Tisch { $table } jetzt beenden? Es gibt kein Ergebnis.
yes-end = Jetzt beenden
ended = Tisch { $table } ist ohne Ergebnis zu Ende: { $why }.

show-there = Tisch { $table } ({ $game }) in { $channel } zeigen? Nicht alle am Tisch können diesen Kanal sehen, darum müssen vor dem nächsten Zug alle zustimmen; bisher { NUMBER($agreed) } von { NUMBER($all) }.
asked-there = Diesen Kanal können nicht sehen: { LIST($names) }. Das Spielbrett von Tisch { $table } kommt hierher, wenn alle dort zustimmen; gefragt werden sie in { $channel }.
shown-there = Alle am Tisch haben zugestimmt: Tisch { $table } ist jetzt in { $channel }.
shown-here = Dieser Tisch ist jetzt hier: { $link }
shown-below = Weiter unten hat dieser Tisch ein neueres Spielbrett. `/table show` zeigt es hier.
thread = { $game } · Tisch { $table }
no-thread = Für Tisch { $table } ließ sich kein Thread öffnen, darum wird hier gespielt. Threads brauchen einen Textkanal, in dem der Bot die Berechtigungen **Öffentliche Threads erstellen** und **Nachrichten in Threads senden** hat; mehr sagt `/doctor`.
not-in-thread = Das Spielbrett von Tisch { $table } ließ sich in seinem Thread nicht zeigen, darum wird hier gespielt. Mehr sagt vielleicht `/doctor` im Thread.

void = Das Ergebnis von Tisch { $table } zählt nicht mehr für die Wertung. Grund: { $reason }. Sein Protokoll bleibt und lässt sich weiter prüfen.
counts-again = Das Ergebnis von Tisch { $table } zählt wieder für die Wertung.

telling = Ich gebe der Moderation Bescheid …
reports = { $person } meldet Tisch { $table }
reports-at = { $person } meldet Tisch { $table }: { $link }
record-later = `/table record` gibt dir das Protokoll, wenn der Tisch zu Ende ist: Bis dahin sind seine Würfel geheim.
told = Die Moderation weiß über Tisch { $table } Bescheid.
not-told = Tisch { $table } ließ sich nicht melden. { $is-transient ->
    [yes] Versuche es in einer Minute noch einmal.
   *[no] In dem Kanal, der für Meldungen gewählt ist, kann ich nicht schreiben; `/doctor` sagt den Admins, warum. Gib selbst jemandem aus der Moderation Bescheid.
}

form-report = Tisch { $table } der Moderation melden
form-what = Was soll sich die Moderation ansehen?
read-by = Die Moderation liest das, deinen Namen und das Protokoll des Tisches.
form-word = Dein Glückswort
form-any-word = Irgendeins: fließt in die Würfel ein
for-example = zum Beispiel: Ananas
