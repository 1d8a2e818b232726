-- Files without a named source come from anywhere: a key in one of them says nothing of the same key in another.
delete from import_key where source = '';
alter table import_key add constraint import_key_of_somebody check (source <> '');
