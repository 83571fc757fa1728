### O que `/help` diz. Markdown do Discord: `**negrito**`, `code`.

title = Rollhouse: jogos de dados
good-to-know = Bom saber
every-command = Todos os comandos
page = Página { NUMBER($page) } de { NUMBER($pages) }
back = Voltar
next = Avançar
how-to-play = { $game } · como jogar

new-here = **Primeira vez aqui?** `/play` põe você em uma mesa na hora. Cada jogo abaixo tem uma lição, `learn`: um ou dois minutos, só para você.
first = 1. Digite um comando de início, por exemplo `/noodle start`. Uma mesa se abre neste canal.
second = 2. Quem quer jogar aperta **{ -join }**; quem organiza a mesa aperta **{ -start }**. Convide gente pela mesa, ou com `with:` no comando: os lugares ficam reservados por dez minutos. Mais ninguém acordado? Adicione bots na mesa, ou digite `house:1`. Isso também funciona em uma mensagem direta comigo.
third = 3. O tabuleiro diz de quem é a vez. Jogue com os botões e menus dele.
fourth = 4. No fim ele diz quem ganhou. Aperte **{ -rematch }** para jogar de novo.

game = **{ $game }** · { NUMBER($fewest) }–{ NUMBER($most) } pessoas · { NUMBER($quick) }–{ NUMBER($slow) } min

time = **O tempo** · Cada decisão tem um limite de tempo. Quando ele acaba, é feita a jogada mais segura; depois de duas vezes seguidas, a casa joga por você até você apertar **{ -i-am-back }**. `/table pause` pausa os relógios se todo mundo na mesa concordar.
house = **A casa** · ⌂ marca os bots que jogam. Eles são casual, regular ou master (`level`), jogam sozinhos depois de um instante (ou na hora: `/me house-pace`), e as partidas com eles não contam para o ranking. `/profile` tem o seu retrospecto contra cada nível.
luck = **Sorte ou jogo?** · Nas mesas com bots, ou abertas com `hints: True`, **{ -hint }** mostra a melhor jogada. No fim de cada partida, **{ -how-it-went }** mostra o que foi sorte e o que foi jogo.
pings = **Menções** · O bot menciona você quando outros esperam a sua jogada. Escolha quando com `/me pings`, e quando não com `/me quiet-hours`.
turn = **É a sua vez?** · `/tables mine` mostra as suas mesas, primeiro aquelas em que é a sua vez; em uma mensagem direta comigo, as de todos os servidores. `/tables open` mostra mesas em que você pode entrar.
board = **O tabuleiro** · Sumiu? `/table show` mostra de novo no fim do canal.
dice = **Os dados** · Você pode conferir: **{ -fair-dice }**, em **Mais** antes da partida, mostra o SHA-256 da semente secreta, que fica definida antes que alguém dê uma palavra da sorte, e `/table verify` mostra a semente no fim e confere cada lance. Quem cuida do bot ainda poderia saber o que vem: então jogue por diversão.
anywhere = **Em qualquer lugar** · Instale-me para você (pelo meu perfil) para começar partidas em outros servidores, em grupos e em mensagens diretas; o resto só aperta os botões. Onde eu não sou membro, não posso mencionar você nem abrir tópicos, e depois de 15 minutos sem ninguém apertar nada o tabuleiro fica parado até a próxima vez.
results = **Resultados** · Veja `/leaderboard`, `/profile` e `/history`. Você entra no ranking depois de três partidas ranqueadas; até dez, a sua pontuação é provisória. Contam as mesas de duas pessoas ou mais jogadas até o fim, sem bots e sem dicas; quem saiu ou estava fora no fim fica em último lugar. Partidas repetidas entre as mesmas duas pessoas em 7 dias contam menos: 1/2, 1/3 e assim por diante.
data = **Seus dados** · `/privacy about` diz o que é guardado sobre você e como apagar.
