-- Categories become records of the office. What they are compared, found and sorted by follows from their names and is
-- written with them.
alter table category
  add column version integer not null default 1,
  add column changed_by uuid,
  add column binned_at timestamptz,
  add column name_key text,
  add column search_key text,
  add column sort_key text collate "C";

-- As the domain folds and sorts Turkish letters; below one parent, names that differ in marks alone stay apart by
-- their ids.
with folded as (
  select id, parent_id, btrim(regexp_replace(translate(lower(translate(name, 'ÇĞİIÖŞÜÂÎÛçğıöşüâîû', 'CGIIOSUAIUcgiosuaiu')),
      'ı', 'i'), '[^a-z0-9]+', ' ', 'g')) as key,
    btrim(regexp_replace(translate(lower(translate(name_en, 'ÇĞİIÖŞÜÂÎÛçğıöşüâîû', 'CGIIOSUAIUcgiosuaiu')),
      'ı', 'i'), '[^a-z0-9]+', ' ', 'g')) as english,
    btrim(lower(translate(name, 'IİÇĞÖŞÜÂÎÛ', 'ıiçğöşüâîû'))) as lowered
  from category
), numbered as (
  select *, row_number() over (partition by parent_id, key order by id) as place from folded
)
update category set
  name_key = key || case when place > 1 then ' ' || category.id else '' end,
  search_key = concat_ws(' ', key, english),
  sort_key = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lowered,
    'i', 'i~'), 'ı', 'i'), 'ç', 'c~'), 'ğ', 'g~'), 'ö', 'o~'), 'ş', 's~'), 'ü', 'u~'),
    'â', 'a'), 'î', 'i~'), 'û', 'u'),
  -- Nobody has put them in an order yet: menus went by the alphabet whatever stood here, and go on to.
  position = 0
from numbered where numbered.id = category.id;

alter table category
  alter column name_key set not null,
  alter column search_key set not null,
  alter column sort_key set not null;
create unique index category_name_taken
  on category (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), name_key) where binned_at is null;
