### Noodle Roll. Um fio é um grupo de dados guardado; entregue, é um cubo no tabuleiro. `$faces` é como “três 4”.
### `:chef:` e `:crown:` são imagens.

pitch = Role macarrão, acione seus subchefes e encha as mesas de três restaurantes
option-line = Altura que duas colunas precisam alcançar; auto: o número de participantes mais um
option-partial-sets = Você pode guardar só parte dos dados de um valor, pelo menos três, e rolar os outros de novo
goal = Tenha mais pontos, com fios e com cubos lado a lado, quando duas colunas do tabuleiro chegarem à linha. A ordem é sorteada e pesa muito: entre duas pessoas que jogam bem, quem começa vence pelo menos três de cada quatro partidas.
first-press = Role todos os dados, aperte o grupo que quer guardar e depois continue rolando ou aperte **Entregar**.
best = mais pontos

title-turn = { -noodle } · turno { NUMBER($turn) }
title-end = { -noodle } · o fim

faces = { $size ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[13] treze
} { NUMBER($face) }
# Depois de “grupo”.
faces-from = { $lowest ->
    [1] de qualquer valor
    [2] de 2 ou mais
    [3] de 3 ou mais
    [4] de 4 ou mais
    [5] de 5 ou mais
   *[6] de 6
}
strands = { $count ->
    [1] um fio
    [2] dois fios
    [3] três fios
   *[4] quatro fios
}
# Depois de “com”.
dice = { $count ->
    [one] { NUMBER($count) } dado
   *[other] { NUMBER($count) } dados
}
chefs-ready = { $chefs ->
    [0] nenhum subchefe na cozinha
    [one] { NUMBER($chefs) } subchefe na cozinha
   *[other] { NUMBER($chefs) } subchefes na cozinha
}
worth = { $is-free ->
    [yes] um cubo livre
   *[no] { $points ->
        [one] { NUMBER($points) } ponto
       *[other] { NUMBER($points) } pontos
    }
}
price = { $is-free ->
    [yes] cubo livre
   *[no] +{ NUMBER($points) }
}
chance = { $bound ->
    [under] menos de 1%
    [over] mais de 99%
   *[exactly] { NUMBER($percent) }%
}

begins = A cozinha abre. { $name } começa.
rolls = { $name } rola os dados.
moved = { $hand ->
    [player] {""}
    [clock] O tempo de { $name } acabou: a casa joga.
   *[house] A casa joga por { $name }.
}
no-set-left = Nenhum grupo, e nenhum subchefe na cozinha.
delivered = { $hand ->
    [player] { $name } entrega { $strands }
    [clock] O tempo de { $name } acabou: a casa entrega { $strands }
   *[house] A casa entrega { $strands } por { $name }
}{ $gain ->
    [nothing] {""}
    [strands] , **+{ NUMBER($earned) }**
    [pairs] , **+{ NUMBER($paired) } por pares**
   *[both] , **+{ NUMBER($earned) }** e **+{ NUMBER($paired) } por pares**
}.
left = { $name } sai da mesa.
left-after = { $name } entregou { $strands }{ $earns ->
    [yes] , **+{ NUMBER($earned) }**,
   *[no] {""}
} e saiu da mesa.
kept = { $name } guarda { $faces } ({ $price }): continuar rolando ou entregar?
rolled = { $name } tira { LIST($sets) }: { $may-deliver ->
    [yes] { $several ->
        [yes] guardar um grupo ou entregar?
       *[no] guardar ou entregar?
    }
   *[no] { $several ->
        [yes] é preciso guardar um grupo.
       *[no] é preciso guardar.
    }
}
rolled-no-set = { $name } não tira nenhum grupo{ $any-face ->
    [yes] {""}
   *[no] {" "}{ $from }
}: acionar um subchefe ou entregar?
chef-made = { $name }: um subchefe combina { NUMBER($die) } e { NUMBER($other) } em um { NUMBER($made) }, ainda sem grupo. Outro subchefe ou entregar?
places-free = { $name } tem um cubo livre: em qual coluna ele fica?
places-threes = { $name } entrega os 3: na coluna 3a ou 3b?
everyone-else-left = Só { $name } ficou na mesa e vence com { $points ->
    [0] { NUMBER($points) } pontos
    [one] { NUMBER($points) } ponto
   *[other] { NUMBER($points) } pontos
}.
wins = :crown: **{ $shared ->
    [yes] { LIST($names) } dividem a vitória
   *[no] { LIST($names) } vence
} com { $points ->
    [0] { NUMBER($points) } pontos
    [one] { NUMBER($points) } ponto
   *[other] { NUMBER($points) } pontos
}.**

advice-roll = Role e depois guarde um grupo: três ou mais dados iguais.
advice-roll-on = Seus pontos estão a salvo: um lance ruim só custa um subchefe ou encerra o turno.
advice-keep-first = Dados com moldura são grupos. Depois você só pode guardar o mesmo valor ou mais altos.
advice-keep = Dados com moldura são grupos que você pode guardar.
advice-no-set = Um subchefe soma dois dados, ou rola de novo os que restam.
advice-last-chef = É o seu último subchefe: sem grupo o turno termina na hora, e você não pode continuar rolando.
advice-deliver = Um cubo ao lado de outro seu, no mesmo restaurante, vale { NUMBER($pair) } no fim.

line-to-go = { $columns ->
    [0] alcançada
    [one] falta { NUMBER($columns) } coluna
   *[other] faltam { NUMBER($columns) } colunas
}
from-row = da fileira { NUMBER($row) } para cima
kept-dice = guardados{ $earns ->
    [yes] , +{ NUMBER($points) }
   *[no] {""}
}
too-low-dice = abaixo de { NUMBER($lowest) }: baixo demais
for-pairs = { NUMBER($pairs) } por pares

roll-all = Rolar os 13 dados
roll-more = Rolar os outros { NUMBER($dice) } · grupo: { $chance }
chef-rolls = Subchefe rola { NUMBER($dice) } de novo · grupo: { $chance }
deliver = Entregar { $strands }{ $earns ->
    [yes] {" "}· +{ NUMBER($points) }
   *[no] {""}
}
keep = Guardar { $faces } · { $price }
keep-menu = Guardar um grupo…
left-to-roll = { $dice ->
    [one] sobra { NUMBER($dice) } dado para rolar
   *[other] sobram { NUMBER($dice) } dados para rolar
}
combine-menu = Subchefe combina dois dados…
combine-others = Outros pares, que não formam grupo
combine-anyway = Subchefe combina dois dados
combine-makes = Dá { $faces }: { $worth }
combine-ends = Sem grupo e sem subchefe: o turno termina
combine-too-low = Baixo demais: neste turno você não pode guardar os { NUMBER($face) }
combine-not-yet = Ainda sem grupo: dá { $faces }
reach = { $reach ->
    [reaches] linha
    [ends] fim de jogo
    [wins] vence
    [loses] perde
    [shares] empata
   *[not] {""}
}
column-name = coluna { $column }

to-win = Vence quem tiver mais pontos quando duas colunas tiverem { NUMBER($line) } cubos de altura. Dois cubos seus lado a lado no mesmo restaurante valem { NUMBER($pair) }.
help-roll = Role os 13 dados e guarde um **grupo**: três ou mais do mesmo valor. Ele vale o seu número, mais 1 por dado além de três; os 6 não valem nada, mas o cubo deles pode ir para qualquer coluna. Para os próximos lances: { $ready }; no começo de cada turno seu, um subchefe volta.
help-roll-on = **Continue rolando**: o que você guardou é seu. Você pode guardar outro grupo { $from }; chance de o lance ter um: { $chance }. Se não tiver, um subchefe pode ajudar ({ $ready }), ou o turno termina.
help-stop = **Entregue**: seus cubos vão para o tabuleiro, e o turno termina.
help-keep-first = Você precisa guardar um grupo, { $parts ->
    [yes] pelo menos três dos dados dele
   *[no] com todos os dados dele
}. No resto do turno você só pode guardar o mesmo valor ou mais altos. Os altos pontuam mais; os baixos têm mais vizinhos no tabuleiro e deixam mais valores para depois.
help-keep = **Guarde** um grupo e role os dados que sobram, se forem três ou mais, ou **entregue** os seus fios. Um subchefe só pode rolar de novo se não houver grupo.
help-no-chef = Não há subchefe na cozinha, então o turno termina de qualquer jeito.
help-no-set = Não há nenhum grupo { $from }. Um subchefe ({ $ready }) pode **combinar** dois dados em um valor, a soma deles: { $has-pairs ->
    [yes] { LIST($pairs) }
   *[no] aqui nenhum par completa um grupo na hora
}. Ou ele **rola todos** os { NUMBER($dice) } dados de novo; chance de um grupo: { $chance }.
pair-makes = { NUMBER($die) } + { NUMBER($other) } dá { $faces }
help-last-chef = É o seu último subchefe: você ainda pode guardar um grupo que ele traga, mas não continuar rolando, e sem grupo o turno termina na hora.
help-deliver = **Entregar** não custa nada: os seus fios vão para o tabuleiro.
help-free = Os seus 6 dão um cubo para qualquer coluna:
help-threes = Os seus 3 vão para a coluna 3a ou 3b:
help-column = - **{ $column }**: fileira { NUMBER($row) }{ $gains ->
    [yes] , ao lado de um seu: mais { NUMBER($gain) } no fim
   *[no] {""}
}{ $reach ->
    [ends] , a segunda coluna na linha: encerra a partida
    [wins] , encerra a partida, e você vence
    [loses] , encerra a partida, e você perde
    [shares] , encerra a partida com vitória dividida
    [reaches] , chega à linha
   *[not] {""}
}

stopped = { $hand ->
    [player] { $name } parou.
    [clock] O tempo de { $name } acabou: a casa parou.
   *[house] A casa parou por { $name }.
}
still-rolling = { $name } ainda estava rolando.
no-chef-ready = { $name } não tinha mais subchefe para continuar rolando.
too-few-dice = { $name } não tinha dados suficientes para outro grupo.
found-no-set = { $name } não tirou nenhum grupo no último lance e não tinha mais subchefe.
nothing-delivered = Nada foi entregue.
were-delivered = Entregou: { $strands }.
strand = { $faces }{ $combined ->
    [yes] {" "}com { $dice }
   *[no] {""}
}: { $worth }
placed = { $strand } (coluna { $column }, fileira { NUMBER($row) })
two-columns = Duas colunas de altura { NUMBER($line) } terminam a partida; por enquanto { $reached ->
    [0] nenhuma
    [one] a coluna { LIST($columns) }
   *[other] as colunas { LIST($columns) }
}.
others-left = A partida acabou sem duas colunas na linha de { NUMBER($line) }: as outras pessoas saíram da mesa.
is-over = A partida acabou porque as colunas { LIST($columns) } chegaram à linha de { NUMBER($line) }.
empty = O tabuleiro está vazio.
cubes = - Coluna { $column } ({ $restaurant ->
    [yellow] amarelo
    [pink] rosa
   *[blue] azul
}), de baixo para cima: { $names }
pair = - { $name }: { $restaurant ->
    [yellow] amarelo
    [pink] rosa
   *[blue] azul
}, fileira { NUMBER($row) }, colunas { $left } e { $right }: { NUMBER($pair) }
kept-strand = Guardado: { $strand }
on-the-table = Na mesa: { $dice }
too-low = { $faces }, baixo demais para este turno
is-set = **{ $faces }: um grupo, { $worth }**

event-kept = guarda { $faces }
event-combined = subchefe combina { NUMBER($die) } e { NUMBER($other) }
event-rerolled = subchefe rola de novo
event-no-set = nenhum grupo
event-linked = cubos ligados
event-roll = { $faces } com { $dice }
# O que os dados ou as cartas deram.
luck-no-set = lance { $faces }, nenhum grupo

long = Macarrão comprido
long-how = guardar sete ou mais dados do mesmo valor
four = Quatro pratos
four-how = entregar quatro fios em um turno
neighbours = Boa vizinhança
neighbours-how = formar dois pares de cubos em uma entrega
rested = Cozinha descansada
rested-how = vencer com os três subchefes na cozinha

lesson-1 = Esta é a sua cozinha! Um turno começa com todos os treze dados. Aperte **Rolar os 13 dados**.
lesson-1-roll = **Rolar** lança todos os dados que você não guardou.
lesson-2 = Dados com moldura são grupos: três ou mais iguais. Comece com valores baixos, porque os próximos grupos deste turno não podem ser mais baixos que o primeiro. Aperte **Guardar quatro 2**.
lesson-2-keep = **Guardar** pega todos os dados desse valor: um fio que ninguém tira de você.
lesson-3 = Quatro 2 são 3 pontos. Agora nada pode se perder, e três de cada quatro lances assim trazem outro grupo. Aperte **Rolar os outros 9**.
lesson-3-deliver = **Entregar** termina o seu turno: cada fio vira um cubo no tabuleiro.
lesson-4 = Nenhum grupo! Agora um dos seus três subchefes pode ajudar. Abra o menu e escolha **1 + 2 = 3**, para ter três 3.
lesson-4-combines = **Subchefe combina** dois dados em um, a soma deles.
lesson-4-rolls = **Subchefe rola** todos estes dados de novo.
lesson-5 = O 1 e o 2 agora contam como o seu terceiro 3. Aperte **Guardar três 3**.
lesson-6 = Cinco dados raramente dão um grupo, mas tentar não custa nada: o que você guardou continua seu. Aperte **Rolar os outros 5**.
lesson-7 = Que sorte! Sobrariam dois dados, poucos para um grupo, então este é o seu último fio. Aperte **Guardar três 5**.
lesson-8 = Os seus 2 foram para a coluna 2. Com os 3 você escolhe: na 3a o cubo fica ao lado do seu. Aperte **3a**.
lesson-8-columns = **3a** e **3b** põem o cubo no alto dessa coluna. Dois vizinhos valem 10 pontos no fim.
lesson-end = Esse foi um turno inteiro: 11 pontos, e um par que vale 10. Ada entregou quatro 5, e seria a sua vez de novo. A partida termina quando duas colunas chegam à linha; aí vence quem tem mais pontos.
