BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE commands (
	table_id TEXT NOT NULL, 
	holder INTEGER NOT NULL, 
	command TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	answer TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, holder, command)
);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'s','f993b2eb767e91b2a11caa2179746b2a5601dbf517a2214a325cf21c204e8473','{"status":200,"first":2,"last":16,"seat":1,"rematch":null,"rejection":null}',1795763634747);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'hi','66111e9de4d747b2e74eb114b0badccd55f1d307349df2e81f3e267f708178f2','{"status":200,"first":17,"last":17,"seat":1,"rematch":null,"rejection":null}',1795763634916);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'c0','ad73c8ae4f7d19ee08ac6b388967da91b7862b2703c754074b04d6f47b32b005','{"status":200,"first":18,"last":18,"seat":1,"rematch":null,"rejection":null}',1795763634991);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'c1','760bd5af6552f7e970f88299a8d26b671f41b977e25356017564483c86005b53','{"status":200,"first":19,"last":19,"seat":1,"rematch":null,"rejection":null}',1795763635031);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'c2','f48f6cd60f617042d7cdd513e4fa13f606cbd42d4147d99aaa2829ffe41f229d','{"status":200,"first":20,"last":20,"seat":1,"rematch":null,"rejection":null}',1795763635054);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'c3','636ef3e6354693552664757a0a01b1f83631aecaaca8588ce84c9ee59b268c13','{"status":200,"first":21,"last":21,"seat":1,"rematch":null,"rejection":null}',1795763635078);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'c4','93f1b4d8946b6f301507255ae0535b241ac5240f33092affe55367a39e6edc74','{"status":200,"first":22,"last":22,"seat":1,"rematch":null,"rejection":null}',1795763635095);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'c5','052cd33065b450e494dddcc45dbeb9c16feb987cd5bdf5373c4ce9b72eacc553','{"status":200,"first":23,"last":23,"seat":1,"rematch":null,"rejection":null}',1795763635110);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'c6','4ca103c9582436da273ee1b1af64326c8cb00b92ddd6ff5a1b0aa3a05d15bbc5','{"status":200,"first":24,"last":28,"seat":1,"rematch":null,"rejection":null}',1795763635124);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'c7','a5a63d9eddc527aa96850b98fd70376096fe7d02da55722b512041d215b6bb02','{"status":200,"first":29,"last":29,"seat":0,"rematch":null,"rejection":null}',1795763635134);
INSERT INTO "commands" VALUES('iikYaTzHpFEr',0,'c8','69e8dfc8abdf01498f639a1e051ca4243ea5ea79a5e8bcc1ab4c3b7a082e7d8f','{"status":200,"first":30,"last":30,"seat":0,"rematch":null,"rejection":null}',1795763635140);
INSERT INTO "commands" VALUES('G8ywNNuD8rdS',0,'s','f993b2eb767e91b2a11caa2179746b2a5601dbf517a2214a325cf21c204e8473','{"status":200,"first":2,"last":22,"seat":0,"rematch":null,"rejection":null}',1795763635176);
INSERT INTO "commands" VALUES('G8ywNNuD8rdS',0,'hi','66111e9de4d747b2e74eb114b0badccd55f1d307349df2e81f3e267f708178f2','{"status":200,"first":23,"last":23,"seat":0,"rematch":null,"rejection":null}',1795763635183);
INSERT INTO "commands" VALUES('G8ywNNuD8rdS',0,'c9','a5a63d9eddc527aa96850b98fd70376096fe7d02da55722b512041d215b6bb02','{"status":200,"first":29,"last":29,"seat":0,"rematch":null,"rejection":null}',1795763635450);
INSERT INTO "commands" VALUES('G8ywNNuD8rdS',0,'c10','21aa2d09ac7765b631e0677a798ef88b3448509db16e220445caa5f1c4ef1413','{"status":200,"first":30,"last":30,"seat":0,"rematch":null,"rejection":null}',1795763635492);
INSERT INTO "commands" VALUES('G8ywNNuD8rdS',0,'c11','6ffe7c645e931f50c41e2f4bb42bcb280913c2d0ba51890684299f6e2a4fb888','{"status":200,"first":31,"last":31,"seat":0,"rematch":null,"rejection":null}',1795763635580);
INSERT INTO "commands" VALUES('G8ywNNuD8rdS',0,'c12','0f22649a0857f46e9d4c5e2dad3bd9af01a5980765a893515af6dc4dd470530d','{"status":200,"first":32,"last":32,"seat":0,"rematch":null,"rejection":null}',1795763635658);
CREATE TABLE house (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('heartbeat','1795763677103');
CREATE TABLE keys (
	digest TEXT NOT NULL, 
	round TEXT NOT NULL, 
	holder INTEGER NOT NULL, 
	purpose TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (digest, round)
);
INSERT INTO "keys" VALUES('9c56be31077b2bae56cdb0a2ad14c52b239f524a3bd6356115754b73ecb0ec68','iikYaTzHpFEr',0,'seat',1795763634672);
INSERT INTO "keys" VALUES('cdd6533e3119fd0db34376600e9e93cbe89044fb92b558aa6c82588ad28c1f4f','iikYaTzHpFEr',0,'recovery',1795763634672);
INSERT INTO "keys" VALUES('9f4e07a7d4f63d9425397c697e8defcf981e72328c643e50057e790b375725b1','G8ywNNuD8rdS',0,'seat',1795763635167);
INSERT INTO "keys" VALUES('36e64a17e17258c67e48d1271997f4fdc66510d01ad487910371482f5eb0954d','G8ywNNuD8rdS',0,'recovery',1795763635167);
INSERT INTO "keys" VALUES('296fd56094b286e49fcdcf07630066dc7edbd760c650a40cc8555f14906d9ee7','8JnsL2qvxMRn',0,'seat',1795763636012);
INSERT INTO "keys" VALUES('00b87c4f77e5796076871dd377e8c04fccca35ded86a300848891c39f956eac5','8JnsL2qvxMRn',0,'recovery',1795763636012);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq)
);
INSERT INTO "log" VALUES('iikYaTzHpFEr',1,1795763634672,'opened','{}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',2,1795763634747,'started','{}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',3,1795763634747,'entry','{"chance":"first_player","events":[{"event":"first_player","rule":"ATT-09","seat":1}],"outcome":"1"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',4,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"goths","rule":"ATT-08","seat":0}],"outcome":"goths"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',5,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"franks","rule":"ATT-08","seat":0}],"outcome":"franks"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',6,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"franks","rule":"ATT-08","seat":0}],"outcome":"franks"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',7,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"saxons","rule":"ATT-08","seat":0}],"outcome":"saxons"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',8,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"vandals","rule":"ATT-08","seat":0}],"outcome":"vandals"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',9,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"goths","rule":"ATT-08","seat":0}],"outcome":"goths"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',10,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"vandals","rule":"ATT-08","seat":1}],"outcome":"vandals"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',11,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"saxons","rule":"ATT-08","seat":1}],"outcome":"saxons"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',12,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"teutons","rule":"ATT-08","seat":1}],"outcome":"teutons"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',13,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"huns","rule":"ATT-08","seat":1}],"outcome":"huns"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',14,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"huns","rule":"ATT-08","seat":1}],"outcome":"huns"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',15,1795763634747,'entry','{"chance":"draw","events":[{"event":"dealt","people":"franks","rule":"ATT-08","seat":1},{"event":"turn","rule":"ATT-14","seat":1,"turn":1}],"outcome":"franks"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',16,1795763634747,'entry','{"hash":"40bb8e7b53926292","turn":1}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',17,1795763634916,'chat','{"name":"Anna, Ben","seats":[0,1],"text":"Hallo von früher"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',18,1795763634991,'entry','{"action":"tile double","at":"Turn.play","events":[{"event":"tile","rule":"ATT-55","seat":1,"tile":"double"}],"seat":1}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',19,1795763635031,'entry','{"action":"place franks belgica","at":"Turn.play","events":[{"event":"played","people":"franks","rule":"ATT-15","seat":1},{"event":"placed","people":"franks","province":"belgica","rule":"ATT-20","seat":1}],"seat":1}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',20,1795763635054,'entry','{"action":"influence","at":"Turn.take","events":[{"event":"influence","fields":1,"people":"franks","rule":"ATT-25","seat":1,"track":1}],"seat":1}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',21,1795763635078,'entry','{"action":"place huns belgica","at":"Turn.play","events":[{"event":"played","people":"huns","rule":"ATT-15","seat":1},{"event":"placed","people":"huns","province":"belgica","rule":"ATT-20","seat":1}],"seat":1}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',22,1795763635095,'entry','{"action":"influence","at":"Turn.take","events":[{"event":"influence","fields":1,"people":"huns","rule":"ATT-25","seat":1,"track":1}],"seat":1}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',23,1795763635110,'entry','{"action":"place huns belgica","at":"Turn.play","events":[{"event":"played","people":"huns","rule":"ATT-15","seat":1},{"event":"placed","people":"huns","province":"belgica","rule":"ATT-20","seat":1}],"seat":1}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',24,1795763635124,'entry','{"action":"influence","at":"Turn.take","events":[{"event":"influence","fields":1,"people":"huns","rule":"ATT-25","seat":1,"track":2}],"seat":1}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',25,1795763635124,'entry','{"chance":"draw","events":[{"event":"drew","people":"franks","rule":"ATT-17","seat":1}],"outcome":"franks"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',26,1795763635124,'entry','{"chance":"draw","events":[{"event":"drew","people":"huns","rule":"ATT-17","seat":1}],"outcome":"huns"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',27,1795763635124,'entry','{"chance":"draw","events":[{"event":"drew","people":"huns","rule":"ATT-17","seat":1},{"event":"turn","rule":"ATT-14","seat":0,"turn":2}],"outcome":"huns"}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',28,1795763635124,'entry','{"hash":"543901d373ae4868","turn":2}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',29,1795763635134,'entry','{"action":"tile double","at":"Turn.play","events":[{"event":"tile","rule":"ATT-55","seat":0,"tile":"double"}],"seat":0}');
INSERT INTO "log" VALUES('iikYaTzHpFEr',30,1795763635140,'entry','{"action":"place franks belgica","at":"Turn.play","events":[{"event":"played","people":"franks","rule":"ATT-15","seat":0},{"event":"placed","people":"franks","province":"belgica","rule":"ATT-20","seat":0}],"seat":0}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',1,1795763635167,'opened','{}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',2,1795763635176,'started','{}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',3,1795763635176,'entry','{"chance":"first_player","events":[{"event":"first_player","rule":"ATT-09","seat":2}],"outcome":"2"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',4,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"goths","rule":"ATT-08","seat":0}],"outcome":"goths"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',5,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"saxons","rule":"ATT-08","seat":0}],"outcome":"saxons"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',6,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"vandals","rule":"ATT-08","seat":0}],"outcome":"vandals"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',7,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"teutons","rule":"ATT-08","seat":0}],"outcome":"teutons"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',8,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"goths","rule":"ATT-08","seat":0}],"outcome":"goths"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',9,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"huns","rule":"ATT-08","seat":0}],"outcome":"huns"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',10,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"vandals","rule":"ATT-08","seat":1}],"outcome":"vandals"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',11,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"franks","rule":"ATT-08","seat":1}],"outcome":"franks"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',12,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"teutons","rule":"ATT-08","seat":1}],"outcome":"teutons"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',13,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"saxons","rule":"ATT-08","seat":1}],"outcome":"saxons"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',14,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"vandals","rule":"ATT-08","seat":1}],"outcome":"vandals"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',15,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"huns","rule":"ATT-08","seat":1}],"outcome":"huns"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',16,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"goths","rule":"ATT-08","seat":2}],"outcome":"goths"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',17,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"huns","rule":"ATT-08","seat":2}],"outcome":"huns"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',18,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"vandals","rule":"ATT-08","seat":2}],"outcome":"vandals"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',19,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"teutons","rule":"ATT-08","seat":2}],"outcome":"teutons"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',20,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"teutons","rule":"ATT-08","seat":2}],"outcome":"teutons"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',21,1795763635176,'entry','{"chance":"draw","events":[{"event":"dealt","people":"saxons","rule":"ATT-08","seat":2},{"event":"turn","rule":"ATT-14","seat":2,"turn":1}],"outcome":"saxons"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',22,1795763635176,'entry','{"hash":"eecdd0e006f3dbb5","turn":1}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',23,1795763635183,'chat','{"name":"Cleo","seats":[0],"text":"Hallo von früher"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',24,1795763635195,'entry','{"action":"place huns belgica","at":"Turn.play","events":[{"event":"played","people":"huns","rule":"ATT-15","seat":2},{"event":"placed","people":"huns","province":"belgica","rule":"ATT-20","seat":2}],"seat":2}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',25,1795763635195,'entry','{"action":"influence","at":"Turn.take","events":[{"event":"influence","fields":1,"people":"huns","rule":"ATT-25","seat":2,"track":1}],"seat":2}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',26,1795763635195,'entry','{"action":"finish","at":"Turn.last","seat":2}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',27,1795763635195,'entry','{"chance":"draw","events":[{"event":"drew","people":"goths","rule":"ATT-17","seat":2},{"event":"turn","rule":"ATT-14","seat":0,"turn":2}],"outcome":"goths"}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',28,1795763635195,'entry','{"hash":"36862ff8108cda36","turn":2}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',29,1795763635450,'entry','{"action":"tile double","at":"Turn.play","events":[{"event":"tile","rule":"ATT-55","seat":0,"tile":"double"}],"seat":0}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',30,1795763635492,'entry','{"action":"place huns belgica","at":"Turn.play","events":[{"event":"played","people":"huns","rule":"ATT-15","seat":0},{"event":"placed","people":"huns","province":"belgica","rule":"ATT-20","seat":0}],"seat":0}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',31,1795763635580,'entry','{"action":"influence","at":"Turn.take","events":[{"event":"influence","fields":1,"people":"huns","rule":"ATT-25","seat":0,"track":1}],"seat":0}');
INSERT INTO "log" VALUES('G8ywNNuD8rdS',32,1795763635658,'entry','{"action":"place goths belgica","at":"Turn.play","events":[{"event":"played","people":"goths","rule":"ATT-15","seat":0},{"event":"placed","people":"goths","province":"belgica","rule":"ATT-20","seat":0}],"seat":0}');
INSERT INTO "log" VALUES('8JnsL2qvxMRn',1,1795763636012,'opened','{}');
CREATE TABLE outbox (
	id INTEGER NOT NULL, 
	table_id TEXT NOT NULL, 
	seq BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	holder INTEGER, 
	bot TEXT NOT NULL, 
	autopilot TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('iikYaTzHpFEr',0,'person','Anna',0,'','');
INSERT INTO "seats" VALUES('iikYaTzHpFEr',1,'person','Ben',0,'','');
INSERT INTO "seats" VALUES('G8ywNNuD8rdS',0,'person','Cleo',0,'','');
INSERT INTO "seats" VALUES('G8ywNNuD8rdS',1,'bot','random 2',NULL,'random','');
INSERT INTO "seats" VALUES('G8ywNNuD8rdS',2,'bot','greedy 3',NULL,'greedy','');
INSERT INTO "seats" VALUES('8JnsL2qvxMRn',0,'person','Dora',0,'','');
INSERT INTO "seats" VALUES('8JnsL2qvxMRn',1,'open','',NULL,'','');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	round TEXT NOT NULL, 
	game TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	customs TEXT NOT NULL, 
	status TEXT NOT NULL, 
	owner INTEGER NOT NULL, 
	invite TEXT NOT NULL, 
	listed INTEGER NOT NULL, 
	seq BIGINT NOT NULL, 
	entries INTEGER NOT NULL, 
	state TEXT, 
	position TEXT, 
	decisions TEXT NOT NULL, 
	undo TEXT NOT NULL, 
	successor TEXT, 
	created BIGINT NOT NULL, 
	touched BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('iikYaTzHpFEr','iikYaTzHpFEr','attila',1,'{}','{"chat":true,"on_timeout":"pass","reaction_seconds":0,"spectators":true,"turn_seconds":0}','playing',0,'JJZCaQpeQmw9PTnFgPW5',0,30,27,'{"asked":[0],"discards":{"franks":2,"huns":2},"format":1,"game":"attila","hands":[{"franks":1,"goths":2,"saxons":1,"vandals":1},{"franks":1,"huns":2,"saxons":1,"teutons":1,"vandals":1}],"influence":[{},{"franks":1,"huns":2}],"players":2,"plays":2,"provinces":{"belgica":{"franks":2,"huns":2}},"question":"Turn.take","stack":[{"dealt":2,"step":"Play.next"},{"step":"Turn.take"}],"tile_used":1,"tiles":[["swap","two"],["swap","two"]],"turn":2}',NULL,'{"0":{"id":"30-0","question":"Turn.take","turn":2,"due":0}}','[{"seat":0,"state":"{\"asked\":[0],\"discards\":{\"franks\":1,\"huns\":2},\"format\":1,\"game\":\"attila\",\"hands\":[{\"franks\":2,\"goths\":2,\"saxons\":1,\"vandals\":1},{\"franks\":1,\"huns\":2,\"saxons\":1,\"teutons\":1,\"vandals\":1}],\"influence\":[{},{\"franks\":1,\"huns\":2}],\"players\":2,\"plays\":2,\"provinces\":{\"belgica\":{\"franks\":1,\"huns\":2}},\"question\":\"Turn.play\",\"stack\":[{\"dealt\":2,\"step\":\"Play.next\"},{\"step\":\"Turn.play\"}],\"tiles\":[[\"double\",\"swap\",\"two\"],[\"swap\",\"two\"]],\"turn\":2}","entries":25},{"seat":0,"state":"{\"asked\":[0],\"discards\":{\"franks\":1,\"huns\":2},\"format\":1,\"game\":\"attila\",\"hands\":[{\"franks\":2,\"goths\":2,\"saxons\":1,\"vandals\":1},{\"franks\":1,\"huns\":2,\"saxons\":1,\"teutons\":1,\"vandals\":1}],\"influence\":[{},{\"franks\":1,\"huns\":2}],\"players\":2,\"plays\":3,\"provinces\":{\"belgica\":{\"franks\":1,\"huns\":2}},\"question\":\"Turn.play\",\"stack\":[{\"dealt\":2,\"step\":\"Play.next\"},{\"step\":\"Turn.play\"}],\"tile_used\":1,\"tiles\":[[\"swap\",\"two\"],[\"swap\",\"two\"]],\"turn\":2}","entries":26}]',NULL,1795763634672,1795763635140);
INSERT INTO "tables" VALUES('G8ywNNuD8rdS','G8ywNNuD8rdS','attila',1,'{}','{"chat":true,"on_timeout":"pass","reaction_seconds":0,"spectators":true,"turn_seconds":0}','playing',0,'SCRD8FMLUyRPVTHr2ADt',0,32,29,'{"asked":[0],"discards":{"goths":1,"huns":2},"format":1,"game":"attila","hands":[{"goths":1,"saxons":1,"teutons":1,"vandals":1},{"franks":1,"huns":1,"saxons":1,"teutons":1,"vandals":2},{"goths":2,"saxons":1,"teutons":2,"vandals":1}],"influence":[{"huns":1},{},{"huns":1}],"players":3,"provinces":{"belgica":{"goths":1,"huns":2}},"question":"Turn.take","stack":[{"dealt":3,"step":"Play.next"},{"people":2,"step":"Turn.take"}],"tile_used":1,"tiles":[["swap","two"],["double","swap","two"],["double","swap","two"]],"turn":2}',NULL,'{"0":{"id":"32-0","question":"Turn.take","turn":2,"due":0}}','[{"seat":0,"state":"{\"asked\":[0],\"discards\":{\"huns\":1},\"format\":1,\"game\":\"attila\",\"hands\":[{\"goths\":2,\"huns\":1,\"saxons\":1,\"teutons\":1,\"vandals\":1},{\"franks\":1,\"huns\":1,\"saxons\":1,\"teutons\":1,\"vandals\":2},{\"goths\":2,\"saxons\":1,\"teutons\":2,\"vandals\":1}],\"influence\":[{},{},{\"huns\":1}],\"players\":3,\"plays\":1,\"provinces\":{\"belgica\":{\"huns\":1}},\"question\":\"Turn.play\",\"stack\":[{\"dealt\":3,\"step\":\"Play.next\"},{\"step\":\"Turn.play\"}],\"turn\":2}","entries":25},{"seat":0,"state":"{\"asked\":[0],\"discards\":{\"huns\":1},\"format\":1,\"game\":\"attila\",\"hands\":[{\"goths\":2,\"huns\":1,\"saxons\":1,\"teutons\":1,\"vandals\":1},{\"franks\":1,\"huns\":1,\"saxons\":1,\"teutons\":1,\"vandals\":2},{\"goths\":2,\"saxons\":1,\"teutons\":2,\"vandals\":1}],\"influence\":[{},{},{\"huns\":1}],\"players\":3,\"plays\":2,\"provinces\":{\"belgica\":{\"huns\":1}},\"question\":\"Turn.play\",\"stack\":[{\"dealt\":3,\"step\":\"Play.next\"},{\"step\":\"Turn.play\"}],\"tile_used\":1,\"tiles\":[[\"swap\",\"two\"],[\"double\",\"swap\",\"two\"],[\"double\",\"swap\",\"two\"]],\"turn\":2}","entries":26},{"seat":0,"state":"{\"asked\":[0],\"discards\":{\"huns\":2},\"format\":1,\"game\":\"attila\",\"hands\":[{\"goths\":2,\"saxons\":1,\"teutons\":1,\"vandals\":1},{\"franks\":1,\"huns\":1,\"saxons\":1,\"teutons\":1,\"vandals\":2},{\"goths\":2,\"saxons\":1,\"teutons\":2,\"vandals\":1}],\"influence\":[{},{},{\"huns\":1}],\"players\":3,\"plays\":1,\"provinces\":{\"belgica\":{\"huns\":2}},\"question\":\"Turn.take\",\"stack\":[{\"dealt\":3,\"step\":\"Play.next\"},{\"people\":1,\"step\":\"Turn.take\"}],\"tile_used\":1,\"tiles\":[[\"swap\",\"two\"],[\"double\",\"swap\",\"two\"],[\"double\",\"swap\",\"two\"]],\"turn\":2}","entries":27},{"seat":0,"state":"{\"asked\":[0],\"discards\":{\"huns\":2},\"format\":1,\"game\":\"attila\",\"hands\":[{\"goths\":2,\"saxons\":1,\"teutons\":1,\"vandals\":1},{\"franks\":1,\"huns\":1,\"saxons\":1,\"teutons\":1,\"vandals\":2},{\"goths\":2,\"saxons\":1,\"teutons\":2,\"vandals\":1}],\"influence\":[{\"huns\":1},{},{\"huns\":1}],\"players\":3,\"plays\":1,\"provinces\":{\"belgica\":{\"huns\":2}},\"question\":\"Turn.play\",\"stack\":[{\"dealt\":3,\"step\":\"Play.next\"},{\"people\":1,\"step\":\"Turn.play\"}],\"tile_used\":1,\"tiles\":[[\"swap\",\"two\"],[\"double\",\"swap\",\"two\"],[\"double\",\"swap\",\"two\"]],\"turn\":2}","entries":28}]',NULL,1795763635167,1795763635658);
INSERT INTO "tables" VALUES('8JnsL2qvxMRn','8JnsL2qvxMRn','attila',1,'{}','{"chat":true,"on_timeout":"pass","reaction_seconds":0,"spectators":true,"turn_seconds":0}','waiting',0,'zuzDUQfKBpdPbbiaDkrk',0,1,0,NULL,NULL,'{}','[]',NULL,1795763636012,1795763636012);
CREATE TABLE timers (
	table_id TEXT NOT NULL, 
	due BIGINT NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE INDEX tables_listed ON tables (listed, status, touched);
CREATE INDEX keys_of_holder ON keys (round, holder, created);
CREATE INDEX timers_due ON timers (due);
CREATE INDEX outbox_at ON outbox (at);
COMMIT;
