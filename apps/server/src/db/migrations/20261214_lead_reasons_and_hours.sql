-- The reasons for losses and the hours of brands become records of the office.

alter table lost_reason
  -- What reasons are compared, found and sorted by: it follows from their names and is written with them.
  add column if not exists name_key text,
  add column if not exists search_key text,
  add column if not exists sort_key text collate "C",
  add column if not exists version integer not null default 1,
  add column if not exists updated_at timestamptz not null default now(),
  add column if not exists changed_by uuid,
  add column if not exists binned_at timestamptz;
update lost_reason set
  name_key = fold_text(name),
  search_key = fold_text(name || ' ' || name_en),
  -- None of the names that there are begins as another one does.
  sort_key = fold_text(name)
where name_key is null;
alter table lost_reason
  alter column name_key set not null,
  alter column search_key set not null,
  alter column sort_key set not null,
  drop constraint if exists lost_reason_name_key;
create unique index if not exists lost_reason_name_taken on lost_reason (name_key) where binned_at is null;
create index if not exists lead_lost_for on lead (lost_reason_id) where lost_reason_id is not null;

alter table brand_hours
  alter column days set default '{1,2,3,4,5}',
  alter column opens set default 540,
  alter column closes set default 1080,
  alter column lunch_from set default 750,
  alter column lunch_to set default 810,
  add column if not exists version integer not null default 1,
  -- The version by which the clocks of open leads were last made.
  add column if not exists clocks_version integer not null default 1,
  add column if not exists created_at timestamptz not null default now(),
  add column if not exists updated_at timestamptz not null default now(),
  add column if not exists changed_by uuid;
create index if not exists brand_hours_changed on brand_hours (brand_id) where clocks_version < version;

-- Every brand has a row, whoever writes the brand.
create or replace function open_hours() returns trigger language plpgsql as $$
begin
  insert into brand_hours (brand_id, created_at, updated_at) values (new.id, new.created_at, new.created_at)
  on conflict do nothing;
  return null;
end
$$;
drop trigger if exists brand_opens_hours on brand;
create trigger brand_opens_hours after insert on brand for each row execute function open_hours();
insert into brand_hours (brand_id, created_at, updated_at) select id, created_at, created_at from brand
on conflict do nothing;

-- Who waits for a first answer, by brand: what changed hours go over.
create index if not exists lead_unanswered on lead (brand_id, id)
  where first_contact_at is null and due_at < '9999-12-31T00:00:00Z';
