pitch = Lance des nouilles, envoie tes sous-chefs et remplis les tables de trois restaurants
option-line = Hauteur que deux colonnes doivent atteindre ; auto : le nombre de personnes plus un
option-partial-sets = Tu peux garder une partie seulement d'une face, au moins trois dés, et relancer les autres
