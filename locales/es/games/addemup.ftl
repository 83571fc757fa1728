pitch = Un crucigrama de dados: forma líneas de números seguidos; cada una da puntos
option-dice = Número de dados del montón: 60 en las reglas impresas, menos para una partida rápida
option-pass-limit = Termina la partida tras este número de turnos seguidos sin colocar ningún dado
