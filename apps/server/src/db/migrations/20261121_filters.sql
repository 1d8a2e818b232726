-- The figures that lists are filtered by within a range, beside the values that are ticked.
alter table campaign_facet
  add column price numeric(14, 2),
  add column discount_percent numeric(5, 2),
  add column model_year integer,
  add column range_km integer,
  add column battery_capacity numeric(6, 1);

-- Which campaigns a category or a brand has.
create index campaign_facet_categories on campaign_facet using gin (category_ids);
create index campaign_facet_values on campaign_facet using gin (value_ids);
