-- Search text of accounts, folded when they are written: folding every row of a common name took seconds. A trigger
-- keeps it, so that every write of the name, address or number is found by it, and an erasure needs no extra step.
alter table account add column if not exists search_key text;

create or replace function fold_account() returns trigger language plpgsql as $$
begin
  new.search_key := person_key(
    concat_ws(' ', new.username, new.name), new.surname, new.email, coalesce(new.phone, ''));
  return new;
end
$$;
create or replace trigger account_is_folded
  before insert or update of username, name, surname, email, phone on account
  for each row execute function fold_account();

drop index if exists account_search;
create index account_search on account using gin (search_key gin_trgm_ops);

-- In batches of account:
update account set search_key = person_key(
  concat_ws(' ', username, name), surname, email, coalesce(phone, ''))
where id = any($1::uuid[]);
