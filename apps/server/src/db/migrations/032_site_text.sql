-- Versions of privacy notices, consent texts and pages. Rows never change: each is valid from a day on (Istanbul time)
-- until a later one is. Consent records refer to them by the name of the version.
-- Replaces 7cf126d8952416aa8ee2c16ade67436e1a9236406a03d13c668d8984917cba2d.
create table site_text_version (
  name text not null,
  number integer not null check (number > 0),
  version text not null check (length(version) between 1 and 40),
  valid_from date not null,
  -- The type is json, not jsonb, because the hashes cover the wording as written, including the order of its parts.
  tr json not null,
  en json not null,
  -- {"tr": {"notice": "…"}, "en": {"notice": "…"}}: SHA-256 of each wording that consent records can name.
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

-- Unpublished drafts, one per text, as typed.
create table site_text_draft (
  name text primary key,
  tr json not null,
  en json not null,
  note text not null default '',
  version integer not null,
  -- Number of the version from which it started.
  based_on integer not null,
  saved_at timestamptz not null,
  saved_by uuid
);

-- Preview links to drafts.
create table site_text_preview (
  token_hash text primary key,
  name text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index site_text_preview_name on site_text_preview (name);

-- Notifications of members about a version by mail. Accounts after `after_account` still have to be notified.
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
