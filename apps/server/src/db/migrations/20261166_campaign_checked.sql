-- What was added without a look at the rows that were there: this look keeps nobody waiting.
alter table campaign validate constraint campaign_status;
alter table campaign
  add constraint campaign_active check (is_active = (status = 'live')) not valid,
  add constraint campaign_scheduled check (status <> 'scheduled' or publish_at is not null) not valid;
