-- What campaigns that are there already are filtered by: as `facetValues` and `facetFigures` say of each new one.
-- Replaces a8aabe872f5416d50e5ef5d3f6ce094da3fc1dc6442954fd7574ba936083b836.
insert into facet_value (facet, value)
select 'benefit', kind from unnest(array['percent-off', 'lower-price', 'zero-interest', 'loan', 'installments']) kind
on conflict do nothing;

-- In batches of campaign:
update campaign_facet f set
  price = c.campaign_price,
  discount_percent = c.discount_percent,
  model_year = v.model_year,
  range_km = v.range_km,
  battery_capacity = v.battery_capacity,
  value_ids = array(
    select old.id from facet_value old where old.id = any(f.value_ids) and old.facet <> 'modelYear'
    union
    select b.id from facet_value b where b.facet = 'benefit' and case b.value
      when 'percent-off' then c.discount_percent > 0
      when 'lower-price' then c.campaign_price < c.list_price
      when 'zero-interest' then c.interest_rate = 0
      when 'loan' then c.interest_rate > 0
      when 'installments' then c.installment > 1
    end
  )
from campaign c left join campaign_vehicle v on v.campaign_id = c.id
where c.id = any($1) and c.id = f.campaign_id;
