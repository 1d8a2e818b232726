-- A request that somebody accepted arrived then: brands' systems fetch it behind what they have read already.
drop index if exists lead_brand_arrival;
create index if not exists lead_brand_arrival on lead (brand_id, coalesce(reviewed_at, created_at), id);
