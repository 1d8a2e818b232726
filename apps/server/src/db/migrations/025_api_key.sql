-- API keys by which brands' systems fetch their requests. Only the hash of a key is stored.
-- Replaces 05f08071b6aff54698cb2fcbb32a386f05f8a9afeb5f0babfcb04aa9b142edb3.
create table api_key (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand (id),
  name text not null check (length(name) <= 80),
  key_hash text unique,
  -- First characters, by which people distinguish keys.
  beginning text,
  made_at timestamptz,
  -- Previous key, which is valid until `previous_until`.
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

-- Results that brands reported and that were taken. The same result is taken once.
create table lead_result (
  brand_id uuid not null references brand (id) on delete cascade,
  -- The brand's own key of the result, as a salted hash.
  key_hash text not null,
  body_hash text not null,
  lead_id uuid not null references lead (id) on delete cascade,
  -- Change of the lead. When it is undone, the result may be reported again.
  change_id uuid not null,
  outcome text not null check (outcome in ('taken', 'unchanged')),
  -- Version of the lead afterwards.
  version integer not null,
  created_at timestamptz not null,
  primary key (brand_id, key_hash)
);
create index lead_result_lead on lead_result (lead_id);
