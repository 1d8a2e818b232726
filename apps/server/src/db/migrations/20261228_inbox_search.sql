-- What an entry of the inbox is found by, folded when it is written: a search reads an index, and folds no letter that
-- somebody wrote. It goes with what it is made of, so that an erasure need not know of it.
alter table inbox_entry add column if not exists search_key text;

create or replace function fold_inbox_entry() returns trigger language plpgsql as $$
begin
  new.search_key := folded_text(concat_ws(' ', new.name, new.email, new.phone, new.body));
  return new;
end
$$;
create or replace trigger inbox_entry_is_folded before insert or update of name, email, phone, body on inbox_entry
  for each row execute function fold_inbox_entry();

create index if not exists inbox_entry_search on inbox_entry using gin (search_key gin_trgm_ops);

-- In batches of inbox_entry:
update inbox_entry set search_key = folded_text(concat_ws(' ', name, email, phone, body))
where search_key is null and id = any($1);
