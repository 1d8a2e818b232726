-- Requests of one person to one brand, worked on as one.

alter table lead
  -- The lead that stands for it in every list; null where it stands for itself.
  add column if not exists merged_into uuid,
  drop constraint if exists lead_not_into_itself,
  add constraint lead_not_into_itself check (merged_into <> id);

-- Of one brand alone, whoever writes: the reference holds both. Where the other one goes, it stands for itself again.
create unique index if not exists lead_of_brand on lead (id, brand_id);
alter table lead
  drop constraint if exists lead_merges_within_brand,
  add constraint lead_merges_within_brand foreign key (merged_into, brand_id)
    references lead (id, brand_id) on delete set null (merged_into);
create index if not exists lead_merged on lead (merged_into) where merged_into is not null;

-- Whether a lead into which others were merged is merged itself is asked once all is written.
create or replace function hold_merge() returns trigger language plpgsql as $$
begin
  if new.merged_into is not null and exists (
    select from lead where id = new.merged_into and merged_into is not null
    union all
    select from lead where merged_into = new.id
  ) then
    raise exception 'A lead stands for others or has one that stands for it, never both.'
      using errcode = 'check_violation', constraint = 'lead_merge_is_flat';
  end if;
  return null;
end
$$;
drop trigger if exists lead_merge_is_flat on lead;
create constraint trigger lead_merge_is_flat after update of merged_into on lead
  deferrable initially deferred for each row when (new.merged_into is not null) execute function hold_merge();

-- A member's number, as forms have it: who else asked with it.
create index if not exists lead_contact_phone on lead (contact_phone) where contact_phone is not null;

alter table lead_event
  drop constraint if exists lead_event_kind_check,
  add constraint lead_event_kind_check check (
    kind in ('assign', 'stage', 'plan', 'snooze', 'contact', 'note', 'accept', 'refuse', 'merge')
  );
