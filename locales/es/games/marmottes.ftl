### Les Marmottes. Los nombres llevan su Markdown, los números de dados van de 1 a 6. `:bust:` y `:crown:` son imágenes.

pitch = Tienta a la suerte: los dados iguales puntúan, pero solo te plantas con dos o cuatro apartados
option-target = Total con el que empieza la última ronda
option-single-match = Un dado suelto puntúa si su valor está apartado; off: solo los iguales de una misma tirada
option-turn-limit = Tras este número de turnos por persona, gana el total más alto, aun sin llegar a la meta
goal = Llega a la meta y mantente por delante mientras los demás tienen un último turno.
first-press = Pulsa **Tirar**; lo que coincide se aparta solo. Luego elige: seguir tirando para sumar más, o **Plantarse** antes de perderlo todo.
aim = Llega a 60 puntos en los menos turnos posibles; con los mismos turnos, cuentan menos tiradas.

title-end = { -marmottes } · el final
title-last-round = { -marmottes } · última ronda
title-round = { -marmottes } · { $alone ->
    [yes] turno
   *[no] ronda
} { NUMBER($round) }
title-round-of = { -marmottes } · { $alone ->
    [yes] turno
   *[no] ronda
} { NUMBER($round) } de { NUMBER($limit) }

scored = { $hand ->
    [player] { $name } saca { $dice } y suma { NUMBER($points) }
    [clock] Se acabó el tiempo de { $name }: la casa saca { $dice } y suma { NUMBER($points) }
   *[house] La casa tira por { $name }: saca { $dice } y suma { NUMBER($points) }
}{ $six-alike ->
    [yes] , y seis iguales dan un extra de { NUMBER($bonus) }.
   *[no] .
}
bust = { $at-stake ->
    [yes] { $hand ->
        [player] :bust: ¡Nada! { $name } pierde { NUMBER($lost) }.
        [clock] Se acabó el tiempo de { $name }: la casa tira y no coincide nada, se pierden { NUMBER($lost) }.
       *[house] La casa tira por { $name }: no coincide nada, se pierden { NUMBER($lost) }.
    }
   *[no] { $hand ->
        [player] :bust: ¡Nada! A { $name } no le coincide ningún dado.
        [clock] Se acabó el tiempo de { $name }: la casa tira y no coincide nada.
       *[house] La casa tira por { $name }: no coincide nada.
    }
}
banked = { $hand ->
    [player] { $name } se planta con { NUMBER($points) }
    [clock] Se acabó el tiempo de { $name }: la casa se planta en su lugar con { NUMBER($points) }
   *[house] La casa se planta por { $name } con { NUMBER($points) }
}{ $had-points ->
    [yes] , { NUMBER($total) } en total.
   *[no] .
}
last-round-begins = Con eso se alcanzan { NUMBER($target) }: { $is-alone ->
    [yes] { $other } tiene
   *[no] los demás tienen
} un último turno.
left = { $name } deja la mesa.

dice-to-roll = { $count ->
    [1] el último dado
    [2] los otros dos dados
    [3] los otros tres dados
    [4] los otros cuatro dados
    [5] los otros cinco dados
   *[other] los seis dados
}
begins = { $last-round ->
    [yes] Última ronda: tira { $name }.
   *[no] Tira { $name }.
}
decides = { $aside ->
    [3] Con tres aparte no cabe plantarse: hay que tirar { $dice }.
    [5] Con cinco aparte no cabe plantarse: hay que tirar { $dice }.
    [6] Los seis dados han puntuado, así que se tiran todos otra vez.
   *[other] ¿Plantarse con { NUMBER($score) } o tirar { $dice }?
}
player-decides = { $may-stop ->
    [yes] { $name } puede plantarse con { NUMBER($score) } o tirar { $dice }.
   *[no] { $name } lleva { NUMBER($score) } y tiene que tirar { $dice }.
}
advice-roll = Los dados iguales puntúan. Puedes plantarte con dos o cuatro aparte; una tirada fallida cuesta los puntos del turno.
this-turn = **{ NUMBER($score) } este turno**
last-round = **Última ronda** · { $lead ->
    [ahead] { $name } va por delante de todos
    [alone] { $name } necesita { NUMBER($wanted) }, le { $missing ->
        [one] falta { NUMBER($missing) }
       *[other] faltan { NUMBER($missing) }
    }
   *[shared] { $name } necesita { NUMBER($wanted) }, le { $missing ->
        [one] falta { NUMBER($missing) }
       *[other] faltan { NUMBER($missing) }
    }; con { NUMBER($shares) } comparte la cabeza
}

roll-button = Tirar { $count ->
    [one] el último dado
    [6] los 6
   *[other] { NUMBER($count) } dados
} · { $risk ->
    [sure] seguro que falla
    [percent] falla el { NUMBER($chance) } %
   *[one-in] falla 1 de { NUMBER($chance) }
}
stop-button = Plantarse: { NUMBER($score) }{ $adds ->
    [yes] {" "}→ { NUMBER($total) }
   *[no] {""}
}{ $standing ->
    [nothing] {""}
    [reaches] , la meta
    [leads] , en cabeza
    [level] , empate en cabeza
   *[behind] , { $missing ->
        [one] falta { NUMBER($missing) }
       *[other] faltan { NUMBER($missing) }
    }
}

latest = último: { $turn }
latest-bust = sin nada
reached-first = { NUMBER($target) } antes que nadie
one-last-turn = queda un último turno

to-win = { $alone ->
    [yes] Llega a { NUMBER($target) } en los menos turnos posibles.
   *[no] Cuando alguien llega a { NUMBER($target) }, los demás tienen un último turno; después gana el total más alto.
}
help-roll = **Tira { $dice }.** { $needs } Fallan { NUMBER($bust) } de { NUMBER($of) } tiradas{ $at-stake ->
    [yes] , y entonces { $score ->
        [one] se pierde { NUMBER($score) } punto
       *[other] se pierden { NUMBER($score) } puntos
    } de este turno.
   *[no] .
}
needs-a-partner = No puede coincidir: un dado solo no tiene pareja.
needs-the-sixth = Hace falta un { NUMBER($face) }; con él son seis iguales y { NUMBER($bonus) } puntos más.
needs-one-of = Hace falta uno de estos valores: { LIST($faces) }.
needs-a-pair = Hacen falta dos dados o más del mismo valor.
needs-a-pair-or = Hacen falta dos dados o más del mismo valor, o un solo { NUMBER($face) }.
needs-a-pair-or-two = Hacen falta dos dados o más del mismo valor, o un solo { NUMBER($face) } o { NUMBER($other) }.
help-stop = **Plántate.** Eso te da { $score ->
    [one] { NUMBER($score) } punto
   *[other] { NUMBER($score) } puntos
} y deja el total en { NUMBER($total) }{ $is-short ->
    [yes] , a { NUMBER($short) } de la meta.
   *[no] .
}
help-no-stop = { $aside ->
    [0] Lo que coincide se aparta solo y vale su suma. Puedes plantarte con dos o cuatro dados aparte.
    [3] No puedes plantarte con tres dados aparte, solo con dos o cuatro.
    [5] No puedes plantarte con cinco dados aparte, solo con dos o cuatro.
   *[other] Los seis dados han puntuado, así que se tiran todos otra vez. Los nuevos no coinciden con los de antes, y no puedes plantarte antes de tirar.
}
help-last-round = { $stayed ->
    [yes] Última ronda: { $name } alcanzó antes que nadie { NUMBER($target) }, con { NUMBER($total) }, y gana si hay empate. Los demás tienen un turno más.
   *[no] Última ronda: { $name } alcanzó antes que nadie { NUMBER($target) }, con { NUMBER($total) }, pero dejó la mesa. Los demás tienen un turno más.
}
help-last-turns = Última ronda: después gana el total más alto, a menos que alguien alcance { NUMBER($target) }.
help-player = { $name } tiene { NUMBER($total) }{ $has-note ->
    [yes] , { $note }.
   *[no] .
}
help-all-six = { $name } tiene los seis dados en la mano.
help-turn = { $name } lleva { $score ->
    [one] { NUMBER($score) } punto
   *[other] { NUMBER($score) } puntos
} este turno. Aparte: { LIST($aside) }. Libres: { $has-free ->
    [yes] { LIST($free) }.
   *[no] ninguno.
}

alone-reached = :crown: { $name } alcanza { NUMBER($target) } en { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turnos
} y acaba con { NUMBER($total) }.
alone-short = { $name } tiene { NUMBER($total) } tras { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turnos
}; la meta era { NUMBER($target) }.
nobody-wins = Todos han dejado la mesa, así que no gana nadie.
wins = :crown: **{ $name } gana con { $total ->
    [one] { NUMBER($total) } punto
   *[other] { NUMBER($total) } puntos
}.**
two-win = Victoria compartida: { $name } y { $other }, con { $total ->
    [one] { NUMBER($total) } punto
   *[other] { NUMBER($total) } puntos
} por persona.
many-win = { $players ->
    [one] Gana { NUMBER($players) } persona
   *[other] { NUMBER($players) } personas comparten la victoria
} con { $total ->
    [one] { NUMBER($total) } punto
   *[other] { NUMBER($total) } puntos
} por persona.
no-one-is-left = No queda nadie en la mesa.
everyone-else-left = Todos los demás han dejado la mesa.
target-took = La meta de { NUMBER($target) } ha llevado { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turnos
}.
target-reached-first = { $name } alcanzó antes que nadie la meta de { NUMBER($target) }, y { $is-alone ->
    [yes] { $other } tuvo
   *[no] los demás tuvieron
} un último turno.
not-reached = No se llegó a { NUMBER($target) } en { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turnos
}.
limit-came = El límite de { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turnos
} llegó antes que la meta de { NUMBER($target) }, así que gana el total más alto.
wins-the-tie = { $name } alcanzó antes que nadie la meta de { NUMBER($target) } y gana el empate.

event-roll = { $gain ->
    [one] { NUMBER($gain) } punto
   *[other] { NUMBER($gain) } puntos
} con { $count ->
    [one] { NUMBER($count) } dado
   *[other] { NUMBER($count) } dados
}
event-bust = no coincide nada y pierde { $lost ->
    [one] { NUMBER($lost) } punto
   *[other] { NUMBER($lost) } puntos
}
event-first-bust = pierde la primera tirada
event-banked = se planta con { NUMBER($points) }
event-reached = se planta con { NUMBER($points) } y llega a { NUMBER($total) }
# Lo que dieron los dados o las cartas.
luck-scored = tirada { $faces }, +{ NUMBER($more) }, { NUMBER($turn) } en el turno
luck-bust = tirada { $faces }, nada coincide, { NUMBER($lost) } menos
luck-first-bust = tirada { $faces }, nada coincide a la primera
busts = Tiradas perdidas
feat-points = { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}
feat-turns = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turnos
}

six = Seis iguales
six-how = apartar seis dados del mismo valor
burrow = Madriguera llena
burrow-how = plantarse con 40 puntos o más en un turno
meadow = Toda la pradera
meadow-how = plantarse con 70 puntos o más en un turno
whisker = Por los pelos
whisker-how = ganar por uno o dos puntos

lesson-1 = Seis dados, y puntos por los que coinciden. Pulsa **Tirar los 6**.
lesson-1-roll = **Tirar** lanza todos los dados que no están aparte. El botón dice el riesgo de que la tirada falle, es decir, de que no coincida nada.
lesson-2 = Tus dos cuatros coinciden: quedan aparte por 8 puntos. Es poco, y el riesgo es pequeño. Pulsa **Tirar 4 dados**.
lesson-2-stop = **Plantarse** acaba tu turno y suma sus puntos a tu total.
lesson-3 = Otro 4 se une a la pareja: 12 puntos. Con tres dados aparte no puedes plantarte, solo con dos o cuatro. Pulsa **Tirar 3 dados**.
lesson-4 = Cuatro dados aparte, 16 puntos. Más de la mitad de las tiradas siguientes fallarían, y perderías los 16. Pulsa **Plantarse**.
lesson-5 = Ada tenía dos unos, siguió tirando y falló: su turno no dio nada. El total que ya tienes está siempre a salvo. Pulsa **Tirar los 6**.
lesson-6 = Dos parejas, 16 puntos. Con cuatro dados aparte conviene plantarse a partir de 10 puntos. Pulsa **Plantarse**.
lesson-end = 32 puntos en dos turnos. Cuando alguien llega a 100, los demás tienen un último turno; después gana el total más alto. Si los seis dados puntúan, los recoges y sigues tirando.
