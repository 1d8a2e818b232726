-- Which request an automatic mail to its sender is about, for the timeline of the request.
alter table mail add column lead_id uuid;
create index mail_lead on mail (lead_id) where lead_id is not null;

-- What became of a mail from a request that was never sent. The outbox deletes its row, like that of one that was sent.
alter table lead_mail add column unsent text check (unsent in ('stopped', 'dead', 'kept'));
create index lead_mail_in_outbox on lead_mail (mail_id);

-- An attempt that is under way has counted itself and has no problem yet. Its mail may still arrive, so nothing is said.
create function keep_fate_of_lead_mail() returns trigger language plpgsql as $$
begin
  if old.state = 'waiting' and old.attempts > 0 and old.last_problem is null then
    return null;
  end if;
  update lead_mail set unsent = case old.state when 'waiting' then 'stopped' else old.state end
  where mail_id = old.id;
  return null;
end
$$;
create trigger mail_of_lead_is_gone after delete on mail
  for each row when (old.state <> 'sent' and old.template in ('lead-mail', 'lead-marketing'))
  execute function keep_fate_of_lead_mail();

-- Whoever withdraws is no longer written to about the request. Mails to the brand are stopped with its deliveries.
create function stop_mails_of_withdrawn() returns trigger language plpgsql as $$
begin
  delete from mail
  where state <> 'sent' and id in (select mail_id from lead_mail where lead_id = new.id);
  return null;
end
$$;
create trigger lead_withdrawn_is_not_written_to after update of state on lead
  for each row when (new.state = 'withdrawn' and old.state <> 'withdrawn')
  execute function stop_mails_of_withdrawn();
