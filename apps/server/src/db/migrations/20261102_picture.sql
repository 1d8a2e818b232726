-- Pictures by the hash of their bytes: what is shown twice is kept once.
create table picture (
  hash text primary key check (hash ~ '^[0-9a-f]{20}$'),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  created_at timestamptz not null default now()
);
