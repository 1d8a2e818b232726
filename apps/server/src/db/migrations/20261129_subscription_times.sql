-- The office's list of newsletter readers, in the orders of their requests and confirmations.
create index newsletter_subscription_requests on newsletter_subscription (requested_at, id);
create index newsletter_subscription_confirmations
  on newsletter_subscription (coalesce(confirmed_at, '-infinity'), id);
