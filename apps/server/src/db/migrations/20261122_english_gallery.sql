-- The detail picture of English pages, where the Turkish one has words in it, and what it says.
alter table campaign_image add column picture_hash_en text references picture, add column alt_en text;
