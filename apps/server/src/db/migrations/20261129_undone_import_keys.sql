-- Forgets the keys of imports that were undone before undoing forgot them. They still name records that were archived or
-- moved to the bin, so that every row of the corrected file would be refused.
-- In batches of import_run:
delete from import_key k using import_run i, import_row r
where i.id = any($1) and i.state = 'undone' and r.import_id = i.id and r.outcome = 'new'
  and k.kind = i.kind and k.source = i.source and k.key = r.key and k.record_id = r.record_id
  and (exists (select from campaign where id = k.record_id and status = 'archived')
    or exists (select from brand where id = k.record_id and binned_at is not null)
    or exists (select from category where id = k.record_id and binned_at is not null));
