-- Whether a row of an import was written and then undone. It is not known of earlier rows.
alter table import_row add column is_undone boolean;
alter table import_row alter column is_undone set default false;
