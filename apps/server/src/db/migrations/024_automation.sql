-- Actions on a brand's requests that were not answered in time.
-- Replaces 1107751a773185ff07eb571b09ec5331973402819aa70b0e441c36ee2504aabc.

create table automation (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand on delete cascade,
  name text not null,
  -- Business hours to wait; null for the brand's whole answer time.
  hours integer check (hours between 1 and 200),
  deed text not null check (deed in ('reassign', 'remind', 'tell')),
  -- Account ids: the people who may take the request, in this order, or who are notified.
  people uuid[] check (cardinality(people) between 1 and 50),
  is_active boolean not null default false,
  -- Start of the automation. Requests whose wait was over before then are left alone.
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

-- Runs, at most one per automation and request, so that two nodes cannot act twice.
create table automation_run (
  id uuid primary key,
  automation_id uuid not null references automation on delete cascade,
  lead_id uuid not null references lead on delete cascade,
  -- Action of the automation at the time of the run.
  deed text not null check (deed in ('reassign', 'remind', 'tell')),
  -- People who got the request or were notified; empty when nobody was available.
  people uuid[] not null default '{}',
  created_at timestamptz not null,
  constraint automation_run_once unique (automation_id, lead_id)
);
create index automation_run_newest on automation_run (created_at desc, id desc);
create index automation_run_of_lead on automation_run (lead_id);
