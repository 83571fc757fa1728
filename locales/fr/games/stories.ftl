left-the-table = table quittée
# Ce que les dés ou les cartes ont donné.
rolled = lancer { $faces }
