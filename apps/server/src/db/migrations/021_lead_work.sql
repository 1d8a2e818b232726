-- Work of staff on leads: events, notices and attachments.
-- Replaces 2c610a27f72068977e448f60aa251a196959561ef2c71c01cdeb7d8e00afcae1.

-- Events of leads, ordered by the version of the lead.
create table lead_event (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references lead on delete cascade,
  at timestamptz not null,
  -- Account of the person, or API key of the brand's system, that did it; both null for the system itself.
  staff_id uuid,
  api_key_id uuid,
  kind text not null check (
    kind in ('assign', 'stage', 'plan', 'snooze', 'contact', 'note', 'accept', 'refuse', 'merge')
  ),
  channel text check (channel in ('call', 'whatsapp', 'email', 'sms')),
  outcome text check (outcome in ('reached', 'no-answer', 'call-later', 'wrong-number')),
  -- May contain personal data; an erasure empties it.
  body text,
  -- Work columns of the lead after the event: stage, owner, reason, times.
  work jsonb not null,
  -- The same columns and the request's state before the event, for undoing it.
  before jsonb not null,
  -- Version of the lead afterwards.
  version integer not null,
  change_id uuid not null,
  undone_at timestamptz,
  check ((kind = 'contact') = (channel is not null and outcome is not null))
);
create index lead_event_newest on lead_event (lead_id, at, id);
create index lead_event_change on lead_event (change_id, lead_id);

-- People who can work on leads.
create view lead_staff as
  select id, username, brand_id, created_at from account where role = 'CRM_ADMIN' and is_active;

-- Notices to people who work on leads.
create table lead_notice (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  lead_id uuid not null references lead on delete cascade,
  kind text not null check (kind in ('reassign', 'remind', 'tell', 'plan')),
  created_at timestamptz not null,
  -- When the reader saw the notice.
  seen_at timestamptz
);
create index lead_notice_unseen on lead_notice (account_id, id desc) where seen_at is null;
create index lead_notice_age on lead_notice (created_at);
create index lead_notice_of_lead on lead_notice (lead_id);

-- Attachments of leads, for example an offer or a document from the requester.
create table lead_attachment (
  id uuid primary key,
  lead_id uuid not null references lead on delete cascade,
  kind text not null check (kind in ('pdf', 'jpeg', 'png', 'webp', 'docx', 'xlsx')),
  -- Name given at the upload.
  name text not null,
  bytes bytea not null,
  size integer not null,
  staff_id uuid not null,
  created_at timestamptz not null
);
create index lead_attachment_of_lead on lead_attachment (lead_id, created_at, id);
