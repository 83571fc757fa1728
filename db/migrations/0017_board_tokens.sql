-- The newest answer that can edit the board of a table where the bot can only answer, and until when, in milliseconds since 1970: for
-- other processes, so there are rows on a server alone. What has expired is deleted, and nothing of it is copied.
CREATE TABLE board_tokens (
  table_id INTEGER NOT NULL PRIMARY KEY,
  token    TEXT NOT NULL,
  message  TEXT,
  until    INTEGER NOT NULL
) STRICT;
