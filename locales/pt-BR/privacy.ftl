### `/privacy`. Tudo o que `about` diz tem no máximo 4096 caracteres.

title = O que este bot guarda sobre você
about = O que este bot guarda sobre você, e o que você pode escolher.
what = **O quê**
    De cada mesa em que você entrou: o seu ID do Discord, o seu nome na época, a sua palavra da sorte, o seu lugar, as suas jogadas com os lances de dados e os horários, a sua colocação e os seus pontos, se você saiu ou estava fora no fim, quantas dicas teve e as suas conquistas; e o servidor, o canal e a mensagem da mesa. O que foi sorte e o que foi jogo, por lugar, nas mesas em que alguém pediu a análise. As suas tentativas na mesa diária: o dia, o servidor, o seu nome e as suas jogadas. Se você apagar os seus dados em um dia em que jogou nela, uma marca de que essa tentativa já foi feita, até o dia acabar. As suas configurações de `/me`, se você as mudou, e a sua lista de bloqueio. Os convites para mesas, por dez minutos ou, se você recusar, até a partida começar, e os lugares que ofereceram a você, por uma semana. Em quais servidores admins baniram você deste bot, se quem cuida dele excluiu você, e quem bloqueou você. O que você fez como admin ou na moderação de um servidor, e quais mesas denunciou, por 90 dias. Nem mensagens, nem amizades.
why = **Por quê**
    Para continuar as partidas depois de um reinício, para provar que os lances foram justos, e para rankings, perfis e histórico. Outras pessoas veem o seu nome nos tabuleiros, nos registros e nos rankings do seu servidor; nos rankings entre servidores, só se os admins do seu servidor concordarem em `/settings`. As suas mesas podem ser revistas por quem jogou nelas e no canal em que foram jogadas; no servidor todo, só se os admins quiserem.
deleted-after = **Por quanto tempo**
    As mesas são apagadas { $days ->
        [one] { NUMBER($days) } dia
       *[other] { NUMBER($days) } dias
    } depois de terminarem.
kept = **Por quanto tempo**
    As mesas são guardadas. Quem apaga os seus dados fica no anonimato nelas.
rights = **Os seus direitos**
    `/privacy export` entrega tudo a você em um arquivo, menos o que é calculado a partir das suas partidas: conquistas, sorte e jogo, e pontuações. Ele também não diz quem bloqueou você, porque isso é decisão dessas pessoas e não sua. `/privacy delete` deixa você no anonimato em todas as mesas, também onde moderou, e apaga as suas configurações e a sua lista de bloqueio; os banimentos e os bloqueios de outras pessoas ficam. Para perguntas, fale com quem cuida deste bot.
collecting = Reunindo o que guardo sobre você…
not-exported = Desculpe, não consegui preparar o arquivo. Digite `/privacy export` de novo mais tarde; se não adiantar, peça-o a quem cuida deste bot.
exported = O que este bot guarda sobre você: { $tables ->
    [0] { NUMBER($tables) } mesas
    [one] { NUMBER($tables) } mesa
   *[other] { NUMBER($tables) } mesas
}. Os horários estão em UTC, em milissegundos desde 1970.
ask = Apagar os seus dados para sempre e ficar no anonimato{ $tables ->
    [0] {""}
    [1] , na mesa em que você entrou
    [one] , nas { NUMBER($tables) } mesas em que você entrou
   *[other] , nas { NUMBER($tables) } mesas em que você entrou
}? { $open ->
    [0] {""}
    [1] Você sai da mesa em que está, o que conta como desistir se ela estiver em jogo.{" "}
    [one] Você sai das { NUMBER($open) } mesas em que está, o que conta como desistir onde a partida estiver em jogo.{" "}
   *[other] Você sai das { NUMBER($open) } mesas em que está, o que conta como desistir onde a partida estiver em jogo.{" "}
}As suas configurações e a sua lista de bloqueio são apagadas. O seu nome vira “alguém” e o seu ID vira outro, ao acaso, que não diz quem você era, o mesmo em todas as mesas, para que as pontuações dos outros fiquem como estão. Você não aparece mais em nenhum ranking, e as suas próprias pontuações se perdem. As suas jogadas e palavras da sorte ficam: sem elas, ninguém poderia conferir os lances dos outros. As mensagens já publicadas ficam nos canais; os últimos tabuleiros são redesenhados sem o seu nome, e a moderação pode apagar o resto.
delete = Sim, apagar tudo
deleted = Pronto: você está no anonimato em todas as mesas. Se jogar de novo, começa do zero.
