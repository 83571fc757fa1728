### Rankings, perfis e listas de mesas encerradas. Um ranking é lido por todo o canal; o resto, só por quem pediu.

all-games = Todos os jogos
leaderboard = { $game } · { $period } · { $within ->
    [everywhere] servidores que compartilham os resultados
   *[here] neste servidor
}
nobody-ranked = Ainda não há ninguém no ranking: só se entra nele depois de { $games ->
    [one] { NUMBER($games) } partida ranqueada
   *[other] { NUMBER($games) } partidas ranqueadas
}.
since = Desde { $date }.
leads = { $name } lidera o ranking ({ $players ->
    [one] { NUMBER($players) } pessoa
   *[other] { NUMBER($players) } pessoas
}).
higher = Mais acima
lower = Mais abaixo
in-a-row = { $wins ->
    [one] { NUMBER($wins) } vitória seguida
   *[other] { NUMBER($wins) } vitórias seguidas
}
provisional = pontuação provisória { $rating }
rating = pontuação { $rating }
won-of = { $wins ->
    [0] { NUMBER($wins) } vitórias
    [one] { NUMBER($wins) } vitória
   *[other] { NUMBER($wins) } vitórias
} em { NUMBER($games) }
page = Página { NUMBER($page) } de { NUMBER($pages) }
how-it-counts = A pontuação começa em 8 e é provisória até dez partidas · o que conta: /help

## O perfil de uma pessoa

profile = { $name } { $place ->
    [server] neste servidor
   *[channel] neste canal
}
finished = Aqui você pode ver { $tables ->
    [one] { NUMBER($tables) } mesa encerrada
   *[other] { NUMBER($tables) } mesas encerradas
} de { $name }.
who-is-ranked = Está no ranking quem tem { NUMBER($games) } ou mais partidas ranqueadas.
no-rated-game = nenhuma partida ranqueada
more-unrated = mais { $games ->
    [one] { NUMBER($games) } não ranqueada
   *[other] { NUMBER($games) } não ranqueadas
}
unrated = { $games ->
    [one] { NUMBER($games) } não ranqueada
   *[other] { NUMBER($games) } não ranqueadas
}
against-the-house = Contra a casa
against-level = contra { $level }: { $won ->
    [0] { NUMBER($won) } vitórias
    [one] { NUMBER($won) } vitória
   *[other] { NUMBER($won) } vitórias
} em { $games ->
    [one] { NUMBER($games) } partida
   *[other] { NUMBER($games) } partidas
}
achievements = Conquistas
achieved = { $game } · { NUMBER($have) } de { NUMBER($all) }: { $names }
costs = Quanto custou uma decisão, em média
how-costs-count = Em porcentagem de uma partida, da mais antiga à mais recente, nas partidas analisadas com **{ -how-it-went }**.
head-to-head = Confronto direto
not-met = Vocês ainda não terminaram nenhuma partida na mesma mesa.
met = Em { $tables ->
    [one] { NUMBER($tables) } mesa em comum
   *[other] { NUMBER($tables) } mesas em comum
}, você terminou { LIST($each) }.
times = { $met ->
    [ahead] { $times ->
        [one] { NUMBER($times) } vez na frente
       *[other] { NUMBER($times) } vezes na frente
    }
    [level] { $times ->
        [one] { NUMBER($times) } vez em empate
       *[other] { NUMBER($times) } vezes em empate
    }
   *[behind] { $times ->
        [one] { NUMBER($times) } vez atrás
       *[other] { NUMBER($times) } vezes atrás
    }
}
latest-tables = Últimas mesas
strength = Força, partida a partida
chart = De { $first } depois da primeira de { $games ->
    [one] { NUMBER($games) } partida ranqueada
   *[other] { NUMBER($games) } partidas ranqueadas
} a { $now } agora. A faixa é o intervalo de 95%, e a borda inferior é a pontuação.

## Como uma mesa encerrada contou

placed = { $nth }º de { NUMBER($players) }
left-early = saiu antes do fim{ $rated ->
    [yes] : último lugar
   *[no] {""}
}
away-at-the-end = fora no fim{ $rated ->
    [yes] : último lugar
   *[no] {""}
}
handed-over = cedeu o lugar por um tempo{ $rated ->
    [yes] : último lugar
   *[no] {""}
}
taken-over = { $name } assumiu{ $rated ->
    [yes] : último lugar
   *[no] {""}
}
took-over-from = assumiu o lugar de { $name }: não conta
made-no-move = nenhuma jogada: não conta

## Mesas encerradas

finished-tables = Mesas encerradas, da mais recente à mais antiga
choose-a-table = Escolha uma mesa para rever jogada por jogada.
choose-to-replay = Escolha uma mesa para rever
won-by = vitória: { LIST($names) }
won-by-nobody = ninguém venceu
void = Anulada: { $reason }.
table-and-day = Mesa { $table } · { $day }
newer = Mais recentes
older = Mais antigas
