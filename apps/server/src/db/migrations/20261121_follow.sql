-- What people follow. The target is a campaign, a brand or a category, so it is no foreign key: what is gone is not shown.
create table follow (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('campaign', 'brand', 'category')),
  target_id uuid not null,
  created_at timestamptz not null,
  primary key (account_id, kind, target_id)
);
create index follow_target on follow (kind, target_id);

-- A campaign's followers are counted with each follow that comes or goes, by whichever way: with its account, too.
-- Whoever moves several waits for others in the order of the ids.
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

-- What became of a request, and when. A withdrawn one keeps the instants of where it was.
alter table form_to_campaign
  add column state text not null default 'received'
    check (state in ('received', 'forwarded', 'contacted', 'closed', 'withdrawn')),
  add column forwarded_at timestamptz,
  add column contacted_at timestamptz,
  add column closed_at timestamptz,
  add column withdrawn_at timestamptz;
alter table customer_to_campaign
  add column state text not null default 'received'
    check (state in ('received', 'forwarded', 'contacted', 'closed', 'withdrawn')),
  add column forwarded_at timestamptz,
  add column contacted_at timestamptz,
  add column closed_at timestamptz,
  add column withdrawn_at timestamptz;

-- Forms without an owner are found by their address when its owner verifies it or signs in.
create index quote_form_ownerless on quote_form (email_key, id) where customer_id is null;

-- What somebody is told inside the site.
create table notification (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('campaign-ending', 'request-moved')),
  campaign_id uuid not null references campaign on delete cascade,
  -- The state that a request came into.
  state text check (state in ('received', 'forwarded', 'contacted', 'closed', 'withdrawn')),
  created_at timestamptz not null,
  read_at timestamptz,
  check ((kind = 'request-moved') = (state is not null))
);
create index notification_newest on notification (account_id, created_at, id);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_age on notification (created_at);

-- Whom a campaign's end was told: once.
create table reminder (
  account_id uuid not null references account on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  told_at timestamptz not null,
  primary key (account_id, campaign_id)
);
create index reminder_age on reminder (told_at);
