### Add'em Up. Uma linha são números seguidos, na horizontal ou na vertical; `$faces` e `$dice` são como `3 4 5`. `:crown:` é uma imagem.

pitch = Palavras cruzadas de dados: forme ou aumente linhas de números seguidos e some os dados delas
option-dice = Número de dados no monte: 60 nas regras impressas, menos para uma partida rápida
option-pass-limit = Encerra a partida após este número de turnos seguidos sem ninguém colocar dados
goal = Tenha mais pontos que todo mundo quando o monte de dados acabar.
first-press = Aperte **Rolar**, escolha uma linha no menu para vê-la no tabuleiro e aperte **Colocar**.
best = mais pontos

title = { -addemup } · { $pile ->
    [one] resta { NUMBER($pile) } dado
   *[other] restam { NUMBER($pile) } dados
}
title-end = { -addemup } · o fim

begins = O tabuleiro está vazio. { $name } rola os dados.
rolls = { $name } rola os dados.
moved = { $hand ->
    [player] {""}
    [clock] O tempo de { $name } acabou: a casa joga.
   *[house] A casa joga por { $name }.
}
left = { $name } sai da mesa.
found-no-line = { $hand ->
    [player] Nenhuma linha encaixa: acaba o turno de { $name }.
    [clock] O tempo de { $name } acabou: a casa rola e nenhuma linha encaixa.
   *[house] A casa rola por { $name } e nenhuma linha encaixa.
}
scored = { $has-lost ->
    [yes] O dado bônus custou { NUMBER($lost) }:{" "}
   *[no] {""}
}{ $hand ->
    [player] { $name } faz **+{ NUMBER($points) }**.
    [clock] O tempo de { $name } acabou: a casa faz **+{ NUMBER($points) }** em seu lugar.
   *[house] A casa faz **+{ NUMBER($points) }** por { $name }.
}
ways = { $ways ->
    [one] uma opção, +{ NUMBER($best) }
   *[other] { NUMBER($ways) } opções, até +{ NUMBER($best) }
}
rolled = { $name } tira { $dice }: { $ways }.
may-go-on = { $name }: +{ NUMBER($points) } até agora. Outra linha ({ $ways }) ou parar?
placed-all = { $name } colocou os seis dados, +{ NUMBER($points) }: o dado bônus ou parar?
bonus-fits = O dado bônus de { $name } mostra { NUMBER($face) } e encaixa: { $ways }.
pile-is-empty = O monte acabou.
nothing-fits = Nenhuma linha pode mais ser formada ou aumentada, saia o que sair.
too-many-passes = Turnos demais seguidos sem ninguém colocar dados.
everyone-else-left = Todas as outras pessoas saíram da mesa.
nobody-wins = :crown: **Ninguém vence.**
wins = :crown: **{ $winners ->
    [one] { LIST($names) } vence
    [2] { LIST($names) } dividem a vitória
   *[other] { NUMBER($winners) } pessoas dividem a vitória
} com { $points ->
    [0] { NUMBER($points) } pontos
    [one] { NUMBER($points) } ponto
   *[other] { NUMBER($points) } pontos
}.**

advice-open = Uma sequência de três ou mais dados, como 2 3 4, abre o tabuleiro.
advice-roll = Cada linha que você forma ou aumenta vale a soma de todos os dados dela.
advice-place = Escolha uma linha para vê-la no tabuleiro.
advice-more = Parar não custa pontos; os dados que sobram na sua mão voltam para o monte.
advice-bonus = Ele encaixa, então precisa ser colocado: escolha onde.
odds = Encaixa com { NUMBER($fitting) } de 6 faces, ou custa o que mostrar: { $average } em média.
odds-of-all = Sempre encaixa: { $average } em média.
hopeless = **Cuidado:** ele não encaixa em lugar nenhum e só pode custar pontos.
made-line = { $direction ->
    [across] horizontal
   *[down] vertical
} { $faces } = { NUMBER($sum) }
tried = **+{ NUMBER($points) }**: { $lines }{ $has-before ->
    [yes] , menos { NUMBER($before) } já contados
   *[no] {""}
}. { $bonus-follows ->
    [yes] Depois você pode pegar um dado bônus.
   *[no] { $left ->
        [0] Não sobra nenhum dado.
        [one] Sobra { NUMBER($left) } dado.
       *[other] Sobram { NUMBER($left) } dados.
    }
}
part = -# Parte do tabuleiro: { $is-over ->
    [yes] compartilhe para ver tudo
   *[no] **?** mostra tudo
}.
score-parts = { NUMBER($won) } - { $lost ->
    [one] { NUMBER($lost) } perdido
   *[other] { NUMBER($lost) } perdidos
}

roll-button = Rolar { $dice ->
    [one] { NUMBER($dice) } dado
   *[other] { NUMBER($dice) } dados
}
stop-button = Parar aqui
bonus-button = Pegar o dado bônus
place-it-for = Colocar · +{ NUMBER($points) }
try-line = Testar uma linha
best-lines = Voltar às melhores linhas
other-ways = As mesmas linhas na vertical ou invertidas
more-lines = { $lines ->
    [one] Mais { NUMBER($lines) } linha
   *[other] Mais { NUMBER($lines) } linhas
}
detail = { $direction ->
    [across] horizontal
   *[down] vertical
}{ $joins ->
    [nothing] {""}
    [extends] , aumenta { $faces }
   *[through] , pelo { NUMBER($face) } de { $name }
}{ $region ->
    [anywhere] {""}
    [top-left] , no alto à esquerda
    [top] , no alto
    [top-right] , no alto à direita
    [left] , à esquerda
    [middle] , no meio
    [right] , à direita
    [bottom-left] , embaixo à esquerda
    [bottom] , embaixo
   *[bottom-right] , embaixo à direita
}
detail-crossing = { $detail }; { $direction ->
    [across] horizontal
   *[down] vertical
} { $lines }

help-open = Role seis dados. Se três ou mais formarem uma sequência, como 2 3 4 ou 6 5 4 3, você abre o tabuleiro com ela e ganha a soma desses dados. Senão, a vez passa.
help-roll = Role e depois junte dados aos do tabuleiro: aumente uma linha de três a seis números seguidos, horizontal ou vertical, ou forme uma nova que a cruze. Cada linha que um dado novo forma ou aumenta vale a soma de todos os dados dela, velhos e novos.
help-place = O seu lance permite uma linha, então você precisa colocar uma. Escolha no menu: o tabuleiro mostra a linha em verde, e nada é colocado até você apertar **Colocar**. Os dados novos estão entre colchetes. *Horizontal* se lê da esquerda para a direita; *vertical*, de cima para baixo.
help-bonus = O dado bônus encaixa, então você precisa colocá-lo. Escolha onde no menu.
help-more = Coloque outra linha, que também pode usar os dados deste turno, ou pare: os dados que sobram na mão voltam para o monte.{ $once ->
    [yes] {" "}Uma linha que já pontuou neste turno só rende a diferença.
   *[no] {""}
} Se colocar os seis, você pode pegar um dado bônus.
help-hopeless = **Cuidado:** um dado bônus não encaixaria agora em lugar nenhum, mostre o que mostrar. Você só perderia tantos pontos quanto o número dele.
help-offer = Um dado bônus encaixa com { NUMBER($fitting) } de 6 faces, e aí precisa ser colocado. Se não encaixar, você perde tantos pontos quanto o número dele.
    { $changes }
    Em média { $average } pontos, com cada face na melhor posição.
help-offer-of-all = Um dado bônus sempre encaixa e precisa ser colocado.
    { $changes }
    Em média { $average } pontos, com cada face na melhor posição.

story-left = { $name } saiu da mesa{ $has-placed ->
    [yes] ; o que foi colocado fica:
   *[no] .
}
story-alone = { $name } tirou { $dice }; depois as outras pessoas saíram.
story-nothing = { $name } tirou { $dice }: { $is-opening ->
    [yes] nenhuma sequência de três ou mais
   *[no] nenhuma linha para formar ou aumentar
}, então os dados voltaram para o monte.
story-made = { $name } tirou { $dice } e fez { $points ->
    [one] { NUMBER($points) } ponto
   *[other] { NUMBER($points) } pontos
}:
pile = **Monte** { $dice ->
    [0] { NUMBER($dice) } dados
    [one] { NUMBER($dice) } dado
   *[other] { NUMBER($dice) } dados
}{ $has-passes ->
    [yes] {" "}· turnos sem colocar: { NUMBER($passes) } de { NUMBER($limit) }
   *[no] {""}
}
roll-in-words = **Lance** { $dice }
in-hand = **Na mão** { $dice }
empty = O tabuleiro está vazio.
size = O tabuleiro tem { NUMBER($width) } de largura e { NUMBER($height) } de altura. As linhas, pela posição do primeiro dado:
line = { $direction ->
    [across] - fileira { NUMBER($row) }, coluna { NUMBER($column) }, horizontal: { $faces }
   *[down] - coluna { NUMBER($column) }, fileira { NUMBER($row) }, vertical: { $faces }
}
play = - { $direction ->
    [across] horizontal
   *[down] vertical
} { $faces } por { $points ->
    [one] { NUMBER($points) } ponto
   *[other] { NUMBER($points) } pontos
}{ $crosses ->
    [yes] , { NUMBER($crossing) } deles na { $direction ->
        [across] vertical
       *[down] horizontal
    }
   *[no] {""}
}{ $has-before ->
    [yes] , além de { NUMBER($before) } antes neste turno
   *[no] {""}
}{ $is-bonus ->
    [yes] , com o dado bônus
   *[no] {""}
}
bonus-lost = - o dado bônus { NUMBER($face) } não encaixou: -{ NUMBER($face) }

event-placed = coloca { $faces }{ $is-bonus ->
    [yes] {" "}com o dado bônus
   *[no] {""}
}
event-nothing = não consegue colocar nada
event-lost = perde { $lost ->
    [one] { NUMBER($lost) } ponto
   *[other] { NUMBER($lost) } pontos
} com o dado bônus
luck-no-line = { $rolled }, nenhuma linha possível
luck-fits = { $rolled }, o dado bônus encaixa
luck-cost = { $rolled }, o dado bônus custa { NUMBER($lost) }
lost-bonus-dice = Dados bônus que não encaixaram

full = Linha cheia
full-how = formar uma linha de seis dados
crossroads = Encruzilhada
crossroads-how = formar três linhas de uma vez só
empty-hand = Mão vazia
empty-hand-how = colocar os seis dados de um lance
fifty = Obra-prima
fifty-how = fazer 50 pontos ou mais em um turno

lesson-1 = Palavras cruzadas de dados, e quem abre é você. Aperte **Rolar 6 dados**.
lesson-1-roll = **Rolar** pega dados do monte, no máximo seis.
lesson-2 = Uma linha são três ou mais números que sobem ou descem de um em um. Abra o menu e escolha **[3] [4] [5]**.
lesson-2-try = **Testar uma linha** mostra uma linha no tabuleiro antes de ela contar.
lesson-3 = Aí está, em verde: 3 + 4 + 5 = 12 pontos. Aperte **Colocar**.
lesson-3-place = **Colocar** confirma a linha que você escolheu.
lesson-4 = Ada formou uma linha para baixo a partir do seu 4, que contou para ela também. Aperte **Rolar 6 dados**.
lesson-5 = Uma linha vale todos os seus dados, velhos e novos. Aumente-a dos dois lados: escolha no menu **[1] [2] 3 4 5 [6]**, onde os seus dados novos estão entre colchetes.
lesson-6 = Três dados e 21 pontos, porque a linha inteira conta. Aperte **Colocar**.
lesson-7 = Você pode continuar enquanto os dados encaixarem. O seu outro 1 aumenta a linha vertical de Ada. Escolha **4 3 2 [1]**.
lesson-7-stop = **Parar** termina o seu turno; os dados que sobram voltam para o monte.
lesson-8 = Raramente vale a pena deixar pontos fáceis para os outros. Aperte **Colocar**.
lesson-end = 31 pontos em um turno! Os 4 não encaixam em lugar nenhum, então o turno acabou. Dados que se tocam precisam sempre fazer parte de uma linha. Colocou os seis? Então você pode pegar um dado bônus. Quando o monte acaba, vence quem tem mais pontos.
