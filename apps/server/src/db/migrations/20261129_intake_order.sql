-- Each request changes how many places are taken. Only what an index contains or selects by is written to all of them, so
-- the index of campaigns that take no requests selects by a column of its own, which rarely changes. The free space lets
-- the new version of a row stay on its page.
alter table campaign_intake set (fillfactor = 90);
alter table campaign_intake add column is_closed boolean not null
  generated always as (not is_open or coalesce(taken >= request_limit, false)) stored;
drop index campaign_intake_closed;
create index campaign_intake_closed on campaign_intake (campaign_id) where is_closed;
-- Request forms in the order of their changes.
create index campaign_intake_updated on campaign_intake (updated_at, campaign_id);
