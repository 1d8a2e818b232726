-- Records that an import has written, which its later rows do not match by name.
create index import_row_written on import_row (import_id, record_id) where written_version is not null;
