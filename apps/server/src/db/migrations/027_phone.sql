-- The code that was last sent to a number: to the one of an account's profile, or to the one that a guest sent with a
-- request.
create table phone_code (
  id uuid primary key default gen_random_uuid(),
  account_id uuid constraint phone_code_account unique references account on delete cascade,
  form_id uuid constraint phone_code_form unique references quote_form on delete cascade,
  phone text not null,
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  constraint phone_code_owner check (num_nonnulls(account_id, form_id) = 1)
);
create index phone_code_age on phone_code (expires_at);
