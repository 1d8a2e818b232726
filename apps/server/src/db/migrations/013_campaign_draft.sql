-- What is edited of a campaign before visitors see it, and what they saw of it.

-- Every content that visitors saw.
create table campaign_version (
  campaign_id uuid not null references campaign on delete cascade,
  version integer not null,
  content jsonb not null,
  -- Null for what stood there before versions were kept.
  published_at timestamptz,
  published_by uuid,
  primary key (campaign_id, version)
);

-- What is being edited; one that is closed is kept, so that its versions go on counting.
create table campaign_draft (
  campaign_id uuid primary key references campaign on delete cascade,
  is_open boolean not null,
  version integer not null,
  content jsonb not null,
  -- What the campaign held when the draft was begun.
  base jsonb not null,
  -- The version at which each field was last written.
  written_at jsonb not null default '{}',
  created_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by uuid,
  scheduled_by uuid,
  -- Why its scheduled publication did not take place.
  problem text
);

-- Who has a draft open.
create table campaign_editor (
  campaign_id uuid not null references campaign on delete cascade,
  account_id uuid not null references account on delete cascade,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (campaign_id, account_id)
);

create table campaign_preview (
  token_hash text primary key,
  campaign_id uuid not null references campaign on delete cascade,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index campaign_preview_campaign on campaign_preview (campaign_id);
