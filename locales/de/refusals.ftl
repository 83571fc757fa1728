### Warum etwas nicht ging, nur für die Person, die es versucht hat. Sagt, was die Regel ist und was stattdessen geht.

## Überall

raced = Der Tisch hat sich gerade geändert, darum ist nichts passiert. `/table show` zeigt, wie er jetzt aussieht.
apology = Entschuldige, bei uns ist etwas schiefgegangen. Dein Zug kann trotzdem zählen, also sieh nach, bevor du es noch einmal versuchst: `/table show` zeigt den Tisch, wie er jetzt ist. Passiert es wieder, nenne denen, die den Bot betreiben, die Nummer `{ $number }`; sie steht im Log.
no-such-table = Einen Tisch `{ $typed }` gibt es hier nicht. Die Nummer eines Tisches steht unten an seinem Spielbrett.
table-is-gone = Diesen Tisch gibt es nicht mehr. Eröffne einen neuen mit einem Startbefehl; `/help` listet alle auf.
command-has-changed = Dieser Befehl hat sich geändert. Tippe `/` und wähle ihn neu aus; `/help` zeigt die Spiele.
form-not-understood = Discord hat das in einer Form geschickt, die dieser Bot noch nicht versteht. Mit `/table show` bekommst du ein neues Spielbrett.
button-of-other-version = Dieser Knopf stammt von einer anderen Version des Bots. Mit `/table show` bekommst du ein neues Spielbrett.
button-not-on-message = Diesen Knopf hat die Nachricht nicht mehr. Nimm, was jetzt darauf ist, oder hol dir mit `/table show` ein neues Spielbrett.
choice-not-available = Das steht nicht zur Wahl. Mit `/table show` bekommst du ein neues Spielbrett.
choose-an-entry = Wähle einen der Einträge.
choose-a-suggestion = Wähle einen der Vorschläge.
choose-a-game = Wähle eines der Spiele.
message-shows-no-table = Diese Nachricht zeigt keinen Tisch. Das geht bei einer Lobby oder beim Spielbrett eines Tisches.
no-open-table-here = In diesem Kanal ist kein Tisch offen. Eröffne einen mit `{ $start }`.
nothing-finished-here = In diesem Kanal wurde noch kein Tisch zu Ende gespielt.
nothing-finished-visible = Es wurde noch kein Tisch zu Ende gespielt, den du hier sehen kannst.
has-finished-nothing-here = { $name } hat in diesem Kanal noch keinen Tisch zu Ende gespielt.
has-finished-nothing-visible = { $name } hat noch keinen Tisch zu Ende gespielt, den du hier sehen kannst.
game-is-gone = Dieses Spiel hat der Bot nicht mehr.
rules-are-gone = Die Regeln dieses Spiels hat der Bot nicht mehr.
edition-is-gone = Dieser Tisch wurde nach Regeln eröffnet, die der Bot nicht mehr hat. Eröffne einen neuen.
too-much-from-you = Zu viele Anfragen von dir in kurzer Zeit. Warte bitte { WAIT($left) } und versuche es dann noch einmal. Die Partien laufen weiter.
too-much-in-channel = Zu viele Anfragen in diesem Kanal. Warte bitte { WAIT($left) } und versuche es dann noch einmal. Die Partien laufen weiter.
too-many-invitations = Du hast in kurzer Zeit viele Leute eingeladen. Warte bitte { WAIT($left) } und versuche es dann noch einmal. Die Partien laufen weiter.
invited-too-often = { $name } wurde gerade schon oft eingeladen. Warte bitte { WAIT($left) } und versuche es dann noch einmal. Die Partien laufen weiter.

banned = Du bist auf diesem Server von diesem Bot ausgeschlossen{ $until ->
    [for-good] {""}
   *[date] {""} bis { $date }
}. `/help`, `/me`, `/privacy` und `/table resign` gehen weiterhin, und an Tischen, die schon begonnen haben, spielt das Haus für dich.
server-excluded = Wer diesen Bot betreibt, hat diesen Server ausgeschlossen{ $until ->
    [for-good] {""}
   *[date] {""} bis { $date }
}. `/help`, `/me`, `/privacy` und `/table resign` gehen weiterhin, und an Tischen, die schon begonnen haben, spielt das Haus für dich.
excluded = Wer diesen Bot betreibt, hat dich ausgeschlossen{ $until ->
    [for-good] {""}
   *[date] {""} bis { $date }
}. `/help`, `/me`, `/privacy` und `/table resign` gehen weiterhin, und an Tischen, die schon begonnen haben, spielt das Haus für dich.

channels-for-games = Auf diesem Server wird hier gespielt: { $channels }.
not-a-member = Ich bin hier kein Mitglied, darum gibt es nichts einzustellen oder zu prüfen: Du benutzt mich hier, weil du mich für dich selbst installiert hast. Ein Admin kann mich zum Server hinzufügen; dann gehen diese Befehle. `/help` zeigt, was du tun kannst.
nobody-would-see = Es wurde kein Tisch eröffnet: In diesem Kanal zeigt Discord meine Antworten nur dir, also könnte niemand mitspielen. Das regelt die Berechtigung **Externe Apps verwenden**; ein Admin kann sie dir geben oder mich zum Server hinzufügen.

## An einem Tisch, an dem gespielt wird

already-ended = Tisch { $table } ist schon zu Ende.
has-ended = Tisch { $table } ist zu Ende.
ended-early = Dieser Tisch wurde vorzeitig beendet: { $why }. Eröffne einen neuen mit `{ $start }`.
only-players = { $act ->
    [play] Nur wer an Tisch { $table } sitzt, kann hier spielen.
    [leave] Nur wer an Tisch { $table } sitzt, kann ihn verlassen.
    [vote] Nur wer an Tisch { $table } sitzt, kann ihn pausieren, weiterlaufen lassen oder beenden.
    [hint] Nur wer an Tisch { $table } sitzt, kann nach einem Tipp fragen.
   *[return] Nur wer an Tisch { $table } saß, kann den Platz zurücknehmen.
}
paused = Dieser Tisch ist pausiert, darum wurde dein Zug nicht gespielt. Alle, die hier mitspielen, können ihn mit `/table resume` weiterlaufen lassen.
already-paused = Dieser Tisch ist schon pausiert. Mit `/table resume` geht es weiter.
not-paused = Dieser Tisch ist nicht pausiert.
you-play-already = Du spielst deinen Platz schon selbst.
no-hints = An diesem Tisch gibt es keine Tipps. Mit `hints: True` eröffnet, hätte er welche; wo Bots mitspielen, gibt es sie immer.
no-hints-for-game = Für dieses Spiel gibt es noch keine Tipps: Das Haus spielt es nicht.
hint-after-the-end = Dieser Tisch ist zu Ende. **{ -how-it-went }** zeigt, was jede Entscheidung gekostet hat.
hint-too-late = Du hast schon gezogen. Drück **{ -hint }**, wenn du wieder am Zug bist.
nothing-to-decide = Hier gibt es nichts zu entscheiden: Du kannst nur eines tun.
over = Dieser Tisch ist zu Ende: { $result } Drück { -rematch } oder tippe `{ $start }`, um noch einmal zu spielen.
only-watching = Du hast an diesem Tisch keinen Platz und kannst nur zusehen. Eröffne deinen eigenen Tisch mit `{ $start }`.
not-your-turn = Du bist noch nicht am Zug.
stale = Dieser Knopf ist von vor dem letzten Zug, darum ist nichts passiert.
not-possible = Dieser Zug ist jetzt nicht möglich.
board-shows-moves = Das Spielbrett zeigt alle möglichen Züge.
time-is-up = die Zeit von { $name } läuft { $moment } ab
then-safest-move = Achtung, { LIST($times) }; danach wird der sicherste Zug gespielt.
have-left = Du hast diesen Tisch verlassen.
no-seat-at = Du hast keinen Platz an Tisch { $table }.
you-play-at = Du spielst schon an Tisch { $table }.
not-begun = Dieser Tisch hat noch nicht begonnen: Die Tischleitung muss { -start } drücken.
closed-before = Dieser Tisch wurde geschlossen, bevor er begonnen hat. Eröffne einen neuen mit einem Startbefehl; `/help` listet alle auf.
agreed-already = Du hast schon zugestimmt; bisher sind es { NUMBER($agreed) } von { NUMBER($all) }.

## In einer Lobby

closed = Dieser Tisch ist geschlossen. Eröffne einen neuen mit dem Startbefehl.
begun = An diesem Tisch wird schon gespielt. `/table show` zeigt ihn dir.
already-begun = An diesem Tisch wird schon gespielt.
only-host = { $act ->
    [start] Nur die Tischleitung, { $host }, kann das Spiel beginnen.
    [house-players] Nur die Tischleitung, { $host }, kann Bots dazunehmen oder wegnehmen.
    [remove] Nur die Tischleitung, { $host }, kann jemanden vom Tisch entfernen.
    [hand-over] Nur die Tischleitung, { $host }, kann die Leitung abgeben.
   *[do-this] Nur die Tischleitung, { $host }, kann das.
}
host-is-there = Wenn { $host } hier { NUMBER($minutes) } Minuten lang nichts tut, können es alle am Tisch; es dauert noch { WAIT($left) }.
seats-are-kept-still = { $host } hat seit { NUMBER($minutes) } Minuten nichts getan, also kannst du beginnen, sobald kein Platz mehr reserviert ist.
press-join-first = { $act ->
    [leave] Drück zuerst { -join }: Verlassen kann den Tisch nur, wer daran sitzt.
    [word] Drück zuerst { -join }: Ein Glückswort kann nur wählen, wer am Tisch sitzt.
    [invite] Drück zuerst { -join }: Andere einladen kann nur, wer am Tisch sitzt.
    [call] Drück zuerst { -join }: Andere rufen kann nur, wer am Tisch sitzt.
    [start] Drück zuerst { -join }: Das Spiel beginnen kann nur, wer am Tisch sitzt.
   *[do-this] Drück zuerst { -join }: Das kann nur, wer am Tisch sitzt.
}
seated = Du hast schon einen Platz an diesem Tisch.
not-seated = Du hast keinen Platz an diesem Tisch.
full = An diesem Tisch sind alle Plätze besetzt. Du kannst deinen eigenen eröffnen.
kept-until = { $name } bis { $time }
seats-are-kept = Alle freien Plätze sind für Eingeladene reserviert: { LIST($names) }.
too-few = Für { $game } braucht es mindestens { NUMBER($need) } Leute; bisher sind es { NUMBER($have) }. Andere können { -join } drücken, oder du nimmst einen Bot dazu.
no-house-player = Hier spielt kein Bot mit, den du wegnehmen könntest.
to-leave = Wenn du selbst gehen willst, drück { -leave }.
no-removal-in-play = An diesem Tisch wird schon gespielt. Für alle, die weg sind, spielt das Haus; mit `/table replace` bittest du jemanden, einen Platz zu übernehmen.
three-lobbies = Du hast schon in drei Lobbys einen Platz. Verlasse eine oder warte, bis eine beginnt.
called-already = Auf diesem Server wurde erst vor Kurzem zum Mitspielen gerufen. Das geht einmal in { NUMBER($minutes) } Minuten; es dauert noch { WAIT($left) }.
no-role-to-call = Die Admins dieses Servers haben keine Rolle festgelegt, die man rufen kann.
no-seat-free = An diesem Tisch ist kein Platz frei.
beside-a-blocked-person = An diesem Tisch sitzt jemand, den du blockiert hast. `/me blocks` zeigt, wen; `/me unblock` hebt es auf.
cannot-join = Du kannst an diesem Tisch nicht mitspielen. Die Tischleitung kann dich trotzdem einladen, oder du eröffnest einen eigenen; `/help` zeigt die Spiele.
too-few-games = Tisch { $table } verlangt { $wanted ->
    [one] { $wanted } gewertete Partie
   *[other] { $wanted } gewertete Partien
} in { $game } auf diesem Server; { $who ->
    [you] du hast { NUMBER($have) }
   *[someone] { $name } hat { NUMBER($have) }
}.
rating-too-low = Tisch { $table } verlangt in { $game } auf diesem Server eine Wertung von { NUMBER($wanted) }; { $who ->
    [you] du hast { NUMBER($have) }
   *[someone] { $name } hat { NUMBER($have) }
}.
no-rating-yet = Tisch { $table } verlangt in { $game } auf diesem Server eine Wertung von { NUMBER($wanted) }; { $who ->
    [you] du hast
   *[someone] { $name } hat
} noch keine, die zählt: Bis zu { NUMBER($games) } gewerteten Partien ist sie vorläufig.

## Einladungen

other-is-seated = { $name } hat schon einen Platz an diesem Tisch.
other-is-a-bot = { $name } ist ein anderer Bot und kann hier nicht mitspielen. Du kannst das Haus mitspielen lassen.
bot-takes-no-seat = { $name } ist ein anderer Bot und kann hier nicht mitspielen.
other-has-declined = { $name } hat abgelehnt und wird für diesen Tisch nicht noch einmal gefragt. Mit { -join } geht es trotzdem.
other-is-invited = { $name } ist schon eingeladen: Der Platz ist bis { $time } reserviert.
cannot-be-invited = { $name } kann nicht an diesen Tisch eingeladen werden.
no-seat-to-keep = Es ist kein Platz frei, der für { $name } reserviert werden könnte.
wants-no-invitations = { $name } möchte von niemandem eingeladen werden. Mit { -join } geht es trotzdem.
wants-acquaintances-only = { $name } möchte nur von bisherigen Mitspielenden eingeladen werden. Mit { -join } geht es trotzdem.
choose-the-player = Wähle die Person mit der Option `player`.
choose-a-guest = Wähle, wen du einladen möchtest.
not-yourself = Dich selbst kannst du nicht einladen. Wähle jemand anderen.
other-has-no-seat = { $name } hat keinen Platz an diesem Tisch.
you-have-joined = Du spielst an diesem Tisch schon mit. Um ihn zu verlassen, drück in seiner Lobby { -leave }.
invitation-for-others = Diese Einladung ist für jemand anderen. Um an diesem Tisch mitzuspielen, drück in seiner Lobby { -join }.

## Beim Eröffnen eines Tisches

no-invitations-in-dm = Es wurde kein Tisch eröffnet: In einer Direktnachricht kann niemand eingeladen werden. Tippe den Befehl auf einem Server.
no-room-for-guests = Es wurde kein Tisch eröffnet: Bei { $game } ist neben dir Platz für { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}, Bots mitgezählt.
no-room-for-house = Es wurde kein Tisch eröffnet: Bei { $game } haben neben dir höchstens { NUMBER($count) } Bots Platz.
no-such-level = Ein Bot ist `casual`, `regular` oder `master`.
no-thread-here = Es wurde kein Tisch eröffnet: Ich bin hier kein Mitglied und kann keinen Thread öffnen. Lass `thread` weg.
minimum-needs-rated = Es wurde kein Tisch eröffnet: Nur ein gewerteter Tisch auf einem Server kann `min-games` oder `min-rating` verlangen.
too-many-tables = Du leitest auf diesem Server schon { NUMBER($count) } offene Tische. Beende erst einen mit `/table end` oder gib mit `/table host` einen ab.

## Wenn ein Platz den Besitzer wechselt

only-previous = Zurücknehmen kann diesen Platz nur, wer ihn vorher hatte.
newcomer-has-moved = { $name } hat seitdem gezogen, darum kannst du den Platz nicht mehr zurücknehmen.
choose-who-takes-over = Wähle mit der Option `player`, wer übernehmen soll.
bot-cannot-take-over = Ein anderer Bot kann keinen Platz übernehmen. Für alle, die weg sind, spielt das Haus.
left-for-good = { $name } hat Tisch { $table } endgültig verlassen. Dieser Platz ist aus dem Spiel, niemand kann ihn übernehmen.
no-seat-to-hand-over = Du hast keinen Platz an Tisch { $table }. Um den Platz von jemand anderem weiterzugeben, wähle die Person mit der Option `for`.
other-has-no-seat-at = { $name } hat keinen Platz an Tisch { $table }.
only-players-offer = Nur wer an Tisch { $table } sitzt, kann jemanden bitten, einen Platz zu übernehmen.
plays-own-seat = { $name } spielt selbst. Abgeben lässt sich der eigene Platz mit `/table replace`; für andere geht das erst, wenn das Haus spielt, also nach zwei Entscheidungen hintereinander, bei denen die Zeit abgelaufen ist.
can-come-back-paused = { $name } kann noch zurückkommen, und der Tisch ist pausiert. Versuche es nach der Pause noch einmal.
can-come-back = { $name } kann noch zurückkommen. Andere können den Platz { $moment } übernehmen; bis dahin spielt das Haus.
other-is-seated-at = { $name } hat schon einen Platz an Tisch { $table }.
cannot-be-asked = { $name } kann nicht gefragt werden, an Tisch { $table } mitzuspielen.
offer-for-others = Dieses Angebot ist für jemand anderen. Deinen eigenen Platz gibst du mit `/table replace` weiter.

## Beenden, Ergebnisse, Protokolle, Meldungen

own-game = Du hast an Tisch { $table } selbst mitgespielt, darum muss das jemand anderes aus der Moderation entscheiden.
only-host-closes = Einen Tisch, der noch nicht begonnen hat, kann nur die Tischleitung schließen. Du kannst { -leave } drücken.
only-players-or-moderators = Tisch { $table } beenden kann nur, wer daran sitzt oder seinen Kanal moderiert.
only-moderators-void = Nur die Moderation des Kanals von Tisch { $table } oder dieses Servers kann sein Ergebnis aus der Wertung nehmen.
counts-already = Das Ergebnis von Tisch { $table } zählt schon.
void-already = Das Ergebnis von Tisch { $table } zählt schon nicht mehr; mit `restore: True` zählt es wieder.
no-result = Tisch { $table } hat kein Ergebnis: Er wurde nicht zu Ende gespielt.
rematch-in-play = An diesem Tisch wird noch gespielt; eine Revanche geht, wenn er zu Ende ist.
rematch-elsewhere = Die anderen spielen die Revanche in { $channel }. Drück dort auf { -rematch } oder eröffne hier mit `/play` einen Tisch.
rematch-for-players = Nur wer mitgespielt hat, kann eine Revanche beginnen. Eröffne deinen eigenen Tisch mit `{ $start }`.
nobody-waits = Auf eine Revanche dieses Tisches wartet niemand mehr. Drück { -rematch } für eine neue.
only-ready = Nur wer bereit ist, kann die Lobby öffnen. Drück zuerst { -rematch }.
lobby-is-open = Die Lobby ist schon offen: { $link }
record-after-the-end = Das Protokoll von Tisch { $table } gibt es, wenn er zu Ende ist: Bis dahin sind seine Würfel geheim.
no-record = Tisch { $table } wurde geschlossen, bevor er begonnen hat, darum hat er kein Protokoll.
no-moderators = Hier gibt es keine Moderation.
no-reports-channel = Die Admins dieses Servers haben keinen Kanal für Meldungen festgelegt. Gib selbst jemandem aus der Moderation Bescheid.
reported-already = Du hast Tisch { $table } schon gemeldet.
shown-elsewhere = Tisch { $table } ist in einem anderen Kanal. Nur wer daran sitzt, kann ihn hier zeigen.
cannot-see = Diesen Kanal können nicht sehen: { LIST($names) }. Darum bleibt Tisch { $table } in { $channel }.
not-shown-there = Tisch { $table } ließ sich in { $channel } nicht zeigen, darum bleibt er hier. Warum, sagt vielleicht `/doctor` dort.
somebody-has-moved = Seitdem ist am Tisch etwas geschehen. Um noch einmal zu fragen, tippe `/table show` im anderen Kanal.
open-tables-on-servers = Das listet die Tische eines Servers auf, der mich hinzugefügt hat, also tippe es dort. `/tables mine` zeigt deine eigenen Tische, auch hier.

## Der Server, eigene Einstellungen, Vergangenes

no-such-option = Es wurde kein Tisch eröffnet: Die Option `{ $option }` kann nicht `{ $value }` sein.
only-admins = Das kann nur ändern, wer den Server verwalten darf (**Server verwalten**).
not-banned = { $name } ist hier nicht ausgeschlossen.
not-ban-yourself = Dich selbst kannst du nicht ausschließen.
bot-does-not-play = { $name } ist ein Bot und spielt nicht mit.
banned-already = { $name } ist schon ausgeschlossen.
not-ban-an-opponent = { $name } spielt mit dir an Tisch { $table }, und diese Partie läuft noch. Ausschließen kann jetzt jemand anderes mit Admin-Rechten; du kannst es, sobald die Partie zu Ende ist oder du sie mit `/table resign table:{ $table }` endgültig verlassen hast.
cannot-report-there = In { $channel } kann ich keine Meldungen schreiben. Erlaube der Rolle des Bots **Kanal ansehen**, **Nachrichten senden** und **Dateien anhängen**, in den Einstellungen des Kanals unter *Berechtigungen*.
reports-channel-is-gone = Den Kanal, der für Meldungen gewählt war, gibt es nicht mehr. Wähle einen anderen mit `/settings reports:`.
no-lesson = Zu { $game } gibt es keine Lektion. `{ $rules }` erklärt das Spiel.
no-such-zone = Eine Zeitzone `{ $typed }` gibt es nicht. Tippe eine Stadt und wähle einen Vorschlag, zum Beispiel `Europe/Berlin`.
two-hours = Nenne Anfang und Ende der Ruhezeit als zwei verschiedene Stunden von 0 bis 23, zum Beispiel `from: 22` `until: 7`. Lass beide leer, um sie abzuschalten.
not-block-yourself = Dich selbst kannst du nicht blockieren.
not-block-a-bot = Ein Bot spielt nicht mit, da gibt es nichts zu blockieren.
blocks-are-full = Du hast { NUMBER($most) } Leute blockiert, mehr geht nicht. `/me unblock` schafft Platz.
nothing-to-delete = Dieser Bot speichert nichts über dich, was du löschen könntest. Ausschlüsse und die Blocklisten anderer bleiben.
joined-meanwhile = Du sitzt seit eben an einem weiteren Tisch, darum wurde nichts gelöscht. Verlasse ihn und versuche es noch einmal.
daily-is-over = Der tägliche Tisch vom { $day } ist vorbei. Tippe `/daily` für den heutigen.
daily-not-begun = Du hast den heutigen täglichen Tisch noch nicht begonnen. Tippe `/daily`.
daily-was-played = Du hattest deinen Versuch am heutigen täglichen Tisch schon, bevor du deine Daten gelöscht hast. Der nächste öffnet { $moment }.
finish-first = Spiele deinen Versuch erst zu Ende; dann kannst du ihn hier im Kanal zeigen.
told-already = Diesen Versuch hast du schon in einem Kanal gezeigt.
no-daily-record = Es gibt kein Protokoll. Du bekommst es am Tag danach, wenn du deinen Versuch zu Ende gespielt hast.
tables-are-gone = Diese Tische gibt es nicht mehr.
no-table-chosen = Es wurde kein Tisch gewählt.
replay-after-the-end = An Tisch { $table } wird noch gespielt. Ist er zu Ende, können ihn alle nachspielen.
nothing-to-replay = Tisch { $table } wurde geschlossen, bevor er begonnen hat; es gibt nichts nachzuspielen.
analysis-after-the-end = An diesem Tisch wird noch gespielt. **{ -how-it-went }** gibt es, wenn er zu Ende ist.
nothing-to-analyse = An diesem Tisch wurde kein Zug gespielt, es gibt also nichts zu analysieren.
no-analysis = Zu diesem Spiel gibt es noch keine Analyse: Das Haus spielt es nicht.
shown-to-everybody = Das wurde schon allen gezeigt. Drück **{ -how-it-went }**, um es selbst zu sehen.
picture-after-the-end = Ein Bild zum Zeigen gibt es, wenn eine Partie zu Ende gespielt ist.
say-why = Sag mit der Option `reason`, warum. `/history` zeigt es allen, die den Tisch sehen können.
no-open-tables = Du sitzt an keinem offenen Tisch. Mit `/play` eröffnest du einen; auf einem Server zeigt `/tables open` Tische, an denen du mitspielen kannst.
no-open-tables-here = Du sitzt auf diesem Server an keinem offenen Tisch. `/tables open` zeigt Tische, an denen du mitspielen kannst. In einer Direktnachricht mit mir zeigt dieser Befehl deine Tische auf allen Servern.
no-hint-found = Leider habe ich keinen Tipp gefunden. Drück noch einmal **{ -hint }**.
