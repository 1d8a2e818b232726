-- Events of requests for brands: webhooks and mailboxes, the events to deliver, and the outcome of each attempt.
-- Replaces bcf3fa97738bd05eb8df5b2b77a4b050cde87fbe315d5dd7a2fb6087b0aef207.

create table webhook (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand (id),
  url text not null check (length(url) <= 500),
  is_active boolean not null default true,
  -- Signing secret, encrypted with the installation's key; null until somebody creates one. Nothing is sent before.
  sealed_secret text,
  secret_at timestamptz,
  -- Previous secret, which also signs until `previous_until`.
  previous_secret text,
  previous_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create unique index webhook_brand_taken on webhook (brand_id) where binned_at is null;

-- Mailboxes to which brands' request events are sent.
create table mailbox (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand (id),
  email text not null,
  -- Language of the mails.
  language text not null default 'tr' check (language in ('tr', 'en')),
  is_active boolean not null default true,
  -- When the reader of the mailbox opened the confirmation link. Nothing else is sent before.
  confirmed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create unique index mailbox_brand_taken on mailbox (brand_id) where binned_at is null;

-- Events of requests to deliver to brands. The body is never stored: it is built from the lead for each attempt.
create table delivery (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid references webhook (id),
  mailbox_id uuid references mailbox (id),
  -- Null for a test.
  lead_id uuid references lead (id) on delete cascade,
  event text not null check (
    event in ('request-created', 'request-changed', 'request-withdrawn', 'request-erased', 'test')
  ),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'stopped')),
  attempts integer not null default 0,
  -- `taken_until` is set while the delivery is being sent: the current sender owns it until then.
  next_try_at timestamptz not null default now(),
  taken_until timestamptz,
  -- First attempt and number of attempts since the delivery was (re)started.
  tried_since timestamptz,
  tries integer not null default 0,
  -- Id in the outbox, while the mail is there.
  mail_id uuid,
  created_at timestamptz not null default now(),
  check ((event = 'test') = (lead_id is null)),
  constraint delivery_goes_one_way check ((webhook_id is null) <> (mailbox_id is null))
);
create index delivery_due on delivery (webhook_id, next_try_at, id) where state = 'waiting';
create index delivery_newest on delivery (webhook_id, created_at desc, id desc);
create index delivery_mailbox_due on delivery (next_try_at, id) where state = 'waiting' and mailbox_id is not null;
create index delivery_mailbox_newest on delivery (mailbox_id, created_at desc, id desc)
  where mailbox_id is not null;
create index delivery_of_lead on delivery (lead_id) where lead_id is not null;
create index delivery_age on delivery (created_at);

create table delivery_attempt (
  id uuid primary key,
  delivery_id uuid not null references delivery (id) on delete cascade,
  at timestamptz not null,
  took_ms integer not null,
  status integer,
  problem text,
  -- Beginning of the response, without personal data.
  answer text
);
create index delivery_attempt_of on delivery_attempt (delivery_id, id);

-- Written by a trigger with the lead, so that no code that writes leads can forget the event.
create function tell_brand_of_lead() returns trigger language plpgsql as $$
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
    -- Mailboxes get only new and withdrawn requests: a mail for every step would be too many, and an erased request has
    -- no data left by which a reader could recognise it.
    select null, m.id from mailbox m
    where m.brand_id = new.brand_id and m.binned_at is null and m.confirmed_at is not null
      and told not in ('request-changed', 'request-erased')
  ) goal
  -- A transaction that writes a lead twice delivers one event, because the body is built when it is sent.
  where not exists (
    select from delivery d where d.lead_id = new.id and d.state = 'waiting' and d.created_at = now()
      and d.event in (told, 'request-created')
  );
  -- For a new request, the application notifies after the commit: PostgreSQL serialises the commits of transactions
  -- that notify.
  if found and tg_op = 'UPDATE' then perform pg_notify('deliveries', ''); end if;
  return null;
end
$$;
create trigger lead_is_told after insert on lead for each row execute function tell_brand_of_lead();
create trigger lead_change_is_told after update of state, stage, is_suspect, erased_at on lead
  for each row execute function tell_brand_of_lead();
