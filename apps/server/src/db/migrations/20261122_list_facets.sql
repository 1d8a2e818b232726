-- What an unfiltered list can be filtered by, as a job last counted. A list that changes loses its row and is counted
-- when it is shown, until the job comes by: the counts of a long list are true, and cost hardly more than a short one's.
create table list_facets (
  list_id uuid primary key references campaign_list on delete cascade,
  counts json not null
);
