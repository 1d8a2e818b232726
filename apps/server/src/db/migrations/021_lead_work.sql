-- What those who work on requests do about them, hear of them and keep with them.

-- What was done about a lead, in the order of its versions.
create table lead_event (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references lead on delete cascade,
  at timestamptz not null,
  -- Whose deed it is, or whose system's; what the installation does by itself is nobody's.
  staff_id uuid,
  api_key_id uuid,
  kind text not null check (
    kind in ('assign', 'stage', 'plan', 'snooze', 'contact', 'note', 'accept', 'refuse', 'merge')
  ),
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
create index lead_event_newest on lead_event (lead_id, at, id);
create index lead_event_change on lead_event (change_id, lead_id);

-- Who can work on leads.
create view lead_staff as
  select id, username, brand_id, created_at from account where role = 'CRM_ADMIN' and is_active;

-- What those hear of who work on requests.
create table lead_notice (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  lead_id uuid not null references lead on delete cascade,
  kind text not null check (kind in ('reassign', 'remind', 'tell', 'plan')),
  created_at timestamptz not null,
  -- When its reader took note of it.
  seen_at timestamptz
);
create index lead_notice_unseen on lead_notice (account_id, id desc) where seen_at is null;
create index lead_notice_age on lead_notice (created_at);
create index lead_notice_of_lead on lead_notice (lead_id);

-- Files that those keep with a request who work on it: an offer, a document that whoever asked sent.
create table lead_attachment (
  id uuid primary key,
  lead_id uuid not null references lead on delete cascade,
  kind text not null check (kind in ('pdf', 'jpeg', 'png', 'webp', 'docx', 'xlsx')),
  -- As whoever uploaded it called it.
  name text not null,
  bytes bytea not null,
  size integer not null,
  staff_id uuid not null,
  created_at timestamptz not null
);
create index lead_attachment_of_lead on lead_attachment (lead_id, created_at, id);
