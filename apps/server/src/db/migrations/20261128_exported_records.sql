-- What an exported file contained: the filters of its list, and each record whose personal data it revealed. The records
-- are separate rows, so that each of them can be asked who exported it, and are deleted with the entry of the export. An
-- entry is never changed, so it is written after them with their number.
alter table audit_entry add column filter jsonb;
create table exported_record (
  entry_id uuid not null references audit_entry (id) on delete cascade deferrable initially deferred,
  record_id uuid not null,
  primary key (entry_id, record_id)
);
create index exported_record_record on exported_record (record_id);

-- As final as the entries themselves.
create trigger exported_record_is_final before update on exported_record
  for each row execute function refuse_audit_change();
create trigger exported_record_stays before delete on exported_record
  for each row execute function refuse_audit_deletion();
create trigger exported_records_stay before truncate on exported_record
  for each statement execute function refuse_audit_change();
