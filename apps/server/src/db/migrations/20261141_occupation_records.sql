-- Occupations become records of the office. What they are compared, found and sorted by follows from their names and
-- is written with them.
alter table occupation
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column changed_by uuid,
  add column binned_at timestamptz,
  add column name_key text,
  add column search_key text,
  add column sort_key text collate "C";

-- As the domain folds and sorts Turkish letters; names that differ in marks alone stay apart by their ids.
with folded as (
  select id, btrim(regexp_replace(translate(lower(translate(name, 'ÇĞİIÖŞÜÂÎÛçğıöşüâîû', 'CGIIOSUAIUcgiosuaiu')),
      'ı', 'i'), '[^a-z0-9]+', ' ', 'g')) as key,
    btrim(regexp_replace(lower(name_en), '[^a-z0-9]+', ' ', 'g')) as english,
    btrim(lower(translate(name, 'IİÇĞÖŞÜÂÎÛ', 'ıiçğöşüâîû'))) as lowered
  from occupation
), numbered as (
  select *, row_number() over (partition by key order by id) as place from folded
)
update occupation set
  name_key = key || case when place > 1 then ' ' || occupation.id else '' end,
  search_key = concat_ws(' ', key, english),
  sort_key = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lowered,
    'i', 'i~'), 'ı', 'i'), 'ç', 'c~'), 'ğ', 'g~'), 'ö', 'o~'), 'ş', 's~'), 'ü', 'u~'),
    'â', 'a'), 'î', 'i~'), 'û', 'u')
from numbered where numbered.id = occupation.id;

alter table occupation
  alter column name_key set not null,
  alter column search_key set not null,
  alter column sort_key set not null,
  drop constraint occupation_name_key;
create unique index occupation_name_taken on occupation (name_key) where binned_at is null;
