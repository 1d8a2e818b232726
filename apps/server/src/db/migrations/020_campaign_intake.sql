-- How a campaign takes requests: whether it is open, its limit, and the optional questions of its form. A trigger adds
-- the row for each campaign, whichever code writes it.
-- Replaces ae19bf94ae73cb7de3a60202ca97cdde07751ae83263e3e2e98c9bcd8eb17105.
create table campaign_intake (
  campaign_id uuid primary key references campaign on delete cascade,
  is_open boolean not null default true,
  request_limit integer check (request_limit > 0),
  -- Active requests, counted by triggers.
  taken integer not null default 0 check (taken >= 0),
  asks_gender boolean not null default true,
  asks_birthday boolean not null default true,
  asks_preference boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  -- Enforces the limit when many requests arrive at once.
  constraint campaign_intake_within_limit check (taken <= request_limit)
);

create index campaign_intake_newest on campaign_intake (created_at, campaign_id);
-- The few campaigns that take no requests, found without reading the others.
create index campaign_intake_closed on campaign_intake (campaign_id) where not is_open or taken >= request_limit;

create function open_intake() returns trigger language plpgsql as $$
begin
  insert into campaign_intake (campaign_id, created_at, updated_at) values (new.id, new.created_at, new.created_at);
  return null;
end
$$;
create trigger campaign_opens_intake after insert on campaign for each row execute function open_intake();

-- A lead takes a place when it is inserted, and frees it when it becomes inactive.
create function count_place() returns trigger language plpgsql as $$
begin
  update campaign_intake set taken = greatest(0, taken + case when new.is_active then 1 else -1 end)
  where campaign_id = new.campaign_id;
  return null;
end
$$;
create trigger lead_takes_place after insert on lead
  for each row when (new.is_active) execute function count_place();
create trigger lead_changes_place after update of is_active on lead
  for each row when (old.is_active <> new.is_active) execute function count_place();
