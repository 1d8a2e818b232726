-- Who compared a campaign with its source last; nobody where that is not known.
alter table campaign add column checked_by uuid;
