-- House players: seats that the program plays, hints, and what was luck in a finished game.

-- The strength of the house player on the seat: a word of the caller's; empty for a person.
ALTER TABLE seats ADD COLUMN level TEXT CONSTRAINT "a level has a name" CHECK (level <> '');

-- Players may ask what the best move is.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0 CONSTRAINT "hints are on or off" CHECK (hints IN (0, 1));

-- The decisions for which a seat was given a hint: `ply` is the latest ply at that moment.
CREATE TABLE hints (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  seat     INTEGER NOT NULL,
  ply      INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat, ply)
) STRICT, WITHOUT ROWID;

-- What was luck and what was play at a finished table, in the caller's words.
CREATE TABLE analyses (
  table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
  text     TEXT    NOT NULL
) STRICT;

-- How fast house players move: a word of the caller's; empty where nothing was chosen.
ALTER TABLE notification_settings ADD COLUMN pace TEXT NOT NULL DEFAULT '';
