-- A merged lead is no longer one of those behind the dashboard's figures, and a separated one is again, whenever it
-- arrived. The next count begins with the earliest of them. Each has a row of its own, so that neither the count nor
-- another merge is waited for.
create table dashboard_recount (
  arrived_at timestamptz not null
);
create function recount_merged() returns trigger language plpgsql as $$
begin
  insert into dashboard_recount (arrived_at) values (coalesce(new.reviewed_at, new.created_at));
  return null;
end
$$;
create trigger lead_merged_is_recounted after update of merged_into on lead
  for each row when ((new.merged_into is null) <> (old.merged_into is null)) execute function recount_merged();
