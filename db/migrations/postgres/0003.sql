-- Raised by every write that changes what a process keeps in memory of a table, so that another process notices.
ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;

-- How often something has changed, for every process that keeps what it computed from it.
CREATE TABLE counters (
  name  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  value BIGINT NOT NULL
);
