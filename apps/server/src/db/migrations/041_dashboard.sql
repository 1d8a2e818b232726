-- What the dashboard shows is counted every few minutes, so that looking at it costs the same whatever came in.

-- What came in within an hour (requests, views, members), or how much there was of it at its last count (live, ending).
create table figure_hour (
  figure text not null check (figure in ('requests', 'views', 'members', 'live', 'ending')),
  hour timestamptz not null,
  value integer not null check (value >= 0),
  primary key (figure, hour)
);

-- Leads that were contacted for the first time on a day of Istanbul's calendar, by the minutes that this took.
create table response_day (
  day date not null,
  minutes integer not null check (minutes >= 0),
  leads integer not null check (leads > 0),
  primary key (day, minutes)
);

-- Requests of a day of Istanbul's calendar by whom and what was asked for.
create table request_day (
  day date not null,
  brand_id uuid not null,
  category_id uuid not null,
  requests integer not null check (requests > 0),
  primary key (day, brand_id, category_id)
);

create table dashboard_count (
  is_only boolean primary key default true check (is_only),
  counted_at timestamptz not null
);
