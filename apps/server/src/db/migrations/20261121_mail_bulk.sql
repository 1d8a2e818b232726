-- Mails to many let every other one pass: nobody waits for a password behind a newsletter.
alter table mail add column is_bulk boolean not null default false;
drop index mail_due;
create index mail_due on mail (is_bulk, next_try_at, id) where state = 'waiting';
