-- What a campaign is compared by with others of its own category, and where it stands among them. The figure is
-- negative where more is better, so that the lowest is always the best.
alter table campaign_facet add column if not exists category_id uuid;
alter table campaign_facet add column if not exists measure text;
alter table campaign_facet add column if not exists compared_by numeric(16, 4);
create index if not exists campaign_facet_compared on campaign_facet (category_id, measure, compared_by)
  where measure is not null;

-- Written by whoever counts the list of a category, and by nobody who has not locked that list.
create table if not exists campaign_standing (
  campaign_id uuid primary key references campaign on delete cascade,
  category_id uuid not null references category on delete cascade,
  rank integer not null,
  tied integer not null,
  among integer not null
);
create index if not exists campaign_standing_category on campaign_standing (category_id);

-- In batches of campaign:
update campaign_facet f
set category_id = c.category_id, measure = compared.measure,
  compared_by = case when compared.measure is not null then compared.value end
from campaign c
cross join lateral (
  select
    case
      when c.campaign_price is not null then 'price'
      when c.monthly_payment is not null then
        case when c.interest_rate is null then concat_ws('-', 'monthly', c.term) end
      when c.interest_rate is not null then 'rate'
      when c.discount_percent is null and c.installment is not null then
        case when c.discount ~ '\+\d' then null else 'installments' end
      when c.discount ~ ('%' || replace(trim_scale(c.discount_percent)::text, '.', ',') || '(?![.,]?\d)')
        and c.discount !~ '\y(varan|kadar)\y' then 'percent'
    end as measure,
    coalesce(c.campaign_price, c.monthly_payment, c.interest_rate, -coalesce(c.discount_percent, c.installment)) as value
) compared
where f.campaign_id = c.id and c.id = any($1);
