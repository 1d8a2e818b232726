-- A saved view may be shared with the colleagues who have its owner's role and brand.
alter table office_view add column if not exists is_shared boolean not null default false;
create index if not exists office_view_shared on office_view (resource) where is_shared;
