-- Counts the savings of a profile, so that a form knows whether another one came between.
alter table account add column profile_version integer not null default 0;

-- What a member asks of their data by article 11 of the law, answered within thirty days.
create table data_request (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'objection', 'transfer', 'other')),
  body text not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  answered_at timestamptz
);
create index data_request_owner on data_request (account_id, created_at, id);
create index data_request_open on data_request (due_at, id) where answered_at is null;
create index data_request_age on data_request (created_at);

-- Who was erased, as marks that tell nobody: after a restore they find whom to erase again.
create table erasure (
  id uuid primary key default gen_random_uuid(),
  account_mark text not null,
  -- Of the address, where the person had verified it.
  email_mark text,
  erased_at timestamptz not null,
  constraint erasure_once unique (account_mark)
);
create index erasure_age on erasure (erased_at);

-- A request whose person was erased is a number and a state: who asked is gone for good.
alter table quote_form add column erased_at timestamptz;
alter table customer_to_campaign add column erased_at timestamptz;

create index quote_form_contact_email on quote_form (lower(contact_email collate "C")) where contact_email is not null;
create index customer_to_campaign_email on customer_to_campaign (lower(contact_email collate "C"));

-- Accounts whose address nobody verified are found without reading all others.
create index account_unverified on account (created_at) where email_verified_at is null;
-- The ledger of permissions by time.
create index consent_record_permission on consent_record (recorded_at, id)
  where purpose in ('marketing-email', 'marketing-sms', 'marketing-call');
