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

-- A result that was taken, so that the same one is taken once.
create table lead_result (
  brand_id uuid not null references brand (id) on delete cascade,
  -- What the brand calls it, as a salted hash.
  key_hash text not null,
  body_hash text not null,
  lead_id uuid not null references lead (id) on delete cascade,
  -- Taken back, it may be told again.
  change_id uuid not null,
  outcome text not null check (outcome in ('taken', 'unchanged')),
  -- The request's afterwards.
  version integer not null,
  created_at timestamptz not null,
  primary key (brand_id, key_hash)
);
create index lead_result_lead on lead_result (lead_id);
