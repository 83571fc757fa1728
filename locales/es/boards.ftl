### Lo que leen todos en una mesa: la sala de espera, lo que rodea cada tablero y cómo acabó. En el idioma de la mesa.

footer = Mesa { $table } · comprobar los dados: {"/table verify"}
footer-of-edition = Mesa { $table } · edición { NUMBER($edition) } · comprobar los dados: {"/table verify"}
may-be-out-of-date = { $footer } · ¿desfasado? Pulsa ?
only-you = { $what } · solo lo ves tú
leads = en cabeza
to-act = le toca
won = victoria
gone = ya no juega

hint = { -hint }
refresh = Actualizar
i-am-back = { -i-am-back }
named-is-back = { $name }: { -i-am-back }
take-seat-back = { $name }: recuperar mi puesto
menu-page = { $prompt } (página { NUMBER($page) } de { NUMBER($pages) })
entries = { NUMBER($first) } a { NUMBER($last) }
rules = Reglas
report = Denunciar
board-in-words = El tablero en palabras

has-until = { $is-one ->
    [yes] Límite para { LIST($names) }: { $time } ({ $left })
   *[no] Límite para { LIST($names) }: { $time } ({ $left })
}
paused = La mesa está en pausa. Cualquiera que juegue puede reanudarla con `/table resume`.
everybody-away = No hay nadie. La mesa espera a que alguien pulse **{ -i-am-back }**.
barred = { $played ->
    [yes] La casa juega por { $name }, que ahora no puede jugar aquí.
   *[no] { $name } no puede jugar aquí ahora, así que la mesa espera.
}
house-plays = La casa juega por { $name }{ $rated ->
    [yes] . Si { $name } no pulsa **{ -i-am-back }**, quedará en último lugar.
   *[no] , que puede pulsar **{ -i-am-back }**.
}
house-did = { $name }: { $moves }.
several-times = { $what } ×{ NUMBER($times) }

more-needed = { $count ->
    [one] falta { NUMBER($count) }
   *[other] faltan { NUMBER($count) }
}
room-for = lista; { $count ->
    [one] cabe { NUMBER($count) } más
   *[other] caben { NUMBER($count) } más
}
others-kept = lista; { $seats ->
    [one] el otro puesto está reservado
   *[other] los demás puestos están reservados
}
full = completa
players = En la mesa ({ NUMBER($have) } de { NUMBER($most) }) · { $wanted }
about = unos { $minutes ->
    [one] { NUMBER($minutes) } minuto
   *[other] { NUMBER($minutes) } minutos
}
with-hints = con pistas, sin clasificación
unrated = sin clasificación
starts-when-full = empieza al completarse
minimum-games = desde { $games ->
    [one] { NUMBER($games) } partida clasificatoria
   *[other] { NUMBER($games) } partidas clasificatorias
}
minimum-rating = desde una puntuación de { NUMBER($rating) }
minimum-both = desde { $games ->
    [one] { NUMBER($games) } partida clasificatoria
   *[other] { NUMBER($games) } partidas clasificatorias
} y una puntuación de { NUMBER($rating) }
as-last-time = como la última vez en este canal: { $options }
as-pinned = fijado en este canal: { $options }
default-options = opciones normales
custom-limit = un límite de tiempo propio
in-thread = { $clock }; en un hilo aparte
rematch-of = **Una revancha** de la mesa { $table } con las mismas opciones. Los dados de esta mesa deciden quién empieza.
not-a-member = Aquí no soy miembro y solo puedo responder a los botones: no puedo mencionarte cuando te toca ni abrir hilos. Si nadie pulsa nada en 15 minutos, el tablero deja de actualizarse hasta que alguien pulse un botón. Los relojes siguen.
table = Mesa { $table }
house-level = bot, { $level }
host = dirige la mesa
gave-a-word = con palabra de la suerte
kept-for = reservado para { $name } hasta las { $until }

join = { -join }
start = { -start }
leave = { -leave }
lucky-word = Palabra de la suerte
more = Más
players-wanted = Se busca gente
invite-somebody = Invitar a alguien
house-player = Bot, { $level }
remove-named = Quitar a { $name }
add-house-player = Añadir un bot
remove-house-player = Quitar un bot
fair-dice = { -fair-dice }
learn = Aprender en un par de minutos

has-opened = { $name } ha abierto una mesa de { $game }.
is-host-now = { $name } dirige ahora esta mesa de { $game }.
has-a-host = Esta mesa de { $game } está abierta.
starts-by-itself = Empieza sola cuando se ocupan todos los puestos.
can-start = { $name } ya puede pulsar { -start }.
host-can-start = Quien dirige la mesa ya puede pulsar { -start }.
press-join = Pulsa { -join } para jugar.
your-table = Tu mesa de { $game } está abierta.
add-then-start = Añade un bot y pulsa { -start }.
start-alone = Pulsa { -start } para jugar a solas, o añade un bot.
press-start = Pulsa { -start } para jugar.
how-it-is-won = **{ $game }** · cómo se gana: { $goal }
    Tu **palabra de la suerte** se mezcla con los dados. ¿No hay nadie despierto? Quien dirige la mesa puede añadir bots antes de empezar.

closed-title = { $game } · cerrada
was-closed = Esta mesa se cerró: { $why }. Abre otra con `{ $start }`.
is-closed = Esta mesa está cerrada.
why = { $ending ->
    [expired] no pasó nada en 30 minutos
    [empty] se fue todo el mundo
    [abandoned] no pasó nada en 30 días
    [vote] toda la mesa estuvo de acuerdo en terminarla
    [alone] la terminó la única persona que jugaba
    [host] la cerró quien la dirigía
   *[moderator] la terminó la moderación
}

table-was-closed = Esta mesa se cerró: { $why }.
had-hints = { $name }: { $hints ->
    [one] { NUMBER($hints) } pista
   *[other] { NUMBER($hints) } pistas
}.
length = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turnos
}, { $rolls ->
    [one] { NUMBER($rolls) } tirada
   *[other] { NUMBER($rolls) } tiradas
}
length-in-rounds = { $rounds ->
    [one] { NUMBER($rounds) } ronda
   *[other] { NUMBER($rounds) } rondas
}, { $rolls ->
    [one] { NUMBER($rolls) } tirada
   *[other] { NUMBER($rolls) } tiradas
}
lasted-minutes = { $length }, { $minutes ->
    [one] { NUMBER($minutes) } minuto
   *[other] { NUMBER($minutes) } minutos
}
lasted-hours = { $length }, { $hours ->
    [one] { NUMBER($hours) } hora
   *[other] { NUMBER($hours) } horas
}
lasted-days = { $length }, { $days ->
    [one] { NUMBER($days) } día
   *[other] { NUMBER($days) } días
}
unrated-by-choice = sin clasificación, como se eligió al principio

turn = turno { NUMBER($turn) }
in-round = ronda { NUMBER($round) }
did = { $name }: { $what }
twice = { $what } (dos veces)
times = { $what } ({ NUMBER($times) } veces)
ahead-from-to-end = { $name } tomó la delantera ({ $when }) y la mantuvo hasta el final.
passed = { $name } por delante de { $passed }
did-and-passed = { $name }: { $what }, y adelanta a { $passed }
other-did-and-passed = { $other }: { $what }, y { $name } adelanta a { $passed }
won-at-last = **Victoria en el último momento:** { $event }.
ahead-for-good = **El momento decisivo** ({ $when }): { $event }.
best-roll = **Mejor tirada** · { $name }, { $when }: { $what }, { $odds }.
one-in = 1 de cada { NUMBER($one-in) }
a-chance-of = una probabilidad del { NUMBER($percent) } %
best-turn = **Mejor turno** · { $name }, { $when }: +{ NUMBER($gain) }.
losses = **{ $heading }** · { $each }.
lost = { $name } { NUMBER($count) } ({ $unit ->
    [points] { $lost ->
        [one] { NUMBER($lost) } punto perdido
       *[other] { NUMBER($lost) } puntos perdidos
    }
   *[spots] { $lost ->
        [one] { NUMBER($lost) } casilla perdida
       *[other] { NUMBER($lost) } casillas perdidas
    }
})
scored-nothing = { $name }: ningún punto
nothing-scored = ningún punto
round = Ronda
ratings = **Puntuaciones** · { $parts }.

rematch = { -rematch }
rematch-waits = { -rematch } ({ NUMBER($ready) } de { NUMBER($all) })
rematch-at = **{ -rematch }** · mesa { $table }
rematch-ready = **¿{ -rematch }?** · { $one-ready ->
    [yes] { LIST($ready) } se apunta.
   *[no] { LIST($ready) } se apuntan.
} Empieza cuando { LIST($missing) } también { $one-missing ->
    [yes] pulse
   *[no] pulsen
} { -rematch }.
play-again = Otra vez, mejor que { $feat }
how-it-went = { -how-it-went }
share = Compartir
start-without = No esperar: abrir a más gente
more-about = Más sobre esta partida.
move-by-move = Jugada a jugada
record = Registro

series = **Serie** · { $text }
series-level = Empate entre { $name } y { $other }, { NUMBER($most) } a { NUMBER($fewer) }.
series-leads = { $name } gana a { $other } por { NUMBER($most) } a { NUMBER($fewer) }.
series-wins = Victorias en este grupo: { $wins }.
streak = Victorias seguidas de { $name }: { $nth }.
long-streak = Victorias seguidas de { $name }: { NUMBER($times) }.

sentence = { $text }.
seat-not-rated = { $name } dejó su puesto a { LIST($others) } sin haber jugado: ese puesto no cuenta para nadie
played-for-a-while = { $name } cedió su puesto un rato a { LIST($others) } y queda en último lugar
took-over = { $name } dejó su puesto a { LIST($others) } y queda en último lugar, { $is-one ->
    [yes] y { LIST($others) } no cuenta
   *[no] y los demás no cuentan
}
left-and-last = { $share ->
    [enough] { $name } dejó la mesa y queda en último lugar
    [little] { $name } dejó la mesa pronto y queda en último lugar; nadie gana con ello
   *[nothing] { $name } dejó la mesa sin jugar y no cuenta
}
away-and-last = { $share ->
    [enough] { $name } no estaba al final y queda en último lugar
    [little] { $name } no estaba al final y queda en último lugar; nadie gana con ello
   *[nothing] { $name } no hizo ninguna jugada y no cuenta
}
counts-as-first = { $is-one ->
    [yes] { LIST($names) } queda en primer lugar para la clasificación
   *[no] { LIST($names) } quedan en primer lugar para la clasificación
}
not-rated = Sin clasificación: { $why-not ->
    [chosen] la mesa se abrió así
    [hints] la mesa se abrió con pistas
    [voided] la moderación anuló el resultado
    [unmoved] jugaron menos de dos personas
   *[deserted] nadie se quedó hasta el final
}

your-turn = { $mentions }: te toca en la mesa { $table } ({ $game }).
half-over = { $mentions }: ha pasado la mitad de tu tiempo en la mesa { $table } ({ $game }). Si no juegas a tiempo, se hace por ti la jugada más segura { $when }.
show-draws = `/table show` muestra el tablero.
wanted = { $role } Se busca gente: { $name } tiene una mesa de { $game } con { $free ->
    [one] { NUMBER($free) } puesto libre
   *[other] { NUMBER($free) } puestos libres
}: mesa { $table }

lesson-of = Lección de { $game } · dados preparados
good-to-try = { $in-menu ->
    [yes] Buen intento, y en una partida se podría. Aquí, elige **{ $label }** en el menú para seguir.
   *[no] Buen intento, y en una partida se podría. Aquí, pulsa **{ $label }** para seguir.
}
lesson-done = **¡Hecho!** { $end }
lesson-step = **Paso { NUMBER($step) } de { NUMBER($steps) }** · { $words }
lesson-question-mark = • **?** explica cada opción, en todos los juegos.
play-the-house = Jugar contra la casa
once-more = Otra vez
first-table = Es tu primera mesa de { $game }. { $first-press }
