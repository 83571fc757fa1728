### Lo que pregunta el bot, y lo que dice en un canal junto a los tableros: quién se va, ocupa un puesto, vota, denuncia.

someone = alguien
a-player = Alguien
the-host = quien dirige la mesa

described = { $table } · { $game } · { $table-is ->
    [waiting] espera gente
    [in-play] en juego
    [finished] terminada
   *[closed] cerrada
}

resign = ¿Dejar para siempre la mesa { $table } ({ $game })? Quedarás fuera de esta partida.{ $resigns ->
    [unrated] {""}
    [took-over] {" "}Ocupaste el puesto de alguien, así que el resultado no cuenta para ti.
    [others-play-on] {" "}Para la clasificación quedas en último lugar, por detrás de quienes se quedan.
   *[nobody-moved] {" "}Nadie ha jugado todavía: para la clasificación quedas en último lugar solo si los demás siguen.
}
yes-leave = Sí, dejar la mesa
left = Has dejado la mesa.
last-one = Ya solo quedabas tú, así que la mesa está cerrada.
removed = { $by } ha sacado a { $name } de la mesa { $table }. { $is-closed ->
    [yes] No queda nadie, así que está cerrada.
   *[no] Hay un puesto libre.
}
freed = { $by } ha liberado el puesto que se guardaba para { $name } en la mesa { $table }.
new-host = { $name } dirige ahora la mesa { $table }.
shut-out = { $host }: alguien quiere unirse a la mesa { $table }, pero no puede jugar con una de las personas que están en ella. Si invitas a alguien, podrá unirse de todos modos.

taken-back = Se ha retirado la invitación a la mesa { $table }.
over = La invitación a la mesa { $table } ya no vale.
closed-so-over = La mesa { $table } está cerrada, así que la invitación ya no vale.
free-again = El puesto de la mesa { $table } que se guardaba para { $name } vuelve a estar libre. Pulsa allí { -join } para jugar.

offer-own = { $mention }: { $name } te pide que ocupes su puesto en la mesa { $table } ({ $game }). Ocupas la posición tal como está.
offer-of = { $mention }: { $asker } te pide que ocupes el puesto de { $name }, en el que juega la casa, en la mesa { $table } ({ $game }). Ocupas la posición tal como está.
offer-counts = Para la clasificación, { $name } queda en último lugar, a menos que recupere el puesto antes de que juegues; para ti el resultado no cuenta.
accept = Aceptar
decline = Rechazar
takes-over = { $name } ocupa el puesto de { $before } en la mesa { $table } ({ $game }).
took-back = { $name } recupera el puesto que tenía { $newcomer } en la mesa { $table } ({ $game }).
declined = { $name } ha rechazado ocupar el puesto de { $before } en la mesa { $table }.
is-back = { $name } ha vuelto, así que el puesto ya no se ofrece.
has-moved = { $name } ha jugado desde entonces, así que el puesto ya no se ofrece.
offer-over = Esa oferta de un puesto en la mesa { $table } ya no vale.
seat-gone = Ese puesto de la mesa { $table } ya no está disponible.

pause = ¿Poner en pausa la mesa { $table } ({ $game })? Los relojes se paran cuando toda la mesa está de acuerdo: { NUMBER($agreed) } de { NUMBER($all) }.
end = ¿Terminar la mesa { $table } ({ $game }) sin resultado? Termina cuando toda la mesa está de acuerdo: { NUMBER($agreed) } de { NUMBER($all) }.{ $absent ->
    [0] {""}
    [1] {" "}{ LIST($away) } no está y también tiene que aceptar.
   *[other] {" "}{ LIST($away) } no están y también tienen que aceptar.
} Para irte por tu cuenta, usa `/table resign`.
agree = De acuerdo
paused = La mesa { $table } ({ $game }) está en pausa: los relojes están parados y nadie puede jugar. Cualquiera que juegue en ella puede reanudarla.
resume = Reanudar
resumed = { $name } ha reanudado la mesa { $table }.
end-now = ¿Terminar ya la mesa { $table }? No habrá resultado.
yes-end = Terminar ya
ended = La mesa { $table } ha terminado sin resultado: { $why }.

show-there = ¿Mostrar la mesa { $table } ({ $game }) en { $channel }? No toda la mesa ve ese canal, así que hace falta el acuerdo de toda la mesa antes de la próxima jugada: { NUMBER($agreed) } de { NUMBER($all) }.
asked-there = No toda la mesa puede ver este canal ({ LIST($names) }). El tablero de la mesa { $table } se muda aquí si toda la mesa está de acuerdo; se le pregunta en { $channel }.
shown-there = Toda la mesa está de acuerdo: la mesa { $table } está ahora en { $channel }.
shown-here = Esta mesa está ahora aquí: { $link }
shown-below = Esta mesa tiene un tablero más nuevo más abajo. Escribe `/table show` para verlo aquí.
thread = { $game } · mesa { $table }
no-thread = No se ha podido abrir un hilo para la mesa { $table }, así que se juega aquí. Los hilos necesitan un canal de texto donde el bot tenga los permisos **Create Public Threads** y **Send Messages in Threads**; `/doctor` dice más.
not-in-thread = No se ha podido publicar el tablero de la mesa { $table } en su hilo, así que se juega aquí. Quizá `/doctor`, en el hilo, diga más.

void = El resultado de la mesa { $table } ya no cuenta para la clasificación. Motivo: { $reason }. Su registro se queda y se puede seguir comprobando.
counts-again = El resultado de la mesa { $table } vuelve a contar para la clasificación.

telling = Avisando a la moderación…
reports = { $person } denuncia la mesa { $table }
reports-at = { $person } denuncia la mesa { $table }: { $link }
record-later = `/table record` dará el registro cuando la mesa termine: hasta entonces sus dados son secretos.
told = La moderación ha recibido tu denuncia de la mesa { $table }.
not-told = No se ha podido denunciar la mesa { $table }. { $is-transient ->
    [yes] Vuelve a intentarlo en un minuto.
   *[no] No puedo escribir en el canal elegido para las denuncias; `/doctor` dice a los admins por qué. Díselo tú a alguien de la moderación.
}

form-report = Denunciar la mesa { $table }
form-what = ¿En qué debe fijarse la moderación?
read-by = La moderación lee esto, tu nombre y el registro de la mesa.
form-word = Tu palabra de la suerte
form-any-word = Una palabra: se mezcla con los dados
for-example = por ejemplo: piña
