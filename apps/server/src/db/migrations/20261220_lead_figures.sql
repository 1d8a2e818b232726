-- How requests went, by when they came.

-- Minutes of business hours from a request to its first answer, by the hours that its brand had then.
alter table lead add column answer_minutes integer check (answer_minutes >= 0);
create index lead_unmeasured on lead (id) where first_contact_at is not null and answer_minutes is null;

-- Everything that figures are made of, so that they are read from the index alone.
create index lead_counted on lead (created_at)
  include (brand_id, owner_id, stage, first_contact_at, respond_by, lost_reason_id, answer_minutes)
  where not is_suspect and merged_into is null;
create index lead_of_brand_counted on lead (brand_id, created_at)
  include (owner_id, stage, first_contact_at, respond_by, lost_reason_id, answer_minutes)
  where not is_suspect and merged_into is null;
