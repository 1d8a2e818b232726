-- Automations and mail templates may have an English name, which the English office shows.
alter table automation add column name_en text;
alter table mail_template add column name_en text;
update automation set name_en = 'Report overdue first answers',
  search_key = 'suresinde yanitlanmayanlari bildir report overdue first answers'
where name = 'Süresinde yanıtlanmayanları bildir';

-- Every brand begins with mail templates. Brands that have made their own are left as they are.
alter table brand_hours add column writes_since timestamptz;
update brand_hours h set writes_since = h.created_at
where exists (select from mail_template t where t.brand_id = h.brand_id);
create index brand_hours_not_writing on brand_hours (brand_id) where writes_since is null;
