-- Quote requests as they were sent. Contact data of requesters is in `quote_form` and `lead` only.
-- Replaces 0325793fc2e8b6f881c5bb13695f25268bad970a596764ea0dad42149fed100a.

-- Quote forms as they were sent. A form requests nothing until a lead refers to it.
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
  -- Suspected as a robot's: stored, but no mail is sent. `suspicions` has the reasons.
  is_suspect boolean not null default false,
  suspicions text[] not null default '{}',
  is_active boolean not null default true,
  -- Whether the form may be added to an account. False after an account's owner has rejected it as somebody else's.
  may_join boolean not null default true,
  created_at timestamptz not null default now(),
  -- When its person was erased. Personal data is gone since then; only the id and the state remain.
  erased_at timestamptz
);
create index quote_form_email on quote_form (email_key, created_at);
create index quote_form_phone on quote_form (phone, created_at);
create index quote_form_contact_email on quote_form (lower(contact_email collate "C")) where contact_email is not null;
create index quote_form_customer on quote_form (customer_id, created_at, id) where customer_id is not null;
-- Forms without an account, found by address when the owner of the address verifies it or signs in.
create index quote_form_ownerless on quote_form (email_key, id) where customer_id is null;
create index quote_form_newest on quote_form (created_at, id);
-- Indexes the result of a function instead of a column, so that no copy of the personal data needs erasure.
create index quote_form_person on quote_form
  using gin (person_key(name, surname, email, phone) gin_trgm_ops);
