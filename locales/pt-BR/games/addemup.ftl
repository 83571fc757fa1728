pitch = Palavras cruzadas de dados: forme linhas de números seguidos; cada uma vale pontos
option-dice = Número de dados no monte: 60 nas regras impressas, menos para uma partida rápida
option-pass-limit = Encerra a partida após este número de turnos seguidos sem ninguém colocar dados
