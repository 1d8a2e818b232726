-- The galleries include archived campaigns, so they are read by campaign_all_by_creation.
drop index campaign_in_use;
