### Labels of buttons, for messages that name them. The boards are English, so every language names them in English.

-join = Join
-leave = Leave
-start = Start
-rematch = Rematch
-hint = Hint
-how-it-went = How it went
-fair-dice = Fair dice
-i-am-back = I am back
