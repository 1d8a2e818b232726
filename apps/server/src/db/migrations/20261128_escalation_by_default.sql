-- An automation that names nobody tells all people of its brand.
alter table automation drop constraint automation_check;

-- Every brand begins with one that tells them of requests whose first answer is overdue. It can be changed and stopped
-- like any other. Brands with an active one that tells somebody are left as they are.
create function begin_escalating() returns trigger language plpgsql as $$
begin
  insert into automation (brand_id, name, action, is_active, active_since, created_at, updated_at,
    name_key, search_key, sort_key)
  values (new.id, 'Süresinde yanıtlanmayanları bildir', 'tell', true, new.created_at, new.created_at, new.created_at,
    'suresinde yanitlanmayanlari bildir', 'suresinde yanitlanmayanlari bildir', 'su~resi~nde yanitlanmayanlari bi~ldi~r')
  on conflict do nothing;
  return null;
end
$$;
create trigger brand_begins_escalating after insert on brand for each row execute function begin_escalating();

insert into automation (brand_id, name, action, is_active, active_since, name_key, search_key, sort_key)
select id, 'Süresinde yanıtlanmayanları bildir', 'tell', true, now(),
  'suresinde yanitlanmayanlari bildir', 'suresinde yanitlanmayanlari bildir', 'su~resi~nde yanitlanmayanlari bi~ldi~r'
from brand b where not exists (
  select from automation a
  where a.brand_id = b.id and a.action = 'tell' and a.is_active and a.binned_at is null)
on conflict do nothing;
