-- What an authenticator is being given lies apart: a second factor that is on stays on until the new one is confirmed.
create table second_factor_setup (
  account_id uuid primary key references account on delete cascade,
  -- As second_factor's.
  sealed_secret text not null,
  started_at timestamptz not null
);
create index second_factor_setup_age on second_factor_setup (started_at);

delete from second_factor where confirmed_at is null;
alter table second_factor alter column confirmed_at set not null;
