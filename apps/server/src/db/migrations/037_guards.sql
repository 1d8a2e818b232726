-- Protection from repeated and too frequent requests, over all nodes.
-- Replaces 5658250667151d987753bb24d63216e98bcfb598b904959ade7a01df3834d3b2.

-- Replies to POST requests that carried an Idempotency-Key, written in the transaction of the work. Ids only, never
-- personal data.
create table idempotency_key (
  operation text not null,
  key_hash text not null,
  body_hash text not null,
  reply jsonb not null,
  created_at timestamptz not null default now(),
  primary key (operation, key_hash)
);
create index idempotency_key_age on idempotency_key (created_at);

-- Uses of a rate limit by subject (a salted hash) and step of time.
create table rate_window (
  subject text not null,
  started_at timestamptz not null,
  hits integer not null,
  primary key (subject, started_at)
);
create index rate_window_age on rate_window (started_at);

-- Recent attempts, successful or not, by subject (a network or an address) and object (an address or a campaign), both
-- as salted hashes. The table is unlogged, so a crash may empty it.
create unlogged table attempt (
  subject text not null,
  about text not null,
  tried_at timestamptz not null,
  primary key (subject, about)
);
create index attempt_age on attempt (tried_at);
