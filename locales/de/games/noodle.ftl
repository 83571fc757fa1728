pitch = Würfle Nudeln, schicke deine Sous-Chefs los und fülle die Tische dreier Restaurants
option-line = Höhe, die zwei Spalten erreichen müssen; auto: Anzahl der Mitspielenden plus eins
option-partial-sets = Du darfst auch nur einen Teil eines Satzes behalten, mindestens drei, und den Rest neu würfeln
