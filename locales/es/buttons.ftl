### Lo que dicen los botones, también para los mensajes que nombran uno.

-join = Unirme
-leave = Salir
-start = Empezar
-rematch = Revancha
-hint = Pista
-how-it-went = Cómo fue
-fair-dice = Dados justos
-i-am-back = Ya estoy aquí
