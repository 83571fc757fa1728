### O que o bot pergunta, e o que diz em um canal ao lado dos tabuleiros: quem sai, assume um lugar, vota, denuncia.

someone = alguém
a-player = Alguém
the-host = quem organiza a mesa

described = { $table } · { $game } · { $table-is ->
    [waiting] espera gente
    [in-play] em jogo
    [finished] encerrada
   *[closed] fechada
}

resign = Sair de vez da mesa { $table } ({ $game })? Você sai desta partida.{ $resigns ->
    [unrated] {""}
    [took-over] {" "}Você assumiu o lugar de alguém, então a partida não conta para você.
    [others-play-on] {" "}Para o ranking você fica por último, atrás de quem ficar.
   *[nobody-moved] {" "}Ninguém jogou ainda: para o ranking você só fica por último se os outros continuarem.
}
yes-leave = Sim, sair da mesa
left = Você saiu da mesa.
last-one = Só restava você, então a mesa foi fechada.
removed = { $by } tirou { $name } da mesa { $table }. { $is-closed ->
    [yes] Não resta ninguém, então ela foi fechada.
   *[no] Há um lugar livre.
}
freed = { $by } liberou o lugar reservado para { $name } na mesa { $table }.
new-host = { $name } agora organiza a mesa { $table }.
shut-out = { $host }: alguém quer entrar na mesa { $table }, mas não pode jogar com uma pessoa que já está nela. Quem você convidar pode jogar mesmo assim.

taken-back = O convite para a mesa { $table } foi retirado.
over = O convite para a mesa { $table } não vale mais.
closed-so-over = A mesa { $table } foi fechada, então o convite não vale mais.
free-again = O lugar na mesa { $table } reservado para { $name } está livre de novo. Aperte { -join } lá para jogar.

offer-own = { $mention }: { $name } oferece a você o próprio lugar na mesa { $table } ({ $game }). Você assume a posição como ela está.
offer-of = { $mention }: { $asker } pede que você assuma o lugar de { $name }, em que a casa joga, na mesa { $table } ({ $game }). Você assume a posição como ela está.
offer-counts = Para o ranking { $name } fica por último, a não ser que retome o lugar antes de você jogar; para você, a partida não conta.
accept = Aceitar
decline = Recusar
takes-over = { $name } assume o lugar de { $before } na mesa { $table } ({ $game }).
took-back = { $name } retomou o lugar em que { $newcomer } jogava na mesa { $table } ({ $game }).
declined = { $name } não quer assumir o lugar de { $before } na mesa { $table }.
is-back = { $name } voltou, então o lugar não está mais disponível.
has-moved = { $name } voltou a jogar, então o lugar não está mais disponível.
offer-over = Essa oferta de um lugar na mesa { $table } não vale mais.
seat-gone = Esse lugar na mesa { $table } não está mais disponível.

pause = Pausar a mesa { $table } ({ $game })? Os relógios param quando a mesa toda concordar; até agora, { NUMBER($agreed) } de { NUMBER($all) }.
end = Encerrar a mesa { $table } ({ $game }) sem resultado? Ela acaba quando a mesa toda concordar; até agora, { NUMBER($agreed) } de { NUMBER($all) }.{ $absent ->
    [0] {""}
    [1] {" "}{ LIST($away) } está fora e também precisa concordar.
   *[other] {" "}{ LIST($away) } estão fora e também precisam concordar.
} Se só você quer sair, use `/table resign`.
agree = Concordo
paused = A mesa { $table } ({ $game }) está pausada: os relógios estão parados e ninguém pode jogar. Qualquer pessoa que joga nela pode retomá-la.
resume = Retomar
resumed = { $name } retomou a mesa { $table }.
end-now = Encerrar agora a mesa { $table }? Não haverá resultado.
yes-end = Encerrar agora
ended = A mesa { $table } terminou sem resultado: { $why }.

show-there = Mostrar a mesa { $table } ({ $game }) em { $channel }? Nem todo mundo na mesa vê esse canal, então a mesa toda precisa concordar antes da próxima jogada; até agora, { NUMBER($agreed) } de { NUMBER($all) }.
asked-there = Há quem não possa ver este canal: { LIST($names) }. O tabuleiro da mesa { $table } vem para cá se a mesa toda concordar; a pergunta está em { $channel }.
shown-there = A mesa toda concordou: a mesa { $table } agora está em { $channel }.
shown-here = Esta mesa agora está aqui: { $link }
shown-below = O tabuleiro atual desta mesa está mais abaixo. Digite `/table show` para vê-lo aqui.
thread = { $game } · mesa { $table }
no-thread = Não foi possível abrir um tópico para a mesa { $table }, por isso a partida é jogada aqui. Tópicos precisam de um canal de texto em que o bot tenha as permissões **Criar tópicos públicos** e **Enviar mensagens em tópicos**; `/doctor` diz mais.
not-in-thread = Não foi possível publicar o tabuleiro da mesa { $table } no tópico dela, por isso a partida é jogada aqui. Talvez `/doctor`, no tópico, diga mais.

void = O resultado da mesa { $table } não conta mais para o ranking. Motivo: { $reason }. O registro fica e ainda pode ser conferido.
counts-again = O resultado da mesa { $table } volta a contar para o ranking.

telling = Avisando a moderação…
reports = { $person } denuncia a mesa { $table }
reports-at = { $person } denuncia a mesa { $table }: { $link }
record-later = `/table record` dá o registro quando a mesa terminar: até lá os dados são secretos.
told = A sua denúncia da mesa { $table } foi enviada à moderação.
not-told = Não foi possível denunciar a mesa { $table }. { $is-transient ->
    [yes] Tente de novo em um minuto.
   *[no] Não posso escrever no canal escolhido para denúncias; `/doctor` diz o porquê aos admins. Fale diretamente com alguém da moderação.
}

form-report = Denunciar a mesa { $table }
form-what = O que a moderação deve olhar?
read-by = A moderação lê isto, o seu nome e o registro da mesa.
form-word = A sua palavra da sorte
form-any-word = Uma palavra; é misturada aos dados
for-example = por exemplo: abacaxi
