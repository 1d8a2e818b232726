-- What is done about requests that nobody has answered in time.

create table automation (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand on delete cascade,
  name text not null,
  -- Of business; null for the whole time that the brand has for a first answer.
  hours integer check (hours between 1 and 200),
  deed text not null check (deed in ('reassign', 'remind', 'tell')),
  -- Accounts: who may take it, in this order, or who is told.
  people uuid[] check (cardinality(people) between 1 and 50),
  is_active boolean not null default false,
  -- What had waited so long before is left alone.
  active_since timestamptz,
  name_key text not null,
  search_key text not null,
  sort_key text collate "C" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz,
  check (deed <> 'tell' or people is not null),
  check (not is_active or active_since is not null)
);
create unique index automation_name_taken on automation (brand_id, name_key) where binned_at is null;
create index automation_on on automation (id) where is_active and binned_at is null;

-- Each run, one for a request and an automation: two nodes cannot do the same twice.
create table automation_run (
  id uuid primary key,
  automation_id uuid not null references automation on delete cascade,
  lead_id uuid not null references lead on delete cascade,
  -- As they were then.
  deed text not null check (deed in ('reassign', 'remind', 'tell')),
  -- Who got it, or who was told; empty where nobody was there.
  people uuid[] not null default '{}',
  created_at timestamptz not null,
  constraint automation_run_once unique (automation_id, lead_id)
);
create index automation_run_newest on automation_run (created_at desc, id desc);
create index automation_run_of_lead on automation_run (lead_id);
