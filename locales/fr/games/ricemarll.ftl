pitch = Change tes six dés avec des cartes secrètes pour remplir les objectifs de la table
