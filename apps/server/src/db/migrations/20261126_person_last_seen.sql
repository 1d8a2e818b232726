-- When people were last seen, kept with their accounts: reading the sessions of each person took half a second among
-- 500,000. A trigger keeps it, to the hour, where a session begins or is renewed. A renewal every 15 minutes would write
-- all indexes of the account each time.
alter table account add column if not exists last_seen_at timestamptz;

-- A locked account is skipped: whoever holds it may be waiting for this session in order to end it. The next renewal
-- catches up.
create or replace function note_last_seen() returns trigger language plpgsql as $$
begin
  update account set last_seen_at = new.last_used_at
  where id = (
    select id from account
    where id = new.account_id and (last_seen_at is null or last_seen_at <= new.last_used_at - interval '1 hour')
    for no key update skip locked);
  return null;
end
$$;
create or replace trigger account_session_is_seen
  after insert or update of last_used_at on account_session
  for each row execute function note_last_seen();

-- The order of lists, where people who were never seen come first or last; and the ranges of filters.
create index if not exists account_seen_order on account (coalesce(last_seen_at, '-infinity'::timestamptz), id);
create index if not exists account_seen on account (last_seen_at) include (role) where last_seen_at is not null;

-- In batches of account:
update account set last_seen_at = greatest(last_seen_at, (
  select max(last_used_at) from account_session where account_session.account_id = account.id))
where id = any($1::uuid[]) and exists (select from account_session where account_session.account_id = account.id);
