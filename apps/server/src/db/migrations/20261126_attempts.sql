-- What was tried of late, whether or not it stood: by whom (a network, an address) and about what (an address, a
-- campaign), all of it as fingerprints. A crash may empty it.
create unlogged table attempt (
  subject text not null,
  about text not null,
  tried_at timestamptz not null,
  primary key (subject, about)
);
create index attempt_age on attempt (tried_at);

-- A member's request that looks like a robot's is kept and writes to nobody, as a visitor's is.
alter table customer_to_campaign add column is_suspect boolean not null default false;
