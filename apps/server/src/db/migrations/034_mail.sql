-- Outbox of mails. A mail is written in the transaction of its cause.
-- Replaces f20ec58b21d7f03a2fdc016acc9fbeb897d99356f256e27f659722c2201cb099.
create table mail (
  id uuid primary key default gen_random_uuid(),
  -- Account of the recipient. The address is looked up when the mail is sent, so the row has no copy of it.
  account_id uuid,
  -- Address of a recipient without an account.
  recipient text,
  recipient_key text,
  template text not null,
  locale text not null check (locale in ('tr', 'en')),
  -- Values for the template. They may contain a link with a secret, so they are emptied once the mail is sent.
  data jsonb not null,
  -- Assigned at the first attempt and reused by every retry.
  message_id text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'kept')),
  -- Mail to many recipients, such as a newsletter.
  is_bulk boolean not null default false,
  attempts integer not null default 0,
  -- Time of the next attempt. While the mail is being sent: end of the sender's exclusive claim.
  next_try_at timestamptz not null,
  last_problem text,
  created_at timestamptz not null,
  sent_at timestamptz,
  check (num_nonnulls(account_id, recipient) = 1),
  check ((recipient is null) = (recipient_key is null)),
  check ((state = 'sent') = (sent_at is not null))
);
-- Bulk mails come last, so that nobody waits for a password link behind a newsletter.
create index mail_due on mail (is_bulk, next_try_at, id) where state = 'waiting';
create index mail_newest on mail (state, created_at, id);
create index mail_age on mail (created_at);
create index mail_account on mail (account_id) where account_id is not null;
create index mail_recipient on mail (recipient_key) where recipient_key is not null;
