pitch = A crossword of dice: build lines of consecutive numbers; score each line you make or extend
option-dice = Number of dice in the pile: 60 in the printed rules, fewer for a quick game
option-pass-limit = End the game after this many turns in a row without a placement
