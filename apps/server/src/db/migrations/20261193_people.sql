-- The office finds people in any spelling, tells the audit log by its records, and answers what is asked of data.

-- A text as search compares it: `foldTurkish` of the domain in SQL, so that nothing a person tells is kept twice.
create function folded_text(value text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(translate(
      lower(regexp_replace(normalize(value, NFKD), U&'[\0300-\036f]', '', 'g')),
      U&'\0131\00f8\0142\0111\00d8\0141\0110', 'ioldold'), U&'\00df', 'ss'), U&'\00e6', 'ae'), U&'\0153', 'oe'),
    '[^[:alnum:]\u0080-\u1fff\u2c00-\uffff]+', ' ', 'g'))
$$;

-- What somebody is found by, their phone number as its digits.
create index account_search on account using gin (
  folded_text(username || ' ' || coalesce(name, '') || ' ' || coalesce(surname, '') || ' ' || email || ' '
    || coalesce(phone, '')) gin_trgm_ops);

-- An invitation leads to a password of one's own.
alter table one_time_token drop constraint one_time_token_purpose_check,
  add constraint one_time_token_purpose_check check (purpose in ('verify-email', 'password-reset', 'invitation'));

-- What was answered, and by whom; it goes with the request.
alter table data_request add column answer text, add column answered_by uuid;
create index data_request_order on data_request ((answered_at is not null), due_at, id);

create index audit_entry_record on audit_entry (target_id, at, id) where target_id is not null;

-- Entries go when their period is over, and by nothing else.
create function refuse_audit_deletion() returns trigger language plpgsql as $$
begin
  if current_setting('ayrac.retention', true) is distinct from 'on' then
    raise exception 'An audit entry goes when its period is over.';
  end if;
  return old;
end
$$;
create trigger audit_entry_stays before delete on audit_entry
  for each row execute function refuse_audit_deletion();
create trigger audit_log_stays before truncate on audit_entry
  for each statement execute function refuse_audit_change();
