### O que todo mundo lê numa mesa: a mesa à espera, o que cerca cada tabuleiro e como terminou. Na língua da mesa.

footer = Mesa { $table } · conferir os dados: {"/table verify"}
footer-of-edition = Mesa { $table } · edição { NUMBER($edition) } · conferir os dados: {"/table verify"}
may-be-out-of-date = { $footer } · desatualizado? aperte ?
only-you = { $what } · só você vê isto
leads = na frente
to-act = joga agora
won = venceu
gone = saiu

hint = { -hint }
refresh = Atualizar
i-am-back = { -i-am-back }
named-is-back = { $name }: { -i-am-back }
take-seat-back = { $name }: retomar meu lugar
menu-page = { $prompt } (página { NUMBER($page) } de { NUMBER($pages) })
entries = { NUMBER($first) } a { NUMBER($last) }
rules = Regras
report = Denunciar
board-in-words = O tabuleiro em palavras

has-until = { $is-one ->
    [yes] { LIST($names) } tem até { $time } ({ $left })
   *[no] { LIST($names) } têm até { $time } ({ $left })
}
paused = A mesa está em pausa. Qualquer pessoa que joga pode retomá-la com `/table resume`.
everybody-away = Todo mundo está fora. A mesa espera até alguém apertar **{ -i-am-back }**.
barred = { $played ->
    [yes] A casa joga por { $name }, que agora não pode jogar aqui.
   *[no] { $name } não pode jogar aqui agora, então a mesa espera.
}
house-plays = A casa joga por { $name }{ $rated ->
    [yes] . Se { $name } não apertar **{ -i-am-back }**, fica em último lugar.
   *[no] , que pode apertar **{ -i-am-back }**.
}
house-did = { $name }: { $moves }.
several-times = { $what } ×{ NUMBER($times) }

more-needed = { $count ->
    [one] falta { NUMBER($count) }
   *[other] faltam { NUMBER($count) }
}
room-for = pronta; { $count ->
    [one] cabe mais { NUMBER($count) }
   *[other] cabem mais { NUMBER($count) }
}
others-kept = pronta; { $seats ->
    [one] o outro lugar está reservado
   *[other] os outros lugares estão reservados
}
full = cheia
players = Na mesa ({ NUMBER($have) } de { NUMBER($most) }) · { $wanted }
about = cerca de { $minutes ->
    [one] { NUMBER($minutes) } minuto
   *[other] { NUMBER($minutes) } minutos
}
with-hints = com dicas, por isso não ranqueada
unrated = não ranqueada
starts-when-full = começa quando encher
minimum-games = para quem tem pelo menos { $games ->
    [one] { NUMBER($games) } partida ranqueada
   *[other] { NUMBER($games) } partidas ranqueadas
}
minimum-rating = para quem tem uma pontuação de pelo menos { NUMBER($rating) }
minimum-both = para quem tem pelo menos { $games ->
    [one] { NUMBER($games) } partida ranqueada
   *[other] { NUMBER($games) } partidas ranqueadas
} e uma pontuação de pelo menos { NUMBER($rating) }
as-last-time = como da última vez neste canal: { $options }
as-pinned = fixado neste canal: { $options }
default-options = opções padrão
custom-limit = um limite de tempo próprio
in-thread = { $clock }; em um tópico separado
rematch-of = **Uma revanche** da mesa { $table } com as mesmas opções. Os dados desta mesa decidem quem começa.
not-a-member = Não sou membro aqui e só posso responder aos botões: não posso mencionar você na sua vez nem abrir tópicos. Depois de 15 minutos sem ninguém apertar nada, o tabuleiro fica parado até alguém apertar um botão. Os relógios continuam.
table = Mesa { $table }
house-level = bot, { $level }
host = organiza a mesa
gave-a-word = com palavra da sorte
kept-for = reservado para { $name } até { $until }

join = { -join }
start = { -start }
leave = { -leave }
lucky-word = Palavra da sorte
more = Mais
players-wanted = Chamar gente
invite-somebody = Convidar alguém
house-player = Bot, { $level }
remove-named = Remover { $name }
add-house-player = Adicionar um bot
remove-house-player = Remover um bot
fair-dice = { -fair-dice }
learn = Aprender em um ou dois minutos

has-opened = { $name } abriu uma mesa de { $game }.
is-host-now = Agora { $name } organiza esta mesa de { $game }.
has-a-host = Esta mesa de { $game } está aberta.
starts-by-itself = Ela começa sozinha quando todos os lugares estiverem ocupados.
can-start = { $name } já pode apertar { -start }.
host-can-start = Quem organiza a mesa já pode apertar { -start }.
press-join = Aperte { -join } para jogar.
your-table = A sua mesa de { $game } está aberta.
add-then-start = Adicione um bot e aperte { -start }.
start-alone = Aperte { -start } para jogar em modo solo, ou adicione um bot.
press-start = Aperte { -start } para jogar.
how-it-is-won = **{ $game }** · como se vence: { $goal }
    A sua **palavra da sorte** é misturada aos dados. Mais ninguém acordado? Quem organiza a mesa pode adicionar bots antes de começar.

closed-title = { $game } · fechada
was-closed = Esta mesa foi fechada: { $why }. Abra outra com `{ $start }`.
is-closed = Esta mesa está fechada.
why = { $ending ->
    [expired] nada aconteceu por 30 minutos
    [empty] todo mundo saiu
    [abandoned] nada aconteceu por 30 dias
    [vote] a mesa toda concordou
    [alone] a única pessoa na mesa a encerrou
    [host] quem organizava a mesa a fechou
   *[moderator] a moderação a encerrou
}

table-was-closed = Esta mesa foi fechada: { $why }.
had-hints = { $name }: { $hints ->
    [one] { NUMBER($hints) } dica
   *[other] { NUMBER($hints) } dicas
}.
length = { $turns ->
    [one] { NUMBER($turns) } turno
   *[other] { NUMBER($turns) } turnos
}, { $rolls ->
    [0] { NUMBER($rolls) } lances
    [one] { NUMBER($rolls) } lance
   *[other] { NUMBER($rolls) } lances
}
length-in-rounds = { $rounds ->
    [one] { NUMBER($rounds) } rodada
   *[other] { NUMBER($rounds) } rodadas
}, { $rolls ->
    [0] { NUMBER($rolls) } lances
    [one] { NUMBER($rolls) } lance
   *[other] { NUMBER($rolls) } lances
}
lasted-minutes = { $length }, { $minutes ->
    [one] { NUMBER($minutes) } minuto
   *[other] { NUMBER($minutes) } minutos
}
lasted-hours = { $length }, { $hours ->
    [one] { NUMBER($hours) } hora
   *[other] { NUMBER($hours) } horas
}
lasted-days = { $length }, { $days ->
    [one] { NUMBER($days) } dia
   *[other] { NUMBER($days) } dias
}
unrated-by-choice = não ranqueada, como escolhido no início

turn = turno { NUMBER($turn) }
in-round = rodada { NUMBER($round) }
did = { $name }: { $what }
twice = { $what } (duas vezes)
times = { $what } ({ NUMBER($times) } vezes)
ahead-from-to-end = { $name } assumiu a dianteira ({ $when }) e ficou na frente até o fim.
passed = { $name } na frente de { $passed }
did-and-passed = { $name }: { $what }, e ultrapassa { $passed }
other-did-and-passed = { $other }: { $what }, e { $name } ultrapassa { $passed }
won-at-last = **Vitória no último momento:** { $event }.
ahead-for-good = **A virada** ({ $when }): { $event }.
best-roll = **Melhor lance** · { $name }, { $when }: { $what }, { $odds }.
one-in = 1 em { NUMBER($one-in) }
a-chance-of = uma chance de { NUMBER($percent) }%
best-turn = **Melhor turno** · { $name }, { $when }: +{ NUMBER($gain) }.
losses = **{ $heading }** · { $each }.
lost = { $name } { NUMBER($count) } ({ $unit ->
    [points] { $lost ->
        [one] { NUMBER($lost) } ponto a menos
       *[other] { NUMBER($lost) } pontos a menos
    }
   *[spots] { $lost ->
        [one] { NUMBER($lost) } espaço a menos
       *[other] { NUMBER($lost) } espaços a menos
    }
})
scored-nothing = { $name }: nenhum ponto
nothing-scored = nenhum ponto
round = Rodada
ratings = **Pontuações** · { $parts }.

rematch = { -rematch }
rematch-waits = { -rematch } (confirmações: { NUMBER($ready) } de { NUMBER($all) })
rematch-at = **{ -rematch }** · mesa { $table }
rematch-ready = **{ -rematch }?** · { $one-ready ->
    [yes] { LIST($ready) } quer.
   *[no] { LIST($ready) } querem.
} Começa quando { LIST($missing) } também { $one-missing ->
    [yes] apertar
   *[no] apertarem
} { -rematch }.
play-again = Jogar de novo e superar { $feat }
how-it-went = { -how-it-went }
share = Compartilhar
start-without = Não esperar: abrir para mais gente
more-about = Mais sobre esta partida.
move-by-move = Jogada por jogada
record = Registro

series = **Série** · { $text }
series-level = { $name } e { $other }: empate em { NUMBER($most) } a { NUMBER($fewer) }.
series-leads = { $name } está na frente de { $other } por { NUMBER($most) } a { NUMBER($fewer) }.
series-wins = Vitórias neste grupo: { $wins }.
streak = Vitórias seguidas de { $name }: { $nth }.
long-streak = Vitórias seguidas de { $name }: { NUMBER($times) }.

sentence = { $text }.
seat-not-rated = { $name } deixou o lugar para { LIST($others) } sem ter jogado: esse lugar não conta para ninguém
played-for-a-while = { $name } passou o lugar por um tempo para { LIST($others) } e fica em último lugar
took-over = { $name } deixou o lugar para { LIST($others) } e fica em último lugar, { $is-one ->
    [yes] e { LIST($others) } não conta
   *[no] e os outros não contam
}
left-and-last = { $share ->
    [enough] { $name } saiu e fica em último lugar
    [little] { $name } saiu cedo e fica em último lugar; ninguém ganha com isso
   *[nothing] { $name } saiu sem jogar e não conta
}
away-and-last = { $share ->
    [enough] { $name } estava fora no fim e fica em último lugar
    [little] { $name } estava fora no fim e fica em último lugar; ninguém ganha com isso
   *[nothing] { $name } não fez nenhuma jogada e não conta
}
counts-as-first = { $is-one ->
    [yes] { LIST($names) } fica em primeiro lugar para o ranking
   *[no] { LIST($names) } ficam em primeiro lugar para o ranking
}
not-rated = Não ranqueada: { $why-not ->
    [chosen] a mesa foi aberta assim
    [hints] a mesa foi aberta com dicas
    [voided] a moderação anulou o resultado
    [unmoved] menos de duas pessoas jogaram
   *[deserted] ninguém ficou até o fim
}

your-turn = { $mentions }: é a sua vez na mesa { $table } ({ $game }).
half-over = { $mentions }: já passou metade do seu tempo na mesa { $table } ({ $game }). Se você não jogar a tempo, a jogada mais segura é feita por você { $when }.
show-draws = `/table show` mostra o tabuleiro.
wanted = { $role } Procura-se gente: a mesa de { $game } de { $name } tem { $free ->
    [one] { NUMBER($free) } lugar livre
   *[other] { NUMBER($free) } lugares livres
}: mesa { $table }

lesson-of = Lição de { $game } · dados preparados
good-to-try = { $in-menu ->
    [yes] Boa ideia, e em uma partida você poderia. Aqui, escolha **{ $label }** no menu para continuar.
   *[no] Boa ideia, e em uma partida você poderia. Aqui, aperte **{ $label }** para continuar.
}
lesson-done = **Pronto!** { $end }
lesson-step = **Passo { NUMBER($step) } de { NUMBER($steps) }** · { $words }
lesson-question-mark = • **?** explica cada escolha, em todos os jogos.
play-the-house = Jogar contra a casa
once-more = Mais uma vez
first-table = Esta é a sua primeira mesa de { $game }. { $first-press }
