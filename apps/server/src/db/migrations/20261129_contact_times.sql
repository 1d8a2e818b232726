-- Requests in the order of their due times whose contacts fall into a period: the times are compared in the index, so
-- that only the rows that are shown are read.
create index lead_due_contacted on lead (due_at, created_at, id, last_contact_at, first_contact_at)
  include (erased_at) where not is_suspect and merged_into is null;

-- Redirects in the order of their changes.
create index redirect_updated on redirect (updated_at, id) where binned_at is null;

drop index lead_due;
alter index lead_due_contacted rename to lead_due;
