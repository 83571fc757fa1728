-- Who can look up a table: people in its channel and in the threads of that channel.

-- The channel of each public thread where a table was shown. Private threads are left out, because only their members see them.
CREATE TABLE threads (
  channel TEXT NOT NULL PRIMARY KEY,
  parent  TEXT NOT NULL,
  CONSTRAINT "a thread has a channel" CHECK (channel <> '' AND parent <> '')
) STRICT, WITHOUT ROWID;
CREATE INDEX threads_by_parent ON threads (parent);

-- Everybody on the server can look up all its tables; and its results are shown on other servers, too.
ALTER TABLE servers ADD COLUMN open_history INTEGER NOT NULL DEFAULT 0
  CONSTRAINT "a history is open or not" CHECK (open_history IN (0, 1));
ALTER TABLE servers ADD COLUMN shares_results INTEGER NOT NULL DEFAULT 0
  CONSTRAINT "results are shared or not" CHECK (shares_results IN (0, 1));
