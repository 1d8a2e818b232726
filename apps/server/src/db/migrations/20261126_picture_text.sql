-- Alternative texts of pictures, folded when they are written. With an index on the texts themselves each hit of a
-- common word was folded again, which took seconds. A picture has one row per use: as the showcase of a campaign, or in
-- its gallery. Triggers keep them, and they are deleted with what they belong to.
create table if not exists picture_text (
  hash text not null,
  campaign_id uuid not null references campaign on delete cascade,
  image_id uuid references campaign_image on delete cascade,
  search_key text not null,
  constraint picture_text_once unique nulls not distinct (campaign_id, image_id, hash)
);
create index if not exists picture_text_image on picture_text (image_id) where image_id is not null;
create index if not exists picture_text_search on picture_text using gin (search_key gin_trgm_ops);

create or replace function fold_showcase() returns trigger language plpgsql as $$
begin
  delete from picture_text where campaign_id = new.id and image_id is null;
  insert into picture_text (hash, campaign_id, search_key)
  select distinct hash, new.id, folded_text(new.showcase_alt || ' ' || new.showcase_alt_en)
  from (values (new.showcase_hash), (new.showcase_hash_en)) shown (hash) where hash is not null;
  return null;
end
$$;
create or replace trigger showcase_is_folded
  after insert or update of showcase_hash, showcase_hash_en, showcase_alt, showcase_alt_en on campaign
  for each row execute function fold_showcase();

create or replace function fold_image() returns trigger language plpgsql as $$
begin
  delete from picture_text where image_id = new.id;
  insert into picture_text (hash, campaign_id, image_id, search_key)
  select distinct hash, new.campaign_id, new.id, folded_text(new.alt || ' ' || coalesce(new.alt_en, ''))
  from (values (new.picture_hash), (new.picture_hash_en)) shown (hash) where hash is not null;
  return null;
end
$$;
create or replace trigger image_is_folded
  after insert or update of picture_hash, picture_hash_en, alt, alt_en on campaign_image
  for each row execute function fold_image();

drop index if exists campaign_showcase_texts;
drop index if exists campaign_image_texts;

-- In batches of campaign:
insert into picture_text (hash, campaign_id, image_id, search_key)
select distinct hash, c.id, null::uuid, folded_text(c.showcase_alt || ' ' || c.showcase_alt_en)
from campaign c cross join lateral (values (c.showcase_hash), (c.showcase_hash_en)) shown (hash)
where c.id = any($1::uuid[]) and hash is not null
union all
select distinct hash, i.campaign_id, i.id, folded_text(i.alt || ' ' || coalesce(i.alt_en, ''))
from campaign_image i cross join lateral (values (i.picture_hash), (i.picture_hash_en)) shown (hash)
where i.campaign_id = any($1::uuid[]) and hash is not null
on conflict on constraint picture_text_once do nothing;
