-- The keys by which brands' systems fetch their requests; of a key itself nothing but its hash is kept.
create table api_key (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand (id),
  name text not null check (length(name) <= 80),
  key_hash text unique,
  -- How it begins, by which people tell keys apart.
  beginning text,
  made_at timestamptz,
  -- The one before, which opens as well until then.
  previous_hash text unique,
  previous_until timestamptz,
  last_used_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create index api_key_newest on api_key (created_at desc, id desc);

-- The order in which a brand's system fetches requests.
create index if not exists lead_brand_arrival on lead (brand_id, created_at, id);
