-- Raised by every write that changes what a process keeps in memory of a table, so that another process notices.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;

-- How often something has changed, for every process that keeps what it computed from it.
CREATE TABLE counters (
  name  TEXT NOT NULL PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
