-- Follows of accounts. The target is a campaign, a brand or a category, so it has no foreign key. Deleted targets are
-- not shown.
-- Replaces bad08c82f39e9b74c30fb08b6460bed316fde87e90c3c2792362da3c81723df7.
create table follow (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('campaign', 'brand', 'category')),
  target_id uuid not null,
  created_at timestamptz not null,
  primary key (account_id, kind, target_id)
);
create index follow_target on follow (kind, target_id);

-- Counts a campaign's followers when rows are added or deleted, also when an account is deleted. Several campaigns are
-- locked in the order of their ids to avoid deadlocks.
create function count_followers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into campaign_stats as s (campaign_id, followers)
    select c.id, count(*)::integer from changed join campaign c on c.id = changed.target_id
    where changed.kind = 'campaign' group by c.id order by c.id
    on conflict (campaign_id) do update set followers = s.followers + excluded.followers;
  else
    perform from campaign_stats where campaign_id in (select target_id from changed where kind = 'campaign')
    order by campaign_id for update;
    update campaign_stats s set followers = greatest(0, s.followers - gone.follows)
    from (select target_id, count(*)::integer as follows from changed where kind = 'campaign' group by target_id) gone
    where s.campaign_id = gone.target_id;
  end if;
  return null;
end
$$;
create trigger follow_counts after insert on follow
  referencing new table as changed for each statement execute function count_followers();
create trigger unfollow_counts after delete on follow
  referencing old table as changed for each statement execute function count_followers();
