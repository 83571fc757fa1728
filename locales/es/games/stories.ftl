left-the-table = deja la mesa
# Lo que dieron los dados o las cartas.
rolled = tirada { $faces }
