-- Facts about the installation: whether its data is the demo's and since when, and the secrets that it generated.
-- Replaces 1604bc7713091a00543df359cb2c5d8e6b4a633372477f6c847236a5d1af6afd.
create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Row that a node replaces to test whether the database accepts writes. It fills a page uncompressed, so each write
-- needs a free page or a larger file and therefore detects a full disk.
create table write_probe (
  padding text not null default repeat('.', 7000)
);
alter table write_probe alter column padding set storage plain;
