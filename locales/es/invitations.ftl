### Invitaciones a una sala de espera, y lo que rodea una revancha. Lo que llama a alguien va en el idioma de la mesa; lo que solo lee
### una persona, en el suyo.

## Invitaciones

call = { $mention }: { $inviter } te invita a la mesa { $table } ({ $game }). Tienes un puesto reservado hasta las { $until }, o hasta que empiece la partida.
accepted = { $name } ha aceptado la invitación a la mesa { $table } ({ $game }).
has-declined = { $name } ha rechazado la invitación a la mesa { $table } ({ $game }).
begun-so-over = La mesa { $table } ya ha empezado, así que la invitación ya no vale.
apart = { $name } y alguien de esta mesa no quieren jugar en la misma. Como la diriges tú, { $name } recibe la invitación de todos modos.
is-invited = { $name } tiene una invitación a la mesa { $table }.
which-game = ¿A qué juego quieres jugar con { $name }? Se abre una mesa en este canal, con una invitación para esa persona.
open = Abrir una mesa de…
players = { NUMBER($fewest) }–{ NUMBER($most) } personas

## Revancha

seat = Tienes un puesto en la mesa { $table }: { $link }
wait = Te apuntas a la revancha y esperas a { LIST($names) }.
begun = La revancha ha empezado: mesa { $table }, { $link }
appears = La revancha ha empezado: mesa { $table }. Su tablero aparecerá enseguida.
