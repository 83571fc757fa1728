### Was die Admins eines Servers lesen: `/settings`, was dort zuletzt geschehen ist, und `/doctor`.

## Die Einstellungen. Eine Zeile für jede, kurz genug für ein Telefon

title = Einstellungen des Servers
games-in = **Gespielt wird in**: { $channels }
games-everywhere = **Gespielt wird in**: jedem Kanal, den der Bot sieht
moderators = **Moderation der Tische**: wer Nachrichten verwalten darf
moderators-with-role = **Moderation der Tische**: { $role } und wer Nachrichten verwalten darf
reports-in = **Tische melden**: geht an { $channel }
reports-off = **Tische melden**: aus; `/settings reports:` wählt einen Kanal dafür
pings = **Erwähnungen**: { $is-on ->
    [yes] an; wann, bestimmt jede Person selbst mit `/me pings`
   *[no] aus; Spielbretter und Uhren laufen wie immer
}
players-wanted = **Mitspielende gesucht**: ruft { $role }, höchstens einmal in { NUMBER($minutes) } Minuten, wenn alle oder der Bot die Rolle erwähnen dürfen
nobody-called = **Mitspielende gesucht**: Es kann keine Rolle gerufen werden
banned = **Vom Bot ausgeschlossen**: { LIST($people) } (`/settings unban:`)
nobody-banned = **Vom Bot ausgeschlossen**: niemand (`/settings ban:`)
banned-until = { $person } bis { $date }
more-people = { NUMBER($count) } weitere
looked-up = **Beendete Tische ansehen können**: { $is-open ->
    [yes] alle auf diesem Server
   *[no] wer dort gespielt hat, und alle im Kanal, in dem gespielt wurde
}
shared = **Ergebnisse sind auf anderen Servern zu sehen**: { $is-shared ->
    [yes] ja, mit den Namen, auf jedem Server
   *[no] nein, sie bleiben auf diesem Server
}
new-accounts = **Accounts gelten als neu**: { $days ->
    [one] { NUMBER($days) } Tag
   *[other] { NUMBER($days) } Tage
} (`/settings new-accounts:`)
language = **Sprache neuer Tische**: { $language } (`/settings language:`)
no-language = **Sprache neuer Tische**: bei Community-Servern die des Servers, sonst die der Tischleitung (`/settings language:`)
channel-language = **Sprache neuer Tische in diesem Kanal**: { $language } (`/settings channel-language:`)
no-presets = **Optionen in diesem Kanal**: noch keine
presets = Optionen in diesem Kanal
preset = **{ $game }**: { $options }{ $is-pinned ->
    [yes] {" "}(festgelegt)
   *[no] {""}
}
old-options = Optionen, die es nicht mehr gibt

choose-channels = Kanäle für Spiele (keiner: alle Kanäle)
choose-moderators = Eine Rolle, die Tische moderiert (optional)
choose-players = Eine Rolle, die eine Lobby rufen darf (optional)
choose-preset = Jetzige Optionen dieses Kanals festlegen
pin = { $pins ->
    [yes] { $game }: festlegen
   *[no] { $game }: nicht mehr festlegen
}
turn-pings-off = Erwähnungen ausschalten
turn-pings-on = Erwähnungen einschalten
close-history = Beendete Tische nur im Kanal zeigen
open-history = Beendete Tische allen zeigen
stop-sharing = Ergebnisse nicht mehr teilen
share = Ergebnisse mit anderen Servern teilen
full-log = Ganze Liste
stop-reports = Meldungen ausschalten

## Was Admins und die Moderation getan haben

recent-changes = Letzte Änderungen
no-changes = noch nichts
log = Was Admins und die Moderation hier getan haben, das Neueste zuerst. Einträge werden nach { NUMBER($days) } Tagen gelöscht.
empty-log = Noch nichts.
deleted-person = Jemand, dessen Daten gelöscht sind,
somebody = jemand

did-choose-new-accounts = { $who } lässt Accounts { $days ->
    [one] { NUMBER($days) } Tag
   *[other] { NUMBER($days) } Tage
} lang als neu gelten
did-choose-reports = { $who } hat { $channel } für gemeldete Tische gewählt
did-choose-language = { $who } hat { $language } für neue Tische gewählt
did-choose-no-language = { $who } hat die Sprachwahl für neue Tische aufgehoben
did-choose-channel-language = { $who } hat { $language } für neue Tische in { $channel } gewählt
did-choose-no-channel-language = { $who } hat die Sprachwahl für neue Tische in { $channel } aufgehoben
did-pin = { $pins ->
    [yes] { $who } hat die Optionen von { $game } in { $channel } festgelegt
   *[no] { $who } legt die Optionen von { $game } in { $channel } nicht mehr fest
}
did-choose-channels = { $who } hat { $count ->
    [one] { NUMBER($count) } Kanal
   *[other] { NUMBER($count) } Kanäle
} für Spiele gewählt
did-allow-everywhere = { $who } hat Spiele in jedem Kanal erlaubt
did-choose-moderators = { $who } hat { $role } als Rolle gewählt, die Tische moderiert
did-remove-moderators = { $who } hat die Rolle entfernt, die Tische moderiert
did-choose-players = { $who } hat { $role } als Rolle gewählt, die eine Lobby rufen darf
did-remove-players = { $who } hat die Rolle entfernt, die eine Lobby rufen darf
did-turn-pings = { $is-on ->
    [yes] { $who } hat Erwähnungen eingeschaltet
   *[no] { $who } hat Erwähnungen ausgeschaltet
}
did-open-history = { $is-open ->
    [yes] { $who } zeigt beendete Tische allen auf dem Server
   *[no] { $who } zeigt beendete Tische nur in ihren Kanälen
}
did-share = { $is-shared ->
    [yes] { $who } teilt die Ergebnisse mit anderen Servern
   *[no] { $who } teilt die Ergebnisse nicht mehr
}
did-stop-reports = { $who } hat das Melden von Tischen ausgeschaltet
did-ban = { $who } hat { $whom } vom Bot ausgeschlossen{ $until ->
    [for-good] {""}
   *[date] , bis { $date }
}
did-lift-ban = { $who } hat den Ausschluss von { $whom } aufgehoben
did-remove = { $who } hat jemanden von Tisch { $table } entfernt
did-free = { $who } hat einen reservierten Platz an Tisch { $table } freigegeben
did-choose-host = { $who } hat Tisch { $table } eine andere Leitung gegeben
did-offer = { $who } hat einen Platz an Tisch { $table } angeboten, den das Haus spielt
did-report = { $who } hat Tisch { $table } gemeldet
did-end = { $who } hat Tisch { $table } beendet
did-restore = { $who } hat das Ergebnis von Tisch { $table } wieder in die Wertung genommen
did-void = { $who } hat das Ergebnis von Tisch { $table } aus der Wertung genommen: { $reason }

## /doctor

running = Ich prüfe …
checks = Prüfungen
no-problems = In diesem Kanal ist alles in Ordnung.
problems = { $count ->
    [one] { NUMBER($count) } Problem
   *[other] { NUMBER($count) } Probleme
} in diesem Kanal.
failed = ✗ **{ $what }**: { $wrong }
check = { $check ->
    [view] Kanal ansehen
    [send] Nachrichten senden
    [embed] Links einbetten
    [open-threads] Threads öffnen
    [in-threads] In Threads schreiben
    [reach] Den Kanal erreichen
    [reports] Meldungen schreiben
    [pictures] Bilder der Würfel
    [commands] Befehle
    [storage] Speicher
   *[practice] Zwei Probezüge in jedem Spiel
}
allow = { $check ->
    [view] Sonst lassen sich Spielbretter nicht aktualisieren. Erlaube **Kanal ansehen**
    [send] Sonst gibt es keine Erwähnungen, und alte Spielbretter lassen sich nicht neu zeigen. Erlaube **Nachrichten senden**
    [embed] Sonst ist ein Spielbrett, das neu gezeigt wird, leer. Erlaube **Links einbetten**
    [open-threads] Sonst können Tische keinen Thread öffnen. Erlaube **Öffentliche Threads erstellen**
   *[in-threads] Sonst kann niemand in einem Thread spielen. Erlaube **Nachrichten in Threads senden**
} für die Rolle des Bots, in den Einstellungen dieses Kanals unter *Berechtigungen*.
allow-reach = { $error }. Erlaube **Kanal ansehen** für die Rolle des Bots, in den Einstellungen dieses Kanals unter *Berechtigungen*.
try-again = { $error }. Versuche es noch einmal; passiert es wieder, sag es denen, die den Bot betreiben.
try-once-more = { $error }. Versuche es noch einmal.
not-uploaded = { NUMBER($missing) } von { NUMBER($all) } sind nicht hochgeladen, darum werden Würfel als Text gezeigt. Wer den Bot betreibt, sollte ihn neu starten; dabei lädt er sie hoch.
other-version = Sie gehören zu einer anderen Version. Wer den Bot betreibt, sollte ihn neu starten; dabei meldet er sie an.
not-read-back = Was gespeichert ist, lässt sich nicht wieder lesen. Sag es denen, die den Bot betreiben.
not-stored = Es lässt sich nichts speichern. Sag es denen, die den Bot betreiben; der Grund steht im Log.
games-failed = Das ging nicht: { $games }. Sag es denen, die den Bot betreiben; der Grund steht im Log.
