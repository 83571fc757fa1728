-- What only one process at a time may do, and until when by the clock of the database, in milliseconds since 1970.
CREATE TABLE leases (
  name   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  holder TEXT COLLATE "C" NOT NULL,
  until  BIGINT NOT NULL
);
