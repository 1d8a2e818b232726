-- Requests that come at once are committed at once. As it was, but for the last statement.
create or replace function tell_brand_of_lead() returns trigger language plpgsql as $$
declare
  told text;
begin
  if new.is_suspect or new.erased_at is not null or new.state = 'withdrawn' and old.state <> 'withdrawn' then
    update delivery set state = 'stopped'
    where lead_id = new.id and state = 'waiting' and event <> 'request-erased';
    delete from mail
    where state <> 'sent' and id in (select mail_id from delivery where lead_id = new.id and mail_id is not null);
  end if;
  if new.erased_at is not null then
    update delivery_attempt set answer = null
    where answer is not null and delivery_id in (select id from delivery where lead_id = new.id);
  end if;
  if tg_op = 'UPDATE' and new.erased_at is not null and old.erased_at is null and not new.is_suspect then
    told := 'request-erased';
  elsif new.is_suspect or new.erased_at is not null then
    return null;
  elsif tg_op = 'INSERT' then
    told := 'request-created';
  elsif old.is_suspect then
    told := 'request-created';
  elsif new.state = 'withdrawn' and old.state <> 'withdrawn' then
    told := 'request-withdrawn';
  elsif new.state <> old.state or new.stage <> old.stage then
    told := 'request-changed';
  else
    return null;
  end if;
  insert into delivery (webhook_id, mailbox_id, lead_id, event)
  select goal.webhook_id, goal.mailbox_id, new.id, told
  from (
    select w.id as webhook_id, null::uuid as mailbox_id from webhook w
    where w.brand_id = new.brand_id and w.binned_at is null and w.sealed_secret is not null
    union all
    -- Who reads mails is told of what is new and what is over: each step of their own would be a mail, and an erased
    -- request has nothing left by which they would know it.
    select null, m.id from mailbox m
    where m.brand_id = new.brand_id and m.binned_at is null and m.confirmed_at is not null
      and told not in ('request-changed', 'request-erased')
  ) goal
  -- A deed that writes a lead twice tells of it once: the body is built when it is sent.
  where not exists (
    select from delivery d where d.lead_id = new.id and d.state = 'waiting' and d.created_at = now()
      and d.event in (told, 'request-created')
  );
  -- Of a new request its writer tells behind the commit: one that notifies lets no other commit beside it.
  if found and tg_op = 'UPDATE' then perform pg_notify('deliveries', ''); end if;
  return null;
end
$$;
