-- People read the names of the checks: they become the text of Error::Bad.

CREATE TABLE tables (
  -- AUTOINCREMENT: an id stays on the buttons of old messages for ever, so none is given twice.
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  game       TEXT    NOT NULL,
  edition    INTEGER NOT NULL,
  options    TEXT    NOT NULL,
  guild      TEXT    NOT NULL,
  channel    TEXT    NOT NULL,
  message    TEXT,
  host       TEXT    NOT NULL,
  phase      TEXT    NOT NULL,
  why        TEXT,
  seed       BLOB    NOT NULL,
  commitment TEXT    NOT NULL,
  opened     INTEGER NOT NULL,
  started    INTEGER,
  touched    INTEGER NOT NULL,
  ended      INTEGER,
  CONSTRAINT "a game has a key" CHECK (game <> ''),
  CONSTRAINT "editions count from 1" CHECK (edition >= 1),
  CONSTRAINT "a table has a channel" CHECK (channel <> ''),
  CONSTRAINT "a table has a host" CHECK (host <> ''),
  CONSTRAINT "a phase is lobby, play, over or closed" CHECK (phase IN ('lobby', 'play', 'over', 'closed')),
  CONSTRAINT "a closed table says why, no other does" CHECK ((phase = 'closed') = (why IS NOT NULL)),
  CONSTRAINT "a seed is 32 bytes" CHECK (length(seed) = 32),
  CONSTRAINT "a seed has a commitment" CHECK (commitment <> ''),
  CONSTRAINT "times are after 1970" CHECK (opened >= 0 AND touched >= 0),
  CONSTRAINT "lobby and play are open, over and closed have ended"
    CHECK ((ended IS NULL) = (phase IN ('lobby', 'play')))
) STRICT;

CREATE INDEX open_tables_by_channel ON tables (channel) WHERE ended IS NULL;
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX open_tables_by_host ON tables (host) WHERE ended IS NULL;
CREATE INDEX open_tables_by_time ON tables (phase, touched) WHERE ended IS NULL;

CREATE TABLE seats (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  joined   INTEGER NOT NULL,
  user     TEXT    NOT NULL,
  name     TEXT    NOT NULL,
  word     TEXT    NOT NULL,
  seat     INTEGER,
  left_at  INTEGER,
  place    INTEGER,
  points   INTEGER,
  PRIMARY KEY (table_id, joined),
  CONSTRAINT "a seat has a user" CHECK (user <> ''),
  CONSTRAINT "places count from 1" CHECK (place >= 1)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seats_by_user ON seats (user, table_id) WHERE left_at IS NULL;
CREATE UNIQUE INDEX seats_by_seat ON seats (table_id, seat);

CREATE TABLE plies (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  ply      INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  move     TEXT    NOT NULL,
  faces    BLOB    NOT NULL,
  hand     TEXT    NOT NULL,
  at       INTEGER NOT NULL,
  PRIMARY KEY (table_id, ply),
  CONSTRAINT "a move is 1 to 40 bytes" CHECK (length(CAST(move AS BLOB)) BETWEEN 1 AND 40),
  CONSTRAINT "a hand is player, clock or house" CHECK (hand IN ('player', 'clock', 'house')),
  CONSTRAINT "times are after 1970" CHECK (at >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE meta (
  key   TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
