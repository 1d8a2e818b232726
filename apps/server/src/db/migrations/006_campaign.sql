-- Campaigns and their pictures, addresses and figures.
-- Replaces 8f7c4bb06791b3aadadf1d105f875ed2ebaae3f979a4a59251cfd6c329eead26.

create table campaign (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  is_active boolean not null default true,
  -- Stage of the campaign's life, from draft to archive.
  status text not null default 'live'
    constraint campaign_status check (status in ('draft', 'scheduled', 'live', 'withdrawn', 'archived')),
  was_published boolean not null default true,
  publish_at timestamptz,
  category_id uuid not null references category,
  brand_id uuid not null references brand,
  -- Paid placement: labelled as such, without effect on any order.
  is_sponsored boolean not null default false,
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
  -- Showcase picture of English pages, for a Turkish picture that contains words.
  showcase_hash_en text references picture,
  showcase_alt text not null default '',
  showcase_alt_en text not null default '',
  gallery_version integer not null default 1,
  -- Names of the provinces in which the campaign is valid, separated by commas; null when nationwide.
  cities text,
  campaign_url text,
  source_url text,
  -- When the campaign was last compared with its source, and by whom; `checked_by` is null when that is unknown.
  checked_at timestamptz,
  checked_by uuid,
  -- Sources of its values, by field.
  evidence jsonb not null default '{}',
  contradictions integer not null default 0,
  -- Keys for the office's search and sorting. Derived from the titles and written with them.
  search_key text not null default '',
  title_key text collate "C" not null default '',
  published_at timestamptz not null default now(),
  end_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz,
  constraint campaign_active check (is_active = (status = 'live')),
  constraint campaign_scheduled check (status <> 'scheduled' or publish_at is not null)
);
create index campaign_category on campaign (category_id);
create index campaign_brand on campaign (brand_id);
create index campaign_by_end on campaign (coalesce(end_at, 'infinity'::timestamptz), id) where is_active;
-- Sitemaps count live campaigns by the first characters of their ids and show the latest change of each group. The
-- index contains all columns needed, so no rows of a large catalogue are read.
create index campaign_changed on campaign (id, updated_at, end_at) where is_active;
create index campaign_due on campaign (publish_at, id) where publish_at is not null;

-- Lists in the office. The first index includes every column by which they are filtered, so they are counted from the
-- index alone.
create index campaign_found on campaign (title_key, id)
  include (search_key, status, end_at, brand_id, category_id, checked_at, contradictions, showcase_hash);
create index campaign_named on campaign using gin (search_key gin_trgm_ops);
create index campaign_all_by_end on campaign ((coalesce(end_at, 'infinity'::timestamptz)), id);
create index campaign_all_by_check on campaign ((coalesce(checked_at, '-infinity'::timestamptz)), id);
create index campaign_all_by_creation on campaign (created_at, id);
create index campaign_all_by_change on campaign (updated_at, id);

-- For finding out whether a campaign still uses a picture.
create index campaign_showcase on campaign (showcase_hash);
create index campaign_showcase_en on campaign (showcase_hash_en) where showcase_hash_en is not null;
-- Search of showcase pictures by their alternative texts, and the list of pictures that lack one.
create index campaign_showcase_texts on campaign
  using gin (folded_text(showcase_alt || ' ' || showcase_alt_en) gin_trgm_ops) where showcase_hash is not null;
create index campaign_showcase_silent on campaign (id)
  where showcase_hash is not null and (showcase_alt = '' or showcase_alt_en = '');

-- Work lists. These partial indexes contain open tasks only.
create index campaign_unchecked on campaign (checked_at nulls first, id) where is_active;
create index campaign_without_picture on campaign (published_at, id) where is_active and showcase_hash is null;

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

create table campaign_url (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references campaign on delete cascade,
  url text not null,
  is_active boolean not null default true,
  -- When somebody last confirmed that the campaign is still valid, and the username.
  confirmed_at timestamptz,
  confirmed_by text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  binned_at timestamptz
);
create index campaign_url_campaign on campaign_url (campaign_id, id);
-- The office searches addresses by any part, and sorts the list by each of these columns.
create index campaign_url_search on campaign_url using gin (lower(url) gin_trgm_ops);
create index campaign_url_by_address on campaign_url (url, id);
create index campaign_url_by_creation on campaign_url (created_at, id);
create index campaign_url_by_change on campaign_url (updated_at, id);
create index campaign_url_by_confirmation on campaign_url
  ((coalesce(confirmed_at, '-infinity'::timestamptz)), id);

create table campaign_image (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references campaign on delete cascade,
  picture_hash text not null references picture,
  -- Picture of English pages, for a Turkish picture that contains words. `alt_en` is its alternative text.
  picture_hash_en text references picture,
  position integer not null default 0,
  alt text not null default '',
  alt_en text
);
create index campaign_image_campaign on campaign_image (campaign_id, position, id);
create index campaign_image_picture on campaign_image (picture_hash);
create index campaign_image_picture_en on campaign_image (picture_hash_en) where picture_hash_en is not null;
create index campaign_image_texts on campaign_image
  using gin (folded_text(alt || ' ' || coalesce(alt_en, '')) gin_trgm_ops);
create index campaign_image_silent on campaign_image (campaign_id)
  where alt = '' or coalesce(alt_en, '') = '';

-- Brands of campaigns. At most one link per campaign is active.
create table brand_to_campaign (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (campaign_id, brand_id)
);
create index brand_to_campaign_brand on brand_to_campaign (brand_id, campaign_id);
create unique index brand_to_campaign_active on brand_to_campaign (campaign_id) where is_active;

-- Former slugs of categories, brands and campaigns. Their old addresses redirect with 301.
create table slug_history (
  kind text not null check (kind in ('category', 'brand', 'campaign')),
  slug text not null,
  target_id uuid not null,
  retired_at timestamptz not null default now(),
  primary key (kind, slug)
);
