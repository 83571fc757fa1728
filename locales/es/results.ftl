### Clasificaciones, perfiles y listas de mesas terminadas. Una clasificación la lee todo el canal; lo demás, quien lo pidió.

all-games = Todos los juegos
leaderboard = { $game } · { $period } · { $within ->
    [everywhere] servidores que comparten sus resultados
   *[here] en este servidor
}
nobody-ranked = Todavía no hay nadie en la clasificación: se entra tras { $games ->
    [one] { NUMBER($games) } partida clasificatoria
   *[other] { NUMBER($games) } partidas clasificatorias
}.
since = Desde el { $date }.
leads = { $name } encabeza la clasificación ({ $players ->
    [one] { NUMBER($players) } persona
   *[other] { NUMBER($players) } personas
}).
higher = Más arriba
lower = Más abajo
in-a-row = { $wins ->
    [one] { NUMBER($wins) } victoria seguida
   *[other] { NUMBER($wins) } victorias seguidas
}
provisional = puntuación provisional { $rating }
rating = puntuación { $rating }
won-of = { $wins ->
    [one] { NUMBER($wins) } victoria
   *[other] { NUMBER($wins) } victorias
} de { NUMBER($games) }
page = Página { NUMBER($page) } de { NUMBER($pages) }
how-it-counts = La puntuación empieza en 8 y es provisional hasta diez partidas · qué cuenta: /help

## El perfil de una persona

profile = { $name } en este { $place ->
    [server] servidor
   *[channel] canal
}
finished = Aquí puedes ver { $tables ->
    [one] { NUMBER($tables) } mesa terminada
   *[other] { NUMBER($tables) } mesas terminadas
} de { $name }.
who-is-ranked = En la clasificación aparece quien tiene { NUMBER($games) } o más partidas clasificatorias.
no-rated-game = ninguna partida clasificatoria
more-unrated = { NUMBER($games) } más sin clasificación
unrated = { NUMBER($games) } sin clasificación
against-the-house = Contra la casa
against-level = contra { $level }: { $won ->
    [one] { NUMBER($won) } victoria
   *[other] { NUMBER($won) } victorias
} en { $games ->
    [one] { NUMBER($games) } partida
   *[other] { NUMBER($games) } partidas
}
achievements = Logros
achieved = { $game } · { NUMBER($have) } de { NUMBER($all) }: { $names }
costs = Lo que costó cada decisión, de media
how-costs-count = En tanto por ciento de una partida, de la más antigua a la más reciente, en las partidas analizadas con **{ -how-it-went }**.
head-to-head = Cara a cara
not-met = Todavía no has terminado ninguna partida con esta persona.
met = En { $tables ->
    [one] { NUMBER($tables) } mesa en común,
   *[other] { NUMBER($tables) } mesas en común,
} acabaste { LIST($each) }.
times = { $met ->
    [ahead] { $times ->
        [one] { NUMBER($times) } vez por delante
       *[other] { NUMBER($times) } veces por delante
    }
    [level] { $times ->
        [one] { NUMBER($times) } vez en empate
       *[other] { NUMBER($times) } veces en empate
    }
   *[behind] { $times ->
        [one] { NUMBER($times) } vez por detrás
       *[other] { NUMBER($times) } veces por detrás
    }
}
latest-tables = Últimas mesas
strength = Nivel, partida a partida
chart = De { $first } tras la primera de { $games ->
    [one] { NUMBER($games) } partida clasificatoria
   *[other] { NUMBER($games) } partidas clasificatorias
} a { $now } ahora. La banda es el intervalo del 95 %, y su borde inferior, la puntuación.

## Cómo contó una mesa terminada

placed = puesto { $nth } de { NUMBER($players) }
left-early = se fue antes del final{ $rated ->
    [yes] : último puesto
   *[no] {""}
}
away-at-the-end = ausencia al final{ $rated ->
    [yes] : último puesto
   *[no] {""}
}
handed-over = cedió su puesto un rato{ $rated ->
    [yes] : último puesto
   *[no] {""}
}
taken-over = siguió { $name }{ $rated ->
    [yes] : último puesto
   *[no] {""}
}
took-over-from = ocupó el puesto de { $name }: sin clasificación
made-no-move = ninguna jugada: sin clasificación

## Mesas terminadas

finished-tables = Mesas terminadas, las más recientes primero
choose-a-table = Elige una mesa para verla jugada a jugada.
choose-to-replay = Elige una mesa para repasarla
won-by = victoria: { LIST($names) }
won-by-nobody = no ganó nadie
void = Anulada: { $reason }.
table-and-day = Mesa { $table } · { $day }
newer = Más recientes
older = Más antiguas
