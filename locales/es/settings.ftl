### Lo que leen los admins de un servidor: `/settings`, lo que se ha hecho allí hace poco, y `/doctor`.

title = Ajustes del servidor
games-in = **Se juega en**: { $channels }
games-everywhere = **Se juega en**: todos los canales que ve el bot
moderators = **Moderan las mesas**: quienes pueden gestionar mensajes
moderators-with-role = **Moderan las mesas**: { $role }, y quienes pueden gestionar mensajes
reports-in = **Denuncias de mesas**: se publican en { $channel }
reports-off = **Denuncias de mesas**: desactivadas; `/settings reports:` elige un canal para ellas
pings = **Menciones de turno**: { $is-on ->
    [yes] activadas; cada persona elige cuándo con `/me pings`
   *[no] desactivadas; los tableros y los relojes funcionan igual
}
players-wanted = **Se busca gente**: llama a { $role }, como mucho una vez cada { NUMBER($minutes) } minutos, si todo el mundo o el bot puede mencionar el rol
nobody-called = **Se busca gente**: no se puede llamar a ningún rol
banned = **Personas vetadas**: { LIST($people) } (`/settings unban:`)
nobody-banned = **Personas vetadas**: nadie (`/settings ban:`)
banned-until = { $person } hasta el { $date }
more-people = { NUMBER($count) } más
looked-up = **Quién puede ver las mesas terminadas**: { $is-open ->
    [yes] todo el servidor
   *[no] quienes jugaron en ellas, y el canal donde se jugaron
}
shared = **Resultados visibles en otros servidores**: { $is-shared ->
    [yes] sí, con los nombres, en todos los servidores
   *[no] no, se quedan en este servidor
}
new-accounts = **Una cuenta es nueva**: durante { $days ->
    [one] { NUMBER($days) } día
   *[other] { NUMBER($days) } días
} (`/settings new-accounts:`)
language = **Idioma de las mesas nuevas**: { $language } (`/settings language:`)
no-language = **Idioma de las mesas nuevas**: el idioma de este servidor si es una comunidad; si no, el de quien las abre (`/settings language:`)
channel-language = **Idioma de las mesas nuevas de este canal**: { $language } (`/settings channel-language:`)
no-presets = **Opciones en este canal**: todavía ninguna
presets = Opciones en este canal
preset = **{ $game }**: { $options }{ $is-pinned ->
    [yes] {" "}(fijadas)
   *[no] {""}
}
old-options = opciones que ya no existen

choose-channels = Canales para jugar (ninguno: todos)
choose-moderators = Un rol que modera las mesas (opcional)
choose-players = Un rol al que se puede llamar (opcional)
choose-preset = Fijar las opciones actuales de este canal
pin = { $pins ->
    [yes] Fijar { $game }
   *[no] Desfijar { $game }
}
turn-pings-off = Desactivar las menciones
turn-pings-on = Activar las menciones
close-history = Mesas visibles solo en su canal
open-history = Mesas visibles para todo el mundo
stop-sharing = Dejar de compartir
share = Compartir con otros servidores
full-log = Lista completa
stop-reports = Desactivar denuncias

recent-changes = Cambios recientes
no-changes = todavía nada
log = Lo que han hecho aquí los admins y la moderación; primero, lo más reciente. Las entradas se borran tras { NUMBER($days) } días.
empty-log = Todavía nada.
deleted-person = Alguien cuyos datos se han borrado
somebody = alguien

did-choose-new-accounts = { $who } ha decidido que una cuenta sea nueva durante { $days ->
    [one] { NUMBER($days) } día
   *[other] { NUMBER($days) } días
}
did-choose-reports = { $who } ha elegido { $channel } para las denuncias
did-choose-language = { $who } ha elegido { $language } para las mesas nuevas
did-choose-no-language = { $who } ha quitado el idioma elegido para las mesas nuevas
did-choose-channel-language = { $who } ha elegido { $language } para las mesas nuevas de { $channel }
did-choose-no-channel-language = { $who } ha quitado el idioma elegido para las mesas nuevas de { $channel }
did-pin = { $pins ->
    [yes] { $who } ha fijado las opciones de { $game } en { $channel }
   *[no] { $who } ha desfijado las opciones de { $game } en { $channel }
}
did-choose-channels = { $who } ha elegido { $count ->
    [one] { NUMBER($count) } canal
   *[other] { NUMBER($count) } canales
} para jugar
did-allow-everywhere = { $who } ha permitido jugar en todos los canales
did-choose-moderators = { $who } ha elegido { $role } como rol que modera las mesas
did-remove-moderators = { $who } ha quitado el rol que modera las mesas
did-choose-players = { $who } ha elegido { $role } como rol al que se puede llamar
did-remove-players = { $who } ha quitado el rol al que se puede llamar
did-turn-pings = { $is-on ->
    [yes] { $who } ha activado las menciones de turno
   *[no] { $who } ha desactivado las menciones de turno
}
did-open-history = { $is-open ->
    [yes] { $who } ha dejado que todo el mundo vea todas las mesas
   *[no] { $who } ha limitado las mesas a sus canales
}
did-share = { $is-shared ->
    [yes] { $who } ha empezado a compartir los resultados con otros servidores
   *[no] { $who } ha dejado de compartir los resultados
}
did-stop-reports = { $who } ha desactivado las denuncias de mesas
did-ban = { $who } ha vetado a { $whom }{ $until ->
    [for-good] {""}
   *[date] {" "}hasta el { $date }
}
did-lift-ban = { $who } ha levantado el veto a { $whom }
did-remove = { $who } ha sacado a alguien de la mesa { $table }
did-free = { $who } ha liberado un puesto guardado en la mesa { $table }
did-choose-host = { $who } ha dejado la mesa { $table } a cargo de otra persona
did-offer = { $who } ha ofrecido un puesto de la mesa { $table } en el que juega la casa
did-report = { $who } ha denunciado la mesa { $table }
did-end = { $who } ha terminado la mesa { $table }
did-restore = { $who } ha vuelto a contar el resultado de la mesa { $table }
did-void = { $who } ha quitado de la clasificación el resultado de la mesa { $table }: { $reason }

running = Comprobando…
checks = Comprobaciones
no-problems = Ningún problema en este canal.
problems = { $count ->
    [one] { NUMBER($count) } problema
   *[other] { NUMBER($count) } problemas
} en este canal.
failed = ✗ **{ $what }**: { $wrong }
check = { $check ->
    [view] Ver el canal
    [send] Enviar mensajes
    [embed] Insertar enlaces
    [open-threads] Abrir hilos
    [in-threads] Escribir en hilos
    [reach] Llegar al canal
    [reports] Publicar denuncias de mesas
    [pictures] Imágenes de los dados
    [commands] Comandos
    [storage] Almacenamiento
   *[practice] Dos jugadas de prueba en cada juego
}
allow = { $check ->
    [view] sin esto no se pueden actualizar los tableros; permite **View Channel**
    [send] sin esto no hay menciones de turno y no se pueden volver a publicar tableros viejos; permite **Send Messages**
    [embed] sin esto, un tablero que se vuelve a publicar sale vacío; permite **Embed Links**
    [open-threads] sin esto, las mesas no pueden abrir un hilo; permite **Create Public Threads**
   *[in-threads] sin esto, nadie puede jugar en un hilo; permite **Send Messages in Threads**
} al rol del bot, en los ajustes de este canal, en *Permissions*.
allow-reach = { $error }. Permite **View Channel** al rol del bot, en los ajustes de este canal, en *Permissions*.
try-again = { $error }. Vuelve a intentarlo; si pasa otra vez, díselo a quien gestiona el bot.
try-once-more = { $error }. Vuelve a intentarlo.
not-uploaded = faltan { NUMBER($missing) } de { NUMBER($all) }, así que los dados salen como texto. Quien gestiona el bot debería reiniciarlo: las sube al arrancar.
other-version = son de otra versión. Quien gestiona el bot debería reiniciarlo: los registra al arrancar.
not-read-back = lo guardado no se puede volver a leer. Díselo a quien gestiona el bot.
not-stored = no se puede guardar nada. Díselo a quien gestiona el bot; el motivo está en el registro.
games-failed = ha fallado: { $games }. Díselo a quien gestiona el bot; el motivo está en el registro.
