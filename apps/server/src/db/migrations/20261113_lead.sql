-- Quote requests. The contact data of whoever asked stands in quote_form and lead alone.

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
    check (state in ('received', 'forwarded', 'contacted', 'closed', 'withdrawn')),
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
-- What is past its period is found without reading what is not.
create index lead_of_member_age on lead (created_at) where form_id is null;
create index lead_contact_email on lead (lower(contact_email collate "C")) where contact_email is not null;

-- Each change of a lead's state, by the version that it led to. That it was received, the lead itself says.
create table lead_state (
  lead_id uuid not null references lead on delete cascade,
  version integer not null,
  from_state text not null check (from_state in ('received', 'forwarded', 'contacted', 'closed', 'withdrawn')),
  to_state text not null check (to_state in ('received', 'forwarded', 'contacted', 'closed', 'withdrawn')),
  at timestamptz not null,
  changed_by text check (changed_by in ('requester', 'staff', 'installation')),
  -- Whoever asked stands in the lead alone, so that an erasure need not look here.
  staff_id uuid,
  primary key (lead_id, version),
  check (from_state <> to_state),
  check (staff_id is null or changed_by = 'staff')
);

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
