### O que um jogo diz de si mesmo: no máximo 100 caracteres. O inglês está junto das regras do jogo.

noodle-pitch = Role macarrão, mande seus subchefes e encha as mesas de três restaurantes
noodle-line = Altura que duas colunas precisam alcançar; auto: o número de participantes mais um
noodle-partial-sets = Você pode guardar só parte dos dados de uma face, pelo menos três, e rolar os outros de novo
marmottes-pitch = Arrisque a sorte com seis dados: os iguais pontuam, mas só dá para parar com dois ou quatro
marmottes-target = Total que dá início à última rodada
marmottes-single-match = Um dado sozinho pontua se o valor dele já foi separado; não: só contam iguais no mesmo lance
marmottes-turn-limit = Depois deste número de turnos por pessoa, vence o maior total, mesmo sem ninguém chegar ao alvo
noirlab-pitch = Role o dado dos observatórios, preencha seis casas e pare antes de repetir um programa
ricemarll-pitch = Mude seus seis dados com cartas secretas para cumprir os objetivos da mesa
addemup-pitch = Palavras cruzadas de dados: forme linhas de números seguidos; cada uma vale pontos
addemup-dice = Número de dados no monte: 60 nas regras impressas, menos para uma partida rápida
addemup-pass-limit = Encerra a partida após este número de turnos seguidos sem ninguém colocar dados
