-- Leads that are due at the same time, such as those of one weekend, are listed in the order in which they came.
drop index if exists lead_due;
create index lead_due on lead (due_at, created_at, id) include (erased_at)
  where not is_suspect and merged_into is null;
drop index if exists lead_brand_due;
create index lead_brand_due on lead (brand_id, due_at, created_at, id) include (erased_at)
  where not is_suspect and merged_into is null;
drop index if exists lead_campaign_due;
create index lead_campaign_due on lead (campaign_id, due_at, created_at, id) include (brand_id, erased_at)
  where not is_suspect and merged_into is null;
drop index if exists lead_owned;
create index lead_owned on lead (owner_id, due_at, created_at, id)
  include (brand_id, is_suspect, merged_into, erased_at)
  where owner_id is not null;
drop index if exists lead_unassigned;
create index lead_unassigned on lead (due_at, created_at, id)
  where owner_id is null and not is_suspect and merged_into is null and due_at < '9999-12-31T00:00:00Z';
drop index if exists lead_unassigned_of_brand;
create index lead_unassigned_of_brand on lead (brand_id, due_at, created_at, id)
  where owner_id is null and not is_suspect and merged_into is null and due_at < '9999-12-31T00:00:00Z';
drop index if exists lead_escalated;
create index lead_escalated on lead (due_at, created_at, id)
  where escalated_at is not null and first_contact_at is null and merged_into is null
    and due_at < '9999-12-31T00:00:00Z';
drop index if exists lead_escalated_of_brand;
create index lead_escalated_of_brand on lead (brand_id, due_at, created_at, id)
  where escalated_at is not null and first_contact_at is null and merged_into is null
    and due_at < '9999-12-31T00:00:00Z';
drop index if exists lead_standing;
create index lead_standing on lead
  ((case when state = 'withdrawn' then 'withdrawn' else stage end), due_at, created_at, id) include (state, stage)
  where not is_suspect and merged_into is null;
drop index if exists lead_standing_of_brand;
create index lead_standing_of_brand on lead
  (brand_id, (case when state = 'withdrawn' then 'withdrawn' else stage end), due_at, created_at, id)
  include (state, stage)
  where not is_suspect and merged_into is null;

-- Changed hours of a brand move all of its open leads, not only those that wait for a first answer.
drop index if exists lead_unanswered;
create index lead_open on lead (brand_id, id) where due_at < '9999-12-31T00:00:00Z';
