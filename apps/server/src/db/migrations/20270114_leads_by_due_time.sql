-- Lists by what is due are counted from their index alone: what no list shows does not stand in it, and what a brand or
-- the person who works on it narrows them by does.
drop index lead_due;
create index lead_due on lead (due_at, id) where not is_suspect and merged_into is null;
drop index lead_brand_due;
create index lead_brand_due on lead (brand_id, due_at, id) where not is_suspect and merged_into is null;
drop index lead_owned;
-- Also read where an account goes, and for how much its owner has to do.
create index lead_owned on lead (owner_id, due_at, id) include (brand_id, is_suspect, merged_into)
  where owner_id is not null;
create index lead_campaign_due on lead (campaign_id, due_at, id) include (brand_id)
  where not is_suspect and merged_into is null;
-- Members' requests are found as all others are.
drop index lead_person;
