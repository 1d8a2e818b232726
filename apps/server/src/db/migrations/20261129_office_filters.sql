-- Requests that the office deactivated. There are few.
create index lead_inactive on lead (created_at, id) where not is_active;

-- Leads by their last contact, as by their first one.
create index lead_last_contact on lead (last_contact_at, id)
  where last_contact_at is not null and not is_suspect and merged_into is null;
