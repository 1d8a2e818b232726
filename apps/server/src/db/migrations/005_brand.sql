-- Brands, edited in the office.
-- Replaces 0d63b2e8531417df0a76277fb4a39f5a4b6388115f82fff1ede11abb04b33dda.
create table brand (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  colour text not null default '#334155' check (colour ~ '^#[0-9A-Fa-f]{6}$'),
  mark_hash text references picture,
  brand_url text,
  about text,
  about_en text,
  is_active boolean not null default true,
  -- Keys for uniqueness, search and sorting. Derived from the names and addresses and written with them.
  name_key text not null,
  search_key text not null,
  sort_key text collate "C" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create index brand_mark on brand (mark_hash) where mark_hash is not null;
create unique index brand_name_taken on brand (name_key) where binned_at is null;
