-- What visitors chose in the cookie banner, one row a choice; no address, no account, nothing of the browser.
create table visitor_consent (
  id uuid primary key default gen_random_uuid(),
  -- Made at random by the browser; its later choices carry it, too.
  unique_id uuid not null,
  analytics boolean not null,
  marketing boolean not null,
  preferences boolean not null,
  version text not null,
  consent_type text not null check (consent_type in ('explicit', 'implicit')),
  -- What silence counted for at this site when the choice came in.
  mode text not null check (mode in ('spec', 'record-only', 'strict')),
  locale text not null check (locale in ('tr', 'en')),
  -- By the browser's clock: with it, a choice that is sent twice is one.
  decided_at timestamptz not null,
  recorded_at timestamptz not null,
  constraint visitor_consent_once unique (unique_id, decided_at)
);
create index visitor_consent_age on visitor_consent (recorded_at);

create function refuse_visitor_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'A visitor''s choice is never changed.';
end
$$;
create trigger visitor_consent_is_final before update on visitor_consent
  for each row execute function refuse_visitor_consent_change();
