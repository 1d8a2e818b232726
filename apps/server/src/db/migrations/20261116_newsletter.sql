-- Readers of the newsletter; the address stands here alone.
create table newsletter_subscription (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null constraint newsletter_subscription_once unique,
  locale text not null check (locale in ('tr', 'en')),
  -- Root categories; none means all.
  topics uuid[] not null default '{}',
  wants_ending boolean not null default true,
  frequency text not null default 'weekly' check (frequency in ('weekly', 'monthly')),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  -- What nobody ever confirmed goes sooner than the proof of what somebody did.
  unconfirmed_since timestamptz generated always as (case when confirmed_at is null then requested_at end) stored
);
create index newsletter_subscription_readers on newsletter_subscription (frequency, id)
  where confirmed_at is not null and ended_at is null;
create index newsletter_subscription_unconfirmed on newsletter_subscription (unconfirmed_since)
  where unconfirmed_since is not null;
create index newsletter_subscription_ended on newsletter_subscription (ended_at) where ended_at is not null;

-- Which issues a reader got: one a period, whatever is run twice.
create table newsletter_issue (
  subscription_id uuid not null references newsletter_subscription on delete cascade,
  period text not null,
  put_at timestamptz not null,
  primary key (subscription_id, period)
);
create index newsletter_issue_age on newsletter_issue (put_at);
