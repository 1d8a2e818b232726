-- When a request that was sent before its account was known was given to it, and whether a form may still be given
-- to an account: one that was given back stays without.
alter table form_to_campaign add column joined_at timestamptz;
alter table quote_form add column may_join boolean not null default true;
