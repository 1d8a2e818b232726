-- Requests of members concerning their data by article 11 of the law, to be answered within thirty days.
-- Replaces 2c4f294eb6737aff495726e973f7b7883f2ec9b638476a068fa8a86291914ac3.
create table data_request (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'objection', 'transfer', 'other')),
  body text not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  -- Answer and its author, deleted with the request.
  answer text,
  answered_by uuid
);
create index data_request_owner on data_request (account_id, created_at, id);
create index data_request_open on data_request (due_at, id) where answered_at is null;
create index data_request_order on data_request ((answered_at is not null), due_at, id);
create index data_request_age on data_request (created_at);

-- Erased people, as anonymous marks. After a restore from a backup, the marks identify the people to erase again.
create table erasure (
  id uuid primary key default gen_random_uuid(),
  account_mark text not null,
  -- Mark of the email address, if it was verified.
  email_mark text,
  erased_at timestamptz not null,
  constraint erasure_once unique (account_mark)
);
create index erasure_age on erasure (erased_at);
