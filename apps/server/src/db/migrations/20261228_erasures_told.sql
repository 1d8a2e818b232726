-- Whoever fetches requests by a key hears of an erasure as of any other change.
create or replace trigger lead_told_at before update of state, stage, is_suspect, erased_at on lead for each row
  when (
    old.state is distinct from new.state or old.stage is distinct from new.stage
    or old.is_suspect is distinct from new.is_suspect or old.erased_at is distinct from new.erased_at
  )
  execute function keep_told_at();

-- In batches of lead:
update lead set told_at = date_trunc('milliseconds', clock_timestamp())
where erased_at is not null and (told_at is null or told_at < erased_at) and id = any($1);
