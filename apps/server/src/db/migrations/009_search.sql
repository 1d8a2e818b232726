-- Search index of campaigns, and search statistics.
-- Replaces f1602e0e3e306316a05e2d14adeb42d18e22f9497b1704d08e39459d2e8a2040.

-- One row per live campaign, written with it.
create table campaign_search (
  campaign_id uuid primary key references campaign on delete cascade,
  title_key text not null,
  -- Words that a card shows have weight A, so that people see while typing why a campaign is suggested.
  document tsvector not null,
  popularity integer not null,
  -- Whether the campaign has English texts. English pages show such campaigns first.
  in_english boolean not null default false,
  end_at timestamptz not null
);
create index campaign_search_document on campaign_search using gin (document);
-- Most popular hits of a common word, without sorting all hits.
create index campaign_search_popularity on campaign_search (popularity desc, campaign_id);

-- Words of the catalogue, for correcting misspelled searches.
create table search_term (
  term text primary key,
  weight integer not null default 1
);
create index search_term_similar on search_term using gin (term gin_trgm_ops);

-- Searches of all visitors per day, and how often they found nothing. The language is that of the page.
create table search_count (
  day date not null,
  locale text not null default 'tr' check (locale in ('tr', 'en')),
  term text not null check (length(term) between 1 and 60),
  searches integer not null check (searches > 0),
  empty integer not null default 0 check (empty between 0 and searches),
  primary key (day, locale, term)
);

-- Opened search results of all visitors per day: number of clicks, clicks on first results, and the sum of the results'
-- positions.
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

-- Synonyms: a term that people use instead of the catalogue's words, with either other words to search for as well or a
-- page to open.
create table synonym (
  id uuid primary key default gen_random_uuid(),
  locale text not null check (locale in ('tr', 'en')),
  term text not null check (length(term) between 1 and 60),
  meaning text check (length(meaning) between 1 and 100),
  path text check (path like '/%'),
  is_active boolean not null default true,
  -- Folded term, unique per language outside the bin, and the key for the office's search.
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
