-- Notifications shown inside the site.
-- Replaces eeaf81996fa2a4507fed15a041c40d64d9a404b6a0898dd984f702be23c52bd3.
create table notification (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('campaign-ending', 'request-moved')),
  campaign_id uuid not null references campaign on delete cascade,
  -- New state of a request; null for other kinds.
  state text check (state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn')),
  created_at timestamptz not null,
  read_at timestamptz,
  check ((kind = 'request-moved') = (state is not null))
);
create index notification_newest on notification (account_id, created_at, id);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_age on notification (created_at);

-- Sent reminders of a campaign's end: one per account and campaign.
create table reminder (
  account_id uuid not null references account on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  told_at timestamptz not null,
  primary key (account_id, campaign_id)
);
create index reminder_age on reminder (told_at);
