-- Quote requests. The contact data of whoever asked stands in quote_form and lead alone.

-- Why leads are lost, as the office keeps it.
create table lost_reason (
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
  ('Yinelenen ya da hatalı istek', 'Duplicate or mistaken request', 60);

-- How requests are found by who sent them: names in every spelling, addresses, and phones from any digit on. The text
-- is made by functions, so that it stands in no column that an erasure would have to know of.

-- As the domain folds a text: Turkish letters as their plain Latin ones, no marks, other signs as spaces.
create function fold_text(said text) returns text language sql immutable strict parallel safe
return trim(regexp_replace(
  translate(lower(regexp_replace(normalize(said, nfkd), '[\u0300-\u036f]', '', 'g')), 'ıøłđ', 'iold'),
  '[^[:alnum:]]+', ' ', 'g'
));

-- The space behind the number is how its last digits are told from those within it.
create function person_key(name text, surname text, email text, phone text)
returns text language sql immutable parallel safe
return fold_text(concat_ws(' ', name, surname, email)) || ' ' || ltrim(phone, '+') || ' ';

-- A form as it was sent; it asks for nothing until a lead names it.
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
  -- A request that looks like a robot's is kept and writes to nobody.
  is_suspect boolean not null default false,
  is_active boolean not null default true,
  -- Whether it may still be given to an account: one that was given back stays without.
  may_join boolean not null default true,
  created_at timestamptz not null default now(),
  -- A request whose person was erased is a number and a state: who asked is gone for good.
  erased_at timestamptz
);
create index quote_form_email on quote_form (email_key, created_at);
create index quote_form_phone on quote_form (phone, created_at);
create index quote_form_contact_email on quote_form (lower(contact_email collate "C")) where contact_email is not null;
create index quote_form_customer on quote_form (customer_id, created_at, id) where customer_id is not null;
-- Forms without an owner are found by their address when its owner verifies it or signs in.
create index quote_form_ownerless on quote_form (email_key, id) where customer_id is null;
create index quote_form_newest on quote_form (created_at, id);
create index quote_form_person on quote_form
  using gin (person_key(name, surname, email, phone) gin_trgm_ops);

-- Who asked (an account, a form, or both), of which brand, for which campaign, and where it is now: the two specified
-- links are read from here. A form keeps the contact that it was sent with; a member's lead without a form has its
-- own, and no contact stands in both.
create table lead (
  id uuid primary key default gen_random_uuid(),
  form_id uuid references quote_form on delete cascade,
  customer_id uuid,
  campaign_id uuid not null references campaign,
  -- The campaign's brand when it was asked: a campaign may move, its leads stay.
  brand_id uuid not null references brand,
  state text not null default 'received'
    check (state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn')),
  stage text not null default 'new'
    check (stage in ('new', 'contacted', 'qualified', 'offered', 'won', 'lost')),
  lost_reason_id uuid references lost_reason,
  owner_id uuid references account on delete set null,
  respond_by timestamptz,
  first_contact_at timestamptz,
  last_contact_at timestamptz,
  next_action text,
  next_action_at timestamptz,
  snoozed_until timestamptz,
  -- When somebody is to turn to it, which follows from all of that.
  due_at timestamptz not null default now(),
  is_active boolean not null default true,
  is_suspect boolean not null default false,
  contact_email text,
  contact_phone text,
  contact_name text,
  contact_surname text,
  -- When it was given to its account, where it was sent before that was known.
  joined_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  constraint lead_has_asker check (num_nonnulls(form_id, customer_id) > 0),
  constraint lead_has_one_contact check (
    num_nonnulls(contact_email, contact_phone, contact_name, contact_surname)
      = case when form_id is null then 4 else 0 end
  ),
  constraint lead_joins_account check (joined_at is null or num_nonnulls(form_id, customer_id) = 2)
);
create index lead_form on lead (form_id) where form_id is not null;
create index lead_campaign on lead (campaign_id, created_at, id);
create index lead_customer on lead (customer_id, created_at, id) where customer_id is not null;
create index lead_brand_newest on lead (brand_id, state, created_at, id);
create index lead_of_form_newest on lead (created_at, id) where form_id is not null;
create index lead_of_member_newest on lead (created_at, id) where form_id is null;
-- How many requests of a campaign are where, read from the index alone.
create index lead_campaign_state on lead (campaign_id, state);
-- What came in since the last count is found without reading what did not.
create index lead_newest on lead (created_at, id);
create index lead_suspect on lead (created_at, id) where is_suspect and is_active;
create index lead_due on lead (due_at, id);
create index lead_brand_due on lead (brand_id, due_at, id);
create index lead_owned on lead (owner_id, due_at, id) where owner_id is not null;
create index lead_person on lead
  using gin (person_key(contact_name, contact_surname, contact_email, contact_phone) gin_trgm_ops)
  where form_id is null;
create index lead_contact_email on lead (lower(contact_email collate "C")) where contact_email is not null;

-- Each change of a lead's state, by the version that it led to. That it was received, the lead itself says.
create table lead_state (
  lead_id uuid not null references lead on delete cascade,
  version integer not null,
  from_state text not null
    check (from_state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn')),
  to_state text not null
    check (to_state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn')),
  at timestamptz not null,
  changed_by text check (changed_by in ('requester', 'staff', 'installation')),
  -- Whoever asked stands in the lead alone, so that an erasure need not look here.
  staff_id uuid,
  primary key (lead_id, version),
  check (from_state <> to_state),
  check (staff_id is null or changed_by = 'staff')
);
create index lead_state_contacted on lead_state (at) where to_state = 'contacted';

-- Who holds a lead for which campaign: the primary key is what makes a second one a duplicate.
-- The claimant is `email:` or `customer:` and a salted hash, never the address itself. Claims are taken before the
-- lead is written, so that a duplicate costs one statement: the reference is checked at the end.
create table lead_claim (
  campaign_id uuid not null references campaign,
  claimant text not null,
  lead_id uuid not null references lead on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (campaign_id, claimant)
);
create index lead_claim_lead on lead_claim (lead_id);

-- What a request came with, as it was then.
create table lead_context (
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
create table lead_event (
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
create index lead_event_newest on lead_event (lead_id, at, id);
create index lead_event_change on lead_event (change_id, lead_id);

-- Who can work on leads.
create view lead_staff as
  select id, username, brand_id, created_at from account where role = 'CRM_ADMIN' and is_active;

-- When a brand answers, and within how many minutes of these hours; a brand without a row has the usual ones.
create table brand_hours (
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
