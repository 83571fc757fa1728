pitch = Mude seus seis dados com cartas secretas para cumprir os objetivos da mesa
