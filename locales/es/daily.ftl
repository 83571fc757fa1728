### La mesa diaria: para quien la juega a solas, y una vez para todo un canal.

title = Mesa diaria · { $day }
table-of = Mesa diaria, { $day }
todays = La mesa de hoy: { $game }, a solas.
one-try = Todo el mundo tiene los mismos dados y **un solo intento**, que hay que terminar antes de las { $time } ({ $left }).
    -# Una segunda cuenta vería los mismos dados: la clasificación se basa en la buena fe.
played-in-a-row = Llevas { $days ->
    [one] { NUMBER($days) } día
   *[other] { NUMBER($days) } días seguidos
} jugando.
in-a-row = { $days ->
    [one] { NUMBER($days) } día
   *[other] { NUMBER($days) } días seguidos
}
start-my-try = Empezar mi intento
yesterdays-record = Registro de ayer
tell-this-channel = Contarlo en el canal
yesterday = Ayer · { $game }
turns = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turnos
}
effort = { $turns }, { $rolls ->
    [one] { NUMBER($rolls) } tirada
   *[other] { NUMBER($rolls) } tiradas
}
you-here = Tú: puesto { NUMBER($place) } de { NUMBER($here) } aquí, { NUMBER($among) } de { NUMBER($all) } en total.
you-everywhere = Tú: puesto { NUMBER($among) } de { NUMBER($all) } en total.
nobody-finished = No la terminó nadie.
finished-by = La { $players ->
    [one] terminó { NUMBER($players) } persona
   *[other] terminaron { NUMBER($players) } personas
}.
opens = La próxima se abre { $left }.
dice-of = { $when ->
    [today] Hoy
   *[tomorrow] Mañana
}, { $game }: `{ $commitment }`, sorteo del { $made }.
committed = SHA-256 de la semilla secreta, que se muestra al día siguiente.
yesterdays-seed = Semilla de ayer: `{ $seed }`
told = { $name } ha jugado la mesa diaria del { $day }, { $game }: ||{ $effort }||. Te toca: `/daily`
told-in-a-row = { $name } ha jugado la mesa diaria del { $day }, { $game }: ||{ $effort }||. { $row }. Te toca: `/daily`
record-of = El registro de tu mesa diaria del { $day }. `rollhouse verify` lo comprueba, sin conexión.
