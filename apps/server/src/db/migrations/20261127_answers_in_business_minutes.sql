-- The dashboard counts answer times in business minutes, as the CRM does. Its next run counts all days again.
delete from dashboard_count;

-- An accepted suspect request waits from its acceptance. Answers measured from its arrival are measured again.
-- In batches of lead:
update lead set answer_minutes = null
where id = any($1::uuid[]) and reviewed_at is not null and answer_minutes is not null;
