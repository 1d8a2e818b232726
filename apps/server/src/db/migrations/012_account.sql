-- People with an account. What they tell of themselves stands here alone.

-- The occupations that a profile offers, which the office keeps.
create table occupation (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  name_en text,
  position integer not null default 0,
  is_active boolean not null default true,
  -- What occupations are compared, found and sorted by: it follows from their names and is written with them.
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
  -- As its owner wrote it; compared, and kept apart from others, by the key in ASCII lower case.
  username text not null check (username ~ '^[A-Za-z0-9][A-Za-z0-9._-]{1,28}[A-Za-z0-9]$'),
  username_key text not null constraint account_username_taken unique,
  email text not null,
  email_key text not null constraint account_email_taken unique,
  email_verified_at timestamptz,
  password_hash text not null,
  role text not null default 'CUSTOMER' check (role in ('CUSTOMER', 'BRAND', 'CRM_ADMIN', 'ADMIN')),
  brand_id uuid references brand,
  is_active boolean not null default true,
  -- Made with the demo: its password is no secret.
  is_demo boolean not null default false,
  locale text not null default 'tr' check (locale in ('tr', 'en')),
  name text,
  surname text,
  phone text check (phone ~ '^\+90[0-9]{10}$'),
  -- When it was shown that the number is its owner's; another number has to be shown anew.
  phone_confirmed_at timestamptz,
  gender text check (gender in ('male', 'female', 'other')),
  birthday date,
  occupation_id uuid references occupation on delete set null,
  city text,
  town text,
  wants_reminders boolean not null default false,
  -- Counts the savings of a profile, so that a form knows whether another one came between.
  profile_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (brand_id is null or role in ('BRAND', 'CRM_ADMIN'))
);
create index account_newest on account (created_at, id);
-- Those who answer the inbox, among all accounts.
create index account_admins on account (username, id) where role = 'ADMIN';
create index account_members on account (created_at) where role = 'CUSTOMER';
create index account_brand on account (brand_id) where brand_id is not null;
create index account_occupation on account (occupation_id) where occupation_id is not null;
-- Accounts whose address nobody verified are found without reading all others.
create index account_unverified on account (created_at) where email_verified_at is null;

-- What somebody is found by, their phone number as its digits.
create index account_search on account using gin (
  folded_text(username || ' ' || coalesce(name, '') || ' ' || coalesce(surname, '') || ' ' || email || ' '
    || coalesce(phone, '')) gin_trgm_ops);

-- One signed-in browser: the family of its refresh tokens.
create table account_session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  is_remembered boolean not null,
  -- With it the next refresh token follows from the one before, so that a lost answer can be given again.
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
  -- A fingerprint of the address and browser that it was spent from.
  spent_by text,
  spent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((spent_at is null) = (spent_by is null))
);
create index refresh_token_session on refresh_token (session_id);

-- What a link in a mail carries, hashed; used once. An invitation leads to a password of one's own.
create table one_time_token (
  token_hash text primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'password-reset', 'invitation')),
  -- The address that it was sent to: one that was changed meanwhile is not verified by it.
  email_key text not null,
  -- Who sent it, where the office did: the page of an invitation tells it.
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
  -- AES-256-GCM: nonce, tag and text in base64url, under the installation's key.
  sealed_secret text not null,
  confirmed_at timestamptz not null,
  -- The time step of the last code that was taken: a code counts once.
  last_step bigint,
  created_at timestamptz not null default now()
);

-- What an authenticator is being given lies apart: a second factor that is on stays on until the new one is confirmed.
create table second_factor_setup (
  account_id uuid primary key references account on delete cascade,
  -- As second_factor's.
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

-- Failed logins by a salted hash of the username's account or of the address.
create table login_throttle (
  subject text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  updated_at timestamptz not null
);
create index login_throttle_age on login_throttle (updated_at);

-- Keys that access tokens are signed with; the newest signs, a retired one still verifies what it signed.
create table signing_key (
  id text primary key default gen_random_uuid()::text,
  secret text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
