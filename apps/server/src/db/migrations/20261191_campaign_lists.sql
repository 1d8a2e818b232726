-- The office's lists. The first holds all that they are narrowed by, so that to count them no campaign is read whole.
create index campaign_found on campaign (title_key, id)
  include (search_key, status, end_at, brand_id, category_id, checked_at, contradictions, showcase_hash);
create index campaign_all_by_end on campaign ((coalesce(end_at, 'infinity'::timestamptz)), id);
create index campaign_all_by_check on campaign ((coalesce(checked_at, '-infinity'::timestamptz)), id);
create index campaign_all_by_creation on campaign (created_at, id);
create index campaign_all_by_change on campaign (updated_at, id);
