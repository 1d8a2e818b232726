-- What was searched for on a day, by everybody together, and how often it found nothing.
create table search_count (
  day date not null,
  term text not null check (length(term) between 1 and 60),
  searches integer not null check (searches > 0),
  empty integer not null default 0 check (empty between 0 and searches),
  primary key (day, term)
);
