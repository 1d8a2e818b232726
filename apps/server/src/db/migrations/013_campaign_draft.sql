-- Drafts of campaigns, and the versions that visitors saw.
-- Replaces 768820b7859b8be29969471c78168eb4a3dfc0163ac74fdc5b7ef181066688d4.

-- Every version of the content that visitors saw.
create table campaign_version (
  campaign_id uuid not null references campaign on delete cascade,
  version integer not null,
  content jsonb not null,
  -- Null for the content from before versions existed.
  published_at timestamptz,
  published_by uuid,
  primary key (campaign_id, version)
);

-- Drafts. A closed draft is kept, so that its version numbers continue.
create table campaign_draft (
  campaign_id uuid primary key references campaign on delete cascade,
  is_open boolean not null,
  version integer not null,
  content jsonb not null,
  -- Content of the campaign when the draft was started.
  base jsonb not null,
  -- Version at which each field was last written.
  written_at jsonb not null default '{}',
  created_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by uuid,
  scheduled_by uuid,
  -- Reason why the scheduled publication failed.
  problem text
);

-- Current editors of drafts.
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
