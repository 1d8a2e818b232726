-- Lists of leads leave out those of erased people, and are still counted from these indexes alone.
drop index if exists lead_due;
create index lead_due on lead (due_at, id) include (erased_at) where not is_suspect and merged_into is null;
drop index if exists lead_brand_due;
create index lead_brand_due on lead (brand_id, due_at, id) include (erased_at)
  where not is_suspect and merged_into is null;
drop index if exists lead_campaign_due;
create index lead_campaign_due on lead (campaign_id, due_at, id) include (brand_id, erased_at)
  where not is_suspect and merged_into is null;
drop index if exists lead_owned;
create index lead_owned on lead (owner_id, due_at, id) include (brand_id, is_suspect, merged_into, erased_at)
  where owner_id is not null;
