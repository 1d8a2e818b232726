-- Mails on their way and what became of them, put in by the transaction of what they tell of.
create table mail (
  id uuid primary key default gen_random_uuid(),
  -- Whose mail it is; the address is looked up when it is sent, so that this row holds no copy.
  account_id uuid,
  -- An address that belongs to no account.
  recipient text,
  recipient_key text,
  template text not null,
  locale text not null check (locale in ('tr', 'en')),
  -- What the template needs. It may hold a link that opens something: nothing is left of it once the mail is sent.
  data jsonb not null,
  -- Given at the first attempt, and the same at every further one.
  message_id text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'kept')),
  -- To many at once, as a newsletter is.
  is_bulk boolean not null default false,
  attempts integer not null default 0,
  -- For a mail that is just being sent: until when the sender has it for itself.
  next_try_at timestamptz not null,
  last_problem text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check (num_nonnulls(account_id, recipient) = 1),
  check ((recipient is null) = (recipient_key is null)),
  check ((state = 'sent') = (sent_at is not null))
);
-- Mails to many let every other one pass: nobody waits for a password behind a newsletter.
create index mail_due on mail (is_bulk, next_try_at, id) where state = 'waiting';
create index mail_newest on mail (state, created_at, id);
create index mail_age on mail (created_at);
create index mail_account on mail (account_id) where account_id is not null;
create index mail_recipient on mail (recipient_key) where recipient_key is not null;
