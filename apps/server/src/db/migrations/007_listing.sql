-- The narrow tables that lists and their filters read, written with each campaign.

-- The lists that show campaigns: the whole catalogue (no brand, no category), each brand, each category with
-- what is below it, and each brand within each category. A job counts anew.
create table campaign_list (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid references brand on delete cascade,
  category_id uuid references category on delete cascade,
  campaigns integer not null default 0,
  requests integer not null default 0,
  unique nulls not distinct (brand_id, category_id)
);
create index campaign_list_category on campaign_list (category_id);

-- One row a live campaign and list. Open-ended campaigns end at infinity, so that one index range serves a page.
create table campaign_listing (
  list_id uuid not null references campaign_list on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  end_at timestamptz not null,
  published_at timestamptz not null,
  -- As list and campaign price prove it; 0 where they prove none.
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

-- Each value that lists can be filtered by, under a short number.
create table facet_value (
  id integer generated always as identity primary key,
  facet text not null,
  value text not null,
  unique (facet, value)
);

-- What a live campaign is filtered by: the values that are ticked, and the figures that lie within a range.
create table campaign_facet (
  campaign_id uuid primary key references campaign on delete cascade,
  category_ids uuid[] not null,
  value_ids integer[] not null,
  price numeric(14, 2),
  -- As list and campaign price prove it.
  discount_percent numeric(5, 2),
  model_year integer,
  range_km integer,
  battery_capacity numeric(6, 1),
  end_at timestamptz not null,
  is_local boolean not null default false,
  -- What it is compared by with others of its own category. The figure is negative where more is better, so that the
  -- lowest is always the best.
  category_id uuid,
  measure text,
  compared_by numeric(16, 4)
);
-- Which campaigns a category or a brand has.
create index campaign_facet_categories on campaign_facet using gin (category_ids);
create index campaign_facet_values on campaign_facet using gin (value_ids);
-- Those that hold somewhere alone are few: what holds in a city is everything but those of other cities.
create index campaign_facet_local on campaign_facet (campaign_id) where is_local;
create index campaign_facet_compared on campaign_facet (category_id, measure, compared_by)
  where measure is not null;

-- Where a campaign stands among those that it is compared with. Written by whoever counts the list of a category, and
-- by nobody who has not locked that list.
create table campaign_standing (
  campaign_id uuid primary key references campaign on delete cascade,
  category_id uuid not null references category on delete cascade,
  rank integer not null,
  tied integer not null,
  among integer not null
);
create index campaign_standing_category on campaign_standing (category_id);

-- What an unfiltered list can be filtered by, as a job last counted. A list that changes loses its row and is counted
-- when it is shown, until the job comes by: the counts of a long list are true, and cost hardly more than a short
-- one's.
create table list_facets (
  list_id uuid primary key references campaign_list on delete cascade,
  counts json not null
);

-- Brands and branches of categories whose campaigns are still to be listed where these stand now: too many for one
-- write.
create table campaign_placement (
  id uuid primary key generated always as (coalesce(category_id, brand_id)) stored,
  category_id uuid references category (id),
  brand_id uuid references brand (id),
  asked_at timestamptz not null,
  -- Those up to this one are placed.
  after_campaign uuid not null default '00000000-0000-0000-0000-000000000000',
  done integer not null default 0 check (done >= 0),
  total integer not null check (total >= 0),
  constraint campaign_placement_of_one check (num_nonnulls(category_id, brand_id) = 1)
);
