### Noodle Roll. Una hebra es un grupo de dados guardado; servida, es un cubo en el tablero. `$faces` es como «tres cuatros».
### `:chef:` y `:crown:` son imágenes.

pitch = Tira fideos, envía a tus ayudantes de cocina y llena las mesas de tres restaurantes
option-line = Altura que dos columnas deben alcanzar; auto: el número de participantes más uno
option-partial-sets = Puedes guardar solo parte de una cara, al menos tres dados, y volver a tirar los demás
goal = Ten más puntos que nadie, por hebras y por cubos contiguos, cuando dos columnas del tablero llegan a la línea. El orden se sortea y vale mucho: entre dos que juegan bien, quien empieza gana al menos tres de cada cuatro partidas.
first-press = Tira todos los dados, pulsa el grupo que quieres guardar y luego sigue tirando o pulsa **Servir**.
best = más puntos

title-turn = { -noodle } · turno { NUMBER($turn) }
title-end = { -noodle } · el final

faces = { $size ->
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[13] trece
} { $size ->
    [1] { $face ->
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[6] seis
    }
   *[other] { $face ->
        [1] unos
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
       *[6] seises
    }
}
# Después de «grupo».
faces-from = { $lowest ->
    [1] de cualquier valor
    [2] de doses o más
    [3] de treses o más
    [4] de cuatros o más
    [5] de cincos o más
   *[6] de seises
}
strands = { $count ->
    [one] una hebra
    [2] dos hebras
    [3] tres hebras
   *[other] cuatro hebras
}
# Después de «con».
dice = { $count ->
    [one] { NUMBER($count) } dado
   *[other] { NUMBER($count) } dados
}
chefs-ready = { $chefs ->
    [one] hay { NUMBER($chefs) } ayudante en la cocina
   *[other] hay { NUMBER($chefs) } ayudantes en la cocina
}
worth = { $is-free ->
    [yes] un cubo libre
   *[no] { $points ->
        [one] { NUMBER($points) } punto
       *[other] { NUMBER($points) } puntos
    }
}
price = { $is-free ->
    [yes] cubo libre
   *[no] +{ NUMBER($points) }
}
chance = { $bound ->
    [under] menos del 1 %
    [over] más del 99 %
   *[exactly] { NUMBER($percent) } %
}

begins = Abre la cocina. Empieza { $name }.
rolls = Tira { $name }.
moved = { $hand ->
    [player] {""}
    [clock] Se acabó el tiempo de { $name }: juega la casa.
   *[house] La casa juega por { $name }.
}
no-set-left = Ningún grupo, y no quedan ayudantes.
delivered = { $hand ->
    [player] { $name } sirve { $strands }
    [clock] Se acabó el tiempo de { $name }: la casa sirve { $strands }
   *[house] La casa sirve { $strands } por { $name }
}{ $gain ->
    [nothing] {""}
    [strands] , **+{ NUMBER($earned) }**
    [pairs] , **+{ NUMBER($paired) } por parejas**
   *[both] , **+{ NUMBER($earned) }** y **+{ NUMBER($paired) } por parejas**
}.
left = { $name } dejó la mesa.
left-after = { $name } sirvió { $strands }{ $earns ->
    [yes] , **+{ NUMBER($earned) }**,
   *[no] {""}
} y dejó la mesa.
kept = { $name } guarda { $faces } ({ $price }): ¿seguir tirando o servir?
rolled = { $name } saca { LIST($sets) }: { $may-deliver ->
    [yes] { $several ->
        [yes] ¿guardar un grupo o servir?
       *[no] ¿guardarlos o servir?
    }
   *[no] { $several ->
        [yes] hay que guardar un grupo.
       *[no] hay que guardarlos.
    }
}
rolled-no-set = { $name } no saca ningún grupo{ $any-face ->
    [yes] {""}
   *[no] {" "}{ $from }
}: ¿enviar a un ayudante o servir?
chef-made = { $name }: un ayudante convierte { NUMBER($die) } y { NUMBER($other) } en un { NUMBER($made) }, todavía sin grupo. ¿Otro ayudante o servir?
places-free = { $name } tiene un cubo libre: ¿a qué columna va?
places-threes = { $name } sirve treses: ¿a la columna 3a o 3b?
everyone-else-left = Todos los demás han dejado la mesa, así que { $name } gana con { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}.
wins = :crown: **{ $shared ->
    [yes] { LIST($names) } comparten la victoria
   *[no] { LIST($names) } gana
} con { $points ->
    [one] { NUMBER($points) } punto
   *[other] { NUMBER($points) } puntos
}.**

advice-roll = Tira y luego guarda un grupo: tres o más dados iguales.
advice-roll-on = Tus puntos están a salvo: una mala tirada solo cuesta un ayudante o acaba el turno.
advice-keep-first = Los dados con marco son grupos. Después solo podrás añadir el valor que guardes o más altos.
advice-keep = Los dados con marco son grupos que puedes guardar.
advice-no-set = Un ayudante suma dos dados, o vuelve a tirar los que quedan.
advice-last-chef = Es tu último ayudante: sin grupo el turno acaba al momento, y no puedes seguir tirando.
advice-deliver = Un cubo junto a otro tuyo, en el mismo restaurante, vale { NUMBER($pair) } al final.

line-to-go = { $columns ->
    [0] alcanzada
    [one] falta { NUMBER($columns) } columna
   *[other] faltan { NUMBER($columns) } columnas
}
from-row = desde la fila { NUMBER($row) }
kept-dice = guardados{ $earns ->
    [yes] , +{ NUMBER($points) }
   *[no] {""}
}
too-low-dice = menos de { NUMBER($lowest) }: muy bajo
for-pairs = { NUMBER($pairs) } por parejas

roll-all = Tirar los 13 dados
roll-more = Tirar los otros { NUMBER($dice) } · grupo: { $chance }
chef-rolls = Un ayudante repite { NUMBER($dice) } dados · grupo: { $chance }
deliver = Servir { $strands }{ $earns ->
    [yes] {" "}· +{ NUMBER($points) }
   *[no] {""}
}
keep = Guardar { $faces } · { $price }
keep-menu = Guardar un grupo…
left-to-roll = { $dice ->
    [one] queda { NUMBER($dice) } dado por tirar
   *[other] quedan { NUMBER($dice) } dados por tirar
}
combine-menu = Un ayudante combina…
combine-others = Otras parejas, que no forman grupo
combine-anyway = Un ayudante combina dos dados
combine-makes = Da { $faces }: { $worth }
combine-ends = Sin grupo y sin ayudantes: acaba el turno
combine-too-low = Demasiado bajo: este turno no puedes guardar el { NUMBER($face) }
combine-not-yet = Todavía sin grupo: da { $faces }
reach = { $reach ->
    [reaches] línea
    [ends] fin de la partida
    [wins] gana
    [loses] pierde
    [shares] empata
   *[not] {""}
}
column-name = columna { $column }

to-win = Gana quien tenga más puntos cuando dos columnas tengan { NUMBER($line) } cubos de altura. Dos cubos tuyos juntos en un mismo restaurante valen { NUMBER($pair) }.
help-roll = Tira los 13 dados y guarda un **grupo**: tres o más del mismo valor. Da su valor en puntos, y 1 más por cada dado a partir del cuarto; los seises no dan nada, pero su cubo puede ir a cualquier columna. Para las tiradas siguientes, { $ready }; al empezar cada turno tuyo vuelve un ayudante.
help-roll-on = **Sigue tirando**: lo que has guardado es tuyo. Puedes guardar otro grupo { $from }; probabilidad de que la tirada tenga uno: { $chance }. Si no lo tiene, un ayudante puede echarte una mano ({ $ready }), o acaba el turno.
help-stop = **Sirve**: tus cubos van al tablero, y el turno acaba.
help-keep-first = Tienes que guardar un grupo, { $parts ->
    [yes] tres o más de sus dados
   *[no] con todos sus dados
}. El resto del turno solo puedes guardar este valor y otros más altos. Los altos puntúan más; los bajos tienen más vecinos en el tablero y dejan más valores para después.
help-keep = **Guarda** un grupo y tira los dados que quedan, si son tres o más, o **sirve** tus hebras. Un ayudante solo puede volver a tirar si no hay grupo.
help-no-chef = No queda ningún ayudante, así que el turno acaba de todos modos.
help-no-set = No hay ningún grupo { $from }. Un ayudante ({ $ready }) puede **combinar** dos dados en un valor, su suma: { $has-pairs ->
    [yes] { LIST($pairs) }
   *[no] aquí ninguna pareja completa un grupo de inmediato
}. O **vuelve a tirar los** { NUMBER($dice) } dados; probabilidad de un grupo: { $chance }.
pair-makes = { NUMBER($die) } + { NUMBER($other) } da { $faces }
help-last-chef = Es tu último ayudante: aún puedes guardar el grupo que traiga, pero no seguir tirando, y sin grupo el turno acaba al momento.
help-deliver = **Servir** no cuesta nada: tus hebras van al tablero.
help-free = Tus seises dan un cubo para cualquier columna:
help-threes = Tus treses van a la columna 3a o 3b:
help-column = - **{ $column }**: fila { NUMBER($row) }{ $gains ->
    [yes] , junto a otro tuyo: { NUMBER($gain) } más al final
   *[no] {""}
}{ $reach ->
    [ends] , la segunda columna en la línea: acaba la partida
    [wins] , acaba la partida y ganas
    [loses] , acaba la partida y pierdes
    [shares] , acaba la partida con victoria compartida
    [reaches] , llega a la línea
   *[not] {""}
}

stopped = { $hand ->
    [player] { $name } paró.
    [clock] Se acabó el tiempo de { $name }: la casa paró.
   *[house] La casa paró por { $name }.
}
still-rolling = { $name } aún estaba tirando.
no-chef-ready = A { $name } no le quedaban ayudantes para seguir tirando.
too-few-dice = A { $name } le quedaban pocos dados para otro grupo.
found-no-set = { $name } no sacó ningún grupo en la última tirada y no le quedaban ayudantes.
nothing-delivered = No se sirvió nada.
were-delivered = Servido: { $strands }.
strand = { $faces }{ $combined ->
    [yes] {" "}con { $dice }
   *[no] {""}
}: { $worth }
placed = { $strand } (columna { $column }, fila { NUMBER($row) })
two-columns = Dos columnas de altura { NUMBER($line) } acaban la partida; por ahora { $reached ->
    [0] ninguna
    [one] la columna { LIST($columns) }
   *[other] las columnas { LIST($columns) }
}.
others-left = No llegaron dos columnas a la línea de { NUMBER($line) }: los demás dejaron la mesa.
is-over = La partida ha acabado porque las columnas { LIST($columns) } han llegado a la línea de { NUMBER($line) }.
empty = El tablero está vacío.
cubes = - Columna { $column } ({ $restaurant ->
    [yellow] amarillo
    [pink] rosa
   *[blue] azul
}), desde abajo: { $names }
pair = - { $name }: { $restaurant ->
    [yellow] amarillo
    [pink] rosa
   *[blue] azul
}, fila { NUMBER($row) }, columnas { $left } y { $right }: { NUMBER($pair) }
kept-strand = Guardado: { $strand }
on-the-table = En la mesa: { $dice }
too-low = { $faces }, demasiado bajo para este turno
is-set = **{ $faces }: un grupo, { $worth }**

event-kept = guarda { $faces }
event-combined = un ayudante combina { NUMBER($die) } y { NUMBER($other) }
event-rerolled = un ayudante vuelve a tirar
event-no-set = no saca ningún grupo
event-linked = forma parejas de cubos
event-roll = { $faces } con { $dice }
# Lo que dieron los dados o las cartas.
luck-no-set = tirada { $faces }, ningún grupo

long = Fideo largo
long-how = guardar siete o más dados del mismo valor
four = Cuatro platos
four-how = servir cuatro hebras en un turno
neighbours = Buena vecindad
neighbours-how = formar dos parejas de cubos al servir una sola vez
rested = Cocina descansada
rested-how = ganar con los tres ayudantes en la cocina

lesson-1 = ¡Esta es tu cocina! Un turno empieza con los trece dados. Pulsa **Tirar los 13 dados**.
lesson-1-roll = **Tirar** lanza todos los dados que no has guardado.
lesson-2 = Los dados con marco son grupos: tres o más iguales. Empieza por abajo, porque los grupos siguientes de este turno no pueden ser más bajos que el primero. Pulsa **Guardar cuatro doses**.
lesson-2-keep = **Guardar** se lleva todos los dados de ese valor: una hebra que nadie te puede quitar.
lesson-3 = Cuatro doses son 3 puntos. Ya no puedes perder nada, y tres de cada cuatro tiradas así traen otro grupo. Pulsa **Tirar los otros 9**.
lesson-3-deliver = **Servir** acaba tu turno: cada hebra pasa a ser un cubo en el tablero.
lesson-4 = ¡Ningún grupo! Ahora puede ayudarte uno de tus tres ayudantes. Abre el menú y elige **1 + 2 = 3**, para tres treses.
lesson-4-combines = **Un ayudante combina** dos dados en uno, su suma.
lesson-4-rolls = **Un ayudante repite** la tirada con todos estos dados.
lesson-5 = El 1 y el 2 cuentan ahora como tu tercer 3. Pulsa **Guardar tres treses**.
lesson-6 = Cinco dados rara vez dan un grupo, pero probar no cuesta nada: lo que has guardado sigue siendo tuyo. Pulsa **Tirar los otros 5**.
lesson-7 = ¡Qué suerte! Quedarían dos dados, muy pocos para un grupo, así que esta es tu última hebra. Pulsa **Guardar tres cincos**.
lesson-8 = Tus doses están en la columna 2. Con los treses eliges tú: en la 3a, el cubo queda junto al tuyo. Pulsa **3a**.
lesson-8-columns = **3a** y **3b** ponen el cubo encima de esa columna. Dos vecinos valen 10 puntos al final.
lesson-end = Ese fue un turno entero: 11 puntos, y una pareja que vale 10. Ada ha servido cuatro cincos, y ahora te tocaría otra vez. La partida acaba cuando dos columnas llegan a la línea; entonces gana quien tiene más puntos.
