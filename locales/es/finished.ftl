## Jugada a jugada

start-of-table = { $turns ->
    [one] El comienzo de una mesa de { NUMBER($turns) } turno.
   *[other] El comienzo de una mesa de { NUMBER($turns) } turnos.
}
happened = Turno { NUMBER($turn) } de { NUMBER($turns) } · { $what }.
happened-in = Turno { NUMBER($turn) } de { NUMBER($turns) }, { $title } · { $what }.
played-by-clock = (Se acabó el tiempo, así que se hizo la jugada más segura.)
played-by-house = (Jugado por la casa.)
first-board = Comienzo
earlier-board = ‹ Anterior
next-board = Siguiente ›
last-board = Final
turning-points = Momentos clave
at-turn = Turno { NUMBER($turn) } · { $what }
is-passed = { $name } pierde la delantera definitivamente
takes-the-lead = quien gana toma la delantera
brought = { $name }: { $what }

## Compartir

drawing = Dibujando la partida…
not-drawn = Lo siento, no he podido dibujar esta partida. Pulsa el botón otra vez.
posted = **{ $game }** · mesa { $table }
as-gif = La partida en GIF
shows-board = El último tablero. { $summary }
shows-game = La partida, una imagen por turno, hasta el último tablero. { $summary }

## El registro, y cómo se comprueban los dados

committed = Todos los dados de la mesa { $table } salen de una semilla secreta, elegida al abrir la mesa, y de las palabras de la suerte de quienes juegan. El SHA-256 de la semilla es
    `{ $sha }`
    { $in-lobby ->
        [yes] Apúntalo antes de que empiece la mesa
       *[no] Apúntalo
    }: cuando la mesa termine, `/table verify` muestra la semilla, que debe tener este SHA-256, y comprueba cada tirada.
seed = Semilla: `{ $seed }`
    Su SHA-256, fijado al abrir la mesa: `{ $sha }`
nothing-to-verify = La mesa { $table } se cerró antes de empezar, así que no hay nada que comprobar.
verified = La mesa { $table } está comprobada: su semilla tiene el SHA-256 del principio, todas las jugadas ({ NUMBER($moves) }) siguen las reglas, todos los dados ({ NUMBER($faces) }) salen de la semilla y de las palabras de la suerte, y el resultado sale de las jugadas.
not-verified = La mesa { $table } NO ha superado la comprobación: `{ $wrong }`. Avisa a quien gestiona el bot; `/table record` tiene la prueba.
record-of = El registro de la mesa { $table }: cada jugada y cada tirada. `/table verify` los comprueba con la semilla.
