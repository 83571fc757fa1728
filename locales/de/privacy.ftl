### `/privacy`. Alles, was `about` sagt, hat zusammen höchstens 4096 Zeichen.

title = Was dieser Bot über dich speichert
about = Was dieser Bot über dich speichert und was du tun kannst.
what = **Was**
    Für jeden Tisch, an dem du mitgespielt hast: deine Discord-ID, deinen damaligen Namen, dein Glückswort, deinen Platz, deine Züge mit ihren Würfeln und Zeiten, Platzierung und Punkte, ob du gegangen oder am Ende weg warst, wie viele Tipps du hattest und was du geschafft hast; dazu Server, Kanal und Nachricht des Tisches. Was an Tischen Glück und was Spiel war, nach Plätzen, wenn jemand danach gefragt hat. Deine Versuche am täglichen Tisch: Tag, Server, deinen Namen und deine Züge. Löschst du deine Daten an einem Tag, an dem du ihn gespielt hast, bis zum Ende des Tages den Vermerk, dass jemand diesen Versuch hatte. Deine Einstellungen von `/me`, wenn du sie geändert hast, und deine Blockliste. Einladungen in Lobbys, zehn Minuten lang oder, wenn du ablehnst, bis die Partie beginnt, und Plätze, die dir angeboten werden, eine Woche lang. Auf welchen Servern Admins dich von diesem Bot ausgeschlossen haben, ob dich ausgeschlossen hat, wer diesen Bot betreibt, und wer dich blockiert hat. Was du als Admin oder in der Moderation eines Servers getan und welche Tische du gemeldet hast, 90 Tage lang. Keine Nachrichten, keine Freundesliste.
why = **Wozu**
    Um Partien nach einem Neustart fortzusetzen, um zu beweisen, dass die Würfel fair waren, und für Ranglisten, Profile und Verlauf. Andere sehen deinen Namen auf Spielbrettern, in Protokollen und auf den Ranglisten deines Servers; auf Ranglisten über mehrere Server nur, wenn die Admins deines Servers dem in `/settings` zustimmen. Deine Tische ansehen können alle, die dort gespielt haben, und alle im Kanal, in dem gespielt wurde; alle auf dem Server nur, wenn seine Admins es so wollen.
deleted-after = **Wie lange**
    Tische werden { $days ->
        [one] { NUMBER($days) } Tag
       *[other] { NUMBER($days) } Tage
    } nach ihrem Ende gelöscht.
kept = **Wie lange**
    Tische bleiben gespeichert. Wer die eigenen Daten löscht, wird an ihnen anonym.
rights = **Deine Rechte**
    `/privacy export` gibt dir all das als Datei, außer dem, was aus deinen Partien errechnet wurde: Erfolge, Glück und Spiel, Wertungen. Auch wer dich blockiert hat, steht nicht darin, denn das ist die Entscheidung anderer und nicht deine. `/privacy delete` macht dich an jedem Tisch anonym, auch wo du moderiert hast, und löscht deine Einstellungen und deine Blockliste; Ausschlüsse, und dass andere dich blockieren, bleiben. Bei Fragen frag bei denen nach, die diesen Bot betreiben.
collecting = Ich suche zusammen, was ich über dich gespeichert habe …
not-exported = Leider konnte ich die Datei nicht erstellen. Gib später noch einmal `/privacy export` ein; hilft das nicht, frag bei denen nach, die diesen Bot betreiben.
exported = Was dieser Bot über dich speichert: { $tables ->
    [one] { NUMBER($tables) } Tisch
   *[other] { NUMBER($tables) } Tische
}. Zeiten sind in UTC, in Millisekunden seit 1970.
ask = Deine Daten endgültig löschen und anonym werden{ $tables ->
    [0] {""}
    [1] , an dem Tisch, an dem du mitgespielt hast
    [one] , an allen { NUMBER($tables) } Tischen, an denen du mitgespielt hast
   *[other] , an allen { NUMBER($tables) } Tischen, an denen du mitgespielt hast
}? { $open ->
    [0] {""}
    [1] Du verlässt den Tisch, an dem du sitzt; läuft dort eine Partie, gibst du sie auf.{" "}
    [one] Du verlässt die { NUMBER($open) } Tische, an denen du sitzt; wo eine Partie läuft, gibst du sie auf.{" "}
   *[other] Du verlässt die { NUMBER($open) } Tische, an denen du sitzt; wo eine Partie läuft, gibst du sie auf.{" "}
}Deine Einstellungen und deine Blockliste werden gelöscht. Dein Name wird zu „jemand“ und deine ID zu einer zufälligen, die nicht sagt, wer du warst, an allen Tischen dieselbe, damit die Wertungen der anderen bleiben, wie sie sind. Du stehst auf keiner Rangliste mehr, und deine eigenen Wertungen sind verloren. Deine Züge und Glückswörter bleiben: Ohne sie könnte niemand die Würfel der anderen prüfen. Nachrichten, die schon da sind, bleiben in ihren Kanälen; die neuesten Spielbretter werden ohne deinen Namen neu gezeichnet, und die Moderation kann den Rest löschen.
delete = Ja, meine Daten löschen
deleted = Erledigt: Du bist an jedem Tisch anonym. Wenn du wieder spielst, fängst du neu an.
