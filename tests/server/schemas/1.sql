-- The first schema, with a game in it.
-- {digest} is the digest of the key 'my key'.
CREATE TABLE schema_version (version INTEGER NOT NULL);
CREATE TABLE games (
    id VARCHAR(40) NOT NULL PRIMARY KEY, created FLOAT NOT NULL, rules_version INTEGER NOT NULL,
    pace VARCHAR(20) NOT NULL, options TEXT NOT NULL, holder INTEGER NOT NULL
);
CREATE TABLE seats (
    game VARCHAR(40) NOT NULL REFERENCES games (id), seat INTEGER NOT NULL, name TEXT NOT NULL,
    bot VARCHAR(40), key_digest VARCHAR(64), PRIMARY KEY (game, seat)
);
CREATE TABLE entries (
    game VARCHAR(40) NOT NULL REFERENCES games (id), number INTEGER NOT NULL, entry TEXT NOT NULL,
    at FLOAT NOT NULL, PRIMARY KEY (game, number)
);
CREATE TABLE chat (
    game VARCHAR(40) NOT NULL REFERENCES games (id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
    receivers VARCHAR(6), text TEXT NOT NULL, at FLOAT NOT NULL, PRIMARY KEY (game, number)
);
INSERT INTO schema_version VALUES (1);
INSERT INTO games VALUES ('old', 1.0, 1, 'instant', '{"seats": 2, "first_holder": 0}', 0);
INSERT INTO seats VALUES ('old', 0, 'Ada', NULL, '{digest}'), ('old', 1, 'Naive', 'naive', NULL);
INSERT INTO entries VALUES ('old', 0, 'deal:T162534455TKKWSBCDHU', 1.0);
INSERT INTO chat VALUES ('old', 0, 0, NULL, 'well met', 1.0);
