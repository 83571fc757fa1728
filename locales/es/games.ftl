### Lo que un juego dice de sí mismo: como mucho 100 caracteres. El inglés está con las reglas del juego.

noodle-pitch = Tira fideos, envía a tus ayudantes de cocina y llena las mesas de tres restaurantes
noodle-line = Altura que dos columnas deben alcanzar; auto: el número de participantes más uno
noodle-partial-sets = Puedes guardar solo parte de una cara, al menos tres dados, y volver a tirar los demás
marmottes-pitch = Tienta a la suerte con seis dados: los iguales puntúan, pero solo te plantas con dos o cuatro
marmottes-target = Total con el que empieza la última ronda
marmottes-single-match = Un dado suelto puntúa si su valor está apartado; no: solo cuentan los iguales de una tirada
marmottes-turn-limit = Tras este número de turnos por persona, gana el total más alto, aun sin llegar a la meta
noirlab-pitch = Tira el dado de los observatorios, llena seis casillas y para antes de repetir un programa
ricemarll-pitch = Cambia tus seis dados con cartas secretas para cumplir los objetivos de la mesa
addemup-pitch = Un crucigrama de dados: forma líneas de números seguidos; cada una da puntos
addemup-dice = Número de dados del montón: 60 en las reglas impresas, menos para una partida rápida
addemup-pass-limit = Termina la partida tras este número de turnos seguidos sin colocar ningún dado
