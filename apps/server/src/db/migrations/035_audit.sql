-- Who did what, when and from where: ids and names of fields. Of a record of the office the values before and after a
-- change stand here as well; of fields that are somebody's own the name alone is kept.
create table audit_entry (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  actor_id uuid,
  actor_role text,
  action text not null,
  target_kind text,
  target_id text,
  -- Masked: /24 of IPv4, /48 of IPv6.
  network text,
  fields text[] not null default '{}',
  -- Why, where somebody has to say so: who takes personal values out of the office.
  reason text,
  -- How many rows a file held that left the office.
  rows integer,
  -- The change that several entries belong to.
  change_id uuid,
  -- The version that the record had afterwards.
  version integer,
  changes jsonb
);
create index audit_entry_newest on audit_entry (at, id);
create index audit_entry_actor on audit_entry (actor_id, at, id) where actor_id is not null;
create index audit_entry_target on audit_entry (target_kind, target_id, at, id) where target_id is not null;
create index audit_entry_record on audit_entry (target_id, at, id) where target_id is not null;
create index audit_entry_change on audit_entry (change_id, at, id) where change_id is not null;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'An audit entry is never changed.';
end
$$;
create trigger audit_entry_is_final before update on audit_entry
  for each row execute function refuse_audit_change();

-- Entries go when their period is over, and by nothing else.
create function refuse_audit_deletion() returns trigger language plpgsql as $$
begin
  if current_setting('ayrac.retention', true) is distinct from 'on' then
    raise exception 'An audit entry goes when its period is over.';
  end if;
  return old;
end
$$;
create trigger audit_entry_stays before delete on audit_entry
  for each row execute function refuse_audit_deletion();
create trigger audit_log_stays before truncate on audit_entry
  for each statement execute function refuse_audit_change();
