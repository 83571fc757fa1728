### `/privacy`. Todo lo que dice `about` tiene como mucho 4096 caracteres.

title = Lo que este bot guarda sobre ti
about = Lo que este bot guarda sobre ti, y lo que puedes elegir.
what = **Qué**
    De cada mesa a la que te has unido: tu identificador de Discord, tu nombre de entonces, tu palabra de la suerte, tu puesto, tus jugadas con sus dados y horas, tu posición y tus puntos, si te fuiste o no estabas al final, cuántas pistas tuviste y qué conseguiste; y el servidor, el canal y el mensaje de la mesa. Qué fue suerte y qué fue juego, por puestos, en las mesas donde alguien lo preguntó. Tus intentos en la mesa diaria: el día, el servidor, tu nombre y tus jugadas. Si borras tus datos un día en que la jugaste, una marca de que alguien ha tenido ese intento, hasta que acabe el día. Tus ajustes de `/me`, si los cambiaste, y tu lista de bloqueo. Las invitaciones a mesas, durante diez minutos o, si las rechazas, hasta que empiece la partida, y los puestos que te ofrecen, durante una semana. En qué servidores los admins te han vetado, si te ha excluido quien gestiona el bot, y quién te ha bloqueado. Lo que hiciste como admin o en la moderación de un servidor, y qué mesas denunciaste, durante 90 días. Ni mensajes ni amistades.
why = **Por qué**
    Para seguir las partidas tras un reinicio, para demostrar que los dados fueron justos, y para clasificaciones, perfiles e historial. Los demás ven tu nombre en los tableros, en los registros y en las clasificaciones de tu servidor; en las de varios servidores, solo si los admins del tuyo están de acuerdo en `/settings`. Pueden ver tus mesas quienes jugaron en ellas y el canal donde se jugaron; todo el servidor, solo si lo dicen sus admins.
deleted-after = **Cuánto tiempo**
    Las mesas se borran { $days ->
        [one] { NUMBER($days) } día
       *[other] { NUMBER($days) } días
    } después de terminar.
kept = **Cuánto tiempo**
    Las mesas se guardan. Quien borra sus datos queda en el anonimato en ellas.
rights = **Tus derechos**
    `/privacy export` te lo da todo en un archivo, salvo lo que se calcula a partir de tus partidas: logros, suerte y juego, y puntuaciones. Tampoco dice quién te ha bloqueado, porque es decisión de esas personas y no tuya. `/privacy delete` te deja en el anonimato en todas las mesas, también donde moderaste, y borra tus ajustes y tu lista de bloqueo; los vetos y los bloqueos de otras personas se quedan. Si tienes preguntas, escribe a quien gestiona este bot.
collecting = Reúno lo que guardo sobre ti…
not-exported = Lo siento, no he podido preparar el archivo. Escribe `/privacy export` otra vez más tarde; si no sirve, pídeselo a quien gestiona este bot.
exported = Lo que este bot guarda sobre ti: { $tables ->
    [one] { NUMBER($tables) } mesa
   *[other] { NUMBER($tables) } mesas
}. Las horas están en UTC, en milisegundos desde 1970.
ask = ¿Borrar tus datos para siempre y quedar en el anonimato{ $tables ->
    [0] {""}
    [1] , en la mesa a la que te uniste
    [one] , en las { NUMBER($tables) } mesas a las que te uniste
   *[other] , en las { NUMBER($tables) } mesas a las que te uniste
}? { $open ->
    [0] {""}
    [1] Dejas la mesa en la que estás, y eso cuenta como abandonar si está en juego.{" "}
    [one] Dejas las { NUMBER($open) } mesas en las que estás, y eso cuenta como abandonar donde se está jugando.{" "}
   *[other] Dejas las { NUMBER($open) } mesas en las que estás, y eso cuenta como abandonar donde se está jugando.{" "}
}Se borran tus ajustes y tu lista de bloqueo. Tu nombre pasa a ser «alguien» y tu identificador, otro al azar que no dice quién eras, el mismo en todas las mesas, para que las puntuaciones de los demás queden como están. Ya no sales en ninguna clasificación, y pierdes tus propias puntuaciones. Tus jugadas y palabras de la suerte se quedan: sin ellas nadie podría comprobar los dados de los demás. Los mensajes ya publicados se quedan en sus canales; los últimos tableros se vuelven a dibujar sin tu nombre, y la moderación puede borrar el resto.
delete = Sí, borrar mis datos
deleted = Hecho: estás en el anonimato en todas las mesas. Si vuelves a jugar, empiezas de cero.
