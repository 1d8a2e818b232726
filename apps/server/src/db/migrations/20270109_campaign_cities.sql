-- Where a campaign holds: the names of provinces between commas; nationwide where none is named.
alter table campaign add column if not exists cities text;
alter table campaign_facet add column if not exists is_local boolean not null default false;
-- Those that hold somewhere alone are few: what holds in a city is everything but those of other cities.
create index if not exists campaign_facet_local on campaign_facet (campaign_id) where is_local;
