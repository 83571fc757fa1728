### Ricemarll. `$cards` são imagens de cartas, e `:crown:` também é uma. Cada objetivo tem 6 fichas; esse número nunca muda.

-ricemarll = Ricemarll

pitch = Mude seus seis dados com cartas secretas para cumprir os objetivos da mesa
goal = Tenha mais fichas depois de seis rodadas: cada objetivo tem seis, divididas em caso de empate.
first-press = Aperte **Minhas cartas**, que só você vê. Escolha uma carta no menu e aperte o dado para ela. Aperte **Confirmar** quando terminar e espere os outros.
best = mais fichas

blank = vazia
negate = oposto
reroll = rerrolar
pick = escolher
flip = virar
adds = soma { NUMBER($by) }
takes-off = subtrai { NUMBER($by) }
makes = passa a valer { NUMBER($by) }
blank-means = não faz nada
doubles = dobra o valor
halves = divide por dois, arredondando para baixo
negate-means = troca mais por menos e vice-versa
reroll-means = o dado é rolado de novo, antes de tudo
pick-means = você escolhe a face do dado, depois de todas as rerrolagens
flip-means = o dado passa para a face oposta

most-1s = mais dados 1
    .means = mais dados que valem exatamente 1
most-2s = mais dados 2
    .means = mais dados que valem exatamente 2
most-3s = mais dados 3
    .means = mais dados que valem exatamente 3
most-4s = mais dados 4
    .means = mais dados que valem exatamente 4
most-5s = mais dados 5
    .means = mais dados que valem exatamente 5
most-6s = mais dados 6
    .means = mais dados que valem exatamente 6
most-zeroes = mais zeros
    .means = mais dados que valem exatamente 0
most-odds = mais ímpares
    .row = mais ímpares
    .means = mais dados de valor ímpar, mesmo negativo
most-evens = mais números pares
    .shown = mais números pares · 0 é par
    .row = mais pares
    .means = mais dados de valor par, mesmo 0 ou negativo
most-by-3 = mais múltiplos de 3
    .shown = mais múltiplos de 3 · 0 também
    .row = múltiplos de 3
    .means = mais dados múltiplos de 3, mesmo 0 ou negativos
fewest-positive = menos positivos
    .shown = menos positivos · dados acima de 0
    .row = menos positivos
    .means = menos dados que valem mais de 0
fewest-123456 = mais fora de 1–6
    .shown = mais fora de 1–6 · como -1, 0 ou 7
    .row = mais fora de 1–6
    .means = mais dados que não valem 1, 2, 3, 4, 5 nem 6
highest-total = maior soma
    .means = a maior soma dos seis dados
lowest-total = menor soma
    .means = a menor soma dos seis dados
second-highest = segunda maior soma
    .shown = segunda maior soma · somas iguais contam como uma
    .row = 2ª maior soma
    .means = a segunda maior das somas diferentes da mesa
second-lowest = segunda menor soma
    .shown = segunda menor soma · somas iguais contam como uma
    .row = 2ª menor soma
    .means = a segunda menor das somas diferentes da mesa
biggest-number = maior dado
    .shown = maior dado · um só
    .means = o maior dado de toda a mesa
smallest-number = menor dado
    .shown = menor dado · um só
    .means = o menor dado de toda a mesa
greatest-range = maior diferença
    .shown = maior diferença · maior dado menos o menor
    .row = maior diferença
    .means = a maior diferença entre o menor e o maior dado de alguém
smallest-range = menor diferença
    .shown = menor diferença · maior dado menos o menor
    .row = menor diferença
    .means = a menor diferença entre o menor e o maior dado de alguém
longest-run = maior sequência
    .shown = maior sequência · como -1 0 1 2
    .means = mais valores seguidos sem buraco, como -1 0 1 2
largest-set = mais iguais
    .shown = mais iguais · dados do mesmo valor
    .means = mais dados do mesmo valor
most-pairs = mais duplas
    .shown = mais duplas · três iguais são uma
    .means = mais duplas de dados do mesmo valor
greatest-variety = mais variedade
    .shown = mais variedade · valores diferentes
    .row = mais variedade
    .means = mais valores diferentes

title = { -ricemarll } · rodada { NUMBER($round) } de { NUMBER($rounds) } · { $moment ->
    [place] cartas
    [declare] objetivos
    [pick] faces
   *[draft] escolha
}
title-revealed = { -ricemarll } · rodada { NUMBER($round) } revelada
title-end = { -ricemarll } · o fim
title-own = Suas cartas · rodada { NUMBER($round) }

locked-in = { $hand ->
    [player] { $name } confirma as cartas.
    [clock] O tempo de { $name } acabou: a casa confirma as cartas.
   *[house] A casa confirma as cartas por { $name }.
}
decided = { $hand ->
    [player] { $name } decidiu sobre objetivos especiais.
    [clock] O tempo de { $name } acabou: a casa decide sobre objetivos especiais.
   *[house] A casa decide por { $name } sobre objetivos especiais.
}
picked = { $hand ->
    [player] { $name } escolheu uma face.
    [clock] O tempo de { $name } acabou: a casa escolhe uma face.
   *[house] A casa escolhe uma face por { $name }.
}
took = { $hand ->
    [player] { $name } pega { LIST($things) }.
    [clock] O tempo de { $name } acabou: a casa pega { LIST($things) }.
   *[house] A casa pega por { $name }: { LIST($things) }.
}
a-special-goal = um objetivo especial
rest-went = O resto vai para { $who }.
left = { $name } sai da mesa.
round-brought = Rodada { NUMBER($round) }: { $gains }{ $are-more ->
    [yes] , ninguém mais passou de { NUMBER($most) }.
   *[no] .
}

many-players = { $players ->
    [one] { NUMBER($players) } pessoa
   *[other] { NUMBER($players) } pessoas
}
all-place = Rodada { NUMBER($round) }: todo mundo coloca cartas em segredo.
still-place = { $players ->
    [one] { $who } ainda coloca cartas em segredo.
   *[other] { $who } ainda colocam cartas em segredo.
}
declaring = { $players ->
    [one] { $who } decide em segredo sobre objetivos especiais.
   *[other] { $who } decidem em segredo sobre objetivos especiais.
}
choosing = { $players ->
    [one] As cartas estão à vista: { $who } escolhe faces em segredo.
   *[other] As cartas estão à vista: { $who } escolhem faces em segredo.
}
drafts = { $name } escolhe: { $take }.
take-card = uma carta
take-another = mais uma carta
take-either = uma carta ou um objetivo especial
take-another-or-goal = mais uma carta ou o objetivo especial
take-two = duas cartas
take-two-or-goal = duas cartas, ou uma e o objetivo especial

goals = Objetivos · 6 fichas cada
next-goals = Próximos objetivos · 6 fichas cada
special = { $goal } (especial)
offered = Disponíveis
on-offer = Disponíveis: { $cards }
on-offer-with-goals = Disponíveis: { $cards } · { $specials ->
    [one] { NUMBER($specials) } objetivo especial, virado para baixo
   *[other] { NUMBER($specials) } objetivos especiais, virados para baixo
}
none = nenhuma
then = Depois, { LIST($names) }
advice-place = O dourado lidera: quem cumpre melhor um objetivo ganha suas 6 fichas, divididas em caso de empate. As cartas ainda podem mudar os dados.
from-to = { NUMBER($least) } a { NUMBER($most) }
die = Dado { NUMBER($die) }: { $dice }

ready = tudo certo
specials = { $specials ->
    [one] { NUMBER($specials) } objetivo especial
   *[other] { NUMBER($specials) } objetivos especiais
}
has-taken = pegou { $things }
has-rolled = tirou { $faces }

choose-first = Escolha uma carta e depois o dado que ela muda.
in-your-hand = { $hand-size ->
    [0] { NUMBER($hand-size) } cartas na mão
    [one] { NUMBER($hand-size) } carta na mão
   *[other] { NUMBER($hand-size) } cartas na mão
}, { $placed ->
    [0] { NUMBER($placed) } colocadas.
    [one] { NUMBER($placed) } colocada.
   *[other] { NUMBER($placed) } colocadas.
}
declare-now = Declarar o seu objetivo especial “{ $goal }” nesta rodada? Assim, quem o cumprir leva as 6 fichas dele.
pick-now = O seu dado { NUMBER($die) } mostra { NUMBER($face) }. Escolha a face que ele deve mostrar.
draft-now = Você escolhe: { $take }.
wait-locked = As suas cartas estão confirmadas. Falta: { $who }.
wait-draft = Agora escolhe: { $who }.
wait = Você não tem nada para decidir agora. Falta: { $who }.
own-goals = Seus objetivos secretos: { $goals }
you-have = Suas cartas: { $cards }
own-goal = secreto
declared = { $goal } · declarado
kept = { $goal } · guardado
in-hand = Na mão: { $cards }
back-on-top = De volta ao baralho: { $cards }
to-discard = Para o descarte: { $cards }
on-top = No topo do seu baralho: { $cards }
below = Embaralhadas embaixo: { $cards }
discarded = Descartadas: { $cards }
your-cards = Suas cartas
discard-piles = Descartes dos outros
discard-pile = **{ $name }**: { $cards } · { $deck ->
    [0] { NUMBER($deck) } viradas para baixo no baralho
    [one] { NUMBER($deck) } virada para baixo no baralho
   *[other] { NUMBER($deck) } viradas para baixo no baralho
}

my-cards = Minhas cartas
refresh = Atualizar
go-on = Escolher cartas
back = Voltar às minhas cartas
last-round = Rodada anterior
all-cards = Todas as cartas
more = Mais
to-my-deck = Para o meu baralho
discard = Descartar
lock = Confirmar
lock-back = Confirmar · { NUMBER($unused) } de volta
declare = Declarar: { $goal }
keep = Manter em segredo
choose = Escolha uma carta
all-placed = Todas as cartas estão colocadas; dá para pegar uma de volta
times-in-hand = { $meaning } · { NUMBER($times) } na mão
take-back = Pegar { $card } de volta
behind = atrás do dado { NUMBER($die) }
was-to-top = volta ao topo do seu baralho
was-to-discard = vai para o descarte
take-prompt = Pegue uma carta, { $name }
take-prompt-or-goal = Pegue uma carta ou o objetivo especial, { $name }
times-on-offer = { $meaning } · { NUMBER($times) } disponíveis
take-special = Objetivo especial, virado para baixo
take-special-means = secreto até você o declarar, na próxima rodada ou depois; quem o cumprir então leva 6 fichas

help-place = **Minhas cartas** são só para você. Escolha uma carta no menu e aperte o dado atrás do qual ela vai: cada botão diz quanto o dado passa a valer. As cartas atrás de um dado contam de cima para baixo, depois das cartas “rerrolar”, “escolher” e “virar”. O que você não joga volta ao seu baralho ou vai para o seu descarte. Aperte **Confirmar** quando terminar; quando todo mundo confirma, as cartas são reveladas.
help-declare = Quem tem objetivos especiais decide em segredo quais declara. Um objetivo declarado vale para todo mundo nesta rodada e tem 6 fichas; um guardado pode ser declarado em outra rodada.
help-pick = Quem jogou uma carta “escolher” decide em segredo a face desse dado. As cartas “virar” e as outras atrás dele contam depois.
help-revealed = As cartas estão reveladas. Cada linha dos objetivos traz os números de todo mundo; os que cumprem o objetivo aparecem em destaque. **Escolher cartas** fecha isto para todo mundo; **{ $last-round }**, nas suas cartas, mostra de novo.
help-draft = Cada pessoa pega { $single ->
    [yes] uma carta ou um objetivo especial, e recebe isso
   *[no] duas cartas, ou uma e o objetivo especial, e recebe tudo
} na próxima rodada. Quem tem menos fichas escolhe primeiro. O que você pega vai para o topo do seu baralho{ $single ->
    [yes] {""}
   *[no] , com a primeira coisa por cima
}. Escolha cartas que sirvam aos próximos objetivos.
help-goal = { $is-next ->
    [yes] Próximo objetivo
   *[no] Objetivo
} “{ $goal }”: { $meaning }.
help-player = { $name } tem { $tokens ->
    [0] { NUMBER($tokens) } fichas
    [one] { NUMBER($tokens) } ficha
   *[other] { NUMBER($tokens) } fichas
}.{ $has-dice ->
    [yes] {" "}Dados: { LIST($dice) }.
   *[no] {""}
}{ $has-new ->
    [yes] {" "}Novas: { $new }.
   *[no] {""}
}
result = { $goal }{ $is-special ->
    [yes] {" "}(especial)
   *[no] {""}
}: { $numbers } → { $achievers ->
    [none] ninguém
    [alone] { LIST($names) } +{ NUMBER($won) }
    [all] todo mundo, +{ NUMBER($won) } por pessoa
    [but] todo mundo menos { LIST($names) }, +{ NUMBER($won) } por pessoa
   *[some] { LIST($names) }, +{ NUMBER($won) } por pessoa
}

everyone-left = Não há mais ninguém na mesa.
last-one = Não há mais ninguém, então { $name } vence com { $tokens ->
    [0] { NUMBER($tokens) } fichas
    [one] { NUMBER($tokens) } ficha
   *[other] { NUMBER($tokens) } fichas
}.
wins = :crown: **{ $name } vence com { $tokens ->
    [one] { NUMBER($tokens) } ficha
   *[other] { NUMBER($tokens) } fichas
}{ $after-a-roll ->
    [yes] {" "}no desempate.
   *[no] .
}**

turn-title = rodada { NUMBER($round) } de { NUMBER($rounds) }, { $is-draft ->
    [yes] escolha de cartas
   *[no] cartas e objetivos
}
event-card = pega { $card }
event-goal = pega um objetivo especial
event-met = cumpre “{ $goal }”
event-roll = vence o lance de desempate
# O que os dados ou as cartas deram.
luck-drew = compra { LIST($cards) }

sweep = Limpou a mesa
sweep-how = levar 18 fichas em uma rodada
heavy = Peso pesado
heavy-how = revelar um dado que vale 14 ou mais
below-zero = Abaixo de zero
below-zero-how = revelar seis dados com uma soma abaixo de zero
secret = Segredo bem guardado
secret-how = cumprir um objetivo especial seu sem dividi-lo

lesson-1 = Todo mundo vê todos os dados e três objetivos com 6 fichas cada. O que você faz com os seus dados é segredo. Aperte **Minhas cartas**.
lesson-1-hand = **Minhas cartas** mostra as suas cartas só para você.
lesson-2 = Você e Ada têm dois 6 cada. Quem tiver mais leva esse objetivo. Abra o menu e escolha **+1**.
lesson-2-choose = **Escolha uma carta** mostra a sua mão.
lesson-2-lock = **Confirmar** é para quando você terminar.
lesson-2-more = **Mais** mostra os baralhos e os descartes.
lesson-3 = Onde colocar o +1? Ele transforma o seu 5 em um 6. Aperte **5 → 6**.
lesson-3-put = **→** coloca a carta atrás desse dado e diz quanto ele passa a valer.
lesson-3-away = **Para o meu baralho** e **Descartar** tiram a carta da mão.
lesson-4 = Três 6. Mais uma carta ajuda: escolha **+2**.
lesson-5 = Aperte **4 → 6**.
lesson-6 = Quatro 6! As cartas que sobram só diminuiriam os seus dados. Aperte **Confirmar**.
lesson-7 = As cartas estão reveladas. Ninguém tem tantos 6 quanto você: 6 fichas. Ada leva os outros dois objetivos. Aperte **Escolher cartas**.
lesson-7-go-on = **Escolher cartas** fecha o resultado.
lesson-8 = Novos objetivos e novas cartas. Quem tem menos fichas escolhe primeiro, e é você. Para o *maior dado*, abra o menu e escolha **[7]**.
lesson-8-take = **Pegue uma carta** abre a lista.
lesson-9 = Você pode pegar duas coisas. O objetivo especial é segredo até você o declarar na rodada que preferir: escolha **Objetivo especial**.
lesson-end = Uma rodada inteira! Ada ficou com o que você deixou, e a rodada 2 começou: o seu [7] estaria na sua mão. Depois de seis rodadas, vence quem tem mais fichas.
