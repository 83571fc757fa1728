### Was Discord zeigt, während jemand einen Befehl tippt: höchstens 100 Zeichen je Text. Die Befehle selbst bleiben englisch.

## /<game>

start = Eröffne einen Tisch, mit Optionen
learn = Lerne das Spiel in ein, zwei Minuten, an einem Tisch nur für dich, mit vorbereiteten Würfeln
rules = So wird gespielt
leaderboard-of-game = Rangliste dieses Spiels

language = Sprache des Tisches (Standard: die dieses Servers oder deine)
thread = In einem eigenen Thread spielen
clock = Zeit pro Entscheidung (Standard: 24 Stunden)
clock-24h = 24 Stunden pro Entscheidung
clock-1h = 1 Stunde pro Entscheidung
clock-10m = 10 Minuten pro Entscheidung
clock-2m = 2 Minuten pro Entscheidung
clock-none = kein Zeitlimit
with = Wen du einladen möchtest
with-another = Wen du noch einladen möchtest
house = Gegen wie viele Bots du spielen möchtest; die Partie ist dann ohne Wertung
level = Wie stark die Bots sind (Standard: regular)
level-casual = casual: spielt zum Spaß und übersieht manches
level-regular = regular: kennt das Spiel
level-master = master: spielt, so gut es geht
hints = Alle am Tisch dürfen nach dem besten Zug fragen; die Partie ist dann ohne Wertung
rated = Ergebnis für die Wertung zählen (Standard: ja)
when-full = Von selbst beginnen, sobald alle Plätze besetzt sind
min-games = Gewertete Partien in diesem Spiel auf diesem Server, die andere zum Mitspielen brauchen
min-rating = Wertung in diesem Spiel auf diesem Server, die andere zum Mitspielen brauchen

## /table

table = Einen Tisch verwalten
table-name = Nummer unter dem Spielbrett (sonst dein Tisch hier; bei record, verify und void der letzte beendete)
table-show = Zeige das Spielbrett noch einmal am Ende des Kanals
table-resign = Verlasse eine Partie endgültig
table-replace = Bitte jemanden, deinen Platz zu übernehmen oder einen, auf dem gerade das Haus spielt
    .player = Wer übernehmen soll
    .for = Wessen Platz (Standard: deiner)
table-pause = Frage alle am Tisch, ob die Uhren anhalten sollen
table-resume = Lass einen pausierten Tisch weiterlaufen
table-end = Beende einen Tisch ohne Ergebnis, wenn alle am Tisch zustimmen
table-host = Gib die Leitung des Tisches ab
    .player = Wer den Tisch leiten soll
table-remove = Für Tischleitung und Moderation: Entferne jemanden vor Beginn oder gib einen Platz wieder frei
    .player = Wer den Tisch verlassen soll
table-record = Hol dir das Protokoll eines beendeten Tisches: jeder Zug und jeder Wurf
table-verify = Prüfe die Würfel: Fingerabdruck des geheimen Startwerts oder jeder Wurf einer beendeten Partie
table-void = Für die Moderation: Nimm ein Ergebnis aus der Wertung oder zähle es wieder
    .restore = Das Ergebnis wieder zählen
    .reason = Warum; steht danach im Verlauf

## /tables

tables = Einen Tisch finden
tables-mine = Deine Tische; zuerst die, an denen du am Zug bist
tables-open = Tische auf diesem Server, an denen du mitspielen kannst

## /settings, /doctor

settings = Für Admins: wo gespielt wird, Erwähnungen, Moderation, Ausschlüsse
    .ban = Ein Mitglied hier von diesem Bot ausschließen
    .unban = Ein Mitglied wieder zulassen
    .new-accounts = Wie viele Tage ein Account als neu gilt; seine Partien zählen für andere kaum
    .days = Zu ban: für wie viele Tage (Standard: bis auf Weiteres)
    .reports = Der Kanal, in dem die Moderation Meldungen liest
    .language = Sprache neuer Tische, wenn ihr Spiel übersetzt ist
    .channel-language = Sprache neuer Tische in diesem Kanal und seinen Threads
settings-language-own = jeder Tisch in der Sprache seiner Tischleitung
settings-language-server = wie der übrige Server
doctor = Prüfe, ob in diesem Kanal alles funktioniert

## /leaderboard, /profile, /history

leaderboard = Rangliste für ein Spiel oder alle Spiele
    .game = Welches Spiel (Standard: alle zusammen)
    .period = Seit wann (Standard: seit Beginn)
    .scope = Wo (Standard: auf diesem Server)
period-all = seit Beginn
period-season = dieses Quartal
period-month = dieser Monat
period-week = diese Woche (ab Montag)
scope-server = auf diesem Server
scope-everywhere = überall
profile = Die Statistik einer Person und eure Bilanz gegeneinander
    .player = Wessen Profil (Standard: deins)
history = Beendete Tische, Zug um Zug zum Nachspielen
    .player = Nur Tische dieser Person
    .scope = Wo (Standard: Tische, die du hier sehen kannst)
scope-visible = alles, was du hier sehen kannst
scope-channel = in diesem Kanal

## /privacy

privacy = Deine Daten
privacy-about = Welche Daten über dich gespeichert sind und warum
privacy-export = Hol dir deine Daten als Datei
privacy-delete = Lösche deine Daten: Du wirst an jedem Tisch anonym

## /me

me = Deine eigenen Einstellungen
me-pings = Wann du erwähnt wirst, wenn du am Zug bist
    .when = Standard: nach 2 Minuten
pings-later = nach 2 Minuten, außer ich bin gerade am Tisch aktiv
pings-always = immer, sofort
pings-never = nie
me-timezone = Zeitzone für deine Ruhezeit
    .zone = Tippe eine Stadt, zum Beispiel Berlin
me-quiet-hours = Stunden ohne Erwähnungen (beide leer lassen: keine)
    .from = Erste Stunde, 0 bis 23
    .until = Stunde, ab der du wieder erwähnt wirst, 0 bis 23
me-house-pace = Wie schnell die Bots an deinen Tischen ziehen
    .pace = Standard: nach einem Moment
pace-moment = nach einem Moment, damit ich folgen kann
pace-at-once = sofort
me-pictures = Wie Bilder für dich gezeichnet werden
    .pictures = Standard: moving
pictures-moving = moving: Würfel rollen, wenn sie geworfen werden
pictures-still = still: An meinen Tischen rollt nichts
pictures-words = words: Was nur ich sehe, steht in Worten da
me-leaderboard = Ob du in Ranglisten stehst
    .show = Standard: on
listed-on = on: Ich stehe in Ranglisten
listed-off = off: Ich stehe in keiner Rangliste
me-invitations = Wer dich an Tische einladen oder dir einen Platz anbieten darf
    .from = Standard: alle
inviters-everybody = alle
inviters-acquaintances = Leute, mit denen ich gespielt habe
inviters-nobody = niemand
me-block = Blockiere jemanden: kein gemeinsamer Tisch mehr, außer wenn die Tischleitung diese Person einlädt
    .player = Wen
me-unblock = Hebe eine Blockierung auf
me-blocks = Wen du blockiert hast

## /play, /daily, /help

play = Setz dich: an einen offenen Tisch hier, an einen neuen oder sofort gegen das Haus
    .game = Welches Spiel (Standard: was hier wartet, sonst das kürzeste)
    .house = Gegen das Haus; die Partie beginnt sofort
daily = Eine Partie am Tag, allein, mit denselben Würfeln für alle
help = Alle Spiele und wie du eins beginnst

## In den Menüs von Personen und Nachrichten, unter Apps: höchstens 32 Zeichen. Hier zeigt Discord den Namen.

menu-invite = Zu einem Spiel einladen
menu-profile = Profil
menu-rules = Regeln dieses Tisches
menu-record = Protokoll
menu-report = Diesen Tisch melden
in-menu-of-person = im Menü einer Person, unter Apps
in-menu-of-message = im Menü einer Lobby oder eines Spielbretts, unter Apps
