-- Loan rates are imported as campaigns, brands and categories are, and what a file does not say in a column may be
-- said once for all of its rows.
alter table import_run drop constraint import_run_kind_check;
alter table import_run add constraint import_run_kind_check
  check (kind in ('campaigns', 'brands', 'categories', 'rates'));
alter table import_run add column fixed jsonb not null default '{}';
