-- Jobs for the mails that waited before mails had jobs.
-- In batches of mail:
update mail set state = state
where id = any($1) and state = 'waiting'
  and id not in (select (data ->> 'mailId')::uuid from pgboss.job where name = 'mail' and state < 'completed');
