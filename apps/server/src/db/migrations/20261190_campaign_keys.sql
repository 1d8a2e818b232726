-- What the office finds and sorts campaigns by; a node of the version before leaves it as it was.
alter table campaign
  add column search_key text not null default '',
  add column title_key text collate "C" not null default '',
  add column contradictions integer not null default 0;

-- In batches of campaign:
update campaign set
  search_key = trim(regexp_replace(
    lower(translate(left(title, 300) || ' ' || slug, 'İIıŞşĞğÜüÖöÇçÂâÎîÛû', 'iiissgguuooccaaiiuu')),
    '[^[:alnum:]]+', ' ', 'g')),
  title_key = replace(replace(replace(replace(replace(replace(replace(
    lower(translate(left(title, 300), 'İIŞĞÜÖÇ', 'iışğüöç')),
    'i', 'i~'), 'ı', 'i'), 'ç', 'c~'), 'ğ', 'g~'), 'ö', 'o~'), 'ş', 's~'), 'ü', 'u~')
  where id = any($1) and search_key = '';
