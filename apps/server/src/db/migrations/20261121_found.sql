-- Sitemaps count live campaigns by the beginning of their ids, and say when the latest of them changed: all of it
-- stands in this index, so that no row of a large catalogue is read for it.
create index campaign_changed on campaign (id, updated_at, end_at) where is_active;
