-- Last code sent to the phone number of an account's profile or of a guest's form.
-- Replaces b5f1823880cdecd0ce787eb3c046c7c5fb6876aa27d11f699bb40736ba68c498.
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
