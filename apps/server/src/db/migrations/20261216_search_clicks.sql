-- What was opened of what a search found, on a day, by everybody together: how often, how often as the first of its
-- search, and the sum of the places that it stood at.
create table search_click (
  day date not null,
  locale text not null check (locale in ('tr', 'en')),
  term text not null check (length(term) between 1 and 60),
  kind text not null check (kind in ('campaign', 'category', 'brand')),
  target_id uuid not null,
  clicks integer not null check (clicks > 0),
  first_clicks integer not null check (first_clicks between 0 and clicks),
  places integer not null check (places >= clicks),
  primary key (day, locale, term, kind, target_id)
);
