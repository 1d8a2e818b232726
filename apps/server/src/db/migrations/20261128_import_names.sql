-- Name that a row gives to a record, in the form in which no two records may share it.
alter table import_row add column name_key text;
create index import_row_name_key on import_row (import_id, name_key) where name_key is not null;
