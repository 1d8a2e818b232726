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
-- Who was shown a version, in the order in which they are told.
create index consent_record_text on consent_record (text_version, account_id);
