-- Quote requests as they were sent. The contact data of whoever asked stands in quote_form and lead alone.

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
  -- A request that looks like a robot's is kept and writes to nobody; why it does.
  is_suspect boolean not null default false,
  suspicions text[] not null default '{}',
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
-- The text is made by a function, so that it stands in no column that an erasure would have to know of.
create index quote_form_person on quote_form
  using gin (person_key(name, surname, email, phone) gin_trgm_ops);
