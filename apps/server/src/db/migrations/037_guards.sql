-- What keeps calls from being made twice or too often, over all nodes.

-- What a POST with an Idempotency-Key answered, written in the transaction that did the work: ids alone.
create table idempotency_key (
  operation text not null,
  key_hash text not null,
  body_hash text not null,
  reply jsonb not null,
  created_at timestamptz not null default now(),
  primary key (operation, key_hash)
);
create index idempotency_key_age on idempotency_key (created_at);

-- How often a caller did something in a window of time; the subject is a salted hash.
create table rate_window (
  subject text not null,
  started_at timestamptz not null,
  hits integer not null,
  primary key (subject, started_at)
);
create index rate_window_age on rate_window (started_at);

-- What was tried of late, whether or not it stood: by whom (a network, an address) and about what (an address, a
-- campaign), all of it as fingerprints. A crash may empty it.
create unlogged table attempt (
  subject text not null,
  about text not null,
  tried_at timestamptz not null,
  primary key (subject, about)
);
create index attempt_age on attempt (tried_at);
