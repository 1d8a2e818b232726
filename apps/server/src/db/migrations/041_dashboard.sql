-- Figures of the dashboard, counted every few minutes, so that the cost of a view does not depend on the amount of
-- data.
-- Replaces b95aff6542fbf9381f512b40ff5bed96c9b852b858456518dc790992e2fa0fb9.

-- Number of arrivals within an hour (requests, views, members), or total at the hour's last count (live, ending).
create table figure_hour (
  figure text not null check (figure in ('requests', 'views', 'members', 'live', 'ending')),
  hour timestamptz not null,
  value integer not null check (value >= 0),
  primary key (figure, hour)
);

-- Leads by the day of their first contact (Istanbul time) and the minutes until it.
create table response_day (
  day date not null,
  minutes integer not null check (minutes >= 0),
  leads integer not null check (leads > 0),
  primary key (day, minutes)
);

-- Requests by day (Istanbul time), brand and category.
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
