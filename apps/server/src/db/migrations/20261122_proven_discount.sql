-- Lists stand and filters go by the discount that two prices prove, and no longer by what a brand claims: as
-- `provenDiscount` says of each new campaign, in percent with one decimal, rounded down, and from one percent on.
-- Replaces bab2e73142364e40e2c8d8f64bde23fd2eb8d258bc0935774bd16b24eb0e430e.

-- In batches of campaign:
with tenth as (
  select id, case when campaign_price < list_price then div((list_price - campaign_price) * 1000, list_price) end as saved
  from campaign where id = any($1)
), proven as (
  select id, case when saved >= 10 then saved / 10 end as percent from tenth
), in_facets as (
  update campaign_facet f set discount_percent = p.percent
  from proven p where p.id = f.campaign_id and f.discount_percent is distinct from p.percent
)
update campaign_listing l set discount_percent = coalesce(p.percent, 0)
from proven p where p.id = l.campaign_id and l.discount_percent <> coalesce(p.percent, 0);
