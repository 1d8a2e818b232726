-- Imported files and their progress, and the rows of each file with their planned and written changes.
-- Replaces 40348e1ad8b8733820afc8726c51df245f007b1608f3996897f1c5f4d941a6e4.

create table import_run (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('campaigns', 'brands', 'categories', 'rates')),
  state text not null check (state in
    ('mapping', 'checking', 'checked', 'running', 'paused', 'done', 'cancelled', 'undoing', 'undone')),
  file_name text,
  -- Source of the file, under which its columns and the keys of its rows are remembered.
  source text not null,
  -- Columns of the file: heading and first values of each.
  columns jsonb not null,
  mapping jsonb not null,
  -- Values for all rows, for fields without a column in the file.
  fixed jsonb not null default '{}',
  stops_at_refused boolean not null default false,
  total integer not null check (total >= 0),
  -- Number of the last checked row; number of the last processed row (while undoing, rows up to it remain); then
  -- numbers of rows by outcome. `written` excludes undone rows.
  judged integer not null default 0,
  done integer not null default 0,
  new_rows integer not null default 0,
  changed_rows integer not null default 0,
  unchanged_rows integer not null default 0,
  refused_rows integer not null default 0,
  written integer not null default 0,
  created_at timestamptz not null,
  created_by uuid references account (id) on delete set null,
  moved_at timestamptz not null,
  -- When the lists were last invalidated. Each invalidation empties the whole page cache, so it is not done for every
  -- batch.
  told_at timestamptz,
  -- Node that processes the import, and the end of its lease.
  leased_by uuid,
  leased_until timestamptz
);
create index import_run_newest on import_run (created_at, id);
create index import_run_under_way on import_run (moved_at) where state in ('checking', 'running', 'undoing');

create table import_row (
  import_id uuid not null references import_run (id) on delete cascade,
  number integer not null,
  -- Line number in the program that opens the file.
  line integer not null,
  cells jsonb not null,
  -- Key shared by rows about the same record.
  key text,
  label text,
  outcome text check (outcome in ('new', 'changed', 'unchanged', 'refused')),
  record_id uuid,
  -- Version of the record when the row was checked; null when there was no record.
  base_version integer,
  changes jsonb,
  problems jsonb,
  -- Version of the record after the row was written; null when nothing was written or the write was undone.
  written_version integer,
  primary key (import_id, number)
);
create index import_row_key on import_row (import_id, key) where key is not null;
create index import_row_outcome on import_row (import_id, outcome, number);

-- A source's keys of our records. Files without a named source store no keys, because the same key in two such files
-- may mean different records.
create table import_key (
  kind text not null,
  source text not null constraint import_key_of_somebody check (source <> ''),
  key text not null,
  record_id uuid not null,
  primary key (kind, source, key)
);
