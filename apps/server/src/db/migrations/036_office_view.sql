-- Saved views of lists, by account.
-- Replaces a5b5e6f2ac3398e7327046fe7557b2910010d9d1e9aff6648924cc6bfac83490.
create table office_view (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  resource text not null,
  name text not null check (char_length(name) between 1 and 80),
  query text not null check (char_length(query) <= 2000),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  constraint office_view_name_taken unique (account_id, resource, name)
);
create unique index office_view_default on office_view (account_id, resource) where is_default;
