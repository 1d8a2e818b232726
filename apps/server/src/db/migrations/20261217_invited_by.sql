-- Who sent a link that the office sends: the page of an invitation tells it.
alter table one_time_token add column issued_by uuid references account (id) on delete set null;
create index one_time_token_issued_by on one_time_token (issued_by) where issued_by is not null;
