-- Who was first contacted in a period: what the dashboard's waiting time leads to, and what it is counted from.
create index lead_first_contact on lead (first_contact_at, id) include (brand_id, created_at, reviewed_at)
  where first_contact_at is not null and not is_suspect and merged_into is null;
