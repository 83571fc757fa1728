### Ricemarll. `$cards` son imágenes de cartas, y `:crown:` también es una. Cada objetivo tiene 6 fichas; ese número nunca cambia.

-ricemarll = Ricemarll

pitch = Cambia tus seis dados con cartas secretas para cumplir los objetivos de la mesa
goal = Consigue más fichas que nadie en seis rondas: cada objetivo tiene seis, que se reparten si hay empate.
first-press = Pulsa **Mis cartas**, que solo ves tú. Elige una carta en el menú y pulsa el dado para ella. Pulsa **Confirmar** cuando acabes y espera a los demás.
best = más fichas

blank = vacía
negate = opuesto
reroll = otra tirada
pick = elegir
flip = voltear
adds = suma { NUMBER($by) }
takes-off = resta { NUMBER($by) }
makes = lo convierte en { NUMBER($by) }
blank-means = no hace nada
doubles = lo duplica
halves = lo divide entre dos, redondeando hacia abajo
negate-means = cambia el signo: de más a menos o al revés
reroll-means = el dado se tira otra vez, antes que nada
pick-means = eliges la cara del dado tras ver todas las nuevas tiradas
flip-means = el dado pasa a su cara opuesta

most-1s = más dados de 1
    .means = más dados que valgan justo 1
most-2s = más dados de 2
    .means = más dados que valgan justo 2
most-3s = más dados de 3
    .means = más dados que valgan justo 3
most-4s = más dados de 4
    .means = más dados que valgan justo 4
most-5s = más dados de 5
    .means = más dados que valgan justo 5
most-6s = más dados de 6
    .means = más dados que valgan justo 6
most-zeroes = más ceros
    .means = más dados que valgan justo 0
most-odds = más impares
    .row = más impares
    .means = más dados de valor impar, también negativo
most-evens = más pares
    .shown = más pares · el 0 es par
    .row = más pares
    .means = más dados de valor par, también 0 o negativo
most-by-3 = más múltiplos de 3
    .shown = más múltiplos de 3 · el 0 también
    .row = múltiplos de 3
    .means = más dados múltiplos de 3, también 0 o negativos
fewest-positive = menos positivos
    .shown = menos positivos · dados por encima de 0
    .row = menos positivos
    .means = menos dados que valgan más de 0
fewest-123456 = más fuera de 1–6
    .shown = más fuera de 1–6 · como -1, 0 o 7
    .row = más fuera de 1–6
    .means = más dados que no valgan 1, 2, 3, 4, 5 ni 6
highest-total = suma más alta
    .means = la suma más grande de los seis dados
lowest-total = suma más baja
    .means = la suma más pequeña de los seis dados
second-highest = 2.ª suma más alta
    .shown = 2.ª suma más alta · las sumas iguales cuentan como una
    .row = 2.ª suma alta
    .means = la segunda más grande de las sumas distintas de la mesa
second-lowest = 2.ª suma más baja
    .shown = 2.ª suma más baja · las sumas iguales cuentan como una
    .row = 2.ª suma baja
    .means = la segunda más pequeña de las sumas distintas de la mesa
biggest-number = dado más alto
    .shown = dado más alto · uno solo
    .means = el dado más alto de toda la mesa
smallest-number = dado más bajo
    .shown = dado más bajo · uno solo
    .means = el dado más bajo de toda la mesa
greatest-range = mayor diferencia
    .shown = mayor diferencia · el más alto menos el más bajo
    .row = mayor diferencia
    .means = la mayor diferencia entre el dado más bajo y el más alto de alguien
smallest-range = menor diferencia
    .shown = menor diferencia · el más alto menos el más bajo
    .row = menor diferencia
    .means = la menor diferencia entre el dado más bajo y el más alto de alguien
longest-run = serie más larga
    .shown = serie más larga · como -1 0 1 2
    .means = más valores seguidos sin hueco, como -1 0 1 2
largest-set = más iguales
    .shown = más iguales · dados del mismo valor
    .means = más dados del mismo valor
most-pairs = más parejas
    .shown = más parejas · tres iguales son una
    .means = más parejas de dados del mismo valor
greatest-variety = más variedad
    .shown = más variedad · valores distintos
    .row = más variedad
    .means = más valores distintos

title = { -ricemarll } · ronda { NUMBER($round) } de { NUMBER($rounds) } · { $moment ->
    [place] cartas
    [declare] objetivos
    [pick] caras
   *[draft] elección
}
title-revealed = { -ricemarll } · ronda { NUMBER($round) } descubierta
title-end = { -ricemarll } · el final
title-own = Tus cartas · ronda { NUMBER($round) }

locked-in = { $hand ->
    [player] { $name } confirma sus cartas.
    [clock] Se acabó el tiempo de { $name }: la casa confirma sus cartas.
   *[house] La casa confirma las cartas de { $name }.
}
decided = { $hand ->
    [player] { $name } ha decidido sobre objetivos especiales.
    [clock] Se acabó el tiempo de { $name }: la casa decide sobre objetivos especiales.
   *[house] La casa decide por { $name } sobre objetivos especiales.
}
picked = { $hand ->
    [player] { $name } ha elegido una cara.
    [clock] Se acabó el tiempo de { $name }: la casa elige una cara.
   *[house] La casa elige una cara por { $name }.
}
took = { $hand ->
    [player] { $name } toma { LIST($things) }.
    [clock] Se acabó el tiempo de { $name }: la casa toma { LIST($things) }.
   *[house] La casa toma por { $name }: { LIST($things) }.
}
a-special-goal = un objetivo especial
rest-went = El resto es para { $who }.
left = { $name } deja la mesa.
round-brought = Ronda { NUMBER($round) }: { $gains }{ $are-more ->
    [yes] , nadie más pasa de { NUMBER($most) }.
   *[no] .
}

many-players = { $players ->
    [one] { NUMBER($players) } persona
   *[other] { NUMBER($players) } personas
}
all-place = Ronda { NUMBER($round) }: todo el mundo pone cartas en secreto.
still-place = { $players ->
    [one] { $who } todavía pone cartas en secreto.
   *[other] { $who } todavía ponen cartas en secreto.
}
declaring = { $players ->
    [one] { $who } decide en secreto sobre objetivos especiales.
   *[other] { $who } deciden en secreto sobre objetivos especiales.
}
choosing = { $players ->
    [one] Las cartas están a la vista: { $who } elige caras en secreto.
   *[other] Las cartas están a la vista: { $who } eligen caras en secreto.
}
drafts = { $name } elige: { $take }.
take-card = una carta
take-another = otra carta
take-either = una carta o un objetivo especial
take-another-or-goal = otra carta o el objetivo especial
take-two = dos cartas
take-two-or-goal = dos cartas, o una y el objetivo especial

goals = Objetivos · 6 fichas cada uno
next-goals = Próximos objetivos · 6 fichas cada uno
special = { $goal } (especial)
offered = A elegir
on-offer = A elegir: { $cards }
on-offer-with-goals = A elegir: { $cards } · { $specials ->
    [one] { NUMBER($specials) } objetivo especial, tapado
   *[other] { NUMBER($specials) } objetivos especiales, tapados
}
none = ninguna
then = Después, { LIST($names) }
advice-place = El dorado va primero: quien mejor cumple un objetivo gana sus 6 fichas, repartidas si hay empate. Las cartas aún pueden cambiar los dados.
from-to = { NUMBER($least) } a { NUMBER($most) }
die = Dado { NUMBER($die) }: { $dice }

ready = ya está
specials = { $specials ->
    [one] { NUMBER($specials) } objetivo especial
   *[other] { NUMBER($specials) } objetivos especiales
}
has-taken = tomó { $things }
has-rolled = sacó { $faces }

choose-first = Elige una carta y luego el dado que cambia.
in-your-hand = { $hand-size ->
    [one] { NUMBER($hand-size) } carta en la mano
   *[other] { NUMBER($hand-size) } cartas en la mano
}, { $placed ->
    [one] { NUMBER($placed) } puesta.
   *[other] { NUMBER($placed) } puestas.
}
declare-now = ¿Declarar tu objetivo especial «{ $goal }» en esta ronda? Así, quien lo cumpla se lleva sus 6 fichas.
pick-now = Tu dado { NUMBER($die) } muestra { NUMBER($face) }. Elige la cara que debe mostrar.
draft-now = Eliges tú: { $take }.
wait-locked = Tus cartas están confirmadas. Se espera a: { $who }.
wait-draft = Ahora elige: { $who }.
wait = Ahora no tienes nada que decidir. Se espera a: { $who }.
own-goals = Tus objetivos secretos: { $goals }
you-have = Tus cartas: { $cards }
own-goal = secreto
declared = { $goal } · declarado
kept = { $goal } · guardado
in-hand = En la mano: { $cards }
back-on-top = De vuelta al mazo: { $cards }
to-discard = Al descarte: { $cards }
on-top = Encima de tu mazo: { $cards }
below = Barajadas debajo: { $cards }
discarded = Descartadas: { $cards }
your-cards = Tus cartas
discard-piles = Descartes de los demás
discard-pile = **{ $name }**: { $cards } · { $deck ->
    [one] { NUMBER($deck) } tapada en el mazo
   *[other] { NUMBER($deck) } tapadas en el mazo
}

my-cards = Mis cartas
refresh = Actualizar
go-on = Elegir cartas
back = Volver a mis cartas
last-round = Ronda anterior
all-cards = Todas las cartas
more = Más
to-my-deck = A mi mazo
discard = Descartar
lock = Confirmar
lock-back = Confirmar · { NUMBER($unused) } de vuelta
declare = Declarar: { $goal }
keep = Guardar en secreto
choose = Elige una carta
all-placed = Todas las cartas están puestas; puedes recuperar una
times-in-hand = { $meaning } · { NUMBER($times) } en la mano
take-back = Recuperar { $card }
behind = detrás del dado { NUMBER($die) }
was-to-top = vuelve encima de tu mazo
was-to-discard = va al descarte
take-prompt = Toma una carta, { $name }
take-prompt-or-goal = Toma una carta o el objetivo especial, { $name }
times-on-offer = { $meaning } · { NUMBER($times) } a elegir
take-special = Objetivo especial, tapado
take-special-means = secreto hasta que lo declares en otra ronda; entonces, quien lo cumpla se lleva 6 fichas

help-place = **Mis cartas** son solo para ti. Elige una carta en el menú y pulsa el dado detrás del que va: cada botón dice en qué se convierte el dado. Las cartas detrás de un dado cuentan de arriba abajo, después de las nuevas tiradas, las elecciones y los volteos. Lo que no juegas vuelve a tu mazo o va a tu descarte. Pulsa **Confirmar** cuando acabes; cuando todo el mundo ha confirmado, se descubren las cartas.
help-declare = Quien tiene objetivos especiales decide en secreto cuáles declara. Un objetivo declarado vale para todo el mundo en esta ronda y tiene 6 fichas; uno guardado puede declararse en otra ronda.
help-pick = Quien ha jugado una carta «elegir» decide en secreto la cara de ese dado. Los volteos y las otras cartas detrás cuentan después.
help-revealed = Las cartas están descubiertas. Cada línea de los objetivos da los números de todo el mundo; destacan los que cumplen el objetivo. **Elegir cartas** lo cierra para todo el mundo; **{ $last-round }**, en tus cartas, lo muestra otra vez.
help-draft = Cada persona toma { $single ->
    [yes] una carta o un objetivo especial, y lo roba
   *[no] dos cartas, o una y el objetivo especial, y las roba
} en la próxima ronda. Elige primero quien tiene menos fichas. Lo que tomas va encima de tu mazo{ $single ->
    [yes] {""}
   *[no] ; lo primero que tomes queda arriba del todo
}. Elige cartas para los próximos objetivos.
help-goal = { $is-next ->
    [yes] Próximo objetivo
   *[no] Objetivo
} «{ $goal }»: { $meaning }.
help-player = { $name } tiene { $tokens ->
    [one] { NUMBER($tokens) } ficha
   *[other] { NUMBER($tokens) } fichas
}.{ $has-dice ->
    [yes] {" "}Dados: { LIST($dice) }.
   *[no] {""}
}{ $has-new ->
    [yes] {" "}Nuevas: { $new }.
   *[no] {""}
}
result = { $goal }{ $is-special ->
    [yes] {" "}(especial)
   *[no] {""}
}: { $numbers } → { $achievers ->
    [none] nadie
    [alone] { LIST($names) } +{ NUMBER($won) }
    [all] todo el mundo, +{ NUMBER($won) } por persona
    [but] todo el mundo menos { LIST($names) }, +{ NUMBER($won) } por persona
   *[some] { LIST($names) }, +{ NUMBER($won) } por persona
}

everyone-left = Ya no queda nadie en la mesa.
last-one = No queda nadie más, así que { $name } gana con { $tokens ->
    [one] { NUMBER($tokens) } ficha
   *[other] { NUMBER($tokens) } fichas
}.
wins = :crown: **{ $name } gana con { $tokens ->
    [one] { NUMBER($tokens) } ficha
   *[other] { NUMBER($tokens) } fichas
}{ $after-a-roll ->
    [yes] {" "}en el desempate.
   *[no] .
}**

turn-title = ronda { NUMBER($round) } de { NUMBER($rounds) }, { $is-draft ->
    [yes] elección de cartas
   *[no] cartas y objetivos
}
event-card = toma { $card }
event-goal = toma un objetivo especial
event-met = cumple «{ $goal }»
event-roll = gana el desempate
# Lo que dieron los dados o las cartas.
luck-drew = roba { LIST($cards) }

sweep = Pleno
sweep-how = llevarte 18 fichas en una ronda
heavy = Peso pesado
heavy-how = descubrir un dado que valga 14 o más
below-zero = Bajo cero
below-zero-how = descubrir seis dados con una suma por debajo de cero
secret = Secreto bien guardado
secret-how = cumplir sin compartirlo un objetivo especial propio

lesson-1 = Todo el mundo ve todos los dados y tres objetivos con 6 fichas cada uno. Lo que haces con tus dados es secreto. Pulsa **Mis cartas**.
lesson-1-hand = **Mis cartas** te enseña tus cartas solo a ti.
lesson-2 = Tienes dos seises, y Ada también. Si consigues más, ese objetivo es tuyo. Abre el menú y elige **+1**.
lesson-2-choose = **Elige una carta** muestra tu mano.
lesson-2-lock = **Confirmar** es para cuando acabes.
lesson-2-more = **Más** muestra los mazos y los descartes.
lesson-3 = ¿Dónde va el +1? Convierte tu 5 en un 6. Pulsa **5 → 6**.
lesson-3-put = **→** pone la carta detrás de ese dado y dice en qué se convierte.
lesson-3-away = **A mi mazo** y **Descartar** apartan la carta.
lesson-4 = Tres seises. Otra carta ayuda: elige **+2**.
lesson-5 = Pulsa **4 → 6**.
lesson-6 = ¡Cuatro seises! Las cartas que quedan solo bajarían tus dados. Pulsa **Confirmar**.
lesson-7 = Las cartas están descubiertas. Nadie tiene tantos seises como tú: 6 fichas. Ada se lleva los otros dos objetivos. Pulsa **Elegir cartas**.
lesson-7-go-on = **Elegir cartas** cierra el resultado.
lesson-8 = Objetivos nuevos y cartas nuevas. Elige primero quien tiene menos fichas, y te toca a ti. Para el *dado más alto*, abre el menú y elige **[7]**.
lesson-8-take = **Toma una carta** abre la lista.
lesson-9 = Puedes tomar dos cosas. El objetivo especial es secreto hasta que lo declares en una ronda que te convenga: elige **Objetivo especial**.
lesson-end = ¡Una ronda entera! Ada tomó lo que dejaste, y empieza la ronda 2: tu [7] estaría en tu mano. Tras seis rondas gana quien tenga más fichas.
