-- A code goes to the number of an account's profile, or to the one that a guest sent with a request.
alter table phone_code add constraint phone_code_account unique (account_id);
alter table phone_code drop constraint phone_code_pkey;
alter table phone_code alter column account_id drop not null;
alter table phone_code add column id uuid primary key default gen_random_uuid();
alter table phone_code add column form_id uuid references quote_form on delete cascade;
alter table phone_code add constraint phone_code_form unique (form_id);
alter table phone_code add constraint phone_code_owner check (num_nonnulls(account_id, form_id) = 1);
