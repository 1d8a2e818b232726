-- What brands say became of their requests, and what they fetch of changes.

-- Whose system did it; null where somebody did, or the installation.
alter table lead_event add column if not exists api_key_id uuid;

-- A result that was taken, so that the same one is taken once.
create table lead_result (
  brand_id uuid not null references brand (id) on delete cascade,
  -- What the brand calls it, as a salted hash.
  key_hash text not null,
  body_hash text not null,
  lead_id uuid not null references lead (id) on delete cascade,
  -- Taken back, it may be told again.
  change_id uuid not null,
  outcome text not null check (outcome in ('taken', 'unchanged')),
  -- The request's afterwards.
  version integer not null,
  created_at timestamptz not null,
  primary key (brand_id, key_hash)
);
create index lead_result_lead on lead_result (lead_id);

-- When what a brand's system fetches of a request last changed; null where it has not since the request came. Without
-- microseconds, which no cursor holds.
alter table lead add column if not exists told_at timestamptz;

create function keep_told_at() returns trigger language plpgsql as $$
begin
  new.told_at := date_trunc('milliseconds', clock_timestamp());
  return new;
end
$$;
-- Whichever deed writes it: what is not told here nobody forgets to tell.
create trigger lead_told_at before update of state, stage, is_suspect on lead for each row
  when (
    old.state is distinct from new.state or old.stage is distinct from new.stage
    or old.is_suspect is distinct from new.is_suspect
  )
  execute function keep_told_at();

-- The order in which a brand's system fetches requests.
drop index if exists lead_brand_arrival;
create index if not exists lead_brand_told on lead (brand_id, coalesce(told_at, reviewed_at, created_at), id);
