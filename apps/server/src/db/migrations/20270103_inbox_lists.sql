-- What a thread is about, for lists that are narrowed by it: the topic of its message, or the most frequent reason of
-- its reports. It follows from the entries, whoever writes or removes one.
alter table inbox_thread add column if not exists about text;

create or replace function main_subject(thread uuid) returns text language sql stable as $$
  select coalesce(topic, reason) from inbox_entry where thread_id = thread group by 1 order by count(*) desc, 1 limit 1
$$;

create or replace function keep_inbox_subject() returns trigger language plpgsql as $$
begin
  update inbox_thread set about = main_subject(id)
  where id in (select distinct thread_id from changed) and about is distinct from main_subject(id);
  return null;
end
$$;
create or replace trigger inbox_entry_tells_subject after insert on inbox_entry
  referencing new table as changed for each statement execute function keep_inbox_subject();
create or replace trigger inbox_entry_takes_subject after delete on inbox_entry
  referencing old table as changed for each statement execute function keep_inbox_subject();

create index if not exists inbox_thread_about on inbox_thread (about, last_at desc, id desc);
create index if not exists inbox_thread_last on inbox_thread (last_at desc, id desc);
create index if not exists inbox_thread_created on inbox_thread (created_at, id);
-- The one by its newest entry serves what this one did.
drop index if exists inbox_thread_age;

-- In batches of inbox_thread:
update inbox_thread set about = main_subject(id) where about is null and id = any($1);
