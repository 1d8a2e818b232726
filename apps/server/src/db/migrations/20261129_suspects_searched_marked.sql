-- Requests that were suspected before the search of suspects had an index of its own.
-- In batches of lead:
update lead_search set is_suspect = true from lead
where lead_id = lead.id and lead.id = any($1) and lead.is_suspect;
