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

-- The language of the page that was searched; what was counted without it was mostly Turkish.
alter table search_count add column locale text not null default 'tr' check (locale in ('tr', 'en'));
alter table search_count drop constraint search_count_pkey, add primary key (day, locale, term);
