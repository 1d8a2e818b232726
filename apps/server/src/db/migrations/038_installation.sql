-- What the installation knows of itself: whether its data is the demo's, and since when, and the secrets that it made.
create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- What a node writes to learn whether anything can be written: a row that fills a page, uncompressed, so that each
-- time the file has to grow or a page of it has to be free.
create table write_probe (
  padding text not null default repeat('.', 7000)
);
alter table write_probe alter column padding set storage plain;
