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
