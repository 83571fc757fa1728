### Labels of buttons, also for the messages that name them.

-join = Join
-leave = Leave
-start = Start
-rematch = Rematch
-hint = Hint
-how-it-went = How it went
-fair-dice = Fair dice
-i-am-back = I am back
