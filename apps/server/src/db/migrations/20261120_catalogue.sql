-- The catalogue: categories, brands, campaigns and the narrow tables that lists, search and facets read.

create extension if not exists pg_trgm;

create table picture (
  hash text primary key check (hash ~ '^[0-9a-f]{20}$'),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea not null,
  created_at timestamptz not null default now()
);

create table category (
  id uuid primary key default gen_random_uuid(),
  parent_id uuid references category,
  name text not null,
  name_en text,
  slug text not null unique,
  icon text,
  position integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index category_parent on category (parent_id, position, id);

create table brand (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  colour text not null default '#334155' check (colour ~ '^#[0-9A-Fa-f]{6}$'),
  mark_hash text references picture,
  brand_url text,
  about text,
  about_en text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table campaign (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  is_active boolean not null default true,
  category_id uuid not null references category,
  brand_id uuid not null references brand,
  title text not null,
  name text not null,
  discount text,
  description_title text,
  description text,
  title2 text,
  description2 text,
  title3 text,
  description3 text,
  conditions text,
  specifications text,
  details jsonb not null default '[]',
  english jsonb,
  discount_percent numeric(5, 2) check (discount_percent between 0 and 100),
  monthly_payment numeric(14, 2) check (monthly_payment >= 0),
  term integer check (term > 0),
  down_payment numeric(14, 2) check (down_payment >= 0),
  interest_rate numeric(7, 4) check (interest_rate >= 0),
  minimum_purchase numeric(14, 2) check (minimum_purchase >= 0),
  installment integer check (installment > 0),
  list_price numeric(14, 2) check (list_price >= 0),
  campaign_price numeric(14, 2) check (campaign_price >= 0),
  showcase_hash text references picture,
  campaign_url text,
  source_url text,
  checked_at timestamptz,
  published_at timestamptz not null default now(),
  end_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index campaign_category on campaign (category_id);
create index campaign_brand on campaign (brand_id);
create index campaign_by_end on campaign (coalesce(end_at, 'infinity'::timestamptz), id) where is_active;

create table campaign_vehicle (
  campaign_id uuid primary key references campaign on delete cascade,
  gear_type text check (gear_type in ('manual', 'automatic', 'semi-automatic')),
  fuel text check (fuel in ('petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'lpg')),
  seating_capacity integer check (seating_capacity > 0),
  range_km integer check (range_km >= 0),
  is_electric boolean,
  door_count integer check (door_count > 0),
  battery_capacity numeric(6, 1) check (battery_capacity >= 0),
  model_year integer check (model_year between 1950 and 2100)
);

create table campaign_stats (
  campaign_id uuid primary key references campaign on delete cascade,
  views integer not null default 0,
  applications integer not null default 0,
  clicks integer not null default 0,
  followers integer not null default 0
);

create table brand_to_campaign (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  is_active boolean not null default true,
  unique (campaign_id, brand_id)
);
create index brand_to_campaign_brand on brand_to_campaign (brand_id, campaign_id);

create table campaign_url (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references campaign on delete cascade,
  url text not null,
  is_active boolean not null default true
);
create index campaign_url_campaign on campaign_url (campaign_id, id);

create table campaign_image (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references campaign on delete cascade,
  picture_hash text not null references picture,
  position integer not null default 0,
  alt text not null default ''
);
create index campaign_image_campaign on campaign_image (campaign_id, position, id);

-- Slugs that a thing had before: its old address answers 301.
create table slug_history (
  kind text not null check (kind in ('category', 'brand', 'campaign')),
  slug text not null,
  target_id uuid not null,
  retired_at timestamptz not null default now(),
  primary key (kind, slug)
);

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

create table campaign_search (
  campaign_id uuid primary key references campaign on delete cascade,
  title_key text not null,
  document tsvector not null,
  popularity integer not null,
  end_at timestamptz not null
);
create index campaign_search_document on campaign_search using gin (document);

create table search_term (
  term text primary key,
  weight integer not null default 1
);
create index search_term_similar on search_term using gin (term gin_trgm_ops);

create table facet_value (
  id integer generated always as identity primary key,
  facet text not null,
  value text not null,
  unique (facet, value)
);

create table campaign_facet (
  campaign_id uuid primary key references campaign on delete cascade,
  category_ids uuid[] not null,
  value_ids integer[] not null,
  end_at timestamptz not null
);

-- What the installation knows of itself: whether its data is the demo's, and since when.
create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
