### Lo que dice `/help`. Markdown de Discord: `**negrita**`, `code`.

title = Rollhouse: juegos de dados
good-to-know = Conviene saber
every-command = Todos los comandos
page = Página { NUMBER($page) } de { NUMBER($pages) }
back = Atrás
next = Siguiente
how-to-play = { $game } · cómo se juega

new-here = **¿Es tu primera vez?** `/play` te sienta al momento. Cada juego de abajo tiene una lección, `learn`: uno o dos minutos, solo para ti.
first = 1. Escribe un comando de inicio, por ejemplo `/noodle start`. Se abre una mesa en este canal.
second = 2. Quien quiera jugar pulsa **{ -join }**; quien dirige la mesa pulsa **{ -start }**. Invita a gente desde la mesa, o con `with:` en el comando: sus puestos se guardan diez minutos. ¿No hay nadie despierto? Añade bots en la mesa, o escribe `house:1`. Eso también funciona en un mensaje directo conmigo.
third = 3. El tablero dice a quién le toca. Se juega con sus botones y menús.
fourth = 4. Al final dice quién ha ganado. Pulsa **{ -rematch }** para jugar otra vez.

game = **{ $game }** · { NUMBER($fewest) }–{ NUMBER($most) } personas · { NUMBER($quick) }–{ NUMBER($slow) } min

time = **El tiempo** · Cada decisión tiene un límite de tiempo. Cuando se acaba, se hace la jugada más segura; tras dos veces seguidas, la casa juega por ti hasta que pulsas **{ -i-am-back }**. `/table pause` para los relojes si toda la mesa está de acuerdo.
house = **La casa** · ⌂ señala a los bots que juegan. Son casual, regular o master (`level`), juegan por su cuenta tras una pausa (o sin ella: `/me house-pace`) y las partidas con ellos no cuentan para la clasificación. `/profile` tiene tu historial contra cada nivel.
luck = **¿Suerte o juego?** · En las mesas con bots, o abiertas con `hints: True`, **{ -hint }** te dice la mejor jugada. Al final de cada partida, **{ -how-it-went }** muestra qué fue suerte y qué fue juego.
pings = **Menciones** · El bot te menciona cuando te esperan. Elige cuándo con `/me pings`, y cuándo no con `/me quiet-hours`.
turn = **¿Te toca?** · `/tables mine` muestra tus mesas; primero, aquellas en las que te toca; en un mensaje directo conmigo, las de todos los servidores. `/tables open` muestra las mesas a las que puedes unirte.
board = **El tablero** · ¿Ya no lo encuentras? `/table show` lo muestra otra vez al final del canal.
dice = **Los dados** · Puedes comprobarlos: **{ -fair-dice }**, en **Más** antes de la partida, muestra el SHA-256 de la semilla secreta, que queda fijada antes de que nadie dé una palabra de la suerte, y `/table verify` muestra la semilla al final y comprueba cada tirada. Quien me gestiona podría saber de todos modos lo que va a salir, así que juega por diversión.
anywhere = **En cualquier sitio** · Instálame para ti (desde mi perfil) para empezar partidas en otros servidores, en grupos y en mensajes directos; los demás solo tienen que pulsar los botones. Donde no soy miembro no puedo mencionarte ni abrir hilos, y si nadie pulsa nada en 15 minutos, el tablero deja de actualizarse hasta la próxima vez.
results = **Resultados** · Mira `/leaderboard`, `/profile` y `/history`. Apareces en la clasificación tras tres partidas clasificatorias; hasta diez, tu puntuación es provisional. Cuentan las mesas terminadas de dos o más personas, sin bots ni pistas; quien se fue o no estaba al final queda en último lugar. Las partidas repetidas entre las mismas dos personas en 7 días cuentan menos: 1/2, 1/3, etcétera.
data = **Tus datos** · `/privacy about` dice qué se guarda sobre ti y cómo borrarlo.
