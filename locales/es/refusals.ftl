### Por qué algo no se hizo, solo para quien lo intentó. Dice cuál es la regla y qué hacer en su lugar.

## En todas partes

raced = La mesa acaba de cambiar, así que no se ha hecho nada. Escribe `/table show` para verla como está ahora.
apology = Lo sentimos, algo ha fallado por nuestra parte. Puede que tu jugada cuente, así que compruébalo antes de repetirla: `/table show` muestra la mesa como está ahora. Si vuelve a pasar, dile a quien gestiona el bot el número `{ $number }`, que está en el registro.
no-such-table = No hay ninguna mesa `{ $typed }` aquí. El número de cada mesa está al pie de su tablero.
table-is-gone = Esta mesa ya no existe. Abre otra con un comando de inicio; `/help` los muestra.
command-has-changed = Este comando ha cambiado. Escribe `/` y elígelo otra vez; `/help` muestra los juegos.
form-not-understood = Discord lo ha enviado de una forma que este bot todavía no entiende. Escribe `/table show` para tener un tablero nuevo.
button-of-other-version = Este botón es de otra versión del bot. Escribe `/table show` para tener un tablero nuevo.
button-not-on-message = Ese botón ya no está en este mensaje. Usa lo que hay ahora, o escribe `/table show` para tener un tablero nuevo.
choice-not-available = Esa opción no está disponible. Escribe `/table show` para tener un tablero nuevo.
choose-an-entry = Elige una de las entradas.
choose-a-suggestion = Elige una de las sugerencias.
choose-a-game = Elige uno de los juegos.
message-shows-no-table = Ese mensaje no muestra ninguna mesa. Úsalo en una mesa que espera o en el tablero de una partida.
no-open-table-here = No hay ninguna mesa abierta en este canal. Abre una con `{ $start }`.
nothing-finished-here = Todavía no se ha terminado ninguna partida en este canal.
nothing-finished-visible = Todavía no se ha terminado ninguna partida que puedas ver aquí.
has-finished-nothing-here = { $name } aún no ha terminado ninguna partida en este canal.
has-finished-nothing-visible = { $name } aún no ha terminado ninguna partida que puedas ver aquí.
game-is-gone = Este bot ya no tiene ese juego.
rules-are-gone = Este bot ya no tiene las reglas de ese juego.
edition-is-gone = Esta mesa se abrió con reglas que este bot ya no tiene. Abre otra.
too-much-from-you = Demasiadas peticiones tuyas en poco tiempo. Espera { WAIT($left) } y vuelve a intentarlo. Las partidas siguen.
too-much-in-channel = Demasiadas peticiones en este canal. Espera { WAIT($left) } y vuelve a intentarlo. Las partidas siguen.
too-many-invitations = Has invitado a mucha gente en poco tiempo. Espera { WAIT($left) } y vuelve a intentarlo. Las partidas siguen.
invited-too-often = { $name } acaba de recibir muchas invitaciones. Espera { WAIT($left) } y vuelve a intentarlo. Las partidas siguen.

banned = En este servidor tienes un veto y no puedes usar este bot{ $until ->
    [for-good] {""}
   *[date] {""} hasta el { $date }
}. `/help`, `/me`, `/privacy` y `/table resign` siguen funcionando, y la casa juega por ti en las mesas ya empezadas.
server-excluded = Quien gestiona este bot ha excluido este servidor{ $until ->
    [for-good] {""}
   *[date] {""} hasta el { $date }
}. `/help`, `/me`, `/privacy` y `/table resign` siguen funcionando, y la casa juega en las mesas ya empezadas.
excluded = Quien gestiona este bot te ha excluido{ $until ->
    [for-good] {""}
   *[date] {""} hasta el { $date }
}. `/help`, `/me`, `/privacy` y `/table resign` siguen funcionando, y la casa juega por ti en las mesas ya empezadas.

channels-for-games = En este servidor se juega aquí: { $channels }.
not-a-member = Aquí no soy miembro, así que no hay nada que ajustar ni comprobar: me usas aquí porque me has instalado para ti. Un admin puede añadirme al servidor, y entonces estos comandos funcionan. `/help` dice lo que puedes hacer.
nobody-would-see = No se ha abierto ninguna mesa: en este canal Discord solo te muestra a ti lo que respondo, así que nadie podría unirse. Te falta aquí el permiso **Use External Apps**; un admin puede dártelo, o añadirme al servidor.

## En una mesa en juego

already-ended = La mesa { $table } ya ha terminado.
has-ended = La mesa { $table } ha terminado.
ended-early = Esta mesa se terminó antes de tiempo: { $why }. Abre otra con `{ $start }`.
only-players = { $act ->
    [play] Solo quien tiene un puesto en la mesa { $table } puede jugar en ella.
    [leave] Solo quien tiene un puesto en la mesa { $table } puede dejarla.
    [vote] Solo quien tiene un puesto en la mesa { $table } puede pausarla, reanudarla o terminarla.
    [hint] Solo quien tiene un puesto en la mesa { $table } puede pedir una pista.
   *[return] Solo quien jugaba en la mesa { $table } puede recuperar su puesto.
}
paused = Esta mesa está en pausa, así que tu jugada no se ha hecho. Cualquiera que juegue en ella puede reanudarla con `/table resume`.
already-paused = Esta mesa ya está en pausa. Reanúdala con `/table resume`.
not-paused = Esta mesa no está en pausa.
you-play-already = Ya juegas tú en tu puesto.
no-hints = En esta mesa no hay pistas. Se puede abrir con `hints: True`; las mesas con bots siempre las tienen.
no-hints-for-game = Todavía no hay pistas para este juego: la casa no lo juega.
hint-after-the-end = Esta mesa ha terminado. **{ -how-it-went }** muestra lo que costó cada decisión.
hint-too-late = Ya has jugado. Pulsa **{ -hint }** en tu próximo turno.
nothing-to-decide = No hay nada que decidir: solo puedes hacer una cosa.
over = Esta mesa ha terminado: { $result } Pulsa { -rematch } o escribe `{ $start }` para jugar otra vez.
only-watching = No tienes un puesto en esta mesa, así que solo puedes mirar. Abre tu propia mesa con `{ $start }`.
not-your-turn = Todavía no te toca.
stale = Ese botón es anterior a la última jugada, así que no ha pasado nada.
not-possible = Esa jugada no es posible ahora.
board-shows-moves = El tablero muestra todas las jugadas posibles.
time-is-up = el tiempo de { $name } se acaba { $moment }
then-safest-move = Atención, { LIST($times) }; después se hace la jugada más segura.
have-left = Has dejado esta mesa.
no-seat-at = No tienes un puesto en la mesa { $table }.
you-play-at = Ya juegas en la mesa { $table }.
not-begun = Esta mesa no ha empezado: quien la dirige tiene que pulsar { -start }.
closed-before = Esta mesa se cerró antes de empezar. Abre otra con un comando de inicio; `/help` los muestra.
agreed-already = Ya has dicho que sí; están de acuerdo { NUMBER($agreed) } de { NUMBER($all) }.

## Antes de la partida

closed = Esta mesa está cerrada. Abre otra con su comando de inicio.
begun = Esta mesa ya ha empezado. Escribe `/table show` para verla.
already-begun = Esta mesa ya ha empezado.
only-host = { $act ->
    [start] Solo quien dirige la mesa, { $host }, puede empezar la partida.
    [house-players] Solo quien dirige la mesa, { $host }, puede añadir y quitar bots.
    [remove] Solo quien dirige la mesa, { $host }, puede sacar a alguien.
    [hand-over] Solo quien dirige la mesa, { $host }, puede dejarla a cargo de otra persona.
   *[do-this] Solo quien dirige la mesa, { $host }, puede hacer eso.
}
host-is-there = Si { $host } no hace nada aquí durante { NUMBER($minutes) } minutos, podrá hacerlo toda la mesa: quedan { WAIT($left) }.
seats-are-kept-still = { $host } lleva { NUMBER($minutes) } minutos sin hacer nada, así que puedes empezar en cuanto no se guarde ningún puesto.
press-join-first = { $act ->
    [leave] Pulsa antes { -join }: solo puede dejar la mesa quien está en ella.
    [word] Pulsa antes { -join }: solo puede elegir una palabra de la suerte quien está en la mesa.
    [invite] Pulsa antes { -join }: solo puede invitar a otras personas quien está en la mesa.
    [call] Pulsa antes { -join }: solo puede llamar a otras personas quien está en la mesa.
    [start] Pulsa antes { -join }: solo puede empezar la partida quien está en la mesa.
   *[do-this] Pulsa antes { -join }: eso solo puede hacerlo quien está en la mesa.
}
seated = Ya tienes un puesto en esta mesa.
not-seated = No tienes un puesto en esta mesa.
full = En esta mesa todos los puestos están ocupados. Puedes abrir tu propia mesa.
kept-until = { $name } hasta las { $time }
seats-are-kept = Todos los puestos libres se guardan para gente invitada: { LIST($names) }.
too-few = { $game } necesita al menos { NUMBER($need) } participantes; por ahora hay { NUMBER($have) }. Otras personas pueden pulsar { -join }, o puedes añadir un bot.
no-house-player = No hay ningún bot que quitar.
to-leave = Para irte tú, pulsa { -leave }.
no-removal-in-play = Esta mesa está en juego. La casa juega por quien no está; `/table replace` pide a alguien que ocupe un puesto.
three-lobbies = Ya tienes un puesto en tres mesas que esperan. Deja una, o espera a que empiece alguna.
called-already = Hace poco que se buscó gente en este servidor. Se puede hacer una vez cada { NUMBER($minutes) } minutos: quedan { WAIT($left) }.
no-role-to-call = Los admins de este servidor no han elegido ningún rol al que se pueda llamar.
no-seat-free = No queda ningún puesto libre en esta mesa.
beside-a-blocked-person = En esta mesa hay alguien a quien has bloqueado. `/me blocks` dice quién; `/me unblock` lo desbloquea.
cannot-join = No puedes unirte a esta mesa. Quien la dirige todavía puede invitarte, o puedes abrir la tuya; `/help` muestra los juegos.
too-few-games = La mesa { $table } pide { $wanted ->
    [one] { $wanted } partida clasificatoria
   *[other] { $wanted } partidas clasificatorias
} de { $game } en este servidor, y { $who ->
    [you] tú tienes { NUMBER($have) }
   *[someone] { $name } tiene { NUMBER($have) }
}.
rating-too-low = La mesa { $table } pide una puntuación de { NUMBER($wanted) } en { $game } en este servidor, y { $who ->
    [you] tú tienes { NUMBER($have) }
   *[someone] { $name } tiene { NUMBER($have) }
}.
no-rating-yet = La mesa { $table } pide una puntuación de { NUMBER($wanted) } en { $game } en este servidor, y { $who ->
    [you] tú todavía no tienes
   *[someone] { $name } todavía no tiene
} ninguna que valga: hasta { NUMBER($games) } partidas clasificatorias, la puntuación es provisional.

## Invitaciones

other-is-seated = { $name } ya tiene un puesto en esta mesa.
other-is-a-bot = { $name } es otro bot y no puede jugar aquí. Puedes hacer que juegue la casa.
bot-takes-no-seat = { $name } es otro bot y no puede jugar aquí.
other-has-declined = { $name } ha dicho que no, y no recibirá más invitaciones a esta mesa. Aún puede pulsar { -join }.
other-is-invited = { $name } ya tiene una invitación: su puesto se guarda hasta las { $time }.
cannot-be-invited = No se puede invitar a { $name } a esta mesa.
no-seat-to-keep = No hay ningún puesto libre que guardar para { $name }.
wants-no-invitations = { $name } no quiere recibir invitaciones. Aún puede pulsar { -join }.
wants-acquaintances-only = { $name } solo quiere invitaciones de gente con la que ya ha jugado. Aún puede pulsar { -join }.
choose-the-player = Elige a la persona con la opción `player`.
choose-a-guest = Elige a quién invitas.
not-yourself = No puedes invitarte. Elige a otra persona.
other-has-no-seat = { $name } no tiene un puesto en esta mesa.
you-have-joined = Ya juegas en esta mesa. Para dejarla, pulsa { -leave } antes de que empiece.
invitation-for-others = Esta invitación es para otra persona. Para jugar en esa mesa, pulsa { -join } antes de que empiece.

## Al abrir una mesa

no-invitations-in-dm = No se ha abierto ninguna mesa: en un mensaje directo no se puede invitar a nadie. Escribe el comando en un servidor.
no-room-for-guests = No se ha abierto ninguna mesa: en { $game }, además de ti, hay sitio para { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
}, contando los bots.
no-room-for-house = No se ha abierto ninguna mesa: en { $game }, el máximo de bots además de ti es { NUMBER($count) }.
no-such-level = Un bot es `casual`, `regular` o `master`.
no-thread-here = No se ha abierto ninguna mesa: aquí no soy miembro, así que no puedo abrir un hilo. Quita `thread`.
minimum-needs-rated = No se ha abierto ninguna mesa: solo una mesa clasificatoria en un servidor puede pedir `min-games` o `min-rating`.
too-many-tables = Ya diriges { NUMBER($count) } mesas abiertas en este servidor. Termina una con `/table end`, o déjala a cargo de alguien con `/table host`.

## Cuando un puesto cambia de manos

only-previous = Solo quien tenía ese puesto antes puede recuperarlo.
newcomer-has-moved = { $name } ya ha jugado, así que no puedes recuperarlo.
choose-who-takes-over = Elige con la opción `player` quién ocupa el puesto.
bot-cannot-take-over = Otro bot no puede ocupar un puesto. La casa juega por quien no está.
left-for-good = { $name } ha dejado la mesa { $table } para siempre. Ese puesto está fuera del juego y nadie puede ocuparlo.
no-seat-to-hand-over = No tienes un puesto en la mesa { $table }. Para ceder el de otra persona, elígela con la opción `for`.
other-has-no-seat-at = { $name } no tiene un puesto en la mesa { $table }.
only-players-offer = Solo quien tiene un puesto en la mesa { $table } puede pedir a alguien que ocupe uno.
plays-own-seat = { $name } sigue jugando en su puesto. Puede cederlo con `/table replace`; otras personas pueden hacerlo cuando juega la casa, es decir, cuando se acaba el tiempo dos veces seguidas.
can-come-back-paused = { $name } todavía puede volver, y la mesa está en pausa. Vuelve a intentarlo tras la pausa.
can-come-back = { $name } todavía puede volver. El puesto se podrá ocupar { $moment }; hasta entonces juega la casa.
other-is-seated-at = { $name } ya tiene un puesto en la mesa { $table }.
cannot-be-asked = No se puede pedir a { $name } que juegue en la mesa { $table }.
offer-for-others = Esta oferta es para otra persona. `/table replace` cede tu propio puesto.

## Terminar, resultados, registros, denuncias

own-game = Has jugado en la mesa { $table }, así que esto debe decidirlo otra persona de la moderación.
only-host-closes = Una mesa que no ha empezado solo puede cerrarla quien la dirige. Puedes pulsar { -leave }.
only-players-or-moderators = Solo quien juega en la mesa { $table } o modera su canal puede terminarla.
only-moderators-void = Solo quien modera el canal de la mesa { $table } o este servidor puede quitar su resultado de la clasificación.
counts-already = El resultado de la mesa { $table } ya cuenta.
void-already = El resultado de la mesa { $table } ya no cuenta; `restore: True` vuelve a contarlo.
no-result = La mesa { $table } no tiene resultado: no se terminó.
rematch-in-play = Esta mesa sigue en juego; podrás pedir la revancha cuando termine.
rematch-elsewhere = Los demás juegan la revancha en { $channel }. Pulsa allí { -rematch } o abre aquí una mesa con `/play`.
rematch-for-players = Solo quien jugó en esta mesa puede empezar la revancha. Abre tu propia mesa con `{ $start }`.
nobody-waits = Ya nadie espera la revancha de esta mesa. Pulsa { -rematch } para otra.
only-ready = Solo quien se ha apuntado a la revancha puede abrir la mesa a más gente. Pulsa antes { -rematch }.
lobby-is-open = La mesa ya está abierta: { $link }
record-after-the-end = El registro de la mesa { $table } estará disponible cuando termine: hasta entonces sus dados son secretos.
no-record = La mesa { $table } se cerró antes de empezar, así que no tiene registro.
no-moderators = Aquí no hay moderación.
no-reports-channel = Los admins de este servidor no han elegido un canal para denuncias. Díselo tú a alguien de la moderación.
reported-already = Ya has denunciado la mesa { $table }.
shown-elsewhere = La mesa { $table } está en otro canal. Solo quien juega en ella puede mostrarla aquí.
cannot-see = No toda la mesa puede ver este canal ({ LIST($names) }), así que la mesa { $table } se queda en { $channel }.
not-shown-there = No se ha podido publicar la mesa { $table } en { $channel }, así que se queda aquí. Quizá `/doctor`, allí, diga por qué.
somebody-has-moved = Desde entonces ha pasado algo en la mesa. Para volver a preguntar, escribe `/table show` en el otro canal.
open-tables-on-servers = Esto muestra las mesas de un servidor que me ha añadido, así que escríbelo allí. `/tables mine` muestra tus propias mesas, también aquí.

## El servidor, los ajustes propios, lo que ya pasó

no-such-option = No se ha abierto ninguna mesa: la opción `{ $option }` no puede ser `{ $value }`.
only-admins = Solo quien puede gestionar el servidor (**Manage Server**) puede cambiar estos ajustes.
not-banned = { $name } no tiene ningún veto aquí.
not-ban-yourself = No puedes vetarte.
bot-does-not-play = { $name } es un bot y no juega.
banned-already = { $name } ya tiene un veto.
not-ban-an-opponent = { $name } juega contigo en la mesa { $table }, y esa partida sigue en curso. El veto puede ponerlo ahora otra persona de la administración; tú podrás cuando la partida termine o cuando la dejes para siempre con `/table resign table:{ $table }`.
cannot-report-there = No puedo publicar denuncias en { $channel }. Permite al rol del bot **View Channel**, **Send Messages** y **Attach Files**, en los ajustes del canal, en *Permissions*.
reports-channel-is-gone = El canal elegido para las denuncias ya no existe. Elige otro con `/settings reports:`.
no-lesson = { $game } no tiene lección. `{ $rules }` lo explica.
no-such-zone = No existe la zona horaria `{ $typed }`. Escribe una ciudad y elige una sugerencia, por ejemplo `Europe/Madrid`.
two-hours = Indica el principio y el fin de las horas de silencio: dos horas distintas de 0 a 23, por ejemplo `from: 22` `until: 7`. Deja las dos vacías para quitarlas.
not-block-yourself = No puedes bloquearte.
not-block-a-bot = Un bot no juega, así que no hay nada que bloquear.
blocks-are-full = Has bloqueado a { NUMBER($most) } personas, que es el máximo. `/me unblock` hace sitio.
nothing-to-delete = Este bot no guarda nada sobre ti que puedas borrar. Los vetos y las listas de bloqueo de otras personas se quedan.
joined-meanwhile = Acabas de unirte a otra mesa, así que no se ha borrado nada. Déjala y vuelve a intentarlo.
daily-is-over = La mesa diaria ({ $day }) ha terminado. Escribe `/daily` para la de hoy.
daily-not-begun = Todavía no has empezado la mesa diaria de hoy. Escribe `/daily`.
daily-was-played = Ya has jugado la mesa diaria de hoy, antes de borrar tus datos. La próxima se abre { $moment }.
finish-first = Termina antes tu intento; después podrás contarlo en este canal.
told-already = Ya has contado este intento en un canal.
no-daily-record = No hay registro. Lo tendrás al día siguiente, si terminaste tu intento.
tables-are-gone = Esas mesas ya no existen.
no-table-chosen = No se ha elegido ninguna mesa.
replay-after-the-end = La mesa { $table } sigue en juego. Cuando termine, cualquiera podrá verla jugada a jugada.
nothing-to-replay = La mesa { $table } se cerró antes de empezar, así que no hay nada que ver.
analysis-after-the-end = Esta mesa sigue en juego. **{ -how-it-went }** se abre cuando termina.
nothing-to-analyse = En esta mesa no se hizo ninguna jugada, así que no hay nada que analizar.
no-analysis = Todavía no hay análisis de este juego: la casa no lo juega.
shown-to-everybody = Ya se mostró a todo el mundo. Pulsa **{ -how-it-went }** para verlo tú.
picture-after-the-end = Habrá una imagen para compartir cuando se juegue una partida hasta el final.
say-why = Di por qué con la opción `reason`. `/history` lo muestra a quien pueda ver la mesa.
no-open-tables = No estás en ninguna mesa abierta. Con `/play` abres una; en un servidor, `/tables open` muestra las mesas a las que puedes unirte.
no-open-tables-here = No estás en ninguna mesa abierta en este servidor. `/tables open` muestra las mesas a las que puedes unirte. En un mensaje directo conmigo, este comando muestra tus mesas de todos los servidores.
no-hint-found = Lo siento, no he encontrado una pista. Pulsa **{ -hint }** otra vez.
