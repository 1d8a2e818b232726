-- Salted digests of visitors, networks and erased people, under the name that the field uses.
alter table campaign_view rename column mark to digest;
alter table campaign_view_network rename column mark to digest;
alter table inbox_entry rename column counted_mark to counted_digest;
alter table erasure rename column account_mark to account_digest;
alter table erasure rename column email_mark to email_digest;
