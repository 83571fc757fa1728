pitch = Des mots croisés de dés : forme des lignes de nombres qui se suivent ; chacune rapporte des points
option-dice = Nombre de dés dans la réserve : 60 dans les règles d'origine, moins pour une partie rapide
option-pass-limit = Termine la partie après ce nombre de tours de suite sans dé posé
