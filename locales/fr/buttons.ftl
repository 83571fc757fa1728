### Ce qui est écrit sur les boutons, aussi pour les messages qui en nomment un.

-join = Rejoindre
-leave = Partir
-start = Commencer
-rematch = Revanche
-hint = Conseil
-how-it-went = Comment ça s'est passé
-fair-dice = Dés honnêtes
-i-am-back = Me revoilà
