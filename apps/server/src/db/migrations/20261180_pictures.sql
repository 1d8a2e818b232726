-- Pictures are kept by the office: around which point they are cut, who uploaded them, and whether they are in the bin.
alter table picture
  add column focus_x numeric(3, 2) not null default 0.5 check (focus_x between 0 and 1),
  add column focus_y numeric(3, 2) not null default 0.5 check (focus_y between 0 and 1),
  add column file_name text,
  add column uploaded_by uuid,
  add column version integer not null default 1,
  add column binned_at timestamptz;

-- The showcase has alternative texts as the other pictures of a gallery have them.
alter table campaign
  add column gallery_version integer not null default 1,
  add column showcase_alt text not null default '',
  add column showcase_alt_en text not null default '';

-- By which it is found whether anything names a picture.
create index campaign_showcase on campaign (showcase_hash);
create index campaign_showcase_en on campaign (showcase_hash_en) where showcase_hash_en is not null;
create index campaign_image_picture on campaign_image (picture_hash);
create index campaign_image_picture_en on campaign_image (picture_hash_en) where picture_hash_en is not null;
create index brand_mark on brand (mark_hash) where mark_hash is not null;

-- In batches of campaign:
-- What pages said of a showcase until now.
update campaign set showcase_alt = title, showcase_alt_en = coalesce(english ->> 'title', '')
where id = any ($1) and showcase_hash is not null and showcase_alt = '';
