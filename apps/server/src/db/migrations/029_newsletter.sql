-- Subscriptions to the newsletter. The reader's address is in this table only.
-- Replaces 6047189c3d1c5b5117fbe98168dd480319d445e356079166fb1961f65bf997e3.
create table newsletter_subscription (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null constraint newsletter_subscription_once unique,
  locale text not null check (locale in ('tr', 'en')),
  -- Ids of root categories; empty means all.
  topics uuid[] not null default '{}',
  wants_ending boolean not null default true,
  frequency text not null default 'weekly' check (frequency in ('weekly', 'monthly')),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  -- Unconfirmed subscriptions are deleted earlier than the records of confirmed ones.
  unconfirmed_since timestamptz generated always as (case when confirmed_at is null then requested_at end) stored
);
create index newsletter_subscription_readers on newsletter_subscription (frequency, id)
  where confirmed_at is not null and ended_at is null;
create index newsletter_subscription_unconfirmed on newsletter_subscription (unconfirmed_since)
  where unconfirmed_since is not null;
create index newsletter_subscription_ended on newsletter_subscription (ended_at) where ended_at is not null;

-- Editions of the newsletter for all its readers, and the progress of sending.
create table newsletter_edition (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'draft' check (state in
    ('draft', 'scheduled', 'sending', 'stopped', 'sent', 'cancelled')),
  -- Empty until somebody writes them.
  heading text not null default '',
  heading_en text not null default '',
  text text not null default '',
  text_en text not null default '',
  -- In the order of the mail.
  campaign_ids uuid[] not null default '{}',
  -- Turkish and English heading, folded.
  search_key text not null default '',
  send_at timestamptz,
  begun_at timestamptz,
  finished_at timestamptz,
  -- Number of recipients when sending began, and number of mails put into the outbox.
  readers integer not null default 0 check (readers >= 0),
  reached integer not null default 0 check (reached >= 0),
  -- Last subscription processed.
  passed_id uuid,
  -- Campaigns that had ended before their batch.
  left_out uuid[] not null default '{}',
  -- Why it stopped by itself.
  problem text check (problem in ('nothing-live')),
  moved_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  changed_by uuid,
  binned_at timestamptz,
  check (state = 'draft' or binned_at is null),
  check (state <> 'scheduled' or send_at is not null)
);
create index newsletter_edition_newest on newsletter_edition (created_at, id);
create index newsletter_edition_under_way on newsletter_edition (moved_at, id) where state in ('scheduled', 'sending');

-- Issues sent to readers: at most one per reader and period, even when a job runs twice. The issue of a period may be
-- an edition; no reader gets an edition twice.
create table newsletter_issue (
  subscription_id uuid not null references newsletter_subscription on delete cascade,
  period text not null,
  put_at timestamptz not null,
  edition_id uuid references newsletter_edition,
  -- Id in the outbox. No foreign key, because old mails are deleted from the outbox.
  mail_id uuid,
  primary key (subscription_id, period)
);
create index newsletter_issue_age on newsletter_issue (put_at);
create unique index newsletter_issue_of_edition on newsletter_issue (edition_id, subscription_id)
  where edition_id is not null;

-- Clicks on an edition's links by campaign. Readers are not recorded.
create table edition_click (
  edition_id uuid not null references newsletter_edition,
  campaign_id uuid not null,
  clicks integer not null,
  primary key (edition_id, campaign_id)
);
