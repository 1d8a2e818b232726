-- Redirects from old addresses, without a language prefix; they apply to both languages.
-- Replaces 2237e6570172f90f84b08d8870e20faae10907a8af9c31cdfb05b9c057c6836d.
create table redirect (
  id uuid primary key default gen_random_uuid(),
  from_path text not null check (from_path like '/%' and length(from_path) <= 200),
  to_path text not null check (to_path like '/%' and length(to_path) <= 200 and to_path <> from_path),
  is_active boolean not null default true,
  -- Hits are counted without incrementing the version.
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

-- Requests for a missing page per day, by all visitors. The number of paths is limited.
create table missing_page (
  day date not null,
  path text not null check (length(path) between 1 and 200),
  hits integer not null check (hits > 0),
  primary key (day, path)
);
