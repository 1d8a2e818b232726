-- Brands are told of their requests: where each is called, what it is told, and what came of every attempt.

create table webhook (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand (id),
  url text not null check (length(url) <= 500),
  is_active boolean not null default true,
  -- Encrypted with the installation's key; nothing is sent before there is one.
  sealed_secret text,
  secret_at timestamptz,
  -- The one before, by which everything is signed as well until then.
  previous_secret text,
  previous_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create unique index webhook_brand_taken on webhook (brand_id) where binned_at is null;

-- What a brand is to be told. No body is kept: it is built from the lead whenever it is sent.
create table delivery (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhook (id),
  -- None of a test.
  lead_id uuid references lead (id) on delete cascade,
  event text not null check (event in ('request-created', 'request-changed', 'request-withdrawn', 'test')),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'stopped')),
  attempts integer not null default 0,
  -- While it is being sent: when it is given up that its sender lives.
  next_try_at timestamptz not null default now(),
  taken_until timestamptz,
  -- Of the tries that go on; sending it again begins anew.
  tried_since timestamptz,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  check ((event = 'test') = (lead_id is null))
);
create index delivery_due on delivery (webhook_id, next_try_at, id) where state = 'waiting';
create index delivery_newest on delivery (webhook_id, created_at desc, id desc);
create index delivery_of_lead on delivery (lead_id) where lead_id is not null;
create index delivery_age on delivery (created_at);

create table delivery_attempt (
  id uuid primary key,
  delivery_id uuid not null references delivery (id) on delete cascade,
  at timestamptz not null,
  took_ms integer not null,
  status integer,
  problem text,
  -- How the brand's answer began, without what it said of the person.
  answer text
);
create index delivery_attempt_of on delivery_attempt (delivery_id, id);

-- Written with the lead, whichever deed writes it: what is not told here nobody forgets to tell.
create function tell_brand_of_lead() returns trigger language plpgsql as $$
declare
  told text;
begin
  if new.is_suspect or new.erased_at is not null then
    update delivery set state = 'stopped' where lead_id = new.id and state = 'waiting';
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
    update delivery set state = 'stopped' where lead_id = new.id and state = 'waiting';
  elsif new.state <> old.state or new.stage <> old.stage then
    told := 'request-changed';
  else
    return null;
  end if;
  insert into delivery (webhook_id, lead_id, event)
  select w.id, new.id, told from webhook w
  where w.brand_id = new.brand_id and w.binned_at is null and w.sealed_secret is not null
    -- A deed that writes a lead twice tells of it once: the body is built when it is sent.
    and not exists (
      select from delivery d where d.lead_id = new.id and d.state = 'waiting' and d.created_at = now()
        and d.event in (told, 'request-created')
    );
  if found then perform pg_notify('deliveries', ''); end if;
  return null;
end
$$;
create trigger lead_is_told after insert on lead for each row execute function tell_brand_of_lead();
create trigger lead_change_is_told after update of state, stage, is_suspect, erased_at on lead
  for each row execute function tell_brand_of_lead();
