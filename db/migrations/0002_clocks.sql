-- Time at a table, on two scales: the uptime (milliseconds for which the program was up and connected, stored under a key of meta)
-- for `due`, and the table's own (the same without its pauses) for everything else.

-- The time limit for a decision; empty for no limit.
ALTER TABLE tables ADD COLUMN clock INTEGER CONSTRAINT "a clock gives time" CHECK (clock > 0);
-- How far the table's time is behind the uptime, and the table's time while it is paused.
ALTER TABLE tables ADD COLUMN held INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN paused INTEGER;
-- When work is next due at the table.
ALTER TABLE tables ADD COLUMN due INTEGER;
-- The message that notifies the players who are to act, while there is one.
ALTER TABLE tables ADD COLUMN ping TEXT;
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

-- The table's time at which the player last took the seat back from the house.
ALTER TABLE seats ADD COLUMN back INTEGER;
-- The ply at which the decision arose of which the player was last notified, and last reminded.
ALTER TABLE seats ADD COLUMN told INTEGER;
ALTER TABLE seats ADD COLUMN reminded INTEGER;
ALTER TABLE seats ADD COLUMN agreed INTEGER NOT NULL DEFAULT 0 CONSTRAINT "one agrees or does not" CHECK (agreed IN (0, 1));

ALTER TABLE plies ADD COLUMN time INTEGER NOT NULL DEFAULT 0;

CREATE TABLE people (
  user        TEXT NOT NULL PRIMARY KEY,
  pings       TEXT NOT NULL,
  zone        TEXT NOT NULL,
  quiet_from  INTEGER,
  quiet_until INTEGER,
  CONSTRAINT "a person has a user" CHECK (user <> ''),
  CONSTRAINT "quiet hours have both ends" CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)),
  CONSTRAINT "hours are 0 to 23" CHECK (quiet_from BETWEEN 0 AND 23 AND quiet_until BETWEEN 0 AND 23)
) STRICT, WITHOUT ROWID;
