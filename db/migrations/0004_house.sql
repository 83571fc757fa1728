-- Moderation: previous players of a seat, ending a table early, server settings, the last options of a channel.

-- Where the options came from: a word of the caller's; empty if they were typed.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';
-- The table moves to a thread of its own when play begins.
ALTER TABLE tables ADD COLUMN thread INTEGER NOT NULL DEFAULT 0 CONSTRAINT "a thread is wanted or not" CHECK (thread IN (0, 1));
-- The table is paused because its channel cannot be reached.
ALTER TABLE tables ADD COLUMN lost INTEGER NOT NULL DEFAULT 0 CONSTRAINT "a table is lost or not" CHECK (lost IN (0, 1));

-- The person agrees to end the table.
ALTER TABLE seats ADD COLUMN ends INTEGER NOT NULL DEFAULT 0 CONSTRAINT "one agrees or does not" CHECK (ends IN (0, 1));

-- Who played a seat before its present player, up to and including the ply `until`.
CREATE TABLE formers (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  number   INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  until    INTEGER NOT NULL,
  user     TEXT    NOT NULL,
  name     TEXT    NOT NULL,
  PRIMARY KEY (table_id, number),
  CONSTRAINT "a seat has a user" CHECK (user <> '')
) STRICT, WITHOUT ROWID;
CREATE INDEX formers_of_user ON formers (user);

-- The options with which a game was last opened in a channel, or which an admin pinned there.
CREATE TABLE usual (
  channel TEXT    NOT NULL,
  game    TEXT    NOT NULL,
  options TEXT    NOT NULL,
  clock   INTEGER,
  thread  INTEGER NOT NULL,
  pinned  INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (channel, game),
  CONSTRAINT "a clock gives time" CHECK (clock > 0),
  CONSTRAINT "a thread is wanted or not" CHECK (thread IN (0, 1)),
  CONSTRAINT "options are pinned or not" CHECK (pinned IN (0, 1))
) STRICT, WITHOUT ROWID;

-- Server settings. Channel ids separated by spaces; empty for everywhere.
CREATE TABLE servers (
  guild    TEXT    NOT NULL PRIMARY KEY,
  channels TEXT    NOT NULL,
  keeper   TEXT    NOT NULL,
  pings    INTEGER NOT NULL,
  CONSTRAINT "a server has an id" CHECK (guild <> ''),
  CONSTRAINT "people are called or not" CHECK (pings IN (0, 1))
) STRICT, WITHOUT ROWID;
