-- Entries about a record are read from audit_entry_record: few kinds share an id, so that the kind narrows nothing.
drop index audit_entry_target;
