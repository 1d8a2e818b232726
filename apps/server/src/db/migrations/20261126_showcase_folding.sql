-- A campaign is written as a whole, so the trigger on its picture's columns ran for every write. Now the text is folded
-- only if something of it differs.
drop trigger if exists showcase_is_folded on campaign;
create or replace trigger new_showcase_is_folded
  after insert on campaign
  for each row when (new.showcase_hash is not null or new.showcase_hash_en is not null)
  execute function fold_showcase();
create or replace trigger changed_showcase_is_folded
  after update of showcase_hash, showcase_hash_en, showcase_alt, showcase_alt_en on campaign
  for each row when (
    (old.showcase_hash, old.showcase_hash_en, old.showcase_alt, old.showcase_alt_en)
      is distinct from (new.showcase_hash, new.showcase_hash_en, new.showcase_alt, new.showcase_alt_en))
  execute function fold_showcase();
