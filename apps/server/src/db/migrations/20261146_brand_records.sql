-- Brands become records of the office. What they are compared, found and sorted by follows from their names and
-- addresses and is written with them.
alter table brand
  add column version integer not null default 1,
  add column changed_by uuid,
  add column binned_at timestamptz,
  add column name_key text,
  add column search_key text,
  add column sort_key text collate "C";

-- As the domain folds and sorts Turkish letters; names that differ in marks alone stay apart by their ids.
with folded as (
  select id, btrim(regexp_replace(translate(lower(translate(name, 'ÇĞİIÖŞÜÂÎÛçğıöşüâîû', 'CGIIOSUAIUcgiosuaiu')),
      'ı', 'i'), '[^a-z0-9]+', ' ', 'g')) as key,
    btrim(regexp_replace(translate(lower(translate(brand_url, 'ÇĞİIÖŞÜÂÎÛçğıöşüâîû', 'CGIIOSUAIUcgiosuaiu')),
      'ı', 'i'), '[^a-z0-9]+', ' ', 'g')) as address,
    btrim(lower(translate(name, 'IİÇĞÖŞÜÂÎÛ', 'ıiçğöşüâîû'))) as lowered
  from brand
), numbered as (
  select *, row_number() over (partition by key order by id) as place from folded
)
update brand set
  name_key = key || case when place > 1 then ' ' || brand.id else '' end,
  search_key = concat_ws(' ', key, address),
  sort_key = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lowered,
    'i', 'i~'), 'ı', 'i'), 'ç', 'c~'), 'ğ', 'g~'), 'ö', 'o~'), 'ş', 's~'), 'ü', 'u~'),
    'â', 'a'), 'î', 'i~'), 'û', 'u')
from numbered where numbered.id = brand.id;

alter table brand
  alter column name_key set not null,
  alter column search_key set not null,
  alter column sort_key set not null;
create unique index brand_name_taken on brand (name_key) where binned_at is null;

-- The campaigns of a brand that is not shown are not found either; a job counts their lists anew.
-- In batches of brand:
with hidden as (
  select c.id from campaign c join brand b on b.id = c.brand_id where b.id = any($1) and not b.is_active
), listed as (
  delete from campaign_listing using hidden where campaign_id = hidden.id
), searched as (
  delete from campaign_search using hidden where campaign_id = hidden.id
)
delete from campaign_facet using hidden where campaign_id = hidden.id;
