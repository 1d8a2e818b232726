-- Privacy notices, consent texts and pages of running text, as versions that are never changed: each holds from a day
-- on in Istanbul, until a later one does. The ledger of consents names them by what they call themselves.
create table site_text_version (
  name text not null,
  number integer not null check (number > 0),
  version text not null check (length(version) between 1 and 40),
  valid_from date not null,
  -- As json and not as jsonb: the hashes are of the wording as it was written, the order of its parts included.
  tr json not null,
  en json not null,
  -- {"tr": {"notice": "…"}, "en": {"notice": "…"}}: SHA-256 of each wording that the ledger can name.
  hashes json not null,
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null default now(),
  created_by uuid,
  taken_back_at timestamptz,
  primary key (name, number),
  constraint site_text_version_called_once unique (name, version)
);

create function refuse_text_change() returns trigger language plpgsql as $$
begin
  if (old.name, old.number, old.version, old.tr::text, old.en::text, old.hashes::text)
    is distinct from (new.name, new.number, new.version, new.tr::text, new.en::text, new.hashes::text)
  then
    raise exception 'A published text is never changed.';
  end if;
  return new;
end
$$;
create trigger site_text_version_is_final before update on site_text_version
  for each row execute function refuse_text_change();

-- What an editor has written and nobody has published: one a text, as it was typed.
create table site_text_draft (
  name text primary key,
  tr json not null,
  en json not null,
  note text not null default '',
  version integer not null,
  -- The number of the version that it began with.
  based_on integer not null,
  saved_at timestamptz not null,
  saved_by uuid
);

-- Links under which a draft can be seen as its page.
create table site_text_preview (
  token_hash text primary key,
  name text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index site_text_preview_name on site_text_preview (name);

-- The mails that tell members of a version of a text: who comes after this account is still to be told.
create table site_text_telling (
  name text not null,
  number integer not null,
  state text not null check (state in ('running', 'stopped', 'done')),
  after_account uuid not null default '00000000-0000-0000-0000-000000000000',
  sent integer not null default 0 check (sent >= 0),
  total integer not null check (total >= 0),
  started_at timestamptz not null,
  started_by uuid,
  primary key (name, number),
  foreign key (name, number) references site_text_version
);
create index site_text_telling_running on site_text_telling (started_at) where state = 'running';
