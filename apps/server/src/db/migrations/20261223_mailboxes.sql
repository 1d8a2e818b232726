-- Brands that are told of their requests by mail.

create table mailbox (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand (id),
  email text not null,
  is_active boolean not null default true,
  -- When somebody who reads it opened the link that was sent there; nothing else is sent before.
  confirmed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create unique index mailbox_brand_taken on mailbox (brand_id) where binned_at is null;

alter table delivery
  alter column webhook_id drop not null,
  add column mailbox_id uuid references mailbox (id),
  -- In the outbox, as long as that knows it.
  add column mail_id uuid,
  add constraint delivery_goes_one_way check ((webhook_id is null) <> (mailbox_id is null));
create index delivery_mailbox_due on delivery (next_try_at, id) where state = 'waiting' and mailbox_id is not null;
create index delivery_mailbox_newest on delivery (mailbox_id, created_at desc, id desc)
  where mailbox_id is not null;

-- As it was, and for mailboxes as well: what has not left the outbox goes with what stopped.
create or replace function tell_brand_of_lead() returns trigger language plpgsql as $$
declare
  told text;
begin
  if new.is_suspect or new.erased_at is not null or new.state = 'withdrawn' and old.state <> 'withdrawn' then
    update delivery set state = 'stopped' where lead_id = new.id and state = 'waiting';
    delete from mail
    where state <> 'sent' and id in (select mail_id from delivery where lead_id = new.id and mail_id is not null);
  end if;
  if new.is_suspect or new.erased_at is not null then
    if new.erased_at is not null then
      update delivery_attempt set answer = null
      where answer is not null and delivery_id in (select id from delivery where lead_id = new.id);
    end if;
    return null;
  end if;
  if tg_op = 'INSERT' then
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
    -- Who reads mails is told of what is new and what is over: each step of their own would be a mail.
    select null, m.id from mailbox m
    where m.brand_id = new.brand_id and m.binned_at is null and m.confirmed_at is not null
      and told <> 'request-changed'
  ) goal
  -- A deed that writes a lead twice tells of it once: the body is built when it is sent.
  where not exists (
    select from delivery d where d.lead_id = new.id and d.state = 'waiting' and d.created_at = now()
      and d.event in (told, 'request-created')
  );
  if found then perform pg_notify('deliveries', ''); end if;
  return null;
end
$$;
