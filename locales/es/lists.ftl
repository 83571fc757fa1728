### Listas de mesas: las propias y las que esperan gente. Para quien pregunta.

you-sit-at = Tienes un puesto en { $tables ->
    [one] { NUMBER($tables) } mesa abierta
   *[other] { NUMBER($tables) } mesas abiertas
}{ $place ->
    [server] {" "}en este servidor
   *[channel] {""}
}; { $turn ->
    [none-of-one] no te toca
    [one-of-one] te toca
    [none-of-many] no te toca en ninguna
   *[some-of-many] te toca en { NUMBER($turns) } de ellas
}.
your-tables = Tus mesas
more = … y { NUMBER($count) } más
linked = { $game } · mesa { $table }
not-linked = { $game } · mesa { $table } (`/table show` con `table:{ $table }` publica su tablero)
not-shown = { $table } · no se puede mostrar ahora
not-begun = { $table } · sin empezar, { NUMBER($have) } de { NUMBER($seats) } puestos ocupados: { $lobby ->
    [own] puedes pulsar **{ -start }**
    [ready] quien la dirige puede pulsar { -start }
   *[waiting] espera gente
}
unreachable = { $table } · en pausa: no tengo acceso a su canal; `/table show` la lleva a otro
paused = { $table } · en pausa; `/table resume` la reanuda
away = { $table } · la casa juega por ti; pulsa **{ -i-am-back }**
your-turn = **Te toca** · { $table } · el tiempo acaba { $when }
your-turn-without-limit = **Te toca** · { $table } · sin límite de tiempo
waits-for = { $table } · espera a { LIST($names) }; el tiempo acaba { $when }
waits-without-limit = { $table } · espera a { LIST($names) }

looking = Busco mesas en los canales que puedes ver…
not-looked-up = Ahora no puedo consultar las mesas de este servidor. Inténtalo más tarde.
waits-in = { $table } en { $channel } · { NUMBER($have) } de { NUMBER($seats) } puestos ocupados, libres: { NUMBER($free) } · dirige: { $host }
nobody = nadie
not-checked = No he podido comprobar qué otros canales puedes ver, así que faltan sus mesas.
nobody-waits = No hay otras mesas que esperen gente en un canal que puedas ver. Abre una mesa: `/help` muestra los juegos.
you-can-join = { $tables ->
    [one] Hay { NUMBER($tables) } mesa a la que puedes unirte.
   *[other] Hay { NUMBER($tables) } mesas a las que puedes unirte.
}
tables-that-wait = Mesas que esperan gente
have-a-seat = Tienes un puesto: { $table }. Quien la dirige pulsa **{ -start }**.
