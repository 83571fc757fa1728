### Lo que Discord muestra sobre el bot: en su perfil y en el directorio de aplicaciones. Como mucho 400 caracteres.

description = Cinco juegos de dados en un solo mensaje, con botones: Noodle Roll, Les Marmottes, NOIRLab, Ricemarll y Add'em Up. Juega con más gente, a solas contra la casa o una vez al día con los mismos dados que todo el mundo. Cada juego se aprende en un par de minutos, cada tirada se puede comprobar y ninguna jugada que se haya mostrado se pierde. Escribe /play.
