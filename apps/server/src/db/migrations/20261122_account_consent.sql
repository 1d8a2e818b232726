-- What was shown at registration, and what a member allowed afterwards, belongs to the account.
alter table consent_record
  add column account_id uuid references account on delete cascade,
  drop constraint consent_record_owner,
  add constraint consent_record_owner check (
    num_nonnulls(form_id, customer_link_id, inbox_id, account_id) = 1
  );
create index consent_record_account on consent_record (account_id) where account_id is not null;
