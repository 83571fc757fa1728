pitch = Bend your six dice with secret cards to meet the goals on the table
