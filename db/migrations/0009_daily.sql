-- The daily table: one game a day that everybody can play alone, once, with the same dice.

-- `day` counts days of UTC since 1970. The seed is secret until `closed`, which is when the day was over.
CREATE TABLE daily_days (
  day        INTEGER PRIMARY KEY,
  game       TEXT    NOT NULL,
  edition    INTEGER NOT NULL,
  options    TEXT    NOT NULL,
  seed       BLOB    NOT NULL CONSTRAINT "a seed has 32 bytes" CHECK (length(seed) = 32),
  commitment TEXT    NOT NULL,
  made       INTEGER NOT NULL,
  closed     INTEGER
) STRICT;

-- One try of one person. `moves` are separated by spaces and counted by `ply`. `mark` tells the person from others on this day without
-- the id. What it took is there once the game is over.
CREATE TABLE daily_runs (
  day   INTEGER NOT NULL REFERENCES daily_days (day),
  user  TEXT    NOT NULL,
  name  TEXT    NOT NULL,
  guild TEXT    NOT NULL,
  mark  TEXT    NOT NULL,
  begun INTEGER NOT NULL,
  ply   INTEGER NOT NULL DEFAULT 0,
  moves TEXT    NOT NULL DEFAULT '',
  ended INTEGER,
  turns INTEGER,
  rolls INTEGER,
  PRIMARY KEY (day, user),
  CONSTRAINT "a game that is over says what it took"
    CHECK ((ended IS NULL) = (turns IS NULL) AND (turns IS NULL) = (rolls IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_runs_by_user ON daily_runs (user);

-- Who has played and was forgotten since, until the day is over.
CREATE TABLE daily_marks (
  day  INTEGER NOT NULL REFERENCES daily_days (day),
  mark TEXT    NOT NULL,
  PRIMARY KEY (day, mark)
) STRICT, WITHOUT ROWID;
