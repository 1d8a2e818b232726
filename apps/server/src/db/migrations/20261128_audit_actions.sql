-- Entries of one kind of action, of which most are rare, for the filter of the audit log.
create index audit_entry_action on audit_entry (action, at, id);
