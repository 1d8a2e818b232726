-- Files that those keep with a request who work on it: an offer, a document that whoever asked sent.
create table lead_attachment (
  id uuid primary key,
  lead_id uuid not null references lead on delete cascade,
  kind text not null check (kind in ('pdf', 'jpeg', 'png', 'webp', 'docx', 'xlsx')),
  -- As whoever uploaded it called it.
  name text not null,
  bytes bytea not null,
  size integer not null,
  staff_id uuid not null,
  created_at timestamptz not null
);
create index lead_attachment_of_lead on lead_attachment (lead_id, created_at, id);
