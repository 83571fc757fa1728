### What `/help` says. Markdown of Discord: `**bold**`, `code`.

title = Rollhouse: dice games
good-to-know = Good to know
every-command = Every command
page = Page { NUMBER($page) } of { NUMBER($pages) }
back = Back
next = Next
how-to-play = { $game } · how to play

new-here = **New here?** `/play` sits you down at once. Each game has a lesson below, `learn`: a minute or two, for you alone.
first = 1. Type a start command, such as `/noodle start`. A table opens in this channel.
second = 2. Everybody who wants to play presses **{ -join }**; the host presses **{ -start }**. Invite people in the lobby, or with `with:` in the command: their seats are kept for ten minutes. Nobody else awake? Add house players in the lobby, or with `house:1`. In a direct message with me you can play alone or against the house, too.
third = 3. The board says whose turn it is. Play with its buttons and menus.
fourth = 4. At the end it says who won. Press **{ -rematch }** to play again.

game = **{ $game }** · { NUMBER($fewest) }–{ NUMBER($most) } players · { NUMBER($quick) }–{ NUMBER($slow) } min

time = **Time** · Each decision has a time limit. When it runs out, the safest move is played; after two in a row the house plays for you until you press **{ -i-am-back }**. `/table pause` stops the clocks if all players agree.
house = **The house** · ⌂ marks house players. They are casual, regular or master (`level`), move by themselves after a moment (or at once: `/me house-pace`), and a game with them is not rated. `/profile` has your score against each.
luck = **Luck or play?** · At tables with house players, or opened with `hints: True`, **{ -hint }** tells you the best move. At the end of every game **{ -how-it-went }** shows what was luck and what was play.
pings = **Pings** · The bot pings you when others wait for you. Choose when with `/me pings`, and when not with `/me quiet-hours`.
turn = **Your turn?** · `/tables mine` lists your tables, those where it is your turn first; in a direct message with me, those of all servers. `/tables open` lists tables that you can join.
board = **The board** · Lost it? `/table show` posts it again at the bottom of the channel.
dice = **The dice** · You can check them: **{ -fair-dice }** behind **More** in a lobby shows the SHA-256 of the table's secret seed, which is fixed before anybody gives a lucky word, and `/table verify` shows the seed at the end and checks every roll. Whoever runs me could still know what comes, so play for fun.
anywhere = **Anywhere** · Install me for yourself (**Add App** on my profile) to start games on other servers, in group messages and in direct messages; others just press the buttons. Where I am not a member I cannot ping you or open threads, and after 15 minutes without a press a board stands still until the next one.
results = **Results** · See `/leaderboard`, `/profile` and `/history`. You are listed after three rated games; until ten your rating is provisional. Finished tables of two or more people count, without house players and hints; players who left or were away at the end count as last. Repeat games between the same two players within 7 days count less: 1/2, 1/3 and so on.
data = **Your data** · `/privacy about` says what is stored about you and how to delete it.
