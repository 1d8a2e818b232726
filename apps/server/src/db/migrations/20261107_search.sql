-- What is searched, and what was searched for.

create extension if not exists pg_trgm;

-- One row a live campaign, written with it.
create table campaign_search (
  campaign_id uuid primary key references campaign on delete cascade,
  title_key text not null,
  document tsvector not null,
  popularity integer not null,
  end_at timestamptz not null
);
create index campaign_search_document on campaign_search using gin (document);
-- The most wanted hits of a common word, without sorting all of them.
create index campaign_search_popularity on campaign_search (popularity desc, campaign_id);

-- The words of the catalogue, for a search that misspells one.
create table search_term (
  term text primary key,
  weight integer not null default 1
);
create index search_term_similar on search_term using gin (term gin_trgm_ops);

-- What was searched for on a day, by everybody together, and how often it found nothing.
create table search_count (
  day date not null,
  term text not null check (length(term) between 1 and 60),
  searches integer not null check (searches > 0),
  empty integer not null default 0 check (empty between 0 and searches),
  primary key (day, term)
);
