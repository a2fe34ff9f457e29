-- The first schema, of version 0.1.0, with a game in it.
-- {digest} is the digest of the key 'my key'.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('1');
CREATE TABLE chat (
	game VARCHAR(40) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	receivers VARCHAR(6),
	text TEXT NOT NULL,
	at FLOAT NOT NULL,
	PRIMARY KEY (game, number),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "chat" VALUES('old',0,0,NULL,'well met',1.0);
CREATE TABLE deadlines (
	game VARCHAR(40) NOT NULL,
	at FLOAT NOT NULL,
	PRIMARY KEY (game),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "deadlines" VALUES('old',2.0);
CREATE TABLE devices (
	digest VARCHAR(64) NOT NULL,
	person VARCHAR(22) NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (digest),
	FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "devices" VALUES('{digest}','person-of-ada',1.0);
CREATE TABLE drivers (
	game VARCHAR(40) NOT NULL,
	process VARCHAR(16) NOT NULL,
	PRIMARY KEY (game),
	FOREIGN KEY(process) REFERENCES processes (id) ON DELETE CASCADE
);
INSERT INTO "drivers" VALUES('old','ended');
CREATE TABLE entries (
	game VARCHAR(40) NOT NULL,
	number INTEGER NOT NULL,
	entry TEXT NOT NULL,
	at FLOAT NOT NULL,
	PRIMARY KEY (game, number),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "entries" VALUES('old',0,'deal:T162534455TKKWSBCDHU',1.0);
CREATE TABLE games (
	id VARCHAR(40) NOT NULL,
	created FLOAT NOT NULL,
	rules_version INTEGER NOT NULL,
	pace VARCHAR(20) NOT NULL,
	options TEXT NOT NULL,
	holder INTEGER NOT NULL,
	hints BOOLEAN NOT NULL,
	bargaining BOOLEAN NOT NULL,
	previous VARCHAR(40),
	series TEXT,
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('old',1.0,1,'instant','{"seats":2,"first_holder":0,"bigger_kingdoms":false,"draw_after_battle":false,"points":null,"capturing_regions":false,"hidden_cards":false,"idle_limit":12}',0,0,0,NULL,NULL);
CREATE TABLE heads (
	game VARCHAR(40) NOT NULL,
	entries INTEGER NOT NULL,
	version INTEGER NOT NULL,
	phase VARCHAR(20) NOT NULL,
	turn INTEGER,
	battles INTEGER NOT NULL,
	round INTEGER NOT NULL,
	owners VARCHAR(17) NOT NULL,
	winners VARCHAR(6) NOT NULL,
	PRIMARY KEY (game),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "heads" VALUES('old',1,1,'site',0,0,1,'-----------------','');
CREATE TABLE notices (
	game VARCHAR(40) NOT NULL,
	seat INTEGER NOT NULL,
	version INTEGER NOT NULL,
	kind VARCHAR(10) NOT NULL,
	at FLOAT NOT NULL,
	until FLOAT,
	PRIMARY KEY (game, seat, version, kind),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "notices" VALUES('old',0,1,'turn',1.0,NULL);
CREATE TABLE persons (
	id VARCHAR(22) NOT NULL,
	name TEXT NOT NULL,
	created FLOAT NOT NULL,
	language VARCHAR(16) NOT NULL,
	remembered BOOLEAN NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "persons" VALUES('person-of-ada','Ada',1.0,'en',0);
CREATE TABLE presences (
	game VARCHAR(40) NOT NULL,
	process VARCHAR(16) NOT NULL,
	seat INTEGER NOT NULL,
	connections INTEGER NOT NULL,
	looking BOOLEAN NOT NULL,
	hurries BOOLEAN NOT NULL,
	answered INTEGER,
	PRIMARY KEY (game, process, seat),
	FOREIGN KEY(process) REFERENCES processes (id) ON DELETE CASCADE
);
INSERT INTO "presences" VALUES('old','ended',0,1,1,0,NULL);
CREATE TABLE processes (
	id VARCHAR(16) NOT NULL,
	address TEXT NOT NULL,
	until FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "processes" VALUES('ended','elsewhere 127.0.0.1:8000',2.0);
CREATE TABLE push_subscriptions (
	endpoint_digest VARCHAR(64) NOT NULL,
	person VARCHAR(22) NOT NULL,
	subscription TEXT NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (endpoint_digest),
	FOREIGN KEY(person) REFERENCES persons (id)
);
CREATE TABLE recovery_codes (
	person VARCHAR(22) NOT NULL,
	digest VARCHAR(64) NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (person),
	FOREIGN KEY(person) REFERENCES persons (id),
	UNIQUE (digest)
);
CREATE TABLE removals (
	game VARCHAR(40) NOT NULL,
	at FLOAT NOT NULL,
	archived BOOLEAN NOT NULL,
	PRIMARY KEY (game)
);
INSERT INTO "removals" VALUES('gone',1.0,1);
CREATE TABLE room_seats (
	room VARCHAR(40) NOT NULL,
	seat INTEGER NOT NULL,
	name TEXT,
	bot VARCHAR(40),
	person VARCHAR(22),
	ready BOOLEAN NOT NULL,
	guest BOOLEAN NOT NULL,
	chain VARCHAR(64),
	reveal VARCHAR(64),
	key_digest VARCHAR(64),
	spent_digest VARCHAR(64),
	fixed_name TEXT,
	PRIMARY KEY (room, seat),
	FOREIGN KEY(room) REFERENCES rooms (id)
);
INSERT INTO "room_seats" VALUES('room',0,NULL,NULL,'person-of-ada',0,0,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',NULL,NULL,NULL,NULL);
INSERT INTO "room_seats" VALUES('room',1,NULL,NULL,NULL,0,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE rooms (
	id VARCHAR(40) NOT NULL,
	code VARCHAR(8) NOT NULL,
	version INTEGER NOT NULL,
	created FLOAT NOT NULL,
	changed FLOAT NOT NULL,
	pace VARCHAR(20) NOT NULL,
	options TEXT NOT NULL,
	hints BOOLEAN NOT NULL,
	bargaining BOOLEAN NOT NULL,
	public BOOLEAN NOT NULL,
	started BOOLEAN NOT NULL,
	host VARCHAR(64) NOT NULL,
	client VARCHAR(50),
	clock TEXT,
	starting FLOAT,
	rules_version INTEGER,
	previous VARCHAR(40),
	series TEXT,
	said TEXT NOT NULL,
	PRIMARY KEY (id),
	UNIQUE (code)
);
INSERT INTO "rooms" VALUES('room','ABCDEF',0,1.0,1.0,'normal','{"seats":2,"first_holder":null,"bigger_kingdoms":false,"draw_after_battle":false,"points":null,"capturing_regions":false,"hidden_cards":false,"idle_limit":12}',0,0,1,0,'person-of-ada',NULL,'{"turn":60,"reserve":300}',NULL,NULL,NULL,NULL,'[]');
CREATE TABLE seats (
	game VARCHAR(40) NOT NULL,
	seat INTEGER NOT NULL,
	name TEXT NOT NULL,
	bot VARCHAR(40),
	key_digest VARCHAR(64),
	person VARCHAR(22),
	hidden BOOLEAN DEFAULT 0 NOT NULL,
	guest BOOLEAN NOT NULL,
	spent_digest VARCHAR(64),
	reputations JSON,
	dealings JSON,
	PRIMARY KEY (game, seat),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "seats" VALUES('old',0,'Ada',NULL,'{digest}','person-of-ada',0,0,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('old',1,'Naive','naive',NULL,NULL,0,0,NULL,NULL,NULL);
CREATE TABLE server_values (
	name VARCHAR(40) NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);
CREATE TABLE shuffles (
	game VARCHAR(40) NOT NULL,
	commitment VARCHAR(64) NOT NULL,
	secret VARCHAR(64) NOT NULL,
	rules_version INTEGER NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (game),
	UNIQUE (commitment)
);
INSERT INTO "shuffles" VALUES('room','60bf07c488aad18fda339df07e4fbc47b4f00be71711936f18d04d352ad01890','5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',1,1.0);
CREATE TABLE webhooks (
	person VARCHAR(22) NOT NULL,
	url TEXT NOT NULL,
	origin TEXT NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (person),
	FOREIGN KEY(person) REFERENCES persons (id)
);
INSERT INTO "webhooks" VALUES('person-of-ada','https://chat.example/hook','https://play.example',1.0);
CREATE UNIQUE INDEX ix_games_previous ON games (previous);
CREATE INDEX ix_devices_person ON devices (person);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_room_seats_person ON room_seats (person);
CREATE UNIQUE INDEX ix_rooms_previous ON rooms (previous);
CREATE INDEX ix_rooms_waiting ON rooms (changed) WHERE started = 0;
CREATE INDEX ix_deadlines_at ON deadlines (at);
CREATE INDEX ix_push_subscriptions_person ON push_subscriptions (person);
CREATE INDEX ix_presences_process ON presences (process);
CREATE INDEX ix_drivers_process ON drivers (process);
COMMIT;
