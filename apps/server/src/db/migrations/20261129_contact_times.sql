-- Requests in the order of their due times whose contacts fall into a period: the times are compared in the index, so
-- that only the rows that are shown are read. They replace lead_due and lead_brand_due.
create index lead_due_contacted on lead (due_at, created_at, id, last_contact_at, first_contact_at)
  include (erased_at) where not is_suspect and merged_into is null;
create index lead_brand_due_contacted on lead (brand_id, due_at, created_at, id, last_contact_at, first_contact_at)
  include (erased_at) where not is_suspect and merged_into is null;
