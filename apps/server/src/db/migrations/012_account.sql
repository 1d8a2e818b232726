-- Accounts and their sign-in data. Personal data of members is in the table `account` only.
-- Replaces 9e5d8ce8af518e65d5c0f8c1431f9b8ab7554a96f91059b9b1ee83b4d272be8d.

-- Occupations offered in profiles, edited in the office.
create table occupation (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  name_en text,
  position integer not null default 0,
  is_active boolean not null default true,
  -- Keys for uniqueness, search and sorting. Derived from the names and written with them.
  name_key text not null,
  search_key text not null,
  sort_key text collate "C" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create unique index occupation_name_taken on occupation (name_key) where binned_at is null;

create table account (
  id uuid primary key default gen_random_uuid(),
  -- As typed by its owner. Usernames are compared by `username_key`, which is in ASCII lower case and unique.
  username text not null check (username ~ '^[A-Za-z0-9][A-Za-z0-9._-]{1,28}[A-Za-z0-9]$'),
  username_key text not null constraint account_username_taken unique,
  email text not null,
  email_key text not null constraint account_email_taken unique,
  email_verified_at timestamptz,
  password_hash text not null,
  role text not null default 'CUSTOMER' check (role in ('CUSTOMER', 'BRAND', 'CRM_ADMIN', 'ADMIN')),
  brand_id uuid references brand,
  is_active boolean not null default true,
  -- Created with the demo data, with a publicly known password.
  is_demo boolean not null default false,
  locale text not null default 'tr' check (locale in ('tr', 'en')),
  name text,
  surname text,
  phone text check (phone ~ '^\+90[0-9]{10}$'),
  -- When the owner confirmed the phone number. A changed number has to be confirmed again.
  phone_confirmed_at timestamptz,
  gender text check (gender in ('male', 'female', 'other')),
  birthday date,
  occupation_id uuid references occupation on delete set null,
  city text,
  town text,
  wants_reminders boolean not null default false,
  -- Number of times that the profile was saved. A form uses it to detect that the profile changed in the meantime.
  profile_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (brand_id is null or role in ('BRAND', 'CRM_ADMIN'))
);
create index account_newest on account (created_at, id);
-- People who answer the inbox.
create index account_admins on account (username, id) where role = 'ADMIN';
create index account_members on account (created_at) where role = 'CUSTOMER';
create index account_brand on account (brand_id) where brand_id is not null;
create index account_occupation on account (occupation_id) where occupation_id is not null;
-- Accounts with an unverified address, found without reading all others.
create index account_unverified on account (created_at) where email_verified_at is null;

-- Search of accounts by name, address and the digits of the phone number.
create index account_search on account using gin (
  folded_text(username || ' ' || coalesce(name, '') || ' ' || coalesce(surname, '') || ' ' || email || ' '
    || coalesce(phone, '')) gin_trgm_ops);

-- Signed-in browser: a family of refresh tokens.
create table account_session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  is_remembered boolean not null,
  -- Secret from which each refresh token is derived from the previous one, so that a lost response can be repeated.
  rotation_secret text not null,
  user_agent text not null,
  -- Masked: /24 of IPv4, /48 of IPv6.
  network text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index account_session_owner on account_session (account_id, created_at, id);
create index account_session_age on account_session (expires_at);

create table refresh_token (
  token_hash text primary key,
  session_id uuid not null references account_session on delete cascade,
  -- Fingerprint of the network address and browser that used the token.
  spent_by text,
  spent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((spent_at is null) = (spent_by is null))
);
create index refresh_token_session on refresh_token (session_id);

-- Hashes of single-use tokens in links of mails. The link of an invitation leads to the choice of a password.
create table one_time_token (
  token_hash text primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'password-reset', 'invitation')),
  -- Address to which it was sent. If the account's address has changed since, the token does not verify the new one.
  email_key text not null,
  -- Person in the office who sent it, shown on the page of an invitation; null when the site did.
  issued_by uuid references account (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_owner on one_time_token (account_id, purpose);
create index one_time_token_issued_by on one_time_token (issued_by) where issued_by is not null;
create index one_time_token_age on one_time_token (expires_at);

create table second_factor (
  account_id uuid primary key references account on delete cascade,
  -- Encrypted with AES-256-GCM under the installation's key: nonce, tag and ciphertext in base64url.
  sealed_secret text not null,
  confirmed_at timestamptz not null,
  -- Time step of the last code used. Each code is valid once.
  last_step bigint,
  created_at timestamptz not null default now()
);

-- Second factor that is being set up. It is stored separately, so an active second factor stays valid until the new one
-- is confirmed.
create table second_factor_setup (
  account_id uuid primary key references account on delete cascade,
  -- Encrypted like `second_factor.sealed_secret`.
  sealed_secret text not null,
  started_at timestamptz not null
);
create index second_factor_setup_age on second_factor_setup (started_at);

create table recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (account_id, code_hash)
);

-- Failed sign-ins, by a salted hash of the username's account or of the network address.
create table login_throttle (
  subject text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  updated_at timestamptz not null
);
create index login_throttle_age on login_throttle (updated_at);

-- Signing keys of access tokens. The newest key signs; a retired key still verifies its tokens.
create table signing_key (
  id text primary key default gen_random_uuid()::text,
  secret text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
