pitch = Roll noodles, send out your sous-chefs, and fill the tables of three restaurants
option-line = Height that two columns must reach to end the game; auto is the number of players plus one
option-partial-sets = Players may keep only some of the dice of a face, at least three, and roll the others again
