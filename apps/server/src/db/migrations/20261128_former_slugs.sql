-- The office lists the former slugs of a campaign.
create index slug_history_target on slug_history (kind, target_id);
