-- Loan offers of banks, and the figures that all loans are reckoned with: each rate and figure holds from a day on.

create table bank (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  name text not null,
  logo_hash text references picture,
  is_active boolean not null default true
);

create table loan_offer (
  id uuid primary key default gen_random_uuid(),
  bank_id text not null references bank,
  loan_type text not null check (loan_type in ('ihtiyac', 'tasit', 'konut')),
  min_amount numeric(14, 2) not null check (min_amount >= 0),
  max_amount numeric(14, 2) not null check (max_amount >= min_amount),
  -- [{"upTo": 125000 | null, "maxTerm": 36}, …] by rising amount; an amount on the border belongs to the lower band
  max_term_by_amount jsonb not null,
  product_url text not null,
  is_example boolean not null default false,
  is_active boolean not null default true,
  unique (bank_id, loan_type)
);

create table loan_rate (
  offer_id uuid not null references loan_offer on delete cascade,
  term integer not null check (term > 0),
  valid_from date not null,
  monthly_rate numeric(7, 4) not null check (monthly_rate >= 0),
  primary key (offer_id, term, valid_from)
);

create table loan_parameter (
  loan_type text not null check (loan_type in ('ihtiyac', 'tasit', 'konut')),
  name text not null check (name in (
    'kkdf', 'bsmv', 'allocation-fee', 'statutory-terms', 'vehicle-bands', 'electric-vehicle-bands', 'early-closure'
  )),
  valid_from date not null,
  value jsonb not null,
  source text not null,
  primary key (loan_type, name, valid_from)
);
