-- Links of brands and campaigns with what the office lists of a campaign. As columns of one relation they are sorted and
-- paged by the campaign's index; from the link to its campaign every page sorted all of them.
create or replace view brand_link as
select c.id, c.title, c.title_key, c.search_key, c.slug, c.status, c.end_at, l.brand_id, l.is_active, l.created_at
from campaign c join brand_to_campaign l on l.campaign_id = c.id;
