-- In which language a brand is written to; nobody was asked before, and all were written to in Turkish.
alter table mailbox add column if not exists language text not null default 'tr' check (language in ('tr', 'en'));
