-- Leads: quote requests in progress.
-- Replaces 41d5b22a5c437d3e31478473e6178877c774dddbb322634edf67bad1d8ab9432.

-- Request of a person (an account, a form, or both) for a campaign of a brand, and its state. Both specified links are
-- views of it. The contact data is in the form; the lead of a member without a form has its own. It is never in both.
create table lead (
  id uuid primary key default gen_random_uuid(),
  form_id uuid references quote_form on delete cascade,
  customer_id uuid,
  campaign_id uuid not null references campaign,
  -- Brand of the campaign at the time of the request. It stays when the campaign moves to another brand.
  brand_id uuid not null references brand,
  state text not null default 'received'
    check (state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn')),
  stage text not null default 'new'
    check (stage in ('new', 'contacted', 'qualified', 'offered', 'won', 'lost')),
  lost_reason_id uuid references lost_reason,
  owner_id uuid references account on delete set null,
  respond_by timestamptz,
  first_contact_at timestamptz,
  -- Business minutes until the first answer, by the brand's business hours at that time.
  answer_minutes integer check (answer_minutes >= 0),
  last_contact_at timestamptz,
  next_action text,
  next_action_at timestamptz,
  -- Time of the next action for which its owner was already reminded.
  reminded_for timestamptz,
  snoozed_until timestamptz,
  -- When the lead next needs attention. Derived from the columns above.
  due_at timestamptz not null default now(),
  -- When the brand's people were notified that it is unanswered.
  escalated_at timestamptz,
  is_active boolean not null default true,
  -- The only column that lists, figures and mails check for suspects.
  is_suspect boolean not null default false,
  suspicions text[] not null default '{}',
  -- Result of the review; null before the review, and for leads without a suspicion.
  review text check (review in ('accepted', 'refused')),
  reviewed_at timestamptz,
  reviewed_by uuid,
  -- Lead that represents this one in every list; null when it represents itself.
  merged_into uuid,
  contact_email text,
  contact_phone text,
  contact_name text,
  contact_surname text,
  -- When the request was added to its account; null when that account sent it.
  joined_at timestamptz,
  -- When the data for the brand's system last changed; null when it never did. Without microseconds, because cursors
  -- have milliseconds.
  told_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  constraint lead_has_asker check (num_nonnulls(form_id, customer_id) > 0),
  constraint lead_has_one_contact check (
    num_nonnulls(contact_email, contact_phone, contact_name, contact_surname)
      = case when form_id is null then 4 else 0 end
  ),
  constraint lead_joins_account check (joined_at is null or num_nonnulls(form_id, customer_id) = 2),
  constraint lead_review_is_dated check ((review is null) = (reviewed_at is null)),
  constraint lead_review_decides check (review is null or is_suspect = (review = 'refused')),
  constraint lead_not_into_itself check (merged_into <> id)
);
-- The reference contains the brand, so that leads of different brands can never be merged. When the other lead is
-- deleted, this one represents itself again.
create unique index lead_of_brand on lead (id, brand_id);
alter table lead add constraint lead_merges_within_brand foreign key (merged_into, brand_id)
  references lead (id, brand_id) on delete set null (merged_into);

create index lead_form on lead (form_id) where form_id is not null;
create index lead_campaign on lead (campaign_id, created_at, id);
create index lead_customer on lead (customer_id, created_at, id) where customer_id is not null;
create index lead_brand_newest on lead (brand_id, state, created_at, id);
create index lead_of_form_newest on lead (created_at, id) where form_id is not null;
create index lead_of_member_newest on lead (created_at, id) where form_id is null;
-- Number of a campaign's requests by state, read from the index alone.
create index lead_campaign_state on lead (campaign_id, state);
-- Requests since the last count, found without reading older ones.
create index lead_newest on lead (created_at, id);
create index lead_contact_email on lead (lower(contact_email collate "C")) where contact_email is not null;
-- Requests with the same phone number. A member's number has the same format as that of a form.
create index lead_contact_phone on lead (contact_phone) where contact_phone is not null;
create index lead_lost_for on lead (lost_reason_id) where lost_reason_id is not null;
create index lead_merged on lead (merged_into) where merged_into is not null;
create index lead_suspect on lead (created_at, id) where is_suspect and is_active;
create index lead_refused on lead (created_at, id) where review = 'refused';
-- Accepted leads. Figures count them from the time of their acceptance.
create index lead_accepted on lead (reviewed_at) where review = 'accepted';
-- Order in which a brand's system fetches requests.
create index lead_brand_told on lead (brand_id, coalesce(told_at, reviewed_at, created_at), id);

-- Lists by due date are counted from these indexes alone. They exclude leads that no list shows, and include the
-- columns by which a brand or its staff filter.
create index lead_due on lead (due_at, id) where not is_suspect and merged_into is null;
create index lead_brand_due on lead (brand_id, due_at, id) where not is_suspect and merged_into is null;
create index lead_campaign_due on lead (campaign_id, due_at, id) include (brand_id)
  where not is_suspect and merged_into is null;
-- Also used when an account is deleted, and for the number of open leads of an owner.
create index lead_owned on lead (owner_id, due_at, id) include (brand_id, is_suspect, merged_into)
  where owner_id is not null;
-- Unanswered leads by brand, whose deadlines are recalculated when the brand's hours change.
create index lead_unanswered on lead (brand_id, id)
  where first_contact_at is null and due_at < '9999-12-31T00:00:00Z';
-- Leads that need attention and have no owner.
create index lead_unassigned on lead (due_at, id)
  where owner_id is null and not is_suspect and merged_into is null and due_at < '9999-12-31T00:00:00Z';
create index lead_unassigned_of_brand on lead (brand_id, due_at, id)
  where owner_id is null and not is_suspect and merged_into is null and due_at < '9999-12-31T00:00:00Z';
create index lead_escalated on lead (due_at, id)
  where escalated_at is not null and first_contact_at is null and merged_into is null
    and due_at < '9999-12-31T00:00:00Z';
create index lead_escalated_of_brand on lead (brand_id, due_at, id)
  where escalated_at is not null and first_contact_at is null and merged_into is null
    and due_at < '9999-12-31T00:00:00Z';
create index lead_to_remind on lead (next_action_at)
  where next_action_at is not null and owner_id is not null and reminded_for is distinct from next_action_at;

-- Columns of the board are listed and counted from these indexes alone, which include all columns from which a lead's
-- column follows.
create index lead_standing on lead
  ((case when state = 'withdrawn' then 'withdrawn' else stage end), due_at, id) include (state, stage)
  where not is_suspect and merged_into is null;
create index lead_standing_of_brand on lead
  (brand_id, (case when state = 'withdrawn' then 'withdrawn' else stage end), due_at, id) include (state, stage)
  where not is_suspect and merged_into is null;

-- Answered leads whose business minutes a job has yet to measure; then indexes with every column of the figures, which
-- are read from the index alone.
create index lead_unmeasured on lead (id) where first_contact_at is not null and answer_minutes is null;
create index lead_counted on lead (created_at)
  include (brand_id, owner_id, stage, first_contact_at, respond_by, lost_reason_id, answer_minutes)
  where not is_suspect and merged_into is null;
create index lead_of_brand_counted on lead (brand_id, created_at)
  include (owner_id, stage, first_contact_at, respond_by, lost_reason_id, answer_minutes)
  where not is_suspect and merged_into is null;

-- A lead into which others are merged cannot be merged itself. Checked at the end of the transaction, when all rows are
-- written.
create function hold_merge() returns trigger language plpgsql as $$
begin
  if new.merged_into is not null and exists (
    select from lead where id = new.merged_into and merged_into is not null
    union all
    select from lead where merged_into = new.id
  ) then
    raise exception 'A lead stands for others or has one that stands for it, never both.'
      using errcode = 'check_violation', constraint = 'lead_merge_is_flat';
  end if;
  return null;
end
$$;
create constraint trigger lead_merge_is_flat after update of merged_into on lead
  deferrable initially deferred for each row when (new.merged_into is not null) execute function hold_merge();

-- Set by a trigger, so that no code that writes leads can forget it.
create function keep_told_at() returns trigger language plpgsql as $$
begin
  new.told_at := date_trunc('milliseconds', clock_timestamp());
  return new;
end
$$;
create trigger lead_told_at before update of state, stage, is_suspect, erased_at on lead for each row
  when (
    old.state is distinct from new.state or old.stage is distinct from new.stage
    or old.is_suspect is distinct from new.is_suspect or old.erased_at is distinct from new.erased_at
  )
  execute function keep_told_at();

-- Folded search text of leads, written with them. The index starts with the brand, so a search for one brand reads no
-- hits of others, and no hit is folded during the search. Triggers update the row with the form and the lead, so an
-- erasure needs no extra step.
create table lead_search (
  lead_id uuid primary key,
  brand_id uuid not null,
  search_key text not null,
  foreign key (lead_id, brand_id) references lead (id, brand_id) on delete cascade
);
create index lead_search_person on lead_search using gin (brand_id, search_key gin_trgm_ops);

create function fold_lead() returns trigger language plpgsql as $$
begin
  insert into lead_search (lead_id, brand_id, search_key)
  values (new.id, new.brand_id, coalesce(
    (select person_key(f.name, f.surname, f.email, f.phone) from quote_form f where f.id = new.form_id),
    person_key(new.contact_name, new.contact_surname, new.contact_email, new.contact_phone)
  ))
  on conflict (lead_id) do update set search_key = excluded.search_key;
  return null;
end
$$;
create trigger lead_is_folded
  after insert or update of form_id, contact_name, contact_surname, contact_email, contact_phone on lead
  for each row execute function fold_lead();

create function fold_form() returns trigger language plpgsql as $$
begin
  update lead_search s set search_key = person_key(new.name, new.surname, new.email, new.phone)
  from lead l where l.form_id = new.id and l.id = s.lead_id;
  return null;
end
$$;
create trigger form_is_folded after update of name, surname, email, phone on quote_form
  for each row execute function fold_form();

-- Changes of a lead's state, by the resulting version. The initial state is in the lead itself.
create table lead_state (
  lead_id uuid not null references lead on delete cascade,
  version integer not null,
  from_state text not null
    check (from_state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn')),
  to_state text not null
    check (to_state in ('received', 'forwarded', 'contacted', 'preparing', 'closed', 'withdrawn')),
  at timestamptz not null,
  changed_by text check (changed_by in ('requester', 'staff', 'installation')),
  -- Account of the staff member. The requester is only in the lead, so an erasure leaves this table alone.
  staff_id uuid,
  primary key (lead_id, version),
  check (from_state <> to_state),
  check (staff_id is null or changed_by = 'staff')
);
create index lead_state_contacted on lead_state (at) where to_state = 'contacted';

-- Claims of people on campaigns. The primary key makes a second request a duplicate. The claimant is `email:` or
-- `customer:` followed by a salted hash, never the address itself. The claim is written before the lead, so that a
-- duplicate costs one statement; therefore the reference is deferred.
create table lead_claim (
  campaign_id uuid not null references campaign,
  claimant text not null,
  lead_id uuid not null references lead on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (campaign_id, claimant)
);
create index lead_claim_lead on lead_claim (lead_id);

-- Context of a request at the time it was sent.
create table lead_context (
  lead_id uuid primary key references lead on delete cascade,
  -- Terms of the offer, by field of the campaign.
  terms jsonb not null,
  page text,
  referrer text,
  parameters jsonb not null default '{}',
  device text check (device in ('computer', 'phone', 'tablet')),
  language text not null check (language in ('tr', 'en'))
);
