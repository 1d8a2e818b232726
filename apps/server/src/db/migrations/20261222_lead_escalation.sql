-- When the people of its brand were told that nobody answers it: what is escalated is read from an index of its own.

alter table lead add column escalated_at timestamptz;
create index lead_escalated on lead (due_at, id)
  where escalated_at is not null and first_contact_at is null and merged_into is null
    and due_at < '9999-12-31T00:00:00Z';
create index lead_escalated_of_brand on lead (brand_id, due_at, id)
  where escalated_at is not null and first_contact_at is null and merged_into is null
    and due_at < '9999-12-31T00:00:00Z';
drop index automation_run_told;
