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

-- The issue of a period may be an edition's; no reader gets one edition twice.
alter table newsletter_issue
  add column edition_id uuid references newsletter_edition,
  -- Gone with the mail's row; no reference, since mails go by age.
  add column mail_id uuid;
create unique index newsletter_issue_of_edition on newsletter_issue (edition_id, subscription_id)
  where edition_id is not null;

-- How often the links of an edition were followed; by whom is not kept.
create table edition_click (
  edition_id uuid not null references newsletter_edition,
  campaign_id uuid not null,
  clicks integer not null,
  primary key (edition_id, campaign_id)
);
