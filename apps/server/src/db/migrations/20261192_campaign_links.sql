-- The addresses of campaigns become records of the office; somebody notes that one holds.
alter table campaign_url
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column changed_by uuid,
  add column binned_at timestamptz,
  add column confirmed_at timestamptz,
  add column confirmed_by text;
create index campaign_url_by_change on campaign_url (updated_at, id);

-- Which brand a campaign is of: one link holds.
alter table brand_to_campaign add column created_at timestamptz not null default now();
create unique index brand_to_campaign_active on brand_to_campaign (campaign_id) where is_active;
