-- A migration of its own: it waits for readers, and a repetition does not build the indexes again.
drop index lead_due;
drop index lead_brand_due;
alter index lead_due_contacted rename to lead_due;
alter index lead_brand_due_contacted rename to lead_brand_due;
