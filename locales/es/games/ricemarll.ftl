pitch = Cambia tus seis dados con cartas secretas para cumplir los objetivos de la mesa
