-- Rules that assign a brand's new leads.
-- Replaces 415a0e9349cf3da8ad2e882154edd668dacda31a33c4e3549de3c843fec5ff73.

create table assignment_rule (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand on delete cascade,
  name text not null,
  -- Conditions. Null matches everything.
  city text,
  category_id uuid references category on delete cascade,
  channel text check (channel in ('phone', 'email', 'sms', 'whatsapp')),
  language text check (language in ('tr', 'en')),
  -- Account ids, in the order of their turns.
  people uuid[] not null check (cardinality(people) between 1 and 50),
  -- Person who had the last turn.
  last_owner_id uuid,
  is_active boolean not null default false,
  position integer not null default 0,
  name_key text not null,
  search_key text not null,
  sort_key text collate "C" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create unique index assignment_rule_name_taken on assignment_rule (brand_id, name_key) where binned_at is null;
create index assignment_rule_in_order on assignment_rule (brand_id, position, id)
  where is_active and binned_at is null;
create index assignment_rule_category on assignment_rule (category_id) where category_id is not null;

-- Capacity and absence of a person who works on leads. Everyone who may work on leads has a row.
create table assignee (
  account_id uuid primary key references account on delete cascade,
  brand_id uuid,
  capacity integer check (capacity between 0 and 10000),
  absent_from date,
  absent_to date check (absent_from <= absent_to),
  -- Whether waiting leads are also reported by mail, and whether the monthly report is sent.
  wants_mail boolean not null default true,
  wants_report boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid
);
create index assignee_brand on assignee (brand_id);

create function keep_assignee() returns trigger language plpgsql as $$
begin
  insert into assignee (account_id, brand_id) values (new.id, new.brand_id)
  on conflict (account_id) do update set brand_id = excluded.brand_id;
  return null;
end
$$;
create trigger account_is_assignee after insert or update of role, brand_id on account
  for each row when (new.role = 'CRM_ADMIN') execute function keep_assignee();

-- Monthly reports sent by mail.
create table lead_report (
  account_id uuid not null references account on delete cascade,
  -- YYYY-MM
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  sent_at timestamptz not null,
  primary key (account_id, month)
);
