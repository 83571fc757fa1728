### Lo que Discord muestra mientras se escribe un comando: como mucho 100 caracteres. Los comandos mismos siguen en inglés.

## /<game>

start = Abre una mesa, con opciones
learn = Aprende el juego en uno o dos minutos, en una mesa privada con dados preparados
rules = Cómo se juega
leaderboard-of-game = Clasificación de este juego

language = El idioma del tablero (si no eliges: el del servidor, o el tuyo)
thread = Jugar en un hilo aparte
clock = Tiempo por decisión (si no eliges: 24 horas)
clock-24h = 24 horas por decisión
clock-1h = 1 hora por decisión
clock-10m = 10 minutos por decisión
clock-2m = 2 minutos por decisión
clock-none = sin límite de tiempo
with = A quién invitas
with-another = A quién más invitas
house = Contra cuántos bots quieres jugar; con ellos la partida no cuenta para la clasificación
level = El nivel de los bots (si no eliges: regular)
level-casual = casual: juega por diversión y se le escapan cosas
level-regular = regular: conoce el juego
level-master = master: juega lo mejor que puede
hints = Permitir pistas sobre la mejor jugada; la partida no cuenta entonces para la clasificación
rated = Que el resultado cuente para la clasificación (si no eliges: sí)
when-full = Empezar automáticamente cuando se ocupen todos los puestos
min-games = Partidas clasificatorias, en este juego y servidor, que hacen falta para unirse
min-rating = Puntuación, en este juego y servidor, que hace falta para unirse

## /table

table = Gestiona una mesa
table-name = El número bajo el tablero (sin él: tu mesa aquí; con record, verify y void, la última terminada)
table-show = Muestra otra vez el tablero de una mesa al final del canal
table-resign = Deja una partida para siempre
table-replace = Pide a alguien que ocupe tu puesto, o uno en el que juega la casa
    .player = Quién ocupa el puesto
    .for = El puesto de quién (si no eliges: el tuyo)
table-pause = Propón a toda la mesa parar los relojes
table-resume = Reanuda una mesa en pausa
table-end = Termina una mesa sin resultado, si toda la mesa está de acuerdo
table-host = Deja la mesa a cargo de otra persona
    .player = Quién se hace cargo de la mesa
table-remove = Para quien dirige o modera: saca a alguien o libera un puesto reservado, antes de empezar
    .player = A quién sacas
table-record = Consigue el registro de una mesa terminada: cada jugada y cada tirada
table-verify = Comprueba los dados: el SHA-256 de la semilla secreta, o cada tirada de una partida terminada
table-void = Para la moderación: quita un resultado de la clasificación, o vuelve a contarlo
    .restore = Volver a contar el resultado
    .reason = Por qué; el historial lo muestra

## /tables

tables = Encuentra una mesa
tables-mine = Tus mesas; primero, aquellas en las que te toca
tables-open = Mesas de este servidor a las que puedes unirte

## /settings, /doctor

settings = Para admins: dónde se juega, menciones, moderación, vetos
    .ban = Vetar a un miembro: no podrá usar este bot aquí
    .unban = Levantar el veto a un miembro
    .new-accounts = Días en que una cuenta es nueva: sus partidas apenas afectan a la puntuación de otra gente
    .days = Con ban: cuántos días dura el veto (si no eliges: hasta que se levante)
    .reports = El canal donde la moderación lee las denuncias
    .language = El idioma de las mesas nuevas, si su juego está traducido
    .channel-language = El idioma de las mesas nuevas de este canal y sus hilos
settings-language-own = cada mesa en el idioma de quien la abre
settings-language-server = como el resto del servidor
doctor = Comprueba que todo funciona en este canal

## /leaderboard, /profile, /history

leaderboard = Clasificación de un juego o de todos
    .game = Qué juego (si no eliges: todos juntos)
    .period = Desde cuándo (si no eliges: desde siempre)
    .scope = Dónde (si no eliges: en este servidor)
period-all = desde siempre
period-season = este trimestre
period-month = este mes
period-week = esta semana (desde el lunes)
scope-server = en este servidor
scope-everywhere = en todas partes
profile = Las estadísticas de alguien, y el historial entre esa persona y tú
    .player = El perfil de quién (si no eliges: el tuyo)
history = Mesas terminadas, para verlas jugada a jugada
    .player = Solo las mesas de esta persona
    .scope = Dónde (si no eliges: las mesas que puedes ver aquí)
scope-visible = todo lo que puedes ver aquí
scope-channel = en este canal

## /privacy

privacy = Tus datos
privacy-about = Qué datos se guardan sobre ti y por qué
privacy-export = Consigue tus datos en un archivo
privacy-delete = Borra tus datos: quedas en el anonimato en todas las mesas

## /me

me = Tus propios ajustes
me-pings = Cuándo mencionarte si te toca
    .when = Si no eliges: a los 2 minutos
pings-later = a los 2 minutos, salvo que ya esté jugando en la mesa
pings-always = siempre, al momento
pings-never = nunca
me-timezone = Zona horaria de tus horas de silencio
    .zone = Escribe una ciudad, por ejemplo Madrid
me-quiet-hours = Horas sin menciones (deja las dos vacías para ninguna)
    .from = Primera hora, de 0 a 23
    .until = Hora a la que vuelven las menciones, de 0 a 23
me-house-pace = A qué velocidad juegan los bots en tus mesas
    .pace = Si no eliges: tras un momento
pace-moment = tras un momento, para que me dé tiempo a verlo
pace-at-once = al momento
me-pictures = Cómo se dibujan las imágenes para ti
    .pictures = Si no eliges: moving
pictures-moving = moving: los dados ruedan al tirarlos
pictures-still = still: nada se mueve en mis mesas
pictures-words = words: lo que solo veo yo se cuenta con palabras
me-leaderboard = Si apareces en las clasificaciones
    .show = Si no eliges: on
listed-on = on: aparezco en las clasificaciones
listed-off = off: no aparezco en ninguna clasificación
me-invitations = Quién puede invitarte a mesas u ofrecerte un puesto
    .from = Si no eliges: cualquiera
inviters-everybody = cualquiera
inviters-acquaintances = gente con la que ya has jugado
inviters-nobody = nadie
me-block = Bloquea a alguien: ni tú en sus mesas, ni al revés, salvo si quien dirige la mesa le invita
    .player = A quién
me-unblock = Desbloquea a alguien
me-blocks = Las personas que has bloqueado

## /play, /daily, /help

play = Siéntate: a una mesa abierta aquí, a una nueva, o contra la casa al momento
    .game = Qué juego (si no eliges: el que espera aquí, o el más corto)
    .house = Contra la casa; la partida empieza al momento
daily = Una partida al día, a solas, con los mismos dados para todo el mundo
help = Todos los juegos y cómo empezar uno

## En los menús de personas y de mensajes, en Aplicaciones: como mucho 32 caracteres. Aquí Discord muestra el nombre.

menu-invite = Invitar a jugar
menu-profile = Perfil
menu-rules = Reglas de esta mesa
menu-record = Registro
menu-report = Denunciar esta mesa
in-menu-of-person = en el menú de una persona, en Aplicaciones
in-menu-of-message = en el menú de una mesa que espera o de un tablero, en Aplicaciones
