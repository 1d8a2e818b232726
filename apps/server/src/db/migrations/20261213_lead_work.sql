-- What those who work on leads keep of them, and where each request came from.

alter table lead drop constraint if exists lead_state_check;
alter table lead add constraint lead_state_check
  check (state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn'));
alter table lead_state drop constraint if exists lead_state_from_state_check;
alter table lead_state add constraint lead_state_from_state_check
  check (from_state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn'));
alter table lead_state drop constraint if exists lead_state_to_state_check;
alter table lead_state add constraint lead_state_to_state_check
  check (to_state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn'));
alter table notification drop constraint if exists notification_state_check;
alter table notification add constraint notification_state_check
  check (state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn'));

-- Why leads are lost, as the office keeps it.
create table if not exists lost_reason (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  name_en text not null,
  position integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
insert into lost_reason (name, name_en, position) values
  ('Fiyat uygun değil', 'Price does not suit', 10),
  ('Başka bir yerden aldı', 'Bought elsewhere', 20),
  ('Vazgeçti', 'Changed their mind', 30),
  ('Koşulları karşılamıyor', 'Does not meet the terms', 40),
  ('Ulaşılamadı', 'Could not be reached', 50),
  ('Yinelenen ya da hatalı istek', 'Duplicate or mistaken request', 60)
on conflict do nothing;

-- When a brand answers, and within how many minutes of these hours; a brand without a row has the usual ones.
create table if not exists brand_hours (
  brand_id uuid primary key references brand on delete cascade,
  days integer[] not null check (days <@ array[0, 1, 2, 3, 4, 5, 6]),
  opens integer not null check (opens between 0 and 1440),
  closes integer not null check (closes between 0 and 1440),
  lunch_from integer,
  lunch_to integer,
  answer_minutes integer not null default 60 check (answer_minutes between 1 and 10080),
  check (opens < closes),
  check ((lunch_from is null) = (lunch_to is null)),
  check (lunch_from is null or opens <= lunch_from and lunch_from < lunch_to and lunch_to <= closes)
);

alter table lead
  add column if not exists stage text not null default 'new'
    check (stage in ('new', 'contacted', 'qualified', 'offered', 'won', 'lost')),
  add column if not exists lost_reason_id uuid references lost_reason,
  add column if not exists owner_id uuid references account on delete set null,
  add column if not exists respond_by timestamptz,
  add column if not exists first_contact_at timestamptz,
  add column if not exists last_contact_at timestamptz,
  add column if not exists next_action text,
  add column if not exists next_action_at timestamptz,
  add column if not exists snoozed_until timestamptz,
  -- When somebody is to turn to it, which follows from all of that.
  add column if not exists due_at timestamptz not null default now();
create index if not exists lead_due on lead (due_at, id);
create index if not exists lead_brand_due on lead (brand_id, due_at, id);
create index if not exists lead_owned on lead (owner_id, due_at, id) where owner_id is not null;

-- What a request came with, as it was then.
create table if not exists lead_context (
  lead_id uuid primary key references lead on delete cascade,
  -- What was offered, by the names of the campaign's fields.
  terms jsonb not null,
  page text,
  referrer text,
  parameters jsonb not null default '{}',
  device text check (device in ('computer', 'phone', 'tablet')),
  language text not null check (language in ('tr', 'en'))
);

-- What was done about a lead, in the order of its versions.
create table if not exists lead_event (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references lead on delete cascade,
  at timestamptz not null,
  staff_id uuid not null,
  kind text not null check (kind in ('assign', 'stage', 'plan', 'snooze', 'contact', 'note')),
  channel text check (channel in ('call', 'whatsapp', 'email', 'sms')),
  outcome text check (outcome in ('reached', 'no-answer', 'call-later', 'wrong-number')),
  -- May tell of the person; an erasure empties it.
  body text,
  -- What the deed left: stage, owner, reason, instants.
  work jsonb not null,
  -- What stood there before it, and the request's state: what takes it back.
  before jsonb not null,
  -- The lead's version afterwards.
  version integer not null,
  change_id uuid not null,
  undone_at timestamptz,
  check ((kind = 'contact') = (channel is not null and outcome is not null))
);
create index if not exists lead_event_newest on lead_event (lead_id, at, id);
create index if not exists lead_event_change on lead_event (change_id, lead_id);

-- Who can work on leads.
create or replace view lead_staff as
  select id, username, brand_id, created_at from account where role = 'CRM_ADMIN' and is_active;

-- In batches of lead:
update lead set
  stage = case state when 'contacted' then 'contacted' when 'closed' then 'lost' else 'new' end,
  first_contact_at = (select min(at) from lead_state s where s.lead_id = lead.id and s.to_state = 'contacted'),
  last_contact_at = (select max(at) from lead_state s where s.lead_id = lead.id and s.to_state = 'contacted'),
  due_at = case when state in ('closed', 'withdrawn') or erased_at is not null
    then '9999-12-31T00:00:00Z' else created_at end
where id = any($1) and stage = 'new' and first_contact_at is null and owner_id is null;
