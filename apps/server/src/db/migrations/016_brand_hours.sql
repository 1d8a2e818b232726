-- Business hours of a brand in minutes of the day, and its answer time in minutes of business hours. A trigger adds the
-- row for each brand, whichever code writes it.
-- Replaces 1e3f505c5fab1062bcffd45db02aa96433acdbe5175b84f46f405d08a6eea6e9.
create table brand_hours (
  brand_id uuid primary key references brand on delete cascade,
  days integer[] not null default '{1,2,3,4,5}' check (days <@ array[0, 1, 2, 3, 4, 5, 6]),
  opens integer not null default 540 check (opens between 0 and 1440),
  closes integer not null default 1080 check (closes between 0 and 1440),
  lunch_from integer default 750,
  lunch_to integer default 810,
  answer_minutes integer not null default 60 check (answer_minutes between 1 and 10080),
  version integer not null default 1,
  -- Version of the hours with which the deadlines of open leads were last calculated.
  clocks_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  check (opens < closes),
  check ((lunch_from is null) = (lunch_to is null)),
  check (lunch_from is null or opens <= lunch_from and lunch_from < lunch_to and lunch_to <= closes)
);
create index brand_hours_changed on brand_hours (brand_id) where clocks_version < version;

create function open_hours() returns trigger language plpgsql as $$
begin
  insert into brand_hours (brand_id, created_at, updated_at) values (new.id, new.created_at, new.created_at)
  on conflict do nothing;
  return null;
end
$$;
create trigger brand_opens_hours after insert on brand for each row execute function open_hours();
