-- The most wanted hits of a common word, without sorting all of them.
create index campaign_search_popularity on campaign_search (popularity desc, campaign_id);
