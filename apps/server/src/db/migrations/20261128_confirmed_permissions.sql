-- When it was shown that an account's number is its owner's; another number has to be shown anew.
alter table account add column phone_confirmed_at timestamptz;

-- The code that was last sent to an account's number.
create table phone_code (
  account_id uuid primary key references account on delete cascade,
  phone text not null,
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index phone_code_age on phone_code (expires_at);
