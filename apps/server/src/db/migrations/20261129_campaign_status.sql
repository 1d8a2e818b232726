-- The office's lists of campaigns in a state that few of them have.
create index campaign_status on campaign (status);
