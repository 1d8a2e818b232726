-- What somebody asked for, in one table: who (an account, a form, or both), of which brand, for which campaign, and
-- where it is now. The two specified links become views of it. A form keeps the contact that it was sent with; a
-- member's lead without a form has its own, and no contact stands in both.
create table lead (
  id uuid primary key default gen_random_uuid(),
  form_id uuid references quote_form on delete cascade,
  customer_id uuid,
  campaign_id uuid not null references campaign,
  -- The campaign's brand when it was asked: a campaign may move, its leads stay.
  brand_id uuid not null references brand,
  state text not null default 'received'
    check (state in ('received', 'forwarded', 'contacted', 'closed', 'withdrawn')),
  is_active boolean not null default true,
  is_suspect boolean not null default false,
  contact_email text,
  contact_phone text,
  contact_name text,
  contact_surname text,
  joined_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  constraint lead_has_asker check (num_nonnulls(form_id, customer_id) > 0),
  constraint lead_has_one_contact check (
    num_nonnulls(contact_email, contact_phone, contact_name, contact_surname)
      = case when form_id is null then 4 else 0 end
  ),
  constraint lead_joins_account check (joined_at is null or num_nonnulls(form_id, customer_id) = 2)
);
create index lead_form on lead (form_id) where form_id is not null;
create index lead_campaign on lead (campaign_id, created_at, id);
create index lead_customer on lead (customer_id, created_at, id) where customer_id is not null;
create index lead_brand_newest on lead (brand_id, state, created_at, id);
create index lead_of_form_newest on lead (created_at, id) where form_id is not null;
create index lead_of_member_age on lead (created_at) where form_id is null;
create index lead_contact_email on lead (lower(contact_email collate "C")) where contact_email is not null;

-- Each change of a lead's state, by the version that it led to. That it was received, the lead itself says.
create table lead_state (
  lead_id uuid not null references lead on delete cascade,
  version integer not null,
  from_state text not null check (from_state in ('received', 'forwarded', 'contacted', 'closed', 'withdrawn')),
  to_state text not null check (to_state in ('received', 'forwarded', 'contacted', 'closed', 'withdrawn')),
  at timestamptz not null,
  -- Unknown of changes before this table.
  changed_by text check (changed_by in ('requester', 'staff', 'installation')),
  -- Whoever asked stands in the lead alone, so that an erasure need not look here.
  staff_id uuid,
  primary key (lead_id, version),
  check (from_state <> to_state),
  check (staff_id is null or changed_by = 'staff')
);

alter table quote_claim add column lead_id uuid;
create index lead_claim_lead on quote_claim (lead_id);

-- Until the old tables go, whatever the version before writes to them is written here as well.
create view request_move as
select l.id, move.*
from (
  select id, forwarded_at, contacted_at, closed_at, withdrawn_at from form_to_campaign
  union all
  select id, forwarded_at, contacted_at, closed_at, withdrawn_at from customer_to_campaign
) l
cross join lateral (values
  (1, 'forwarded', forwarded_at, null), (2, 'contacted', contacted_at, null), (3, 'closed', closed_at, null),
  (4, 'withdrawn', withdrawn_at, 'requester')
) move (place, to_state, at, changed_by)
where move.at is not null;

create function keep_moves(ids uuid[]) returns void language sql as $$
  delete from lead_state where lead_id = any(ids);
  insert into lead_state (lead_id, version, from_state, to_state, at, changed_by)
  select id, 1 + row_number() over moves, lag(to_state, 1, 'received') over moves, to_state, at, changed_by
  from request_move where id = any(ids)
  window moves as (partition by id order by place);
  update lead l set version = moved.version
  from (select lead_id, max(version) as version from lead_state where lead_id = any(ids) group by lead_id) moved
  where l.id = moved.lead_id;
$$;

create function keep_form_requests(ids uuid[]) returns void language sql as $$
  insert into lead (id, form_id, customer_id, campaign_id, brand_id, state, is_active, is_suspect, joined_at,
    created_at, erased_at)
  select l.id, l.form_id, l.customer_id, l.campaign_id, c.brand_id, l.state, l.is_active, f.is_suspect, l.joined_at,
    l.created_at, f.erased_at
  from form_to_campaign l join quote_form f on f.id = l.form_id join campaign c on c.id = l.campaign_id
  where l.id = any(ids) order by l.id
  on conflict (id) do update set customer_id = excluded.customer_id, state = excluded.state,
    is_active = excluded.is_active, is_suspect = excluded.is_suspect, joined_at = excluded.joined_at,
    erased_at = excluded.erased_at;
  select keep_moves(ids);
  update quote_claim set lead_id = form_link_id where form_link_id = any(ids) and lead_id is null;
$$;

create function keep_member_requests(ids uuid[]) returns void language sql as $$
  insert into lead (id, customer_id, campaign_id, brand_id, state, is_active, is_suspect, contact_email,
    contact_phone, contact_name, contact_surname, created_at, erased_at)
  select l.id, l.customer_id, l.campaign_id, c.brand_id, l.state, l.is_active, l.is_suspect, l.contact_email,
    l.contact_phone, l.contact_name, l.contact_surname, l.created_at, l.erased_at
  from customer_to_campaign l join campaign c on c.id = l.campaign_id
  where l.id = any(ids) order by l.id
  on conflict (id) do update set customer_id = excluded.customer_id, state = excluded.state,
    is_active = excluded.is_active, is_suspect = excluded.is_suspect, contact_email = excluded.contact_email,
    contact_phone = excluded.contact_phone, contact_name = excluded.contact_name,
    contact_surname = excluded.contact_surname, erased_at = excluded.erased_at;
  select keep_moves(ids);
  update quote_claim set lead_id = customer_link_id where customer_link_id = any(ids) and lead_id is null;
$$;

create function follow_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from lead where id = old.id;
  elsif tg_table_name = 'form_to_campaign' then
    perform keep_form_requests(array[new.id]);
  elsif tg_table_name = 'customer_to_campaign' then
    perform keep_member_requests(array[new.id]);
  else
    perform keep_form_requests(array(select id from form_to_campaign where form_id = new.id));
  end if;
  return null;
end
$$;
create trigger request_is_lead after insert or update or delete on form_to_campaign
  for each row execute function follow_request();
create trigger request_is_lead after insert or update or delete on customer_to_campaign
  for each row execute function follow_request();
create trigger request_is_lead after update of is_suspect, erased_at on quote_form
  for each row execute function follow_request();
