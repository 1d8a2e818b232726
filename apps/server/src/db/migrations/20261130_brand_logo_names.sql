-- Renames what kept the old word when the column became `logo_hash`. Audit entries about brands may still name
-- `markHash`: an entry is never changed, and no data older than the first release is kept.
alter table brand rename constraint brand_mark_hash_fkey to brand_logo_hash_fkey;
