-- Suspects are searched in an index of their own, so that a word common among all requests reads only theirs.
alter table lead_search add column is_suspect boolean not null default false;

create or replace function fold_lead() returns trigger language plpgsql as $$
begin
  insert into lead_search (lead_id, brand_id, search_key, is_suspect)
  values (new.id, new.brand_id, coalesce(
    (select person_key(f.name, f.surname, f.email, f.phone) from quote_form f where f.id = new.form_id),
    person_key(new.contact_name, new.contact_surname, new.contact_email, new.contact_phone)
  ), new.is_suspect)
  on conflict (lead_id) do update set search_key = excluded.search_key, is_suspect = excluded.is_suspect;
  return null;
end
$$;
create trigger lead_suspicion_is_searched after update of is_suspect on lead
  for each row when (old.is_suspect <> new.is_suspect) execute function fold_lead();

create index lead_search_suspect on lead_search using gin (brand_id, search_key gin_trgm_ops) where is_suspect;
drop index lead_suspect_id;
