-- The same for what holds of a state.
alter table campaign validate constraint campaign_active;
alter table campaign validate constraint campaign_scheduled;
