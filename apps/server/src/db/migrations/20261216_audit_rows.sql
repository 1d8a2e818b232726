-- How many rows a file held that left the office.
alter table audit_entry add column rows integer;
