-- The columns that a person hides in a list, so that they are the same in every browser.
create table if not exists office_columns (
  account_id uuid not null references account on delete cascade,
  resource text not null,
  hidden text[] not null,
  primary key (account_id, resource)
);
