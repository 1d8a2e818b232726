-- The newest links of brands and campaigns, which the office lists without sorting all of them.
create index if not exists brand_to_campaign_newest on brand_to_campaign (created_at, campaign_id);
