-- Messages from the contact page, reports on campaigns, and the office's work on them.
-- Replaces dd3e1bc37711dd4b396d312affe0445bc35d02dea8150ced7ecde91a54159f47.

-- Units of work: a single message, or all reports on a campaign until they are closed.
create table inbox_thread (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'report')),
  campaign_id uuid references campaign on delete cascade,
  is_suspect boolean not null,
  state text not null default 'new' check (state in ('new', 'read', 'answered', 'closed')),
  assigned_to uuid references account on delete set null,
  -- Topic of the message, or most frequent reason of the reports, for filtering lists. Maintained by a trigger when
  -- entries are added or deleted.
  about text,
  -- Incremented by each change of the state and by each new entry.
  version integer not null default 1,
  created_at timestamptz not null,
  -- When its newest entry arrived.
  last_at timestamptz not null,
  check ((kind = 'report') = (campaign_id is not null))
);
create index inbox_thread_open on inbox_thread (is_suspect, last_at desc, id desc) where state <> 'closed';
create index inbox_thread_unread on inbox_thread (last_at desc, id desc) where state = 'new' and not is_suspect;
create index inbox_thread_closed on inbox_thread (last_at desc, id desc) where state = 'closed';
create index inbox_thread_waiting on inbox_thread (created_at, id)
  where state in ('new', 'read') and not is_suspect;
create index inbox_thread_assigned on inbox_thread (assigned_to, last_at desc, id desc)
  where assigned_to is not null;
create index inbox_thread_about on inbox_thread (about, last_at desc, id desc);
create index inbox_thread_last on inbox_thread (last_at desc, id desc);
create index inbox_thread_created on inbox_thread (created_at, id);
-- A campaign has one open thread. Suspect reports have a separate one, so that a flood of them hides no others.
create unique index inbox_thread_of_campaign on inbox_thread (campaign_id, is_suspect)
  where state <> 'closed' and campaign_id is not null;

-- Messages from the contact page and reports on campaigns. The sender's personal data is in this table only.
create table inbox_entry (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'report')),
  thread_id uuid not null references inbox_thread on delete cascade,
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
  -- Daily mark of the visitor, if the report is counted.
  counted_mark text,
  -- Folded search text, maintained by a trigger. Searches read an index and fold no rows, and an erasure needs no extra
  -- step.
  search_key text,
  created_at timestamptz not null default now(),
  check (case kind
    when 'contact' then campaign_id is null and reason is null and topic is not null
      and name is not null and email is not null and body is not null
    else campaign_id is not null and reason is not null and topic is null and name is null and phone is null
  end)
);
create index inbox_entry_thread on inbox_entry (thread_id, created_at, id);
create index inbox_entry_age on inbox_entry (created_at);
create index inbox_entry_email on inbox_entry (email_key) where email_key is not null;
create index inbox_entry_campaign on inbox_entry (campaign_id, created_at, id) where campaign_id is not null;
create index inbox_entry_search on inbox_entry using gin (search_key gin_trgm_ops);
create unique index inbox_entry_counted on inbox_entry (campaign_id, counted_mark) where counted_mark is not null;

-- Adds every new entry to a thread, whichever code writes it.
create function place_inbox_entry() returns trigger language plpgsql as $$
begin
  if new.kind = 'contact' then
    insert into inbox_thread (id, kind, is_suspect, created_at, last_at)
    values (new.id, 'contact', new.is_suspect, new.created_at, new.created_at)
    returning id into new.thread_id;
  else
    insert into inbox_thread (kind, campaign_id, is_suspect, created_at, last_at)
    values ('report', new.campaign_id, new.is_suspect, new.created_at, new.created_at)
    on conflict (campaign_id, is_suspect) where state <> 'closed' and campaign_id is not null
    do update set state = 'new', version = inbox_thread.version + 1,
      last_at = greatest(inbox_thread.last_at, excluded.last_at)
    returning id into new.thread_id;
  end if;
  return new;
end
$$;
create trigger inbox_entry_is_placed before insert on inbox_entry
  for each row execute function place_inbox_entry();

create function fold_inbox_entry() returns trigger language plpgsql as $$
begin
  new.search_key := folded_text(concat_ws(' ', new.name, new.email, new.phone, new.body));
  return new;
end
$$;
create trigger inbox_entry_is_folded before insert or update of name, email, phone, body on inbox_entry
  for each row execute function fold_inbox_entry();

create function main_subject(thread uuid) returns text language sql stable as $$
  select coalesce(topic, reason) from inbox_entry where thread_id = thread group by 1 order by count(*) desc, 1 limit 1
$$;

create function keep_inbox_subject() returns trigger language plpgsql as $$
begin
  update inbox_thread set about = main_subject(id)
  where id in (select distinct thread_id from changed) and about is distinct from main_subject(id);
  return null;
end
$$;
create trigger inbox_entry_tells_subject after insert on inbox_entry
  referencing new table as changed for each statement execute function keep_inbox_subject();
create trigger inbox_entry_takes_subject after delete on inbox_entry
  referencing old table as changed for each statement execute function keep_inbox_subject();

-- Texts by the office: an answer to the sender of an entry, or an internal note.
create table inbox_reply (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references inbox_thread on delete cascade,
  -- Null for a note.
  entry_id uuid references inbox_entry on delete cascade,
  -- Shared by the rows of one answer to several people.
  sent_id uuid not null,
  body text not null,
  -- Id in the outbox, which deletes the mail earlier.
  mail_id uuid,
  created_at timestamptz not null,
  created_by uuid references account on delete set null
);
create index inbox_reply_thread on inbox_reply (thread_id, created_at, id);
create index inbox_reply_entry on inbox_reply (entry_id) where entry_id is not null;
create index inbox_reply_age on inbox_reply (created_at);
