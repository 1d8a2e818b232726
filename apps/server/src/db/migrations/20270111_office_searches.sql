-- What the office finds pictures by: the name of their file, folded when it is written, and what shows them and is said
-- of them there; by the same it finds campaigns and what belongs to them. Pictures are written once, so that nobody waits for those that are filled here.
alter table picture add column if not exists search_key text not null default '';
update picture set search_key = folded_text(file_name) where file_name is not null;
create index if not exists picture_search on picture using gin (search_key gin_trgm_ops);
create index if not exists picture_newest on picture (created_at, hash);
create index if not exists campaign_named on campaign using gin (search_key gin_trgm_ops);
create index if not exists campaign_showcase_texts on campaign
  using gin (folded_text(showcase_alt || ' ' || showcase_alt_en) gin_trgm_ops) where showcase_hash is not null;
create index if not exists campaign_image_texts on campaign_image
  using gin (folded_text(alt || ' ' || coalesce(alt_en, '')) gin_trgm_ops);
-- The pictures that nothing is said of.
create index if not exists campaign_showcase_silent on campaign (id)
  where showcase_hash is not null and (showcase_alt = '' or showcase_alt_en = '');
create index if not exists campaign_image_silent on campaign_image (campaign_id)
  where alt = '' or coalesce(alt_en, '') = '';

-- The addresses of campaigns by their letters and in each of their orders, and those who answer the inbox among all
-- accounts.
create index if not exists campaign_url_search on campaign_url using gin (lower(url) gin_trgm_ops);
create index if not exists campaign_url_by_address on campaign_url (url, id);
create index if not exists campaign_url_by_creation on campaign_url (created_at, id);
create index if not exists campaign_url_by_confirmation on campaign_url
  ((coalesce(confirmed_at, '-infinity'::timestamptz)), id);
create index if not exists account_admins on account (username, id) where role = 'ADMIN';
