-- Views of campaigns by anonymous marks, which reveal neither the visitor nor the visitor's other views.
-- Replaces 9c87a762db2d3cbe18d6a8547b4eeb68a2fe1369944db25186d1c30ecd611315.

-- Daily salts of the marks, in a table of their own. A salt is deleted when the following day is over.
create table view_salt (
  day date primary key,
  salt text not null
);

-- Visitors of a campaign within the last 24 hours.
create table campaign_view (
  campaign_id uuid not null references campaign on delete cascade,
  mark text not null,
  seen_at timestamptz not null,
  primary key (campaign_id, mark)
);
create index campaign_view_age on campaign_view (seen_at);

-- Daily number of a campaign's visitors per network. Changing the browser's name makes a new visitor, so their number
-- per network is limited.
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
