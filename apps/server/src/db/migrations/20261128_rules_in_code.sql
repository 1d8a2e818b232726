-- The server stops the mails of a withdrawn request, and begins the escalation of a new brand, which has this time then.
drop trigger lead_withdrawn_is_not_written_to on lead;
drop function stop_mails_of_withdrawn();
drop trigger brand_begins_escalating on brand;
drop function begin_escalating();

alter table brand_hours add column escalates_since timestamptz;
update brand_hours set escalates_since = created_at;
create index brand_hours_not_escalating on brand_hours (brand_id) where escalates_since is null;
