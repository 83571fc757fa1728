### Inviti, e ciò che sta attorno a una rivincita. Un invito è nella lingua del tavolo, ciò che vede una sola persona nella sua.

## Inviti

call = { $mention }: { $inviter } ti invita al tavolo { $table } ({ $game }). Un posto è riservato per te fino alle { $until }, o fino all'inizio della partita.
accepted = { $name } ha accettato l'invito al tavolo { $table } ({ $game }).
has-declined = { $name } ha rifiutato l'invito al tavolo { $table } ({ $game }).
begun-so-over = Il tavolo { $table } è iniziato, quindi l'invito non vale più.
apart = { $name } e qualcuno a questo tavolo non vogliono giocare insieme. Sei tu a ospitare, quindi l'invito a { $name } parte lo stesso.
is-invited = { $name } ha ricevuto l'invito al tavolo { $table }.
which-game = A che cosa vuoi giocare con { $name }? Si apre un tavolo in questo canale, e { $name } riceve l'invito.
open = Apri un tavolo di…
players = { NUMBER($fewest) }–{ NUMBER($most) } persone

## Rivincita

seat = Hai un posto al tavolo { $table }: { $link }
wait = Hai detto di sì alla rivincita; in attesa di { LIST($names) }.
begun = La rivincita è iniziata: tavolo { $table }, { $link }
appears = La rivincita è iniziata: tavolo { $table }. Il suo tabellone sta per apparire.
