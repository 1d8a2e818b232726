-- Categories in which a brand is active. A trigger adds the row with the brand's first list in a category, whichever
-- code writes the campaign. The office sorts and pauses the categories of a brand.
-- Replaces 0079b54a4c5dacb0c3208ea53f6ca19803f2d320067202951b8f1b0c18cd77b3.
create table brand_category (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand on delete cascade,
  category_id uuid not null references category on delete cascade,
  -- Position among the brand's categories, or 0 until somebody sets an order.
  position integer not null default 0,
  -- Whether the brand's pages in this category and its descendants are hidden from visitors.
  is_paused boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_by uuid,
  unique (brand_id, category_id)
);
create index brand_category_of_category on brand_category (category_id);
create index brand_category_paused on brand_category (brand_id) where is_paused;
create index brand_category_newest on brand_category (created_at, id);

create function link_brand_category() returns trigger language plpgsql as $$
begin
  -- Added last when the brand's categories have an order.
  insert into brand_category (brand_id, category_id, position)
  select new.brand_id, new.category_id, case when max(position) > 0 then max(position) + 10 else 0 end
  from brand_category where brand_id = new.brand_id
  on conflict do nothing;
  return null;
end
$$;
create trigger campaign_list_links_brand after insert on campaign_list
  for each row when (new.brand_id is not null and new.category_id is not null) execute function link_brand_category();
