-- Old addresses of this site and the pages that took their place, without a language: both languages are redirected.
create table redirect (
  id uuid primary key default gen_random_uuid(),
  from_path text not null check (from_path like '/%' and length(from_path) <= 200),
  to_path text not null check (to_path like '/%' and length(to_path) <= 200 and to_path <> from_path),
  is_active boolean not null default true,
  -- Counted as they happen, which changes no version.
  hits integer not null default 0,
  last_hit_at timestamptz,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create unique index redirect_from_taken on redirect (from_path) where binned_at is null;
create index redirect_to on redirect (to_path);

-- How often a day a path was asked for where there is no page, by everybody together: a bounded number of paths.
create table missing_page (
  day date not null,
  path text not null check (length(path) between 1 and 200),
  hits integer not null check (hits > 0),
  primary key (day, path)
);
