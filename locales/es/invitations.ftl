### Invitaciones a una mesa que espera, y lo que rodea a una revancha. Una llamada va en el idioma de la mesa; lo que ve una sola persona, en el suyo.

## Invitaciones

call = { $mention }: { $inviter } te invita a la mesa { $table } ({ $game }). Se te guarda un puesto hasta las { $until }.
accepted = { $name } ha aceptado la invitación a la mesa { $table } ({ $game }).
has-declined = { $name } ha rechazado la invitación a la mesa { $table } ({ $game }).
begun-so-over = La mesa { $table } ha empezado, así que la invitación ya no vale.
apart = { $name } y alguien de esta mesa no quieren jugar en la misma mesa. Como la mesa es tuya, { $name } recibe la invitación de todos modos.
is-invited = Invitación a la mesa { $table } enviada a { $name }.
which-game = ¿A qué quieres jugar con { $name }? Se abre una mesa en este canal, y { $name } recibe una invitación.
open = Abrir una mesa de…
players = { NUMBER($fewest) }–{ NUMBER($most) } personas

## Revancha

seat = Tienes un puesto en la mesa { $table }: { $link }
wait = La revancha ya solo espera a: { LIST($names) }.
begun = La revancha ha empezado: mesa { $table }, { $link }
appears = La revancha ha empezado: mesa { $table }. Su tablero está a punto de aparecer.
