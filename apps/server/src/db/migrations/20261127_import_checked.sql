-- Named after the state in which the rows are checked.
alter table import_run rename column judged to checked;
