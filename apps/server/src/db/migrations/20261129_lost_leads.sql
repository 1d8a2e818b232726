-- Lost leads by reason. Most leads of a period are not lost, and the figures read all of them to find those that are.
create index lead_lost on lead (created_at) include (brand_id, owner_id, lost_reason_id)
  where stage = 'lost' and not is_suspect and merged_into is null;
