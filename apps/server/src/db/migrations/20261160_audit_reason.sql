-- Who takes personal values out of the office says why.
alter table audit_entry add column reason text;
