### Inviti a un tavolo in attesa, e ciò che circonda una rivincita. Una chiamata è nella lingua del tavolo, ciò che vede una sola persona nella sua.

## Inviti

call = { $mention }: { $inviter } ti invita al tavolo { $table } ({ $game }). Un posto è riservato a te fino alle { $until }.
accepted = { $name } ha accettato l'invito al tavolo { $table } ({ $game }).
has-declined = { $name } ha rifiutato l'invito al tavolo { $table } ({ $game }).
begun-so-over = Al tavolo { $table } si gioca già, quindi l'invito non vale più.
apart = { $name } e qualcuno di questo tavolo non vogliono giocare allo stesso tavolo. Il tavolo è tuo, quindi l'invito a { $name } parte lo stesso.
is-invited = Invito al tavolo { $table } mandato a { $name }.
which-game = A che cosa vuoi giocare con { $name }? In questo canale si apre un tavolo, e { $name } riceve un invito.
open = Apri un tavolo di…
players = { NUMBER($fewest) }–{ NUMBER($most) } persone

## Rivincita

seat = Hai un posto al tavolo { $table }: { $link }
wait = La rivincita aspetta ancora: { LIST($names) }.
begun = La rivincita è cominciata: tavolo { $table }, { $link }
appears = La rivincita è cominciata: tavolo { $table }. Il tabellone sta per apparire.
