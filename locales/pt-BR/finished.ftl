## Jogada por jogada

start-of-table = { $turns ->
    [one] O começo de uma mesa de { NUMBER($turns) } turno.
   *[other] O começo de uma mesa de { NUMBER($turns) } turnos.
}
happened = Turno { NUMBER($turn) } de { NUMBER($turns) } · { $what }.
happened-in = Turno { NUMBER($turn) } de { NUMBER($turns) }, { $title } · { $what }.
played-by-clock = (O tempo acabou, por isso foi feita a jogada mais segura.)
played-by-house = (Jogado pela casa.)
first-board = Começo
earlier-board = ‹ Voltar
next-board = Avançar ›
last-board = Fim
turning-points = Viradas
at-turn = Turno { NUMBER($turn) } · { $what }
is-passed = { $name } perde a dianteira de vez
takes-the-lead = quem vence assume a dianteira
brought = { $name }: { $what }

## Compartilhar

drawing = Desenhando a partida…
not-drawn = Desculpe, não consegui desenhar esta partida. Aperte o botão de novo.
posted = **{ $game }** · mesa { $table }
as-gif = A partida em GIF
shows-board = O último tabuleiro. { $summary }
shows-game = A partida, uma imagem por turno, até o último tabuleiro. { $summary }

## O registro, e como conferir os dados

committed = Todos os dados da mesa { $table } vêm de uma semente secreta, escolhida quando a mesa foi aberta, e das palavras da sorte de quem joga. O SHA-256 da semente é
    `{ $sha }`
    { $in-lobby ->
        [yes] Anote antes de a mesa começar
       *[no] Anote
    }: quando a mesa terminar, `/table verify` mostra a semente, que deve ter este SHA-256, e confere cada lance.
seed = Semente: `{ $seed }`
    O SHA-256 dela, fixado quando a mesa foi aberta: `{ $sha }`
nothing-to-verify = A mesa { $table } foi fechada antes de começar, então não há nada a conferir.
verified = A mesa { $table } foi conferida: a semente tem o SHA-256 do começo, todas as jogadas ({ NUMBER($moves) }) seguem as regras, todos os dados ({ NUMBER($faces) }) vêm da semente e das palavras da sorte, e o resultado decorre das jogadas.
not-verified = A mesa { $table } NÃO passou na conferência: `{ $wrong }`. Avise quem cuida do bot; `/table record` tem a prova.
record-of = O registro da mesa { $table }: cada jogada e cada lance. `/table verify` confere tudo com a semente.
