-- Reasons for lost leads, edited in the office.
-- Replaces 9ffc40ac51f21a956f1c183c0007449f07cc3bd7940240dff53938f20bbc6b02.
create table lost_reason (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  name_en text not null,
  position integer not null default 0,
  is_active boolean not null default true,
  -- Keys for uniqueness, search and sorting. Derived from the names and written with them.
  name_key text not null,
  search_key text not null,
  sort_key text collate "C" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create unique index lost_reason_name_taken on lost_reason (name_key) where binned_at is null;
insert into lost_reason (name, name_en, position, name_key, search_key, sort_key)
-- The folded name is a correct sort key here, because no two of these names have the same beginning.
select name, name_en, position, folded_text(name), folded_text(name || ' ' || name_en), folded_text(name)
from (values
  ('Fiyat uygun değil', 'Price does not suit', 10),
  ('Başka bir yerden aldı', 'Bought elsewhere', 20),
  ('Vazgeçti', 'Changed their mind', 30),
  ('Koşulları karşılamıyor', 'Does not meet the terms', 40),
  ('Ulaşılamadı', 'Could not be reached', 50),
  ('Yinelenen ya da hatalı istek', 'Duplicate or mistaken request', 60)
) as reason (name, name_en, position);
