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
