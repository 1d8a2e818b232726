-- Pictures uploaded in the office. The key is a hash of the bytes, so a picture that is used several times is stored
-- once.
-- Replaces d4cbda7c38a3d24f16748ca95a6fd5e3134a43721d77fa52cc19e01883dea8d2.
create table picture (
  hash text primary key check (hash ~ '^[0-9a-f]{20}$'),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  -- Focus point for cropping: distances from the left and the upper edge, 0 to 1.
  focus_x numeric(3, 2) not null default 0.5 check (focus_x between 0 and 1),
  focus_y numeric(3, 2) not null default 0.5 check (focus_y between 0 and 1),
  file_name text,
  -- Folded file name, for the office's search.
  search_key text not null default '',
  uploaded_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  binned_at timestamptz
);
create index picture_search on picture using gin (search_key gin_trgm_ops);
create index picture_newest on picture (created_at, hash);
