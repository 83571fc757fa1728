## Una pista

thinking = Buscando tu mejor jugada…
nothing-to-decide = No hay nada que decidir.
best = Lo mejor: **{ $choice }**.
wins-share = Ganas el { $percent } de las partidas.
wins-about = Ganas más o menos { NUMBER($wins) } de cada { NUMBER($of) } partidas.
hardly-wins = Casi nunca ganas.
almost-always-wins = Ganas casi siempre.
takes-on-average = La partida dura { $turns } de media.
takes-about = La partida dura unos { $turns }.
no-clear-difference = Sin diferencia clara: { $moves }
costs = **{ $choice }**: cuesta { $estimate ->
    [exact] { $amount }
    [less-than] menos de { $amount }
   *[about] más o menos { $amount }
}
no-better = { $moves ->
    [one] { NUMBER($moves) } jugada más no sería mejor.
   *[other] { NUMBER($moves) } jugadas más no serían mejores.
}
one-of-alike = { $choice } (n.º { $nth })
in-turns = { $turns ->
    [one] { $said } turnos
   *[other] { $said } turnos
}

## Cómo fue

analysing = Analizando la partida… (unos segundos)
not-analysed = Lo siento, no he podido analizar esta partida. Pulsa el botón otra vez.
title = Cómo fue: suerte y juego
footer = Mesa { $table } · { $alone ->
    [yes] gráfico: turnos previstos · + significa turnos ahorrados
   *[no] gráfico: probabilidad de ganar · el 100 % es una victoria
} · { $exact ->
    [yes] exacto
   *[no] estimaciones, solo donde son claras
}
decisions = Las decisiones más caras
luck = Suerte
show-everybody = Mostrar a todos
chart-of-chances = La probabilidad de ganar después de cada jugada, del comienzo a la izquierda hasta el final.
chart-of-turns = Los turnos que durará la partida, después de cada jugada, del comienzo a la izquierda hasta el final.
too-rough = En esta partida no se puede separar la suerte del juego: las estimaciones son demasiado imprecisas.
luck-and-play = Qué fue suerte y qué fue juego.
summary = { $most-luck ->
    [somebody] Quien tuvo más suerte: { $lucky } ({ $luck }).
    [nobody] Nadie tuvo claramente suerte.
   *[even] Nadie tuvo claramente más suerte.
}{ $best-play ->
    [same] {" "}También jugó mejor{ $of-two ->
        [yes] {""}
       *[no] {" "}que nadie
    }.
    [another] {" "}Quien mejor jugó: { $best }.
    [flawless] {" "}Nadie cometió errores.
   *[even] {" "}Nadie jugó claramente mejor.
}
luck-of = suerte **{ $difference }**
play-of = regaló **{ $amount }** por decisión
no-clear-luck = sin suerte clara
no-mistake = { $exact ->
    [yes] sin errores
   *[no] sin errores claros
}
there-was-no-mistake = { $exact ->
    [yes] No hubo errores.
   *[no] No hubo errores claros.
}
hints = { $hints ->
    [one] { NUMBER($hints) } pista
   *[other] { NUMBER($hints) } pistas
}
decision = Jugada { NUMBER($ply) }, { $name }: «{ $chosen }» (-{ $cost }), mejor: **{ $better }**
stands-out = { $good ->
    [yes] **{ $difference }** · jugada { NUMBER($ply) }, { $name }: { $what }
   *[no] **{ $difference }** · jugada { NUMBER($ply) }, { $name }: { $what }
}
nothing-stands-out = { $good ->
    [yes] Suerte: nada destaca
   *[no] Mala suerte: nada destaca
}
