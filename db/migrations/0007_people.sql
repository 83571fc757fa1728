-- What people decide before a table begins, and about each other: invitations, unrated tables, blocks, bans.

-- The result counts for the ratings.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 1 CONSTRAINT "a table is rated or not" CHECK (rated IN (0, 1));
-- Play begins as soon as every seat is taken.
ALTER TABLE tables ADD COLUMN starts_when_full INTEGER NOT NULL DEFAULT 0
  CONSTRAINT "a table starts by itself or not" CHECK (starts_when_full IN (0, 1));
-- When the host last did something in the lobby.
ALTER TABLE tables ADD COLUMN host_active INTEGER NOT NULL DEFAULT 0;

-- The people who are invited to a lobby. A seat is kept for each until a moment, unless they declined.
CREATE TABLE invitations (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  user     TEXT    NOT NULL,
  name     TEXT    NOT NULL,
  until    INTEGER NOT NULL,
  declined INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, user),
  CONSTRAINT "an invitation has a user" CHECK (user <> ''),
  CONSTRAINT "one declines or does not" CHECK (declined IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_user ON invitations (user);
CREATE INDEX invitations_by_until ON invitations (until);

-- The people with whom a person will not play.
CREATE TABLE blocks (
  user    TEXT NOT NULL,
  blocked TEXT NOT NULL,
  PRIMARY KEY (user, blocked),
  CONSTRAINT "a person has a user" CHECK (user <> '' AND blocked <> ''),
  CONSTRAINT "nobody blocks themselves" CHECK (user <> blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- The people who want to be on no leaderboard.
CREATE TABLE unlisted_people (
  user TEXT NOT NULL PRIMARY KEY,
  CONSTRAINT "a person has a user" CHECK (user <> '')
) STRICT, WITHOUT ROWID;

-- The people who may not play on a server.
CREATE TABLE bans (
  guild TEXT NOT NULL,
  user  TEXT NOT NULL,
  PRIMARY KEY (guild, user),
  CONSTRAINT "a server has an id" CHECK (guild <> ''),
  CONSTRAINT "a person has a user" CHECK (user <> '')
) STRICT, WITHOUT ROWID;
CREATE INDEX bans_by_user ON bans (user);

-- The role that a lobby may call, empty for none; and when one last did.
ALTER TABLE servers ADD COLUMN players_role TEXT NOT NULL DEFAULT '';
ALTER TABLE servers ADD COLUMN players_called INTEGER;
