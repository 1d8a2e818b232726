-- Replaces 003b51443f2f28a3782d283738f0d8392a8e756ba0a99775dff26cc15e70bdf6.
-- The earlier text dropped the replaced index first, which blocked even readers while the new one was built.

-- The office's lists of campaigns that ended before a day, or that have ended.
create index campaign_ends on campaign (end_at, status);

-- Campaigns that contradict themselves, for the office's list as well: drafts are among them.
create index campaign_at_odds on campaign (published_at, id) where contradictions > 0;

-- A link has the brand of its campaign. Taken from the campaign, it is searched together with the title.
create or replace view brand_link as
select c.id, c.title, c.title_key, c.search_key, c.slug, c.status, c.end_at, c.brand_id, l.is_active, l.created_at
from campaign c join brand_to_campaign l on l.campaign_id = c.id;

drop index campaign_contradictory;
alter index campaign_at_odds rename to campaign_contradictory;
