-- Powers of two that a popularity reaches. They are an expression of the index and no column, so that nothing has to
-- keep them.
create function popularity_levels(popularity integer) returns integer[] language sql immutable strict parallel safe
  return array(select power from generate_series(0, 30) power where popularity >= 1 << power);

-- Finds the popular campaigns with a common word without reading all that have it.
create index campaign_search_popular on campaign_search using gin (document, popularity_levels(popularity));
drop index campaign_search_document;
