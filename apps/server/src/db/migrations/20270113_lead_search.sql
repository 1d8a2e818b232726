-- What a lead is found by, folded when it is written and beside its brand: whoever works for one brand reads no other's
-- hits, and no hit is folded again. It follows form and lead, so that an erasure need not know of it.
create extension if not exists btree_gin;

create table if not exists lead_search (
  lead_id uuid primary key,
  brand_id uuid not null,
  search_key text not null,
  foreign key (lead_id, brand_id) references lead (id, brand_id) on delete cascade
);
create index if not exists lead_search_person on lead_search using gin (brand_id, search_key gin_trgm_ops);

create or replace function fold_lead() returns trigger language plpgsql as $$
begin
  insert into lead_search (lead_id, brand_id, search_key)
  values (new.id, new.brand_id, coalesce(
    (select person_key(f.name, f.surname, f.email, f.phone) from quote_form f where f.id = new.form_id),
    person_key(new.contact_name, new.contact_surname, new.contact_email, new.contact_phone)
  ))
  on conflict (lead_id) do update set search_key = excluded.search_key;
  return null;
end
$$;
create or replace trigger lead_is_folded
  after insert or update of form_id, contact_name, contact_surname, contact_email, contact_phone on lead
  for each row execute function fold_lead();

create or replace function fold_form() returns trigger language plpgsql as $$
begin
  update lead_search s set search_key = person_key(new.name, new.surname, new.email, new.phone)
  from lead l where l.form_id = new.id and l.id = s.lead_id;
  return null;
end
$$;
create or replace trigger form_is_folded after update of name, surname, email, phone on quote_form
  for each row execute function fold_form();

-- In batches of lead:
insert into lead_search (lead_id, brand_id, search_key)
select l.id, l.brand_id, coalesce(
  person_key(f.name, f.surname, f.email, f.phone),
  person_key(l.contact_name, l.contact_surname, l.contact_email, l.contact_phone)
)
from lead l left join quote_form f on f.id = l.form_id
where l.id = any($1) and not exists (select from lead_search s where s.lead_id = l.id)
on conflict do nothing;
