### Lo que dice `/me`, a una sola persona

saved = Guardado.
pings = Menciones cuando te toca: { $pinged ->
    [later] a los 2 minutos, salvo que ya estés jugando en la mesa
    [always] siempre, al momento
   *[never] nunca
}.
house-pace = Los bots juegan { $at-once ->
    [yes] al momento
   *[no] tras un momento, para que te dé tiempo a verlo
}. Con más gente en la mesa, solo vale si toda la mesa lo ha elegido.
pictures = { $drawn ->
    [moving] Ahora los dados ruedan al tirarlos.
    [still] Ahora nada se mueve en tus mesas.
   *[words] Ahora lo que solo ves tú se cuenta con palabras; los tableros conservan sus imágenes.
}
zone = Tus horas de silencio siguen la zona horaria `{ $zone }`.
quiet = Sin menciones de { $from }:00 a { $until }:00, { $zone }.
quiet-in-utc = Sin menciones de { $from }:00 a { $until }:00, UTC (se cambia con `/me timezone`).
no-quiet = No tienes horas de silencio.
unlisted = No apareces en ninguna clasificación. Tus resultados siguen contando, para ti y para la gente con la que juegas.
listed = Vuelves a aparecer en las clasificaciones.
inviters = Quién puede invitarte a una mesa u ofrecerte un puesto: { $who }.
blocked = Has bloqueado a { $name }: desde ahora no puedes sentarte a una mesa donde esté esa persona, ni invitarla, y ella tampoco a ti. Solo quien dirige una mesa puede aún invitarla a una donde estés tú. No se le avisa. Las mesas que ya tienes en común con esa persona siguen. `/me blocks` muestra a quién has bloqueado.
blocked-already = Ya habías bloqueado a { $name }.
unblocked = Ya no bloqueas a { $name }.
not-blocked = No habías bloqueado a { $name }.
blocked-nobody = No has bloqueado a nadie. `/me block` deja a alguien fuera de tus mesas, y a ti fuera de las suyas.
blocks = Has bloqueado a { LIST($people) }. `/me unblock` lo deshace.
