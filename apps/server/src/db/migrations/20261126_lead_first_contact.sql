-- Leads by their first contact, for counting the dashboard's response times and listing the leads behind them.
create index lead_first_contact on lead (first_contact_at, id) include (brand_id, created_at, reviewed_at)
  where first_contact_at is not null and not is_suspect and merged_into is null;
