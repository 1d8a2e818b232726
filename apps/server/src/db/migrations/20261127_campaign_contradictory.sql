-- Live campaigns that contradict themselves, for the dashboard. There are few of them.
create index if not exists campaign_contradictory on campaign (published_at, id) where is_active and contradictions > 0;
