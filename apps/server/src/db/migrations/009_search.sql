-- What is searched, and what was searched for.

-- One row a live campaign, written with it.
create table campaign_search (
  campaign_id uuid primary key references campaign on delete cascade,
  title_key text not null,
  -- What a card shows of its words weighs A: who is typing sees why it is suggested.
  document tsvector not null,
  popularity integer not null,
  -- Whether it can be read in English, which English pages show first.
  in_english boolean not null default false,
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

-- What was searched for on a day, by everybody together, and how often it found nothing; the language is that of the
-- page.
create table search_count (
  day date not null,
  locale text not null default 'tr' check (locale in ('tr', 'en')),
  term text not null check (length(term) between 1 and 60),
  searches integer not null check (searches > 0),
  empty integer not null default 0 check (empty between 0 and searches),
  primary key (day, locale, term)
);

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

-- What people write instead of the catalogue's words: other words that are looked for as well, or a page to go to.
create table synonym (
  id uuid primary key default gen_random_uuid(),
  locale text not null check (locale in ('tr', 'en')),
  term text not null check (length(term) between 1 and 60),
  meaning text check (length(meaning) between 1 and 100),
  path text check (path like '/%'),
  is_active boolean not null default true,
  -- The folded term, which has one row in use a language, and what its rows are found by.
  term_key text not null,
  search_key text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz,
  constraint synonym_means_something check ((meaning is null) <> (path is null))
);
create unique index synonym_term_taken on synonym (locale, term_key) where binned_at is null;
