### Ce qu'un jeu dit de lui-même : 100 caractères au plus. L'anglais se trouve avec les règles du jeu.

noodle-pitch = Lance des nouilles, envoie tes sous-chefs et remplis les tables de trois restaurants
noodle-line = Hauteur que deux colonnes doivent atteindre ; auto : le nombre de personnes plus un
noodle-partial-sets = Tu peux garder une partie seulement d'une face, au moins trois dés, et relancer les autres
marmottes-pitch = Tente ta chance avec six dés : les dés pareils comptent, mais on ne s'arrête qu'à deux ou quatre
marmottes-target = Total qui déclenche le dernier tour
marmottes-single-match = Un dé seul compte si sa valeur est de côté ; non : il faut des dés pareils dans un même lancer
marmottes-turn-limit = Après ce nombre de tours chacun, le plus haut total gagne, même si personne n'a atteint le but
noirlab-pitch = Lance le dé des observatoires, remplis six cases et arrête-toi avant de revoir un programme
ricemarll-pitch = Change tes six dés avec des cartes secrètes pour remplir les objectifs de la table
addemup-pitch = Des mots croisés de dés : forme des lignes de nombres qui se suivent ; chacune rapporte des points
addemup-dice = Nombre de dés dans la réserve : 60 dans les règles d'origine, moins pour une partie rapide
addemup-pass-limit = Termine la partie après ce nombre de tours de suite sans dé posé
