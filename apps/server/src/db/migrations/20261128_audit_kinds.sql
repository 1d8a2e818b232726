-- Entries about a kind of object, with or without a number, for the search of the audit log.
create index audit_entry_kind on audit_entry (target_kind, at, id) where target_kind is not null;
