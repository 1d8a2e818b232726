-- The showcase picture of English pages, where the Turkish one has words in it.
alter table campaign add column showcase_hash_en text references picture;
