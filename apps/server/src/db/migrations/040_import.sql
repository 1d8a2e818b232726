-- What somebody imports from a file: how far it is, and each row of the file with what it would do and what it did.

create table import_run (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('campaigns', 'brands', 'categories', 'rates')),
  state text not null check (state in
    ('mapping', 'checking', 'checked', 'running', 'paused', 'done', 'cancelled', 'undoing', 'undone')),
  file_name text,
  -- Whose file it is: its columns and the keys of its rows are remembered under this name.
  source text not null,
  -- Of the file: what heads each, and its first values.
  columns jsonb not null,
  mapping jsonb not null,
  -- What the file does not say in a column, once for all of its rows.
  fixed jsonb not null default '{}',
  stops_at_refused boolean not null default false,
  total integer not null check (total >= 0),
  -- The last row that was judged, written, and counts of what came of them.
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
  -- When lists were last told of what it writes: each telling has every page that is kept made anew.
  told_at timestamptz,
  -- The node that is at work on it, and until when it is believed to be.
  leased_by uuid,
  leased_until timestamptz
);
create index import_run_newest on import_run (created_at, id);
create index import_run_under_way on import_run (moved_at) where state in ('checking', 'running', 'undoing');

create table import_row (
  import_id uuid not null references import_run (id) on delete cascade,
  number integer not null,
  -- As the program of the file counts.
  line integer not null,
  cells jsonb not null,
  -- What makes it a row about the same record as another one.
  key text,
  label text,
  outcome text check (outcome in ('new', 'changed', 'unchanged', 'refused')),
  record_id uuid,
  -- The record's version when the row was judged; null where there was none.
  base_version integer,
  changes jsonb,
  problems jsonb,
  -- The record's version after this row was written; null unless what it wrote stands.
  written_version integer,
  primary key (import_id, number)
);
create index import_row_key on import_row (import_id, key) where key is not null;
create index import_row_outcome on import_row (import_id, outcome, number);

-- Under which key a source knows a record of ours. Files without a named source come from anywhere: a key in one of
-- them says nothing of the same key in another.
create table import_key (
  kind text not null,
  source text not null constraint import_key_of_somebody check (source <> ''),
  key text not null,
  record_id uuid not null,
  primary key (kind, source, key)
);
