-- A lead without a planned action is due two business days after its last contact, and a preferred time counts only on
-- days on which its brand is open. The job that applies changed hours computes all open leads again.
update brand_hours set clocks_version = 0;
