-- The office's list of newsletter readers, in the order in which they came and in that of their ends.
create index newsletter_subscription_newest on newsletter_subscription (created_at, id);
create index newsletter_subscription_ends on newsletter_subscription (coalesce(ended_at, '-infinity'), id);
