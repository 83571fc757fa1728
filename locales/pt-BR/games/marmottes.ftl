### Les Marmottes. Os nomes vêm com Markdown, os números de dados vão de 1 a 6. `:bust:` e `:crown:` são imagens.

pitch = Desafie a sorte: os dados iguais pontuam, mas só dá para parar com dois ou quatro separados
option-target = Total que dá início à última rodada
option-single-match = Um dado sozinho pontua se o valor dele já foi separado; desligado: só iguais no mesmo lance
option-turn-limit = Depois deste número de turnos por pessoa, vence o maior total, mesmo sem ninguém chegar ao alvo
goal = Chegue ao alvo e fique na frente enquanto o resto da mesa tem um último turno.
first-press = Aperte **Rolar**; o que combina é separado para você. Depois escolha: rolar de novo por mais pontos, ou **Parar** antes de estourar.
aim = Chegue a 60 pontos no menor número de turnos; com o mesmo número, menos lances é melhor.

title-end = { -marmottes } · o fim
title-last-round = { -marmottes } · última rodada
title-round = { -marmottes } · { $alone ->
    [yes] turno
   *[no] rodada
} { NUMBER($round) }
title-round-of = { -marmottes } · { $alone ->
    [yes] turno
   *[no] rodada
} { NUMBER($round) } de { NUMBER($limit) }

scored = { $hand ->
    [player] { $name } tira { $dice } e soma { NUMBER($points) }
    [clock] O tempo de { $name } acabou: a casa tira { $dice } e soma { NUMBER($points) }
   *[house] A casa rola por { $name }: tira { $dice } e soma { NUMBER($points) }
}{ $six-alike ->
    [yes] , e seis iguais dão um bônus de { NUMBER($bonus) }.
   *[no] .
}
bust = { $at-stake ->
    [yes] { $hand ->
        [player] :bust: Estourou! { $name } perde { NUMBER($lost) }.
        [clock] O tempo de { $name } acabou: a casa rola e estoura, lá se vão { NUMBER($lost) }.
       *[house] A casa rola por { $name } e estoura: lá se vão { NUMBER($lost) }.
    }
   *[no] { $hand ->
        [player] :bust: Estourou! Nenhum dado combina para { $name }.
        [clock] O tempo de { $name } acabou: a casa rola e estoura, nada combina.
       *[house] A casa rola por { $name } e estoura: nada combina.
    }
}
banked = { $hand ->
    [player] { $name } guarda { NUMBER($points) }
    [clock] O tempo de { $name } acabou: a casa guarda { NUMBER($points) } em seu lugar
   *[house] A casa guarda { NUMBER($points) } por { $name }
}{ $had-points ->
    [yes] , { NUMBER($total) } no total.
   *[no] .
}
last-round-begins = Com isso chegou a { NUMBER($target) }: { $is-alone ->
    [yes] { $other } tem
   *[no] o resto da mesa tem
} um último turno.
left = { $name } sai da mesa.

dice-to-roll = { $count ->
    [1] o último dado
    [2] os outros dois dados
    [3] os outros três dados
    [4] os outros quatro dados
    [5] os outros cinco dados
   *[other] os seis dados
}
begins = { $last-round ->
    [yes] Última rodada: { $name } rola os dados.
   *[no] { $name } rola os dados.
}
decides = { $aside ->
    [3] Com três separados não dá para parar: é preciso rolar { $dice }.
    [5] Com cinco separados não dá para parar: é preciso rolar { $dice }.
    [6] Os seis dados pontuaram, então todos são rolados de novo.
   *[other] Parar com { NUMBER($score) } ou rolar { $dice }?
}
player-decides = { $may-stop ->
    [yes] { $name } pode parar com { NUMBER($score) } ou rolar { $dice }.
   *[no] { $name } tem { NUMBER($score) } até agora e precisa rolar { $dice }.
}
advice-roll = Dados iguais valem pontos. Você pode parar com dois ou quatro; um estouro leva os pontos do turno.
this-turn = **{ NUMBER($score) } neste turno**
last-round = **Última rodada** · { $lead ->
    [ahead] { $name } está na frente
    [alone] { $name } precisa de { NUMBER($wanted) }, { $missing ->
        [one] falta { NUMBER($missing) }
       *[other] faltam { NUMBER($missing) }
    }
   *[shared] { $name } precisa de { NUMBER($wanted) }, { $missing ->
        [one] falta { NUMBER($missing) }
       *[other] faltam { NUMBER($missing) }
    }; { NUMBER($shares) } dividem a liderança
}

roll-button = Rolar { $count ->
    [one] o último dado
    [6] os 6
   *[other] { NUMBER($count) } dados
} · { $risk ->
    [sure] estouro certo
    [percent] { NUMBER($chance) }% de estourar
   *[one-in] 1 em { NUMBER($chance) } estoura
}
stop-button = Parar e guardar { NUMBER($score) }{ $adds ->
    [yes] {" "}→ { NUMBER($total) }
   *[no] {""}
}{ $standing ->
    [nothing] {""}
    [reaches] , o alvo
    [leads] , a liderança
    [level] , empate na liderança
   *[behind] , { $missing ->
        [one] falta { NUMBER($missing) }
       *[other] faltam { NUMBER($missing) }
    }
}

latest = último: { $turn }
latest-bust = estouro
reached-first = { NUMBER($target) } antes de todos
one-last-turn = ainda tem um último turno

to-win = { $alone ->
    [yes] Chegue a { NUMBER($target) } no menor número de turnos.
   *[no] Quando alguém chega a { NUMBER($target) }, o resto da mesa tem um último turno; depois vence o total mais alto.
}
help-roll = **Role { $dice }.** { $needs } { NUMBER($bust) } de { NUMBER($of) } lances estouram{ $at-stake ->
    [yes] , e aí { $score ->
        [one] se perde o { NUMBER($score) } ponto
       *[other] se perdem os { NUMBER($score) } pontos
    } deste turno.
   *[no] .
}
needs-a-partner = Não há como combinar: um dado sozinho não tem par.
needs-the-sixth = É preciso tirar um { NUMBER($face) }; com ele são seis iguais e mais { NUMBER($bonus) } pontos.
needs-one-of = É preciso tirar um destes valores: { LIST($faces) }.
needs-a-pair = É preciso tirar dois dados ou mais do mesmo valor.
needs-a-pair-or = É preciso tirar dois dados ou mais do mesmo valor, ou um só { NUMBER($face) }.
needs-a-pair-or-two = É preciso tirar dois dados ou mais do mesmo valor, ou um só { NUMBER($face) } ou { NUMBER($other) }.
help-stop = **Pare.** Isso guarda { $score ->
    [one] { NUMBER($score) } ponto
   *[other] { NUMBER($score) } pontos
} e leva o total a { NUMBER($total) }{ $is-short ->
    [yes] , a { NUMBER($short) } do alvo.
   *[no] .
}
help-no-stop = { $aside ->
    [0] O que combina é separado automaticamente e vale a soma dos dados. Você pode parar com dois ou quatro dados separados.
    [3] Você não pode parar com três dados separados, só com dois ou quatro.
    [5] Você não pode parar com cinco dados separados, só com dois ou quatro.
   *[other] Os seis dados pontuaram, então todos são rolados de novo. Os novos não combinam com os antigos, e não dá para parar antes.
}
help-last-round = { $stayed ->
    [yes] Última rodada: { $name } chegou a { NUMBER($target) } antes de todos, com { NUMBER($total) }, e vence no empate. O resto da mesa ainda tem um turno.
   *[no] Última rodada: { $name } chegou a { NUMBER($target) } antes de todos, com { NUMBER($total) }, mas saiu da mesa. O resto da mesa ainda tem um turno.
}
help-last-turns = Última rodada: depois dela vence o maior total, a não ser que alguém chegue a { NUMBER($target) }.
help-player = { $name } tem { NUMBER($total) }{ $has-note ->
    [yes] , { $note }.
   *[no] .
}
help-all-six = { $name } tem os seis dados na mão.
help-turn = { $name } tem { $score ->
    [one] { NUMBER($score) } ponto
   *[other] { NUMBER($score) } pontos
} neste turno. Separados: { LIST($aside) }. Livres: { $has-free ->
    [yes] { LIST($free) }.
   *[no] nenhum.
}

alone-reached = :crown: { $name } chegou a { NUMBER($target) } em { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turnos
} e tem { NUMBER($total) }.
alone-short = { $name } tem { NUMBER($total) } depois de { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turnos
}; o alvo era { NUMBER($target) }.
nobody-wins = Todo mundo saiu da mesa, então ninguém vence.
wins = :crown: **{ $name } vence com { $total ->
    [0] { NUMBER($total) } pontos
    [one] { NUMBER($total) } ponto
   *[other] { NUMBER($total) } pontos
}.**
two-win = { $name } e { $other } dividem a vitória com { $total ->
    [0] { NUMBER($total) } pontos
    [one] { NUMBER($total) } ponto
   *[other] { NUMBER($total) } pontos
} por pessoa.
many-win = { $players ->
    [one] { NUMBER($players) } pessoa vence
   *[other] { NUMBER($players) } pessoas dividem a vitória
} com { $total ->
    [0] { NUMBER($total) } pontos
    [one] { NUMBER($total) } ponto
   *[other] { NUMBER($total) } pontos
} por pessoa.
no-one-is-left = Não há mais ninguém na mesa.
everyone-else-left = Todas as outras pessoas saíram da mesa.
target-took = O alvo de { NUMBER($target) } levou { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turnos
}.
target-reached-first = { $name } chegou ao alvo de { NUMBER($target) } antes de todos, e { $is-alone ->
    [yes] { $other } teve
   *[no] o resto da mesa teve
} um último turno.
not-reached = Ninguém chegou a { NUMBER($target) } em { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turnos
}.
limit-came = O limite de { $round ->
    [one] { NUMBER($round) } turno
   *[other] { NUMBER($round) } turnos
} veio antes do alvo de { NUMBER($target) }, então vence o maior total.
wins-the-tie = { $name } chegou ao alvo de { NUMBER($target) } antes de todos e vence o empate.

event-roll = { $gain ->
    [one] { NUMBER($gain) } ponto
   *[other] { NUMBER($gain) } pontos
} com { $count ->
    [one] { NUMBER($count) } dado
   *[other] { NUMBER($count) } dados
}
event-bust = estouro, { $lost ->
    [one] { NUMBER($lost) } ponto a menos
   *[other] { NUMBER($lost) } pontos a menos
}
event-first-bust = estouro logo no primeiro lance
event-banked = { NUMBER($points) } guardados
event-reached = { NUMBER($points) } guardados, o que dá { NUMBER($total) }
# O que os dados ou as cartas deram.
luck-scored = lance { $faces }, +{ NUMBER($more) }, { NUMBER($turn) } no turno
luck-bust = lance { $faces }, estouro, { NUMBER($lost) } a menos
luck-first-bust = lance { $faces }, estouro de cara
busts = Estouros
feat-points = { $points ->
    [one] { NUMBER($points) } ponto
   *[other] { NUMBER($points) } pontos
}
feat-turns = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turnos
}

six = Seis iguais
six-how = separar seis dados do mesmo valor
burrow = Toca cheia
burrow-how = guardar 40 pontos ou mais em um turno
meadow = O campo inteiro
meadow-how = guardar 70 pontos ou mais em um turno
whisker = Por um fio
whisker-how = vencer por um ou dois pontos

lesson-1 = Seis dados, e pontos para os que combinam. Aperte **Rolar os 6**.
lesson-1-roll = **Rolar** joga todos os dados que não estão separados. O botão diz o risco de estourar: um lance em que nada combina.
lesson-2 = Seus dois 4 combinam: foram separados e valem 8 pontos. É pouco, e o risco é pequeno. Aperte **Rolar 4 dados**.
lesson-2-stop = **Parar e guardar** termina o seu turno e soma os pontos dele ao seu total.
lesson-3 = Mais um 4 se junta ao par: 12 pontos. Com três dados separados você não pode parar, só com dois ou quatro. Aperte **Rolar 3 dados**.
lesson-4 = Quatro dados separados, 16 pontos. Mais da metade dos próximos lances estouraria, e os 16 iriam embora. Aperte **Parar e guardar**.
lesson-5 = Ada tinha dois 1, rolou de novo e estourou: o turno dela não deu nada. O total guardado está sempre a salvo. Aperte **Rolar os 6**.
lesson-6 = Dois pares, 16 pontos. Com quatro dados separados, é sensato parar a partir de 10 pontos. Aperte **Parar e guardar**.
lesson-end = 32 pontos em dois turnos. Quando alguém chega a 100, o resto da mesa tem um último turno, e vence o maior total. Se os seis dados pontuam, você os recolhe e rola de novo.
