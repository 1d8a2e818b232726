-- Who looks at campaigns, as marks that tell neither who it was nor what else they looked at.

-- The salt of a day stands apart from what is marked with it, and is deleted when the day after it is over.
create table view_salt (
  day date primary key,
  salt text not null
);

-- Who looked at a campaign within the last 24 hours.
create table campaign_view (
  campaign_id uuid not null references campaign on delete cascade,
  mark text not null,
  seen_at timestamptz not null,
  primary key (campaign_id, mark)
);
create index campaign_view_age on campaign_view (seen_at);

-- How many visitors of a network a campaign had on a day: who changes the browser's name is another visitor, but only
-- so often.
create table campaign_view_network (
  campaign_id uuid not null references campaign on delete cascade,
  mark text not null,
  visitors integer not null,
  counted_at timestamptz not null,
  primary key (campaign_id, mark)
);
create index campaign_view_network_age on campaign_view_network (counted_at);

create table campaign_view_hour (
  campaign_id uuid not null references campaign on delete cascade,
  hour timestamptz not null,
  views integer not null,
  primary key (campaign_id, hour)
);
create index campaign_view_hour_age on campaign_view_hour (hour);
