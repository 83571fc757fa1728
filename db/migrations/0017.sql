-- The oldest format that is read. People read the names of the checks: they become the text of Error::Bad.

-- Time at a table is on two scales: the uptime (milliseconds for which the program was up and connected, stored under a key of meta)
-- for `due`, and the table's own (the same without its pauses) for `paused`, `back` and `time`. All other moments are in milliseconds
-- since 1970.
CREATE TABLE tables (
  -- AUTOINCREMENT: an id stays on the buttons of old messages for ever, so none is given twice.
  id               INTEGER PRIMARY KEY AUTOINCREMENT,
  game             TEXT    NOT NULL,
  edition          INTEGER NOT NULL,
  options          TEXT    NOT NULL,
  guild            TEXT    NOT NULL,
  channel          TEXT    NOT NULL,
  message          TEXT,
  host             TEXT    NOT NULL,
  phase            TEXT    NOT NULL,
  why              TEXT,
  seed             BLOB    NOT NULL,
  commitment       TEXT    NOT NULL,
  opened           INTEGER NOT NULL,
  started          INTEGER,
  touched          INTEGER NOT NULL,
  ended            INTEGER,
  -- The time limit for a decision; empty for no limit.
  clock            INTEGER CONSTRAINT "a clock gives time" CHECK (clock > 0),
  -- How far the table's time is behind the uptime, and the table's time while it is paused.
  lag              INTEGER NOT NULL DEFAULT 0,
  paused           INTEGER,
  -- When work is next due at the table.
  due              INTEGER,
  -- The message that notifies the players who are to act, while there is one.
  ping             TEXT,
  -- When a moderator took the result out of the ratings; otherwise empty.
  voided           INTEGER,
  -- Where the options came from: a word of the caller's; empty if they were typed.
  origin           TEXT    NOT NULL DEFAULT '',
  -- The table moves to a thread of its own when play begins.
  thread           INTEGER NOT NULL DEFAULT 0 CONSTRAINT "a thread is wanted or not" CHECK (thread IN (0, 1)),
  -- The table is paused because its channel cannot be reached.
  unreachable      INTEGER NOT NULL DEFAULT 0 CONSTRAINT "a table is lost or not" CHECK (unreachable IN (0, 1)),
  -- Players may ask what the best move is.
  hints            INTEGER NOT NULL DEFAULT 0 CONSTRAINT "hints are on or off" CHECK (hints IN (0, 1)),
  -- The result counts for the ratings.
  rated            INTEGER NOT NULL DEFAULT 1 CONSTRAINT "a table is rated or not" CHECK (rated IN (0, 1)),
  -- Play begins as soon as every seat is taken.
  starts_when_full INTEGER NOT NULL DEFAULT 0 CONSTRAINT "a table starts by itself or not" CHECK (starts_when_full IN (0, 1)),
  -- When the host last did something in the lobby.
  host_active      INTEGER NOT NULL DEFAULT 0,
  -- Where the bot is no member, a table lives by answers to presses alone: the server's id, or `@me` outside servers; NULL where the
  -- bot is a member. Such a table has no `guild`, because the settings and rankings of that server are not the bot's.
  answers_only     TEXT    CONSTRAINT "a place without the bot has a name" CHECK (answers_only <> ''),
  -- Raised by every write that changes what a process keeps in memory of a table, so that another process notices.
  revision         INTEGER NOT NULL DEFAULT 0,
  -- On a server, when the board is drawn again unless its newest move has been shown by then, by the clock of the database.
  -- In a file, from the next format on: the revision that the board has to show.
  unshown          INTEGER,
  CONSTRAINT "a game has a key" CHECK (game <> ''),
  CONSTRAINT "editions count from 1" CHECK (edition >= 1),
  CONSTRAINT "a table has a channel" CHECK (channel <> ''),
  CONSTRAINT "a table has a host" CHECK (host <> ''),
  CONSTRAINT "a phase is lobby, play, over or closed" CHECK (phase IN ('lobby', 'play', 'over', 'closed')),
  CONSTRAINT "a closed table says why, no other does" CHECK ((phase = 'closed') = (why IS NOT NULL)),
  CONSTRAINT "a seed is 32 bytes" CHECK (length(seed) = 32),
  CONSTRAINT "a seed has a commitment" CHECK (commitment <> ''),
  CONSTRAINT "times are after 1970" CHECK (opened >= 0 AND touched >= 0),
  CONSTRAINT "lobby and play are open, over and closed have ended" CHECK ((ended IS NULL) = (phase IN ('lobby', 'play')))
) STRICT;
CREATE INDEX open_tables_by_channel ON tables (channel) WHERE ended IS NULL;
CREATE INDEX tables_by_channel ON tables (channel, id);
CREATE INDEX open_tables_by_host ON tables (host) WHERE ended IS NULL;
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX ended_tables ON tables (ended, id) WHERE ended IS NOT NULL;
CREATE INDEX open_tables_by_touched ON tables (phase, touched) WHERE ended IS NULL;
-- Lists of finished tables: all in the order in which they ended, of a server, or of a channel, from the index alone.
CREATE INDEX results ON tables (ended, id, guild) WHERE phase = 'over';
CREATE INDEX results_by_guild ON tables (guild, ended, id, channel) WHERE phase = 'over';
CREATE INDEX results_by_channel ON tables (channel, ended, id, guild) WHERE phase = 'over';

CREATE TABLE seats (
  table_id        INTEGER NOT NULL REFERENCES tables (id),
  joined          INTEGER NOT NULL,
  user            TEXT    NOT NULL,
  name            TEXT    NOT NULL,
  word            TEXT    NOT NULL,
  seat            INTEGER,
  left_at         INTEGER,
  place           INTEGER,
  points          INTEGER,
  -- The table's time at which the player last took the seat back from the house.
  back            INTEGER,
  -- The ply at which the decision arose of which the player was last notified, and last reminded.
  called_ply      INTEGER,
  reminded_ply    INTEGER,
  agrees_to_pause INTEGER NOT NULL DEFAULT 0 CONSTRAINT "one agrees or does not" CHECK (agrees_to_pause IN (0, 1)),
  agrees_to_end   INTEGER NOT NULL DEFAULT 0 CONSTRAINT "one agrees or does not" CHECK (agrees_to_end IN (0, 1)),
  -- The strength of the house player on the seat: a word of the caller's; empty for a person.
  level           TEXT    CONSTRAINT "a level has a name" CHECK (level <> ''),
  -- At the end the house played the seat, because its player was away.
  away            INTEGER NOT NULL DEFAULT 0 CONSTRAINT "a player is away or not" CHECK (away IN (0, 1)),
  -- The person who began on the seat made a move of their own; known once the game is over.
  moved           INTEGER NOT NULL DEFAULT 0 CONSTRAINT "a player has moved or not" CHECK (moved IN (0, 1)),
  PRIMARY KEY (table_id, joined),
  CONSTRAINT "a seat has a user" CHECK (user <> ''),
  CONSTRAINT "places count from 1" CHECK (place >= 1)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seats_by_seat ON seats (table_id, seat);
-- Unique among those who have not left, and for everybody.
CREATE UNIQUE INDEX present_seats_by_user ON seats (user, table_id) WHERE left_at IS NULL;
CREATE INDEX seats_by_user ON seats (user);

CREATE TABLE plies (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  ply      INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  move     TEXT    NOT NULL,
  faces    BLOB    NOT NULL,
  hand     TEXT    NOT NULL,
  at       INTEGER NOT NULL,
  time     INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, ply),
  CONSTRAINT "a move is 1 to 40 bytes" CHECK (length(CAST(move AS BLOB)) BETWEEN 1 AND 40),
  CONSTRAINT "a hand is player, clock or house" CHECK (hand IN ('player', 'clock', 'house')),
  CONSTRAINT "times are after 1970" CHECK (at >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE meta (
  key   TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE notification_settings (
  user        TEXT NOT NULL PRIMARY KEY,
  pings       TEXT NOT NULL,
  zone        TEXT NOT NULL,
  quiet_from  INTEGER,
  quiet_until INTEGER,
  -- How fast house players move: a word of the caller's; empty where nothing was chosen.
  pace        TEXT NOT NULL DEFAULT '',
  CONSTRAINT "a person has a user" CHECK (user <> ''),
  CONSTRAINT "quiet hours have both ends" CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)),
  CONSTRAINT "hours are 0 to 23" CHECK (quiet_from BETWEEN 0 AND 23 AND quiet_until BETWEEN 0 AND 23)
) STRICT, WITHOUT ROWID;

-- Who played a seat before its present player, up to and including the ply `until`.
CREATE TABLE previous_players (
  table_id INTEGER NOT NULL REFERENCES tables (id),
  number   INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  until    INTEGER NOT NULL,
  user     TEXT    NOT NULL,
  name     TEXT    NOT NULL,
  PRIMARY KEY (table_id, number),
  CONSTRAINT "a seat has a user" CHECK (user <> '')
) STRICT, WITHOUT ROWID;
CREATE INDEX previous_players_by_user ON previous_players (user);

-- The options with which a game was last opened in a channel, or which an admin pinned there.
CREATE TABLE channel_presets (
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

CREATE TABLE servers (
  guild          TEXT    NOT NULL PRIMARY KEY,
  -- Ids separated by spaces; empty for everywhere.
  channels       TEXT    NOT NULL,
  moderator_role TEXT    NOT NULL,
  pings          INTEGER NOT NULL,
  -- The role that a lobby may call, empty for none; and when one last did.
  players_role   TEXT    NOT NULL DEFAULT '',
  players_called INTEGER,
  -- Everybody on the server can look up all its tables.
  open_history   INTEGER NOT NULL DEFAULT 0 CONSTRAINT "a history is open or not" CHECK (open_history IN (0, 1)),
  -- Its results are shown on other servers, too.
  shares_results INTEGER NOT NULL DEFAULT 0 CONSTRAINT "results are shared or not" CHECK (shares_results IN (0, 1)),
  CONSTRAINT "a server has an id" CHECK (guild <> ''),
  CONSTRAINT "people are called or not" CHECK (pings IN (0, 1))
) STRICT, WITHOUT ROWID;

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

-- The channel of each public thread where a table was shown: people there can look the table up, too. Private threads are left out,
-- because only their members see them.
CREATE TABLE threads (
  channel TEXT NOT NULL PRIMARY KEY,
  parent  TEXT NOT NULL,
  CONSTRAINT "a thread has a channel" CHECK (channel <> '' AND parent <> '')
) STRICT, WITHOUT ROWID;
CREATE INDEX threads_by_parent ON threads (parent);

-- The daily table: one game a day that everybody can play alone, once, with the same dice. `day` counts days of UTC since 1970. The seed
-- is secret until `closed`, which is when the day was over.
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
  CONSTRAINT "a game that is over says what it took" CHECK ((ended IS NULL) = (turns IS NULL) AND (turns IS NULL) = (rolls IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_runs_by_user ON daily_runs (user);

-- Who has played and was forgotten since, until the day is over.
CREATE TABLE daily_marks (
  day  INTEGER NOT NULL REFERENCES daily_days (day),
  mark TEXT    NOT NULL,
  PRIMARY KEY (day, mark)
) STRICT, WITHOUT ROWID;

-- What the admins and moderators of a server did lately, in the caller's words.
CREATE TABLE admin_log (
  id    INTEGER PRIMARY KEY,
  guild TEXT    NOT NULL,
  user  TEXT    NOT NULL,
  at    INTEGER NOT NULL,
  what  TEXT    NOT NULL,
  CONSTRAINT "an entry has a server, a user and words" CHECK (guild <> '' AND user <> '' AND what <> ''),
  CONSTRAINT "times are after 1970" CHECK (at >= 0)
) STRICT;
CREATE INDEX admin_log_by_guild ON admin_log (guild, id);
CREATE INDEX admin_log_by_user ON admin_log (user);
CREATE INDEX admin_log_by_time ON admin_log (at);

-- What only one process at a time may do, and until when by the clock of the database.
CREATE TABLE leases (
  name   TEXT    NOT NULL PRIMARY KEY,
  holder TEXT    NOT NULL,
  until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How often something has changed, for every process that keeps what it computed from it.
CREATE TABLE counters (
  name  TEXT    NOT NULL PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The newest answer that can edit the board of a table where the bot can only answer, and until when: for other processes, so there are
-- rows on a server alone. What has expired is deleted, and nothing of it is copied.
CREATE TABLE board_tokens (
  table_id INTEGER NOT NULL PRIMARY KEY,
  token    TEXT    NOT NULL,
  message  TEXT,
  until    INTEGER NOT NULL
) STRICT;
