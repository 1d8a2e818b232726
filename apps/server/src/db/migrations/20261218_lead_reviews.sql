-- Why requests are suspected, and what somebody made of it.

alter table quote_form add column if not exists suspicions text[] not null default '{}';
alter table lead
  add column if not exists suspicions text[] not null default '{}',
  -- Null while nobody has looked at it, and where there was nothing to look at.
  add column if not exists review text check (review in ('accepted', 'refused')),
  add column if not exists reviewed_at timestamptz,
  add column if not exists reviewed_by uuid,
  drop constraint if exists lead_review_is_dated,
  add constraint lead_review_is_dated check ((review is null) = (reviewed_at is null)),
  -- Whatever counts, lists or sends asks for `is_suspect` alone.
  drop constraint if exists lead_review_decides,
  add constraint lead_review_decides check (review is null or is_suspect = (review = 'refused'));

create index if not exists lead_refused on lead (created_at, id) where review = 'refused';
-- Those who arrived when they were accepted, which figures count from then on.
create index if not exists lead_accepted on lead (reviewed_at) where review = 'accepted';

alter table lead_event
  drop constraint if exists lead_event_kind_check,
  add constraint lead_event_kind_check
    check (kind in ('assign', 'stage', 'plan', 'snooze', 'contact', 'note', 'accept', 'refuse'));
