### What happens at tables of every game

# As what happened at a table that is over: in English it follows a name, in other languages a name and a colon.
left-the-table = left the table
# What came to somebody by dice or cards, told like what happened.
rolled = rolled { $faces }
