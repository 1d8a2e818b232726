-- Narrow tables for lists of campaigns and their filters, written with each campaign.
-- Replaces 6fa116e91112a502067fdb4eb35cb04323f0367201101e185ce53ae1303c3ac0.

-- Lists of campaigns: the whole catalogue (no brand, no category), each brand, each category including its descendants,
-- and each brand within each category. A job updates the counts.
create table campaign_list (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid references brand on delete cascade,
  category_id uuid references category on delete cascade,
  campaigns integer not null default 0,
  requests integer not null default 0,
  unique nulls not distinct (brand_id, category_id)
);
create index campaign_list_category on campaign_list (category_id);

-- One row per live campaign and list that shows it. Open-ended campaigns have the end `infinity`, so one index range
-- serves a page.
create table campaign_listing (
  list_id uuid not null references campaign_list on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  end_at timestamptz not null,
  published_at timestamptz not null,
  -- Discount proven by list price and campaign price, or 0.
  discount_percent numeric(5, 2) not null,
  popularity integer not null,
  price numeric(14, 2) not null,
  primary key (list_id, campaign_id)
);
create index campaign_listing_end on campaign_listing (list_id, end_at, campaign_id);
create index campaign_listing_newest on campaign_listing (list_id, published_at desc, campaign_id);
create index campaign_listing_discount on campaign_listing (list_id, discount_percent desc, campaign_id);
create index campaign_listing_popularity on campaign_listing (list_id, popularity desc, campaign_id);
create index campaign_listing_price on campaign_listing (list_id, price, campaign_id);
create index campaign_listing_campaign on campaign_listing (campaign_id);

-- Values by which lists can be filtered, with a short number for each.
create table facet_value (
  id integer generated always as identity primary key,
  facet text not null,
  value text not null,
  unique (facet, value)
);

-- Filter data of a live campaign: values for checkboxes, and figures for ranges.
create table campaign_facet (
  campaign_id uuid primary key references campaign on delete cascade,
  category_ids uuid[] not null,
  value_ids integer[] not null,
  price numeric(14, 2),
  -- Discount proven by list price and campaign price.
  discount_percent numeric(5, 2),
  model_year integer,
  range_km integer,
  battery_capacity numeric(6, 1),
  end_at timestamptz not null,
  is_local boolean not null default false,
  -- The campaign's own category, and the measure and figure by which it is compared within it. The figure is negative
  -- where more is better, so the lowest is always the best.
  category_id uuid,
  measure text,
  compared_by numeric(16, 4)
);
-- Filters by category or brand.
create index campaign_facet_categories on campaign_facet using gin (category_ids);
create index campaign_facet_values on campaign_facet using gin (value_ids);
-- Few campaigns are valid in some cities only. The filter by city excludes those of other cities instead of searching
-- for all that are valid.
create index campaign_facet_local on campaign_facet (campaign_id) where is_local;
create index campaign_facet_compared on campaign_facet (category_id, measure, compared_by)
  where measure is not null;

-- Rank of a campaign among those of its category with the same measure. Written only when the category's list is
-- counted, under a lock on that list.
create table campaign_standing (
  campaign_id uuid primary key references campaign on delete cascade,
  category_id uuid not null references category on delete cascade,
  rank integer not null,
  tied integer not null,
  among integer not null
);
create index campaign_standing_category on campaign_standing (category_id);

-- Stored filter counts of unfiltered lists. When a list changes, its row is deleted, and the list is counted on each
-- view until the job runs again. Counts of long lists are therefore exact and cost hardly more than those of short
-- lists.
create table list_facets (
  list_id uuid primary key references campaign_list on delete cascade,
  counts json not null
);

-- Brands and categories (with their descendants) whose campaigns are being placed in lists again, in batches because
-- one transaction would be too long.
create table campaign_placement (
  id uuid primary key generated always as (coalesce(category_id, brand_id)) stored,
  category_id uuid references category (id),
  brand_id uuid references brand (id),
  asked_at timestamptz not null,
  -- Campaigns up to and including this id are placed.
  after_campaign uuid not null default '00000000-0000-0000-0000-000000000000',
  done integer not null default 0 check (done >= 0),
  total integer not null check (total >= 0),
  constraint campaign_placement_of_one check (num_nonnulls(category_id, brand_id) = 1)
);
