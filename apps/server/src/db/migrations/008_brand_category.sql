-- In which categories a brand works. A brand's first list within a category, which its first campaign there makes, makes
-- the link, whoever writes the campaign; the office puts the links of a brand in an order and pauses them.
create table brand_category (
  id uuid primary key default gen_random_uuid(),
  brand_id uuid not null references brand on delete cascade,
  category_id uuid not null references category on delete cascade,
  -- Among those of its brand, once somebody has put them in an order; 0 until then.
  position integer not null default 0,
  -- Whether visitors find no page of the brand in this category, nor below it.
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
  -- Behind the others, where somebody has put them in an order.
  insert into brand_category (brand_id, category_id, position)
  select new.brand_id, new.category_id, case when max(position) > 0 then max(position) + 10 else 0 end
  from brand_category where brand_id = new.brand_id
  on conflict do nothing;
  return null;
end
$$;
create trigger campaign_list_links_brand after insert on campaign_list
  for each row when (new.brand_id is not null and new.category_id is not null) execute function link_brand_category();
