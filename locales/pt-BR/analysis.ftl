## Uma dica

thinking = Procurando sua melhor jogada…
nothing-to-decide = Não há nada a decidir.
best = O melhor: **{ $choice }**.
wins-share = Você vence { $percent } das partidas.
wins-about = Você vence mais ou menos { NUMBER($wins) } em cada { NUMBER($of) } partidas.
hardly-wins = Você quase nunca vence.
almost-always-wins = Você vence quase sempre.
takes-on-average = A partida dura { $turns } em média.
takes-about = A partida dura cerca de { $turns }.
no-clear-difference = Sem diferença clara: { $moves }
costs = **{ $choice }**: custa { $estimate ->
    [exact] { $amount }
    [less-than] menos de { $amount }
   *[about] cerca de { $amount }
}
no-better = { $moves ->
    [one] { NUMBER($moves) } outra jogada não seria melhor.
   *[other] Outras { NUMBER($moves) } jogadas não seriam melhores.
}
one-of-alike = { $choice } (nº { $nth })
in-turns = { $turns ->
    [one] { $said } turno
   *[other] { $said } turnos
}

## Como foi

analysing = Analisando a partida… (alguns segundos)
not-analysed = Desculpe, não consegui analisar esta partida. Aperte o botão de novo.
title = Como foi: sorte e jogo
footer = Mesa { $table } · { $alone ->
    [yes] gráfico: turnos previstos · + significa turnos poupados
   *[no] gráfico: chance de vencer · 100% é uma vitória
} · { $exact ->
    [yes] exato
   *[no] estimativas, só onde são claras
}
decisions = As decisões mais caras
luck = Sorte
show-everybody = Mostrar a todos
chart-of-chances = A chance de vencer depois de cada jogada, do começo à esquerda até o fim.
chart-of-turns = Quantos turnos a partida vai durar, depois de cada jogada, do começo à esquerda até o fim.
too-rough = Nesta partida não dá para separar sorte e jogo: as estimativas são grosseiras demais.
luck-and-play = O que foi sorte e o que foi jogo.
summary = { $most-luck ->
    [somebody] { $of-two ->
        [yes] Mais sorte
       *[no] A maior sorte
    }: { $lucky } ({ $luck }).
    [nobody] Ninguém teve sorte de forma clara.
   *[even] Ninguém teve claramente mais sorte.
}{ $best-play ->
    [same] {" "}Também o melhor jogo.
    [another] {" "}O melhor jogo: { $best }.
    [flawless] {" "}Ninguém errou.
   *[even] {" "}Ninguém jogou claramente melhor.
}
luck-of = sorte **{ $difference }**
play-of = cedeu **{ $amount }** por decisão
no-clear-luck = sem sorte clara
no-mistake = { $exact ->
    [yes] nenhum erro
   *[no] nenhum erro claro
}
there-was-no-mistake = { $exact ->
    [yes] Não houve erros.
   *[no] Não houve erros claros.
}
hints = { $hints ->
    [one] { NUMBER($hints) } dica
   *[other] { NUMBER($hints) } dicas
}
decision = Jogada { NUMBER($ply) }, { $name }: “{ $chosen }” (-{ $cost }), melhor: **{ $better }**
stands-out = { $good ->
    [yes] **{ $difference }** · jogada { NUMBER($ply) }, { $name }: { $what }
   *[no] **{ $difference }** · jogada { NUMBER($ply) }, { $name }: { $what }
}
nothing-stands-out = { $good ->
    [yes] Sorte: nada se destaca
   *[no] Azar: nada se destaca
}
