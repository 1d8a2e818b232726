-- What the columns of a board show and count, read from the index alone: what a lead's stand follows from stands in it.
create index lead_standing on lead
  ((case when state = 'withdrawn' then 'withdrawn' else stage end), due_at, id) include (state, stage)
  where not is_suspect and merged_into is null;
create index lead_standing_of_brand on lead
  (brand_id, (case when state = 'withdrawn' then 'withdrawn' else stage end), due_at, id) include (state, stage)
  where not is_suspect and merged_into is null;
