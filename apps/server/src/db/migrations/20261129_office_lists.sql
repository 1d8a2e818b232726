-- A link has the brand of its campaign. Taken from the campaign, it is searched together with the title.
create or replace view brand_link as
select c.id, c.title, c.title_key, c.search_key, c.slug, c.status, c.end_at, c.brand_id, l.is_active, l.created_at
from campaign c join brand_to_campaign l on l.campaign_id = c.id;

-- The office's lists of campaigns that ended before a day, or that have ended.
create index campaign_ends on campaign (end_at, status);

-- Campaigns that contradict themselves, for the office's list as well: drafts are among them. The index that it
-- replaces is dropped last, because that blocks even readers until the end of the file.
create index campaign_at_odds on campaign (published_at, id) where contradictions > 0;
drop index campaign_contradictory;
