-- When lists were last told of what an import writes: each telling has every page that is kept made anew.
alter table import_run add column told_at timestamptz;
