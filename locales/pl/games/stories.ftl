left-the-table = odejście od stołu
# Co przyniosły kości lub karty.
rolled = rzut { $faces }
