-- A waiting mail is sent by a job of pg-boss that carries its id alone. The job's tables are there before any migration.
-- The mail says when it is given up, so its job never is: a worker that dies costs it an attempt and nothing else.
select pgboss.create_queue('mail', '{
  "policy": "standard", "retryLimit": 1000, "retryDelay": 60, "retryBackoff": true, "retryDelayMax": 43200,
  "expireInSeconds": 180, "retentionSeconds": 7776000, "deleteAfterSeconds": 3600
}');

alter table mail rename column next_try_at to not_before;
drop index mail_due;
-- Start of the latest attempt.
alter table mail add column tried_at timestamptz;
-- Bulk mails in front of a further batch. Those that are retried or planned for later do not hold it up.
create index mail_bulk_untried on mail (not_before) where state = 'waiting' and is_bulk and attempts = 0;

-- Whatever code makes a mail wait, its job is written with it. As pg-boss does, the job copies the settings of its queue.
-- Bulk mails come last, so that nobody waits for a password link behind a newsletter.
create function queue_mail() returns trigger language plpgsql as $$
declare
  -- A delay, because the clock of a node may be ahead of that of the database, by which jobs go.
  delay interval := greatest(
    new.not_before - case tg_op when 'INSERT' then new.created_at else now() end, interval '0');
begin
  insert into pgboss.job (name, data, priority, start_after, keep_until, policy, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, expire_seconds, deletion_seconds)
  select q.name, jsonb_build_object('mailId', new.id), case when new.is_bulk then -1 else 0 end,
    now() + delay, now() + delay + q.retention_seconds * interval '1 second',
    q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds
  from pgboss.queue q where q.name = 'mail';
  if not found then
    raise exception 'the queue of mails does not exist';
  end if;
  return null;
end
$$;
create trigger mail_is_queued after insert or update of state on mail
  for each row when (new.state = 'waiting') execute function queue_mail();

-- An attempt that is under way has counted itself and has no problem yet. Its mail may still arrive, so nothing is said.
-- It takes no longer than a job belongs to its worker: an older one was of a worker that died.
create or replace function keep_fate_of_lead_mail() returns trigger language plpgsql as $$
begin
  if old.state = 'waiting' and old.attempts > 0 and old.last_problem is null
    and old.tried_at > now() - interval '3 minutes' then
    return null;
  end if;
  update lead_mail set unsent = case old.state when 'waiting' then 'stopped' else old.state end
  where mail_id = old.id;
  return null;
end
$$;
