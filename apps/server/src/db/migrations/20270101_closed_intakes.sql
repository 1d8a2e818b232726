-- The few campaigns that take no requests are found without reading those that do.
create index if not exists campaign_intake_closed on campaign_intake (campaign_id) where not is_open or taken >= request_limit;
