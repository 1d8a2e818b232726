-- Branches of categories whose campaigns are still to be listed where these stand now: too many for one write.
create table campaign_placement (
  category_id uuid primary key references category (id),
  asked_at timestamptz not null,
  -- Those up to this one are placed.
  after_campaign uuid not null default '00000000-0000-0000-0000-000000000000',
  done integer not null default 0 check (done >= 0),
  total integer not null check (total >= 0)
);
