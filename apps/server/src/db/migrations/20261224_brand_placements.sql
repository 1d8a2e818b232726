-- A brand of many campaigns is followed batch by batch, as a large branch of categories is.
alter table campaign_placement drop constraint campaign_placement_pkey;
alter table campaign_placement
  alter column category_id drop not null,
  add column brand_id uuid references brand (id),
  add constraint campaign_placement_of_one check (num_nonnulls(category_id, brand_id) = 1),
  add column id uuid primary key generated always as (coalesce(category_id, brand_id)) stored;
