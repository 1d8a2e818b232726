-- Consent records: which version of a text was shown, and whether it was accepted. Append-only. A record is deleted
-- only with its owner: a form, a member's lead, a message, a subscription to the newsletter, or the account (for texts
-- shown at registration and permissions given later).
-- Replaces 85adceb203d58a3064f3a93adcfeaabaf7f5f422504a1b2cb90e6c307333cb96.
create table consent_record (
  id uuid primary key default gen_random_uuid(),
  form_id uuid references quote_form on delete cascade,
  lead_id uuid references lead on delete cascade,
  inbox_id uuid references inbox_entry on delete cascade,
  account_id uuid references account on delete cascade,
  newsletter_id uuid references newsletter_subscription on delete cascade,
  purpose text not null check (
    purpose in
      ('disclosure', 'explicit-consent', 'marketing-email', 'marketing-sms', 'marketing-call', 'newsletter')
  ),
  text_version text not null,
  text_hash text not null,
  -- Version that the browser claims to have shown, if we never had such a version.
  claimed_version text,
  is_given boolean not null,
  locale text not null check (locale in ('tr', 'en')),
  context text not null,
  recorded_at timestamptz not null default now(),
  constraint consent_record_owner check (
    num_nonnulls(form_id, lead_id, inbox_id, account_id, newsletter_id) = 1
  )
);
create index consent_record_form on consent_record (form_id);
create index consent_record_lead on consent_record (lead_id);
create index consent_record_inbox on consent_record (inbox_id) where inbox_id is not null;
create index consent_record_account on consent_record (account_id) where account_id is not null;
-- Accounts that were shown a version of a text, in the order in which members are notified of the next version.
create index consent_record_text on consent_record (text_version, account_id);
create index consent_record_newsletter on consent_record (newsletter_id) where newsletter_id is not null;
-- List of marketing permissions by time.
create index consent_record_permission on consent_record (recorded_at, id)
  where purpose in ('marketing-email', 'marketing-sms', 'marketing-call');

create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'A consent record is never changed.';
end
$$;
create trigger consent_record_is_final before update on consent_record
  for each row execute function refuse_consent_change();
