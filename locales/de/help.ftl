### Was `/help` sagt. Markdown von Discord: `**fett**`, `code`.

title = Rollhouse: Würfelspiele
good-to-know = Gut zu wissen
every-command = Alle Befehle
page = Seite { NUMBER($page) } von { NUMBER($pages) }
back = Zurück
next = Weiter
how-to-play = { $game } · So wird gespielt

new-here = **Neu hier?** Mit `/play` sitzt du sofort an einem Tisch. Zu jedem Spiel unten gibt es eine Lektion, `learn`: ein, zwei Minuten, nur für dich.
first = 1. Tippe einen Startbefehl, etwa `/noodle start`. In diesem Kanal wird ein Tisch eröffnet.
second = 2. Wer mitspielen will, drückt **{ -join }**; die Tischleitung drückt **{ -start }**. Einladen kannst du in der Lobby oder mit `with:` im Befehl: Die Plätze bleiben zehn Minuten reserviert. Sonst niemand wach? Nimm in der Lobby Bots dazu oder tippe `house:1`. In einer Direktnachricht mit mir kannst du auch allein oder gegen das Haus spielen.
third = 3. Das Spielbrett sagt, wer am Zug ist. Gespielt wird mit seinen Knöpfen und Menüs.
fourth = 4. Am Ende steht dort, wer gewonnen hat. Mit **{ -rematch }** geht es noch einmal los.

game = **{ $game }** · { NUMBER($fewest) }–{ NUMBER($most) } Personen · { NUMBER($quick) }–{ NUMBER($slow) } min

time = **Zeit** · Jede Entscheidung hat ein Zeitlimit. Läuft es ab, wird der sicherste Zug gespielt; nach zweimal hintereinander spielt das Haus für dich, bis du **{ -i-am-back }** drückst. `/table pause` hält die Uhren an, wenn alle zustimmen.
house = **Das Haus** · ⌂ kennzeichnet Bots, die mitspielen. Sie sind casual, regular oder master (`level`) und ziehen von selbst nach einem Moment (oder sofort: `/me house-pace`); eine Partie mit ihnen zählt nicht für die Wertung. `/profile` zeigt deine Bilanz gegen jede Stärke.
luck = **Glück oder Können?** · An Tischen, an denen Bots mitspielen, oder die mit `hints: True` eröffnet wurden, verrät dir **{ -hint }** den besten Zug. Am Ende jeder Partie zeigt **{ -how-it-went }**, was Glück war und was Können.
pings = **Erwähnungen** · Der Bot erwähnt dich, wenn andere auf dich warten. Wann, bestimmst du mit `/me pings`; wann nicht, mit `/me quiet-hours`.
turn = **Bist du am Zug?** · `/tables mine` listet deine Tische auf, zuerst die, an denen du am Zug bist; in einer Direktnachricht mit mir die aller Server. `/tables open` zeigt Tische, an denen du mitspielen kannst.
board = **Das Spielbrett** · Nicht mehr zu finden? `/table show` zeigt es noch einmal am Ende des Kanals.
dice = **Die Würfel** · Du kannst sie prüfen: **{ -fair-dice }** hinter **Mehr** in einer Lobby zeigt den SHA-256-Hash des geheimen Startwerts, der feststeht, bevor jemand ein Glückswort nennt; `/table verify` zeigt am Ende den Startwert und prüft jeden Wurf. Wer mich betreibt, könnte trotzdem wissen, was kommt: Spielt also zum Spaß.
anywhere = **Überall** · Installiere mich für dich selbst (über mein Profil), um auf anderen Servern, in Gruppen und in Direktnachrichten zu spielen; die anderen drücken einfach die Knöpfe. Wo ich kein Mitglied bin, kann ich dich nicht erwähnen und keine Threads öffnen, und nach 15 Minuten ohne einen Knopfdruck steht das Spielbrett still bis zum nächsten.
results = **Ergebnisse** · Siehe `/leaderboard`, `/profile` und `/history`. Ab drei gewerteten Partien stehst du in der Rangliste; bis zehn ist deine Wertung vorläufig. Es zählen beendete Tische ab zwei Personen, ohne Bots und ohne Tipps; wer den Tisch verlassen hat oder am Ende abwesend ist, kommt auf den letzten Platz. Weitere Partien zwischen denselben zwei Personen innerhalb von 7 Tagen zählen weniger: 1/2, 1/3 und so weiter.
data = **Deine Daten** · `/privacy about` sagt, was über dich gespeichert ist und wie du es löschst.
