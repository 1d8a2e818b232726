-- "Mark" also meant a highlighted match and a digest. Before the first release, the column is renamed in one step.
alter table brand rename column mark_hash to logo_hash;
alter index brand_mark rename to brand_logo;
