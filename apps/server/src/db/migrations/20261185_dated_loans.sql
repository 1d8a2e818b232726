-- What a bank offers, and what the law sets, as rows that are never changed: each holds from a day on, says where it
-- was read and who wrote it, and a later row takes its place. The version of a book counts the writes to one type.

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
  -- The order of writing: of two rows from the same day the later one holds.
  number bigint generated always as identity unique,
  bank_id text not null references bank,
  loan_type text not null check (loan_type in ('ihtiyac', 'tasit', 'konut')),
  valid_from date not null,
  -- {"12": 3.33, …}: percent a month by term in months
  rates jsonb not null,
  min_amount numeric(14, 2) not null check (min_amount >= 0),
  max_amount numeric(14, 2) not null check (max_amount >= min_amount),
  -- [{"upTo": 125000 | null, "maxTerm": 36}, …] by rising amount; an amount on the border belongs to the lower band
  max_term_by_amount jsonb not null,
  product_url text not null,
  is_listed boolean not null default true,
  is_example boolean not null default false,
  source_url text,
  source_quote text,
  note text,
  change_id uuid,
  -- Of the book, after the change.
  book_version integer not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid,
  taken_back_at timestamptz
);
create index loan_offer_row_holding on loan_offer_row (loan_type, bank_id, valid_from desc, number desc)
  where taken_back_at is null;
create index loan_offer_row_change on loan_offer_row (change_id);

insert into loan_offer_row (
  bank_id, loan_type, valid_from, rates, min_amount, max_amount, max_term_by_amount, product_url, is_listed, is_example
)
select
  offer.bank_id, offer.loan_type, since.valid_from, held.rates, offer.min_amount, offer.max_amount,
  offer.max_term_by_amount, offer.product_url, offer.is_active, offer.is_example
from loan_offer as offer
cross join lateral (select distinct valid_from from loan_rate where offer_id = offer.id) as since
cross join lateral (
  select jsonb_object_agg(term, monthly_rate) as rates
  from (
    select distinct on (term) term, monthly_rate
    from loan_rate
    where offer_id = offer.id and valid_from <= since.valid_from
    order by term, valid_from desc
  ) as youngest
) as held
order by since.valid_from, offer.loan_type, offer.bank_id;

drop table loan_rate;
drop table loan_offer;

alter table loan_parameter
  drop constraint loan_parameter_pkey,
  drop constraint loan_parameter_name_check,
  add column id uuid primary key default gen_random_uuid(),
  add column number bigint generated always as identity unique,
  alter column value drop not null,
  add column source_url text,
  add column source_quote text,
  add column note text,
  add column change_id uuid,
  add column book_version integer not null default 0,
  add column created_at timestamptz not null default now(),
  add column created_by uuid,
  add column taken_back_at timestamptz,
  add constraint loan_parameter_name_check check (name in (
    'kkdf', 'bsmv', 'fee-bsmv', 'allocation-fee', 'statutory-terms', 'vehicle-bands', 'electric-vehicle-bands',
    'early-closure'
  ));
create index loan_parameter_holding on loan_parameter (loan_type, name, valid_from desc, number desc)
  where taken_back_at is null;
create index loan_parameter_change on loan_parameter (change_id);
