-- What those hear of who work on requests.

create table lead_notice (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  lead_id uuid not null references lead on delete cascade,
  kind text not null check (kind in ('reassign', 'remind', 'tell', 'plan')),
  created_at timestamptz not null,
  -- When its reader took note of it.
  seen_at timestamptz
);
create index lead_notice_unseen on lead_notice (account_id, id desc) where seen_at is null;
create index lead_notice_age on lead_notice (created_at);
create index lead_notice_of_lead on lead_notice (lead_id);

-- The time of the next action that its owner was reminded of.
alter table lead add column reminded_for timestamptz;
create index lead_to_remind on lead (next_action_at)
  where next_action_at is not null and owner_id is not null and reminded_for is distinct from next_action_at;
