-- Audit log: actor, action, time and origin, with ids and names of fields. Entries about office records also have the
-- values before and after a change; of personal fields only the names are stored.
-- Replaces 2b0e8edcb4f635ec37487c5251fee879939b3a09f368b1cef8eaa7ecc4074096.
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
  -- Reason given by the actor, required for exports of personal data.
  reason text,
  -- Number of rows in an exported file.
  rows integer,
  -- Groups the entries of one change.
  change_id uuid,
  -- Version of the record after the change.
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

-- Entries are deleted only at the end of their retention period.
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
