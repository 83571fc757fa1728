### Was `/me` sagt, zu einer Person allein

saved = Gespeichert.
pings = Erwähnungen, wenn du am Zug bist: { $pinged ->
    [later] nach 2 Minuten, außer du bist gerade am Tisch aktiv
    [always] immer, sofort
   *[never] nie
}.
house-pace = Bots ziehen { $at-once ->
    [yes] sofort
   *[no] nach einem Moment, damit du folgen kannst
}. Sitzen noch andere Leute am Tisch, gilt das nur, wenn alle es so gewählt haben.
pictures = { $drawn ->
    [moving] Würfel rollen jetzt, wenn sie geworfen werden.
    [still] An deinen Tischen rollt jetzt nichts mehr.
   *[words] Was nur du siehst, steht jetzt in Worten da; Spielbretter behalten ihre Bilder.
}
zone = Deine Ruhezeit gilt in der Zeitzone `{ $zone }`.
quiet = Keine Erwähnungen von { $from }:00 bis { $until }:00 Uhr, { $zone }.
quiet-in-utc = Keine Erwähnungen von { $from }:00 bis { $until }:00 Uhr, UTC (ändern mit `/me timezone`).
no-quiet = Du hast keine Ruhezeit.
unlisted = Du stehst in keiner Rangliste. Deine Ergebnisse zählen weiter, für dich und für alle, mit denen du spielst.
listed = Du stehst wieder in den Ranglisten.
inviters = Wer dich an Tische einladen oder dir einen Platz anbieten darf: { $who }.
blocked = Du hast { $name } blockiert: Ab jetzt könnt ihr euch nicht mehr an denselben Tisch setzen und einander nicht mehr einladen. Nur wer einen Tisch leitet, kann { $name } noch an einen Tisch einladen, an dem du sitzt. { $name } erfährt davon nichts. Tische, an denen ihr schon beide spielt, gehen weiter. `/me blocks` zeigt, wen du blockiert hast.
blocked-already = Du hast { $name } schon blockiert.
unblocked = Du blockierst { $name } nicht mehr.
not-blocked = Du hast { $name } nicht blockiert.
blocked-nobody = Du hast niemanden blockiert. `/me block` hält jemanden von deinen Tischen fern und dich von den Tischen dieser Person.
blocks = Du hast { LIST($people) } blockiert. `/me unblock` hebt eine Blockierung auf.
