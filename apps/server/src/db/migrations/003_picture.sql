-- Pictures by the hash of their bytes, which the office keeps: what is shown twice is kept once.
create table picture (
  hash text primary key check (hash ~ '^[0-9a-f]{20}$'),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  -- The point around which it is cut.
  focus_x numeric(3, 2) not null default 0.5 check (focus_x between 0 and 1),
  focus_y numeric(3, 2) not null default 0.5 check (focus_y between 0 and 1),
  file_name text,
  -- Its name, folded: what the office finds it by.
  search_key text not null default '',
  uploaded_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  binned_at timestamptz
);
create index picture_search on picture using gin (search_key gin_trgm_ops);
create index picture_newest on picture (created_at, hash);
