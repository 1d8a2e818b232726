-- Whether a draft is opened again by an undo depends on what closed it.
alter table campaign_draft add column closed_by uuid;
