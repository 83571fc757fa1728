### O que o Discord mostra enquanto alguém digita um comando: no máximo 100 caracteres. Os comandos em si continuam em inglês.

## /<game>

start = Abre uma mesa, com opções
learn = Ensina o jogo em um ou dois minutos, em uma mesa só sua com dados preparados
rules = Mostra como se joga
leaderboard-of-game = Mostra o ranking deste jogo

language = O idioma do tabuleiro (padrão: o do servidor, ou o seu)
thread = Jogar em um tópico separado
clock = Tempo por decisão (padrão: 24 horas)
clock-24h = 24 horas por decisão
clock-1h = 1 hora por decisão
clock-10m = 10 minutos por decisão
clock-2m = 2 minutos por decisão
clock-none = sem limite de tempo
with = Quem você quer convidar
with-another = Quem mais você quer convidar
house = Contra quantos bots você quer jogar; com eles a partida não é ranqueada
level = A força dos bots (padrão: regular)
level-casual = casual: joga por diversão e deixa passar coisas
level-regular = regular: conhece o jogo
level-master = master: joga o melhor que pode
hints = Permitir que se peçam dicas sobre a melhor jogada; a partida então não é ranqueada
rated = Contar o resultado no ranking (padrão: sim)
when-full = Começar automaticamente quando todos os lugares estiverem ocupados
min-games = Partidas ranqueadas, neste jogo e servidor, exigidas de quem quer entrar
min-rating = Pontuação no ranking, neste jogo e servidor, exigida de quem quer entrar

## /table

table = Gerencia uma mesa
table-name = O número embaixo do tabuleiro (padrão: sua mesa aqui; em record, verify e void, a última encerrada)
table-show = Mostra de novo o tabuleiro de uma mesa no fim do canal
table-resign = Sai de uma partida de vez
table-replace = Pede a alguém que assuma o seu lugar, ou um em que a casa está jogando
    .player = Quem assume o lugar
    .for = O lugar de quem (padrão: o seu)
table-pause = Pergunta à mesa toda se os relógios devem parar
table-resume = Retoma uma mesa pausada
table-end = Encerra uma mesa sem resultado, se todo mundo na mesa concordar
table-host = Passa a organização da mesa para outra pessoa
    .player = Quem vai organizar a mesa
table-remove = Para quem organiza ou modera: tira alguém ou libera um lugar reservado, antes do início
    .player = Quem sai da mesa
table-record = Baixa o registro de uma mesa encerrada: cada jogada e cada lance de dados
table-verify = Confere os dados: o SHA-256 da semente secreta, ou cada lance de uma partida encerrada
table-void = Para a moderação: tira um resultado do ranking, ou volta a contá-lo
    .restore = Voltar a contar o resultado
    .reason = Por quê; aparece no histórico

## /tables

tables = Encontra uma mesa
tables-mine = Lista as suas mesas; primeiro aquelas em que é a sua vez
tables-open = Lista as mesas deste servidor em que você pode entrar

## /settings, /doctor

settings = Para admins: onde se joga, menções, moderação, banimentos
    .ban = Impedir um membro de usar este bot aqui
    .unban = Deixar um membro voltar a usar este bot
    .new-accounts = Por quantos dias uma conta é nova; as partidas dela quase não contam para os outros
    .days = Com ban: por quantos dias (padrão: até segunda ordem)
    .reports = O canal em que a moderação lê as denúncias
    .language = O idioma das novas mesas, se o jogo estiver traduzido
    .channel-language = O idioma das novas mesas deste canal e dos tópicos dele
settings-language-own = em cada mesa, o de quem a abre
settings-language-server = o mesmo do resto do servidor
doctor = Confere se tudo funciona neste canal

## /leaderboard, /profile, /history

leaderboard = Mostra o ranking de um jogo ou de todos
    .game = Qual jogo (padrão: todos juntos)
    .period = Desde quando (padrão: desde sempre)
    .scope = Onde (padrão: neste servidor)
period-all = desde sempre
period-season = este trimestre
period-month = este mês
period-week = esta semana (desde segunda)
scope-server = neste servidor
scope-everywhere = em todo lugar
profile = Mostra as estatísticas de alguém e o retrospecto entre vocês
    .player = O perfil de quem (padrão: o seu)
history = Lista as mesas encerradas, para rever jogada por jogada
    .player = Só as mesas desta pessoa
    .scope = Onde (padrão: as mesas que você pode ver aqui)
scope-visible = tudo o que você pode ver aqui
scope-channel = neste canal

## /privacy

privacy = Seus dados
privacy-about = Diz quais dados são guardados sobre você, e por quê
privacy-export = Baixa os seus dados em um arquivo
privacy-delete = Apaga os seus dados: você fica no anonimato em todas as mesas

## /me

me = Suas configurações
me-pings = Escolhe quando mencionar você na sua vez
    .when = Padrão: depois de 2 minutos
pings-later = depois de 2 minutos, a não ser que você esteja jogando na mesa
pings-always = sempre, na hora
pings-never = nunca
me-timezone = Escolhe o fuso horário das suas horas de silêncio
    .zone = Digite uma cidade, por exemplo Sao Paulo
me-quiet-hours = Escolhe as horas sem menções (deixe as duas vazias para nenhuma)
    .from = Primeira hora, de 0 a 23
    .until = Hora em que as menções voltam, de 0 a 23
me-house-pace = Escolhe a velocidade dos bots nas suas mesas
    .pace = Padrão: depois de um instante
pace-moment = depois de um instante, para dar tempo de acompanhar
pace-at-once = na hora
me-pictures = Escolhe como as imagens são desenhadas para você
    .pictures = Padrão: moving
pictures-moving = moving: os dados rolam quando são lançados
pictures-still = still: os dados ficam parados nas suas mesas
pictures-words = words: o que só você vê é contado em palavras
me-leaderboard = Escolhe se os rankings mostram você
    .show = Padrão: on
listed-on = on: os rankings mostram você
listed-off = off: nenhum ranking mostra você
me-invitations = Escolhe quem pode convidar você para mesas, ou oferecer um lugar
    .from = Padrão: qualquer pessoa
inviters-everybody = qualquer pessoa
inviters-acquaintances = pessoas com quem você já jogou
inviters-nobody = ninguém
me-block = Bloqueia alguém: nem você nas mesas dessa pessoa, nem o contrário, salvo se quem organiza a convidar
    .player = Quem
me-unblock = Desbloqueia alguém
me-blocks = Lista as pessoas que você bloqueou

## /play, /daily, /help

play = Põe você em uma mesa: uma aberta aqui, uma nova, ou contra a casa na hora
    .game = Qual jogo (padrão: o que espera aqui, ou o mais rápido)
    .house = Contra a casa; a partida começa na hora
daily = Uma partida por dia, em modo solo, com os mesmos dados para todo mundo
help = Mostra todos os jogos e como começar um

## Nos menus de pessoas e de mensagens, em Aplicativos: no máximo 32 caracteres. Aqui o Discord mostra o nome.

menu-invite = Convidar para jogar
menu-profile = Perfil
menu-rules = Regras desta mesa
menu-record = Registro
menu-report = Denunciar esta mesa
in-menu-of-person = no menu de uma pessoa, em Aplicativos
in-menu-of-message = no menu de uma mesa à espera ou de um tabuleiro, em Aplicativos
