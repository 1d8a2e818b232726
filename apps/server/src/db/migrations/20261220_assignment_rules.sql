-- Whose new requests become, by the rules of their brand.

create table assignment_rule (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand on delete cascade,
  name text not null,
  -- What is null may be anything.
  city text,
  category_id uuid references category on delete cascade,
  channel text check (channel in ('phone', 'email', 'sms', 'whatsapp')),
  language text check (language in ('tr', 'en')),
  -- Accounts, in the order in which they take turns.
  people uuid[] not null check (cardinality(people) between 1 and 50),
  -- Who had the last turn.
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

-- How many open requests somebody may have, and when they are away; whoever may work on requests has a row.
create table assignee (
  account_id uuid primary key references account on delete cascade,
  brand_id uuid,
  capacity integer check (capacity between 0 and 10000),
  absent_from date,
  absent_to date check (absent_from <= absent_to),
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
insert into assignee (account_id, brand_id) select id, brand_id from account where role = 'CRM_ADMIN'
on conflict do nothing;

-- What the installation does by itself is nobody's.
alter table lead_event alter column staff_id drop not null;

-- Who waits for somebody to turn to them.
create index lead_unassigned on lead (due_at, id)
  where owner_id is null and not is_suspect and merged_into is null and due_at < '9999-12-31T00:00:00Z';
create index lead_unassigned_of_brand on lead (brand_id, due_at, id)
  where owner_id is null and not is_suspect and merged_into is null and due_at < '9999-12-31T00:00:00Z';
