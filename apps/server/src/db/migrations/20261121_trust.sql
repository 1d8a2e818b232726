-- Views: the salt of a day stands apart from what is marked with it, and is deleted when the day after it is over.
create table view_salt (
  day date primary key,
  salt text not null
);

-- Who looked at a campaign within the last 24 hours, as a mark that tells nobody and no other campaign.
create table campaign_view (
  campaign_id uuid not null references campaign on delete cascade,
  mark text not null,
  seen_at timestamptz not null,
  primary key (campaign_id, mark)
);
create index campaign_view_age on campaign_view (seen_at);

create table campaign_view_hour (
  campaign_id uuid not null references campaign on delete cascade,
  hour timestamptz not null,
  views integer not null,
  primary key (campaign_id, hour)
);
create index campaign_view_hour_age on campaign_view_hour (hour);

-- Messages of the contact page and reports on campaigns. What a person wrote of themselves stands here alone.
create table inbox_entry (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'report')),
  state text not null default 'new' check (state in ('new', 'read', 'answered', 'closed')),
  campaign_id uuid references campaign on delete cascade,
  reason text check (reason in ('ended', 'wrong-price', 'wrong-condition', 'broken-link', 'other')),
  topic text check (topic in ('campaign', 'quote', 'personal-data', 'brand', 'press', 'security', 'other')),
  name text,
  email text,
  email_key text,
  phone text check (phone ~ '^\+90[0-9]{10}$'),
  body text,
  locale text not null check (locale in ('tr', 'en')),
  is_suspect boolean not null default false,
  -- The visitor's mark of the day on the one report that is counted.
  counted_mark text,
  created_at timestamptz not null default now(),
  state_changed_at timestamptz,
  check (case kind
    when 'contact' then campaign_id is null and reason is null and topic is not null
      and name is not null and email is not null and body is not null
    else campaign_id is not null and reason is not null and topic is null and name is null and phone is null
  end)
);
create index inbox_entry_newest on inbox_entry (state, created_at, id);
create index inbox_entry_age on inbox_entry (created_at);
create index inbox_entry_email on inbox_entry (email_key) where email_key is not null;
create index inbox_entry_campaign on inbox_entry (campaign_id, created_at, id) where campaign_id is not null;
create unique index inbox_entry_counted on inbox_entry (campaign_id, counted_mark) where counted_mark is not null;

alter table consent_record
  add column inbox_id uuid references inbox_entry on delete cascade,
  drop constraint consent_record_check,
  add constraint consent_record_owner check (num_nonnulls(form_id, customer_link_id, inbox_id) = 1);
create index consent_record_inbox on consent_record (inbox_id) where inbox_id is not null;

-- What is past its period is found without reading what is not.
create index customer_to_campaign_age on customer_to_campaign (created_at);

-- Paid for: labelled, and in no order anywhere.
alter table campaign add column is_sponsored boolean not null default false;
