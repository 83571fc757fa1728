### Ce que Discord montre du bot : sur son profil et dans l'annuaire des applications. 400 caractères au plus.

description = Cinq jeux de dés qui tiennent dans un message, avec des boutons : Noodle Roll, Les Marmottes, NOIRLab, Ricemarll et Add'em Up. Joue à plusieurs, en solo contre la maison, ou une fois par jour avec les mêmes dés que tout le monde. Chaque jeu s'apprend en une ou deux minutes, chaque lancer se vérifie, et aucun coup affiché ne se perd. Tape /play.
