### Che cosa dice `/me`, a una sola persona

saved = Salvato.
pings = Menzioni quando tocca a te: { $pinged ->
    [later] dopo 2 minuti, a meno che tu non stia giocando al tavolo
    [always] sempre, subito
   *[never] mai
}.
house-pace = I bot giocano { $at-once ->
    [yes] subito
   *[no] dopo un attimo, così riesci a seguire
}. Se al tavolo ci sono altre persone, vale solo se l'hanno scelto tutte.
pictures = { $drawn ->
    [moving] Ora i dadi rotolano quando si tirano.
    [still] Ora ai tuoi tavoli non si muove niente.
   *[words] Ora quello che vedi solo tu è detto a parole; i tabelloni tengono le loro immagini.
}
zone = Le tue ore di silenzio seguono il fuso orario `{ $zone }`.
quiet = Nessuna menzione dalle { $from }:00 alle { $until }:00, { $zone }.
quiet-in-utc = Nessuna menzione dalle { $from }:00 alle { $until }:00, UTC (si cambia con `/me timezone`).
no-quiet = Non hai ore di silenzio.
unlisted = Non compari più in nessuna classifica. I tuoi risultati contano ancora, per te e per chi gioca con te.
listed = Compari di nuovo nelle classifiche.
inviters = Chi può invitarti a un tavolo o offrirti un posto: «{ $who }».
blocked = Hai bloccato { $name }: d'ora in poi voi due non potete sedervi allo stesso tavolo né invitarvi. Solo chi ospita un tavolo può ancora invitare { $name } dove ci sei tu. { $name } non riceve nessun avviso. I tavoli a cui già giocate insieme continuano. `/me blocks` mostra chi hai bloccato.
blocked-already = Hai già bloccato { $name }.
unblocked = Non blocchi più { $name }.
not-blocked = Non hai bloccato { $name }.
blocked-nobody = Non hai bloccato nessuno. `/me block` tiene qualcuno lontano dai tuoi tavoli, e te dai suoi.
blocks = Hai bloccato { LIST($people) }. `/me unblock` sblocca qualcuno.
