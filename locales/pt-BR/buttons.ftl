### O que dizem os botões, também para as mensagens que citam um.

-join = Entrar
-leave = Sair
-start = Começar
-rematch = Revanche
-hint = Dica
-how-it-went = Como foi
-fair-dice = Dados justos
-i-am-back = Voltei
