-- What those who work on a brand's requests write to whoever asked.

create table mail_template (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand on delete cascade,
  name text not null,
  -- Beyond the request itself, mails need the permission of who gets them.
  purpose text not null check (purpose in ('service', 'marketing')),
  subject text not null,
  text text not null,
  subject_en text not null,
  text_en text not null,
  is_active boolean not null default true,
  name_key text not null,
  search_key text not null,
  sort_key text collate "C" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create unique index mail_template_name_taken on mail_template (brand_id, name_key) where binned_at is null;

create table lead_mail (
  id uuid primary key,
  lead_id uuid not null references lead on delete cascade,
  -- What was done with it, where it counts as a contact.
  change_id uuid not null,
  template_id uuid references mail_template on delete set null,
  purpose text not null check (purpose in ('service', 'marketing')),
  locale text not null check (locale in ('tr', 'en')),
  -- As they were sent; an erasure empties them.
  subject text,
  text text,
  -- In the outbox, which forgets it sooner.
  mail_id uuid not null,
  staff_id uuid not null,
  created_at timestamptz not null
);
create index lead_mail_of_lead on lead_mail (lead_id, created_at, id);
create index lead_mail_template on lead_mail (template_id) where template_id is not null;
