-- Who gets the report of a month by mail, and which one they got.

alter table assignee add column wants_report boolean not null default false;

create table lead_report (
  account_id uuid not null references account on delete cascade,
  -- As YYYY-MM.
  month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  sent_at timestamptz not null,
  primary key (account_id, month)
);
