-- Tree of categories, edited in the office.
-- Replaces 825546eaf3caf110dbabacb9f43e1746df2fa5a69d157e4d1939f898457722f0.
create table category (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references category,
  name text not null,
  name_en text,
  slug text not null unique,
  icon text,
  position integer not null default 0,
  is_active boolean not null default true,
  -- Keys for uniqueness, search and sorting. Derived from the names and written with them.
  name_key text not null,
  search_key text not null,
  sort_key text collate "C" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create index category_parent on category (parent_id, position, id);
create unique index category_name_taken
  on category (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), name_key) where binned_at is null;
