-- Banks' loan offers and the parameters of all loan calculations. Rows never change: each has a first day of validity,
-- a source and an author, and is superseded by a later row.
-- Replaces eda9f36e7b3f75aef88ecdd27241a7d34e7f0bb997db455d4b69f5b4cdce4df1.

create table bank (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  name text not null,
  logo_hash text references picture,
  is_active boolean not null default true
);

-- All rows of a kind and loan type. The version counts the writes.
create table loan_book (
  kind text not null check (kind in ('offers', 'parameters')),
  loan_type text not null check (loan_type in ('ihtiyac', 'tasit', 'konut')),
  version integer not null default 0,
  primary key (kind, loan_type)
);
insert into loan_book (kind, loan_type)
select kind, loan_type
from unnest(array['offers', 'parameters']) as kind, unnest(array['ihtiyac', 'tasit', 'konut']) as loan_type;

create table loan_offer_row (
  id uuid primary key default gen_random_uuid(),
  -- Order of writing: of two rows with the same start the later one is valid.
  number bigint generated always as identity unique,
  bank_id text not null references bank,
  loan_type text not null check (loan_type in ('ihtiyac', 'tasit', 'konut')),
  valid_from date not null,
  -- {"12": 3.33, …}: monthly rate in percent by term in months.
  rates jsonb not null,
  min_amount numeric(14, 2) not null check (min_amount >= 0),
  max_amount numeric(14, 2) not null check (max_amount >= min_amount),
  -- [{"upTo": 125000 | null, "maxTerm": 36}, …] by rising amount. A boundary amount belongs to the lower band.
  max_term_by_amount jsonb not null,
  product_url text not null,
  is_listed boolean not null default true,
  is_example boolean not null default false,
  source_url text,
  source_quote text,
  note text,
  change_id uuid,
  -- Version of the book after this row was written.
  book_version integer not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid,
  taken_back_at timestamptz
);
create index loan_offer_row_holding on loan_offer_row (loan_type, bank_id, valid_from desc, number desc)
  where taken_back_at is null;
create index loan_offer_row_change on loan_offer_row (change_id);

create table loan_parameter (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  loan_type text not null check (loan_type in ('ihtiyac', 'tasit', 'konut')),
  name text not null check (name in (
    'kkdf', 'bsmv', 'fee-bsmv', 'allocation-fee', 'statutory-terms', 'vehicle-bands', 'electric-vehicle-bands',
    'early-closure'
  )),
  valid_from date not null,
  value jsonb,
  source text not null,
  source_url text,
  source_quote text,
  note text,
  change_id uuid,
  book_version integer not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid,
  taken_back_at timestamptz
);
create index loan_parameter_holding on loan_parameter (loan_type, name, valid_from desc, number desc)
  where taken_back_at is null;
create index loan_parameter_change on loan_parameter (change_id);
