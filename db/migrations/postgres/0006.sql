-- The newest answer that can edit the board of a table where the bot can only answer, and until when, in milliseconds since 1970: for
-- other processes. What has expired is deleted, and nothing of it is copied.
CREATE TABLE board_tokens (
  table_id BIGINT NOT NULL PRIMARY KEY,
  token    TEXT COLLATE "C" NOT NULL,
  message  TEXT COLLATE "C",
  until    BIGINT NOT NULL
);
