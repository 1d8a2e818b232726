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

-- What the office composes for all readers of the newsletter, and how far its sending has come.
create table newsletter_edition (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'draft' check (state in
    ('draft', 'scheduled', 'sending', 'stopped', 'sent', 'cancelled')),
  -- Empty while nobody has written them.
  heading text not null default '',
  heading_en text not null default '',
  text text not null default '',
  text_en text not null default '',
  -- In the order of the mail.
  campaign_ids uuid[] not null default '{}',
  -- Both headings, folded.
  search_key text not null default '',
  send_at timestamptz,
  begun_at timestamptz,
  finished_at timestamptz,
  -- How many it was to reach when it began, and how many mails were put for it.
  readers integer not null default 0 check (readers >= 0),
  reached integer not null default 0 check (reached >= 0),
  -- The last subscription that was gone through.
  passed_id uuid,
  -- Campaigns that were over when their batch was put.
  left_out uuid[] not null default '{}',
  -- Why it did not go on by itself.
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

-- Which issues a reader got: one a period, whatever is run twice. That of a period may be
-- an edition's; no reader gets one edition twice.
create table newsletter_issue (
  subscription_id uuid not null references newsletter_subscription on delete cascade,
  period text not null,
  put_at timestamptz not null,
  edition_id uuid references newsletter_edition,
  -- Gone with the mail's row; no reference, since mails go by age.
  mail_id uuid,
  primary key (subscription_id, period)
);
create index newsletter_issue_age on newsletter_issue (put_at);
create unique index newsletter_issue_of_edition on newsletter_issue (edition_id, subscription_id)
  where edition_id is not null;

-- How often the links of an edition were followed; by whom is not kept.
create table edition_click (
  edition_id uuid not null references newsletter_edition,
  campaign_id uuid not null,
  clicks integer not null,
  primary key (edition_id, campaign_id)
);
