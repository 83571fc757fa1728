### Add'em Up. Una línea son números seguidos, en horizontal o en vertical; `$faces` y `$dice` son como `3 4 5`. `:crown:` es una imagen.

pitch = Un crucigrama de dados: forma líneas de números seguidos; cada una da su suma
option-dice = Número de dados del montón: 60 en las reglas impresas, menos para una partida rápida
option-pass-limit = Termina la partida tras este número de turnos seguidos sin colocar ningún dado
goal = Ten más puntos que nadie cuando se acaba el montón de dados.
first-press = Pulsa **Tirar**, elige una línea en el menú para verla en el tablero y pulsa **Colocar**.
best = más puntos

title = { -addemup } · { $pile ->
    [one] queda { NUMBER($pile) } dado
   *[other] quedan { NUMBER($pile) } dados
}
title-end = { -addemup } · el final

begins = El tablero está vacío. Tira { $name }.
rolls = Tira { $name }.
moved = { $hand ->
    [player] {""}
    [clock] Se acabó el tiempo de { $name }: juega la casa.
   *[house] La casa juega por { $name }.
}
left = { $name } dejó la mesa.
found-no-line = { $hand ->
    [player] Ninguna línea encaja: acaba el turno de { $name }.
    [clock] Se acabó el tiempo de { $name }: la casa tira y ninguna línea encaja.
   *[house] La casa tira por { $name } y ninguna línea encaja.
}
scored = { $has-lost ->
    [yes] El dado extra costó { NUMBER($lost) }:{" "}
   *[no] {""}
}{ $hand ->
    [player] { $name } suma **+{ NUMBER($points) }**.
    [clock] Se acabó el tiempo de { $name }: la casa suma **+{ NUMBER($points) }** en su lugar.
   *[house] La casa suma **+{ NUMBER($points) }** para { $name }.
}
ways = { $ways ->
    [one] una posibilidad, +{ NUMBER($best) }
   *[other] { NUMBER($ways) } posibilidades, hasta +{ NUMBER($best) }
}
rolled = { $name } saca { $dice }: { $ways }.
may-go-on = { $name }: +{ NUMBER($points) } hasta ahora. ¿Otra línea ({ $ways }) o parar?
placed-all = { $name } ha colocado los seis dados, +{ NUMBER($points) }: ¿el dado extra o parar?
bonus-fits = El dado extra de { $name } muestra { NUMBER($face) } y encaja: { $ways }.
pile-is-empty = El montón se ha acabado.
nothing-fits = Ya no se puede formar ni alargar ninguna línea, salga lo que salga.
too-many-passes = Demasiados turnos seguidos sin colocar ningún dado.
everyone-else-left = Todos los demás han dejado la mesa.
nobody-wins = :crown: **No gana nadie.**
wins = :crown: **{ $winners ->
    [one] { LIST($names) } gana
    [2] { LIST($names) } comparten la victoria
   *[other] { NUMBER($winners) } personas comparten la victoria
} con { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}.**

advice-open = Una serie de tres o más dados, como 2 3 4, abre el tablero.
advice-roll = Cada línea que formas o alargas suma todos sus dados.
advice-place = Elige una línea para verla en el tablero.
advice-more = Parar no cuesta puntos; los dados que te quedan en la mano vuelven al montón.
advice-bonus = Encaja, así que hay que colocarlo: elige dónde.
odds = Encaja con { NUMBER($fitting) } de 6 caras, o cuesta su número: { $average } de media.
odds-of-all = Siempre encaja: { $average } de media.
hopeless = **Cuidado:** no encaja en ningún sitio y solo puede costarte su número.
made-line = { $direction ->
    [across] horizontal
   *[down] vertical
} { $faces } = { NUMBER($sum) }
tried = **+{ NUMBER($points) }**: { $lines }{ $has-before ->
    [yes] , menos { NUMBER($before) } ya sumados
   *[no] {""}
}. { $bonus-follows ->
    [yes] Después puedes tomar un dado extra.
   *[no] { $left ->
        [0] No queda ningún dado.
        [one] Queda { NUMBER($left) } dado.
       *[other] Quedan { NUMBER($left) } dados.
    }
}
part = -# Parte del tablero: { $is-over ->
    [yes] compártelo para verlo entero
   *[no] **?** lo muestra entero
}.
score-parts = { NUMBER($won) } - { $lost ->
    [one] { NUMBER($lost) } perdido
   *[other] { NUMBER($lost) } perdidos
}

roll-button = Tirar { $dice ->
    [one] { NUMBER($dice) } dado
   *[other] { NUMBER($dice) } dados
}
stop-button = Parar aquí
bonus-button = Tomar el dado extra
place-it-for = Colocar · +{ NUMBER($points) }
try-line = Probar una línea
best-lines = Volver a las mejores líneas
other-ways = Las mismas líneas en vertical o al revés
more-lines = { $lines ->
    [one] { NUMBER($lines) } línea más
   *[other] { NUMBER($lines) } líneas más
}
detail = { $direction ->
    [across] horizontal
   *[down] vertical
}{ $joins ->
    [nothing] {""}
    [extends] , alarga { $faces }
   *[through] , por el { NUMBER($face) } de { $name }
}{ $region ->
    [anywhere] {""}
    [top-left] , arriba a la izquierda
    [top] , arriba
    [top-right] , arriba a la derecha
    [left] , a la izquierda
    [middle] , en el centro
    [right] , a la derecha
    [bottom-left] , abajo a la izquierda
    [bottom] , abajo
   *[bottom-right] , abajo a la derecha
}
detail-crossing = { $detail }; { $direction ->
    [across] horizontal
   *[down] vertical
} { $lines }

help-open = Tira seis dados. Si tres o más forman una serie, como 2 3 4 o 6 5 4 3, esa serie abre el tablero y da su suma. Si no, el turno pasa.
help-roll = Tira y luego coloca dados en el tablero: alarga una línea de tres a seis números seguidos, horizontal o vertical, o forma una nueva que la cruce. Cada línea que un dado nuevo forma o alarga da la suma de sus dados, viejos y nuevos.
help-place = Tu tirada permite una línea, así que tienes que colocar una. Elígela en el menú: el tablero la muestra en verde, y nada queda colocado hasta que pulsas **Colocar**. Los dados nuevos van entre corchetes. *Horizontal* se lee desde la izquierda; *vertical*, desde arriba.
help-bonus = El dado extra encaja, así que tienes que colocarlo. Elige dónde en el menú.
help-more = Coloca otra línea, también junto a dados de este turno, o para: los dados que tienes en la mano vuelven al montón.{ $once ->
    [yes] {" "}Una línea que ya ha sumado este turno solo da lo que crece.
   *[no] {""}
} Si colocas los seis, puedes tomar un dado extra.
help-hopeless = **Cuidado:** un dado extra no encajaría ahora en ningún sitio, salga lo que salga. Su número solo se restaría de tus puntos.
help-offer = Un dado extra encaja con { NUMBER($fitting) } de 6 caras, y entonces hay que colocarlo. Si no encaja, su número se resta de tus puntos.
    { $changes }
    De media { $average } puntos, con cada cara en su mejor sitio.
help-offer-of-all = Un dado extra siempre encaja, y hay que colocarlo.
    { $changes }
    De media { $average } puntos, con cada cara en su mejor sitio.

story-left = { $name } dejó la mesa{ $has-placed ->
    [yes] ; lo que colocó se queda:
   *[no] .
}
story-alone = { $name } sacó { $dice }; después los demás dejaron la mesa.
story-nothing = { $name } sacó { $dice }: { $is-opening ->
    [yes] ninguna serie de tres o más
   *[no] ninguna línea que formar o alargar
}, así que los dados volvieron al montón.
story-made = { $name } sacó { $dice } y sumó { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}:
pile = **Montón** { $dice ->
    [one] { NUMBER($dice) } dado
   *[other] { NUMBER($dice) } dados
}{ $has-passes ->
    [yes] {" "}· turnos sin colocar: { NUMBER($passes) } de { NUMBER($limit) }
   *[no] {""}
}
roll-in-words = **Tirada** { $dice }
in-hand = **En la mano** { $dice }
empty = El tablero está vacío.
size = El tablero tiene { NUMBER($width) } de ancho y { NUMBER($height) } de alto. Sus líneas, por su primer dado:
line = { $direction ->
    [across] - fila { NUMBER($row) }, columna { NUMBER($column) }, horizontal: { $faces }
   *[down] - columna { NUMBER($column) }, fila { NUMBER($row) }, vertical: { $faces }
}
play = - { $direction ->
    [across] horizontal
   *[down] vertical
} { $faces }: { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}{ $crosses ->
    [yes] , { NUMBER($crossing) } de ellos en { $direction ->
        [across] vertical
       *[down] horizontal
    }
   *[no] {""}
}{ $has-before ->
    [yes] , además de { NUMBER($before) } antes en este turno
   *[no] {""}
}{ $is-bonus ->
    [yes] , con el dado extra
   *[no] {""}
}
bonus-lost = - el dado extra { NUMBER($face) } no encajó: -{ NUMBER($face) }

event-placed = coloca { $faces }{ $is-bonus ->
    [yes] {" "}con el dado extra
   *[no] {""}
}
event-nothing = no puede colocar nada
event-lost = pierde { $lost ->
    [one] { NUMBER($lost) } punto
   *[other] { NUMBER($lost) } puntos
} con el dado extra
luck-no-line = { $rolled }, ninguna línea posible
luck-fits = { $rolled }, el dado extra encaja
luck-cost = { $rolled }, el dado extra cuesta { NUMBER($lost) }
lost-bonus-dice = Dados extra que no encajaron

full = Línea completa
full-how = formar una línea de seis dados
crossroads = Encrucijada
crossroads-how = formar tres líneas con una sola colocación
empty-hand = Mano vacía
empty-hand-how = colocar los seis dados de una tirada
fifty = Gran obra
fifty-how = sumar 50 puntos o más en un turno

lesson-1 = Un crucigrama de dados, y lo abres tú. Pulsa **Tirar 6 dados**.
lesson-1-roll = **Tirar** toma dados del montón, seis como mucho.
lesson-2 = Una línea son tres o más números que suben o bajan de uno en uno. Abre el menú y elige **[3] [4] [5]**.
lesson-2-try = **Probar una línea** la muestra en el tablero antes de que cuente.
lesson-3 = Ahí está, en verde: 3 + 4 + 5 = 12 puntos. Pulsa **Colocar**.
lesson-3-place = **Colocar** vale para la línea que has elegido.
lesson-4 = Ada ha construido hacia abajo desde tu 4, que a ella también le da puntos. Pulsa **Tirar 6 dados**.
lesson-5 = Una línea suma todos sus dados, viejos y nuevos. Alarga la fila por los dos lados: elige en el menú **[1] [2] 3 4 5 [6]**, donde tus dados nuevos van entre corchetes.
lesson-6 = Tres dados y 21 puntos, porque cuenta la fila entera. Pulsa **Colocar**.
lesson-7 = Puedes seguir mientras encajen dados. Tu otro 1 alarga la columna de Ada. Elige **4 3 2 [1]**.
lesson-7-stop = **Parar** acaba tu turno; los dados que quedan vuelven al montón.
lesson-8 = Si hay puntos a mano, rara vez conviene dejárselos a los demás. Pulsa **Colocar**.
lesson-end = ¡31 puntos en un turno! Los cuatros no encajan en ningún sitio, así que el turno se acabó. Los dados que se tocan siempre tienen que formar parte de una línea. ¿Los seis colocados? Entonces puedes tomar un dado extra. Cuando se acaba el montón, gana el total más alto.
