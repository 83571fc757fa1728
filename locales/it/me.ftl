### Che cosa dice `/me`, a una sola persona

saved = Salvato.
pings = Menzioni quando tocca a te: { $when }.
house-pace = I bot giocano: { $pace }. Con altre persone al tavolo vale solo se l'hanno scelto tutte.
pictures = Immagini: { $how }. I tabelloni sono per tutti e tengono le loro immagini.
zone = Le tue ore di silenzio seguono il fuso orario `{ $zone }`.
quiet = Nessuna menzione dalle { $from }:00 alle { $until }:00, { $zone }.
quiet-in-utc = Nessuna menzione dalle { $from }:00 alle { $until }:00, UTC (si cambia con `/me timezone`).
no-quiet = Non hai ore di silenzio.
unlisted = Nessuna classifica ti mostra. I tuoi risultati contano ancora, per te e per chi gioca con te.
listed = Le classifiche ti mostrano di nuovo.
inviters = Chi può invitarti a un tavolo o offrirti un posto: { $who }.
blocked = Hai bloccato { $name }: d'ora in poi né tu né l'altra persona potete sedervi a un tavolo dove c'è l'altra, né invitarla. Non riceve nessun avviso. I tavoli a cui giocate già continuano. `/me blocks` mostra chi hai bloccato.
blocked-already = Hai già bloccato { $name }.
unblocked = Non blocchi più { $name }.
not-blocked = Non hai bloccato { $name }.
blocked-nobody = Non hai bloccato nessuno. `/me block` tiene qualcuno lontano dai tuoi tavoli, e te dai suoi.
blocks = Hai bloccato { LIST($people) }. `/me unblock` lo annulla.
