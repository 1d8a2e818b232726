-- The tree of categories.
create table category (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references category,
  name text not null,
  name_en text,
  slug text not null unique,
  icon text,
  position integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index category_parent on category (parent_id, position, id);
