-- How many visitors of a network a campaign had on a day, as a mark that tells nobody and no other campaign: who changes
-- the browser's name is another visitor, but only so often.
create table campaign_view_network (
  campaign_id uuid not null references campaign on delete cascade,
  mark text not null,
  visitors integer not null,
  counted_at timestamptz not null,
  primary key (campaign_id, mark)
);
create index campaign_view_network_age on campaign_view_network (counted_at);
