-- Quote requests. A person's contact data stands in quote_form and customer_to_campaign alone.

create table quote_form (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid,
  name text not null,
  surname text not null,
  email text not null,
  email_key text not null,
  phone text not null check (phone ~ '^\+90[0-9]{10}$'),
  country text not null default 'Türkiye',
  city text not null,
  town text not null,
  gender text check (gender in ('male', 'female', 'other')),
  birthday date,
  contact_email text,
  contact_phone text,
  contact_channel text,
  contact_time text,
  is_suspect boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index quote_form_email on quote_form (email_key, created_at);
create index quote_form_phone on quote_form (phone, created_at);
create index quote_form_customer on quote_form (customer_id, created_at, id) where customer_id is not null;
create index quote_form_newest on quote_form (created_at, id);

create table form_to_campaign (
  id uuid primary key default gen_random_uuid(),
  form_id uuid not null references quote_form on delete cascade,
  campaign_id uuid not null references campaign,
  customer_id uuid,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index form_to_campaign_form on form_to_campaign (form_id);
create index form_to_campaign_campaign on form_to_campaign (campaign_id, created_at, id);
create index form_to_campaign_customer on form_to_campaign (customer_id, created_at, id)
  where customer_id is not null;
create index form_to_campaign_newest on form_to_campaign (created_at, id);

create table customer_to_campaign (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null,
  campaign_id uuid not null references campaign,
  contact_email text not null,
  contact_phone text not null,
  contact_name text not null,
  contact_surname text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index customer_to_campaign_customer on customer_to_campaign (customer_id, created_at, id);
create index customer_to_campaign_campaign on customer_to_campaign (campaign_id, created_at, id);

-- Who holds a request for which campaign: the primary key is what makes a second one a duplicate.
-- The claimant is `email:` or `customer:` and a salted hash, never the address itself. Claims are taken before the
-- link is written, so that a duplicate costs one statement: the references are checked at the end.
create table quote_claim (
  campaign_id uuid not null references campaign,
  claimant text not null,
  form_link_id uuid references form_to_campaign on delete cascade deferrable initially deferred,
  customer_link_id uuid references customer_to_campaign on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (campaign_id, claimant),
  check (num_nonnulls(form_link_id, customer_link_id) = 1)
);
create index quote_claim_form_link on quote_claim (form_link_id);
create index quote_claim_customer_link on quote_claim (customer_link_id);

-- Which text, in which version, was shown and ticked; rows are only ever added and go with the request alone.
create table consent_record (
  id uuid primary key default gen_random_uuid(),
  form_id uuid references quote_form on delete cascade,
  customer_link_id uuid references customer_to_campaign on delete cascade,
  purpose text not null check (
    purpose in ('disclosure', 'explicit-consent', 'marketing-email', 'marketing-sms', 'marketing-call')
  ),
  text_version text not null,
  text_hash text not null,
  -- The version that the browser says it showed, where that is another than ours.
  claimed_version text,
  is_given boolean not null,
  locale text not null check (locale in ('tr', 'en')),
  context text not null,
  recorded_at timestamptz not null default now(),
  check (num_nonnulls(form_id, customer_link_id) = 1)
);
create index consent_record_form on consent_record (form_id);
create index consent_record_customer_link on consent_record (customer_link_id);

create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'A consent record is never changed.';
end
$$;
create trigger consent_record_is_final before update on consent_record
  for each row execute function refuse_consent_change();

-- What a POST with an Idempotency-Key answered, written in the transaction that did the work: ids alone.
create table idempotency_key (
  operation text not null,
  key_hash text not null,
  body_hash text not null,
  reply jsonb not null,
  created_at timestamptz not null default now(),
  primary key (operation, key_hash)
);
create index idempotency_key_age on idempotency_key (created_at);

-- How often a caller did something in a window of time, over all nodes; the subject is a salted hash.
create table rate_window (
  subject text not null,
  started_at timestamptz not null,
  hits integer not null,
  primary key (subject, started_at)
);
create index rate_window_age on rate_window (started_at);
