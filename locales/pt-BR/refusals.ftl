### Por que algo não foi feito, só para quem tentou. Diz qual é a regra e o que fazer em vez disso.

## Em todo lugar

raced = A mesa acabou de mudar, por isso nada foi feito. Digite `/table show` para ver como ela está agora.
apology = Desculpe, algo deu errado do nosso lado. Sua jogada ainda pode valer, então confira antes de tentar de novo: `/table show` mostra a mesa como está agora. Se acontecer outra vez, diga a quem cuida do bot o número `{ $number }`, que está no log.
no-such-table = Não existe mesa `{ $typed }` aqui. O número de cada mesa está embaixo do tabuleiro.
table-is-gone = Esta mesa não existe mais. Abra outra com um comando de início; `/help` mostra quais são.
command-has-changed = Este comando mudou. Digite `/` e escolha de novo; `/help` mostra os jogos.
form-not-understood = O Discord enviou isto de uma forma que este bot ainda não entende. Digite `/table show` para receber um tabuleiro novo.
button-of-other-version = Este botão é de outra versão do bot. Digite `/table show` para receber um tabuleiro novo.
button-not-on-message = Esse botão não está mais nesta mensagem. Use o que está nela agora, ou digite `/table show` para receber um tabuleiro novo.
choice-not-available = Essa escolha não está disponível. Digite `/table show` para receber um tabuleiro novo.
choose-an-entry = Escolha uma das opções.
choose-a-suggestion = Escolha uma das sugestões.
choose-a-game = Escolha um dos jogos.
message-shows-no-table = Essa mensagem não mostra nenhuma mesa. Use isto em uma mesa à espera ou no tabuleiro de uma partida.
no-open-table-here = Não há mesa aberta neste canal. Abra uma com `{ $start }`.
nothing-finished-here = Nenhuma partida foi terminada neste canal ainda.
nothing-finished-visible = Nenhuma partida que você possa ver aqui foi terminada ainda.
has-finished-nothing-here = { $name } ainda não terminou nenhuma partida neste canal.
has-finished-nothing-visible = { $name } ainda não terminou nenhuma partida que você possa ver aqui.
game-is-gone = Este bot não tem mais esse jogo.
rules-are-gone = Este bot não tem mais as regras desse jogo.
edition-is-gone = Esta mesa foi aberta com regras que este bot não tem mais. Abra outra.
too-much-from-you = Pedidos demais seus em pouco tempo. Espere { WAIT($left) } e tente de novo. As partidas continuam.
too-much-in-channel = Pedidos demais neste canal. Espere { WAIT($left) } e tente de novo. As partidas continuam.
too-many-invitations = Você convidou muita gente em pouco tempo. Espere { WAIT($left) } e tente de novo. As partidas continuam.
invited-too-often = { $name } acabou de receber muitos convites. Espere { WAIT($left) } e tente de novo. As partidas continuam.

banned = Você não pode usar este bot neste servidor{ $until ->
    [for-good] {""}
   *[date] {""} até { $date }
}. `/help`, `/me`, `/privacy` e `/table resign` continuam funcionando, e a casa joga por você nas mesas que já começaram.
server-excluded = Quem cuida deste bot excluiu este servidor{ $until ->
    [for-good] {""}
   *[date] {""} até { $date }
}. `/help`, `/me`, `/privacy` e `/table resign` continuam funcionando, e a casa joga nas mesas que já começaram.
excluded = Quem cuida deste bot excluiu você{ $until ->
    [for-good] {""}
   *[date] {""} até { $date }
}. `/help`, `/me`, `/privacy` e `/table resign` continuam funcionando, e a casa joga por você nas mesas que já começaram.

channels-for-games = Neste servidor se joga aqui: { $channels }.
not-a-member = Não sou membro aqui, então não há nada para ajustar nem conferir: você me usa aqui porque me instalou para você. Um admin pode me adicionar ao servidor; aí estes comandos funcionam. `/help` mostra o que você pode fazer.
nobody-would-see = Nenhuma mesa foi aberta: neste canal o Discord mostra só a você o que eu respondo, então ninguém poderia entrar. Falta a você aqui a permissão **Usar aplicativos externos** (Use External Apps); um admin pode dá-la a você, ou me adicionar ao servidor.

## Numa mesa em jogo

already-ended = A mesa { $table } já terminou.
has-ended = A mesa { $table } terminou.
ended-early = Esta mesa foi encerrada antes do fim: { $why }. Abra outra com `{ $start }`.
only-players = { $act ->
    [play] Só quem tem um lugar na mesa { $table } pode jogar nela.
    [leave] Só quem tem um lugar na mesa { $table } pode sair dela.
    [vote] Só quem tem um lugar na mesa { $table } pode pausar, retomar ou encerrar a mesa.
    [hint] Só quem tem um lugar na mesa { $table } pode pedir uma dica.
   *[return] Só quem jogava na mesa { $table } pode retomar o lugar.
}
paused = Esta mesa está pausada, por isso sua jogada não foi feita. Qualquer pessoa que joga nela pode retomá-la com `/table resume`.
already-paused = Esta mesa já está pausada. Retome com `/table resume`.
not-paused = Esta mesa não está pausada.
you-play-already = Você já joga no seu lugar.
no-hints = Não há dicas nesta mesa. Ela pode ser aberta com `hints: True`; mesas com bots sempre têm dicas.
no-hints-for-game = Ainda não há dicas para este jogo: a casa não o joga.
hint-after-the-end = Esta mesa terminou. **{ -how-it-went }** mostra o que cada decisão custou.
hint-too-late = Você já jogou. Aperte **{ -hint }** na sua próxima vez.
nothing-to-decide = Não há nada a decidir: só dá para fazer uma coisa.
over = Esta mesa terminou: { $result } Aperte { -rematch } ou digite `{ $start }` para jogar de novo.
only-watching = Você não tem um lugar nesta mesa, então só pode assistir. Abra sua própria mesa com `{ $start }`.
not-your-turn = Ainda não é a sua vez.
stale = Esse botão é de antes da última jogada, então nada aconteceu.
not-possible = Essa jogada não é possível agora.
board-shows-moves = O tabuleiro mostra todas as jogadas possíveis.
time-is-up = o tempo de { $name } acaba { $moment }
then-safest-move = Atenção: { LIST($times) }; depois disso é feita a jogada mais segura.
have-left = Você saiu desta mesa.
no-seat-at = Você não tem um lugar na mesa { $table }.
you-play-at = Você já joga na mesa { $table }.
not-begun = Esta mesa não começou: quem a organiza precisa apertar { -start }.
closed-before = Esta mesa foi fechada antes de começar. Abra outra com um comando de início; `/help` mostra quais são.
agreed-already = Você já concordou; { NUMBER($agreed) } de { NUMBER($all) } concordam.

## Antes da partida

closed = Esta mesa está fechada. Abra outra com o comando de início dela.
begun = Esta mesa já começou. Digite `/table show` para vê-la.
already-begun = Esta mesa já começou.
only-host = { $act ->
    [start] Só quem organiza a mesa, { $host }, pode começar a partida.
    [house-players] Só quem organiza a mesa, { $host }, pode adicionar e remover bots.
    [remove] Só quem organiza a mesa, { $host }, pode tirar alguém.
    [hand-over] Só quem organiza a mesa, { $host }, pode passá-la para outra pessoa.
   *[do-this] Só quem organiza a mesa, { $host }, pode fazer isso.
}
host-is-there = Se { $host } não fizer nada aqui por { NUMBER($minutes) } minutos, qualquer pessoa da mesa vai poder; tempo restante: { WAIT($left) }.
seats-are-kept-still = { $host } não faz nada há { NUMBER($minutes) } minutos, então você pode começar assim que nenhum lugar estiver mais reservado.
press-join-first = { $act ->
    [leave] Primeiro aperte { -join }: só quem está na mesa pode sair dela.
    [word] Primeiro aperte { -join }: só quem está na mesa pode escolher uma palavra da sorte.
    [invite] Primeiro aperte { -join }: só quem está na mesa pode convidar outras pessoas.
    [call] Primeiro aperte { -join }: só quem está na mesa pode chamar outras pessoas.
    [start] Primeiro aperte { -join }: só quem está na mesa pode começar a partida.
   *[do-this] Primeiro aperte { -join }: só quem está na mesa pode fazer isso.
}
seated = Você já tem um lugar nesta mesa.
not-seated = Você não tem um lugar nesta mesa.
full = Todos os lugares desta mesa estão ocupados. Você pode abrir a sua própria mesa.
kept-until = { $name } até { $time }
seats-are-kept = Todos os lugares livres estão reservados para convites: { LIST($names) }.
too-few = { $game } precisa de pelo menos { NUMBER($need) } participantes; por enquanto há { NUMBER($have) }. Outras pessoas podem apertar { -join }, ou você pode adicionar um bot.
no-house-player = Não há bot para remover.
to-leave = Para você sair, aperte { -leave }.
no-removal-in-play = Esta mesa está em jogo. A casa joga por quem está fora; `/table replace` pede a alguém que assuma um lugar.
three-lobbies = Você já tem um lugar em três mesas à espera. Saia de uma, ou aguarde até uma começar.
called-already = Faz pouco tempo que chamaram gente para jogar neste servidor. Isso pode ser feito uma vez a cada { NUMBER($minutes) } minutos; tempo restante: { WAIT($left) }.
no-role-to-call = Os admins deste servidor não escolheram nenhum cargo que possa ser chamado.
no-seat-free = Não há lugar livre nesta mesa.
beside-a-blocked-person = Nesta mesa está alguém que você bloqueou. `/me blocks` mostra quem; `/me unblock` desbloqueia.
cannot-join = Você não pode entrar nesta mesa. Quem organiza a mesa ainda pode convidar você, ou você pode abrir a sua; `/help` mostra os jogos.
too-few-games = A mesa { $table } pede { $wanted ->
    [one] { $wanted } partida ranqueada
   *[other] { $wanted } partidas ranqueadas
} de { $game } neste servidor, e { $who ->
    [you] você tem { NUMBER($have) }
   *[someone] { $name } tem { NUMBER($have) }
}.
rating-too-low = A mesa { $table } pede uma pontuação de { NUMBER($wanted) } em { $game } neste servidor, e { $who ->
    [you] você tem { NUMBER($have) }
   *[someone] { $name } tem { NUMBER($have) }
}.
no-rating-yet = A mesa { $table } pede uma pontuação de { NUMBER($wanted) } em { $game } neste servidor, e { $who ->
    [you] você ainda não tem
   *[someone] { $name } ainda não tem
} uma que valha: até { NUMBER($games) } partidas ranqueadas, a pontuação é provisória.

## Convites

other-is-seated = { $name } já tem um lugar nesta mesa.
other-is-a-bot = { $name } é um bot de fora e não pode jogar aqui. Em vez disso, você pode adicionar um bot da casa.
bot-takes-no-seat = { $name } é um bot de fora e não pode jogar aqui.
other-has-declined = { $name } recusou, e não recebe mais convites para esta mesa, mas ainda pode apertar { -join }.
other-is-invited = { $name } já tem um convite: um lugar está reservado até { $time }.
cannot-be-invited = Não é possível convidar { $name } para esta mesa.
no-seat-to-keep = Não há lugar livre para reservar para { $name }.
wants-no-invitations = { $name } não quer receber convites, mas ainda pode apertar { -join }.
wants-acquaintances-only = { $name } só quer convites de gente com quem já jogou, mas ainda pode apertar { -join }.
choose-the-player = Escolha a pessoa com a opção `player`.
choose-a-guest = Escolha quem convidar.
not-yourself = Você não pode se convidar. Escolha outra pessoa.
other-has-no-seat = { $name } não tem um lugar nesta mesa.
you-have-joined = Você já joga nesta mesa. Para sair, aperte { -leave } antes de ela começar.
invitation-for-others = Este convite é para outra pessoa. Para jogar nessa mesa, aperte { -join } antes de ela começar.

## Ao abrir uma mesa

no-invitations-in-dm = Nenhuma mesa foi aberta: em uma mensagem direta não dá para convidar ninguém. Digite o comando em um servidor.
no-room-for-guests = Nenhuma mesa foi aberta: em { $game }, além de você, cabem { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}, contando os bots.
no-room-for-house = Nenhuma mesa foi aberta: em { $game }, o máximo de bots além de você é { NUMBER($count) }.
no-such-level = Um bot é `casual`, `regular` ou `master`.
no-thread-here = Nenhuma mesa foi aberta: não sou membro aqui, então não posso abrir um tópico. Tire `thread`.
minimum-needs-rated = Nenhuma mesa foi aberta: só uma mesa ranqueada em um servidor pode pedir `min-games` ou `min-rating`.
too-many-tables = Você já organiza { NUMBER($count) } mesas abertas neste servidor. Encerre uma com `/table end`, ou passe uma adiante com `/table host`.

## Quando um lugar muda de mãos

only-previous = Só quem tinha esse lugar antes pode retomá-lo.
newcomer-has-moved = { $name } já jogou desde então, por isso você não pode mais retomá-lo.
choose-who-takes-over = Escolha com a opção `player` quem assume o lugar.
bot-cannot-take-over = Um bot de fora não pode assumir um lugar. A casa joga por quem está fora.
left-for-good = { $name } saiu de vez da mesa { $table }. Esse lugar está fora do jogo, e ninguém pode assumi-lo.
no-seat-to-hand-over = Você não tem um lugar na mesa { $table }. Para passar adiante o lugar de outra pessoa, escolha-a com a opção `for`.
other-has-no-seat-at = { $name } não tem um lugar na mesa { $table }.
only-players-offer = Só quem tem um lugar na mesa { $table } pode pedir a alguém que assuma um.
plays-own-seat = { $name } ainda joga no próprio lugar e pode passá-lo com `/table replace`; outras pessoas só podem quando a casa joga nele, o que acontece depois que o tempo acaba em duas decisões seguidas.
can-come-back-paused = { $name } ainda pode voltar, e a mesa está pausada. Tente de novo depois da pausa.
can-come-back = { $name } ainda pode voltar. O lugar fica disponível para outras pessoas { $moment }; até lá a casa joga.
other-is-seated-at = { $name } já tem um lugar na mesa { $table }.
cannot-be-asked = Não é possível pedir a { $name } que jogue na mesa { $table }.
offer-for-others = Esta oferta é para outra pessoa. `/table replace` passa adiante o seu próprio lugar.

## Encerrar, resultados, registros, denúncias

own-game = Você jogou na mesa { $table }, então outra pessoa da moderação precisa decidir isso.
only-host-closes = Só quem organiza a mesa pode fechá-la antes de começar. Você pode apertar { -leave }.
only-players-or-moderators = Só quem joga na mesa { $table } ou modera o canal dela pode encerrá-la.
only-moderators-void = Só quem modera o canal da mesa { $table } ou este servidor pode tirar o resultado dela do ranking.
counts-already = O resultado da mesa { $table } já conta.
void-already = O resultado da mesa { $table } já não conta; `restore: True` volta a contá-lo.
no-result = A mesa { $table } não tem resultado: ela não foi até o fim.
rematch-in-play = Esta mesa ainda está em jogo; a revanche fica para quando ela terminar.
rematch-elsewhere = Os outros jogam a revanche em { $channel }. Aperte { -rematch } lá ou abra uma mesa aqui com `/play`.
rematch-for-players = Só quem jogou nesta mesa pode começar a revanche. Abra a sua própria mesa com `{ $start }`.
nobody-waits = Ninguém mais espera por uma revanche desta mesa. Aperte { -rematch } para outra.
only-ready = Só quem já disse que joga a revanche pode abri-la para mais gente. Primeiro aperte { -rematch }.
lobby-is-open = A mesa já está aberta: { $link }
record-after-the-end = O registro da mesa { $table } fica disponível quando ela terminar: até lá os dados são secretos.
no-record = A mesa { $table } foi fechada antes de começar, então não tem registro.
no-moderators = Não há moderação aqui.
no-reports-channel = Os admins deste servidor não escolheram um canal para denúncias. Fale diretamente com alguém da moderação.
reported-already = Você já denunciou a mesa { $table }.
shown-elsewhere = A mesa { $table } está em outro canal. Só quem joga nela pode mostrá-la aqui.
cannot-see = Há quem não possa ver este canal ({ LIST($names) }), então a mesa { $table } fica em { $channel }.
not-shown-there = Não foi possível publicar a mesa { $table } em { $channel }, por isso ela fica aqui. Talvez `/doctor`, nesse canal, diga por quê.
somebody-has-moved = Desde então aconteceu algo na mesa. Para perguntar de novo, digite `/table show` no outro canal.
open-tables-on-servers = Isto mostra as mesas de um servidor que me adicionou, então digite lá. `/tables mine` mostra as suas mesas, aqui também.

## O servidor, as próprias configurações, o que já passou

no-such-option = Nenhuma mesa foi aberta: a opção `{ $option }` não pode ser `{ $value }`.
only-admins = Só quem pode gerenciar o servidor (**Gerenciar servidor**) muda estas configurações.
not-banned = { $name } não tem nenhum banimento aqui.
not-ban-yourself = Você não pode se banir.
bot-does-not-play = { $name } é um bot e não joga.
banned-already = { $name } já tem um banimento.
not-ban-an-opponent = { $name } joga com você na mesa { $table }, e essa partida ainda está em andamento. Outra pessoa da administração pode banir agora; você poderá quando a partida acabar ou quando sair dela de vez com `/table resign table:{ $table }`.
cannot-report-there = Não posso publicar denúncias em { $channel }. Permita ao cargo do bot **Ver canal**, **Enviar mensagens** e **Anexar arquivos**, nas configurações do canal, em *Permissões*.
reports-channel-is-gone = O canal escolhido para denúncias não existe mais. Escolha outro com `/settings reports:`.
no-lesson = { $game } não tem lição. `{ $rules }` explica o jogo.
no-such-zone = Não existe o fuso horário `{ $typed }`. Digite uma cidade e escolha uma sugestão, por exemplo `America/Sao_Paulo`.
two-hours = Dê o início e o fim das horas de silêncio: duas horas diferentes de 0 a 23, por exemplo `from: 22` `until: 7`. Deixe as duas vazias para desligá-las.
not-block-yourself = Você não pode se bloquear.
not-block-a-bot = Um bot não joga, então não há nada a bloquear.
blocks-are-full = Você bloqueou { NUMBER($most) } pessoas, que é o máximo. `/me unblock` abre espaço.
nothing-to-delete = Este bot não guarda nada sobre você que possa ser apagado. Banimentos e listas de bloqueio de outras pessoas ficam.
joined-meanwhile = Você acabou de entrar em outra mesa, por isso nada foi apagado. Saia dela e tente de novo.
daily-is-over = A mesa diária ({ $day }) acabou. Digite `/daily` para a de hoje.
daily-not-begun = Você ainda não começou a mesa diária de hoje. Digite `/daily`.
daily-was-played = Você já teve a sua tentativa na mesa diária de hoje, antes de apagar os seus dados. A próxima abre { $moment }.
finish-first = Termine primeiro a sua tentativa; depois você pode contar a este canal.
told-already = Você já contou esta tentativa a um canal.
no-daily-record = Não há registro. Você o recebe no dia seguinte, se terminou a sua tentativa.
tables-are-gone = Essas mesas não existem mais.
no-table-chosen = Nenhuma mesa foi escolhida.
replay-after-the-end = A mesa { $table } ainda está em jogo. Quando terminar, qualquer pessoa pode revê-la.
nothing-to-replay = A mesa { $table } foi fechada antes de começar, então não há nada a rever.
analysis-after-the-end = Esta mesa ainda está em jogo. **{ -how-it-went }** abre quando ela terminar.
nothing-to-analyse = Nenhuma jogada foi feita nesta mesa, então não há nada a analisar.
no-analysis = Ainda não há análise deste jogo: a casa não o joga.
shown-to-everybody = Isto já foi mostrado a todo mundo. Aperte **{ -how-it-went }** para você ver.
picture-after-the-end = Há uma imagem para compartilhar quando uma partida é jogada até o fim.
say-why = Diga por quê com a opção `reason`. `/history` mostra isso a quem pode ver a mesa.
no-open-tables = Você não está em nenhuma mesa aberta. `/play` abre uma; em um servidor, `/tables open` mostra mesas em que você pode entrar.
no-open-tables-here = Você não está em nenhuma mesa aberta neste servidor. `/tables open` mostra mesas em que você pode entrar. Em uma mensagem direta comigo, este comando mostra as suas mesas em todos os servidores.
no-hint-found = Desculpe, não encontrei uma dica. Aperte **{ -hint }** de novo.
