-- Prepared mails of a brand to its requesters.
-- Replaces a513d9a25361907c3497d9d56b01d236607e3cddeec6881df9bb757669118cc5.

create table mail_template (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand on delete cascade,
  name text not null,
  -- Mails that go beyond the request itself (`marketing`) need the recipient's permission.
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
  -- Change that the mail belongs to, when it counts as a contact.
  change_id uuid not null,
  template_id uuid references mail_template on delete set null,
  purpose text not null check (purpose in ('service', 'marketing')),
  locale text not null check (locale in ('tr', 'en')),
  -- As sent; null after the person was erased.
  subject text,
  text text,
  -- Id in the outbox, which deletes the mail earlier.
  mail_id uuid not null,
  staff_id uuid not null,
  created_at timestamptz not null
);
create index lead_mail_of_lead on lead_mail (lead_id, created_at, id);
create index lead_mail_template on lead_mail (template_id) where template_id is not null;
