-- Requests as the two specified links held them. The last digits of an id tell its row.
insert into category (id, slug, name) values ('00000000-0000-4000-8000-000000000001', 'k', 'K');
insert into brand (id, slug, name, name_key, search_key, sort_key) values
  ('00000000-0000-4000-8000-000000000001', 'm', 'M', 'm', 'm', 'm'),
  ('00000000-0000-4000-8000-000000000002', 'n', 'N', 'n', 'n', 'n');
insert into campaign (id, slug, category_id, brand_id, title, name)
select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'c-' || n, '00000000-0000-4000-8000-000000000001',
  ('00000000-0000-4000-8000-00000000000' || 1 + n % 2)::uuid, 'C' || n, 'C' || n
from generate_series(1, 3) n;

-- 1 alone, 2 of nobody, 3 of an account that it joined, 4 suspect, 5 erased, 6 of an account, asking twice, 7 given back.
insert into quote_form (id, customer_id, name, surname, email, email_key, phone, city, town, is_suspect, erased_at,
  may_join)
select ('10000000-0000-4000-8000-00000000000' || n)::uuid,
  case when n in (3, 5, 6) then ('a0000000-0000-4000-8000-00000000000' || n)::uuid end,
  'Ad' || n, 'Soyad', 'F' || n || '@ornek.example', 'f' || n || '@ornek.example', '+9053200000' || 10 + n,
  'İzmir', 'Bornova', n = 4, case when n = 5 then now() end, n <> 7
from generate_series(1, 7) n;

insert into form_to_campaign (id, form_id, campaign_id, customer_id, is_active, state, forwarded_at, contacted_at,
  withdrawn_at, joined_at, created_at)
select ('20000000-0000-4000-8000-00000000000' || n)::uuid, ('10000000-0000-4000-8000-00000000000' || form)::uuid,
  ('00000000-0000-4000-8000-00000000000' || campaign)::uuid, f.customer_id, state <> 'withdrawn', state,
  '2026-11-02 10:00+03'::timestamptz + forwarded * interval '1 hour',
  '2026-11-02 10:00+03'::timestamptz + contacted * interval '1 hour',
  '2026-11-02 10:00+03'::timestamptz + withdrawn * interval '1 hour',
  case when form = 3 then '2026-11-03 10:00+03'::timestamptz end,
  '2026-11-01 10:00+03'::timestamptz + n * interval '1 minute'
from (values
  (1, 2, 1, 'received', null::integer, null::integer, null::integer),
  (2, 3, 1, 'contacted', 1, 2, null),
  (3, 4, 1, 'received', null, null, null),
  (4, 5, 1, 'received', null, null, null),
  (5, 6, 1, 'withdrawn', null, 3, 4),
  (6, 6, 2, 'received', null, null, null),
  (7, 7, 3, 'received', null, null, null)
) link (n, form, campaign, state, forwarded, contacted, withdrawn)
join quote_form f on f.id = ('10000000-0000-4000-8000-00000000000' || form)::uuid;

insert into customer_to_campaign (id, customer_id, campaign_id, contact_email, contact_phone, contact_name,
  contact_surname, is_active, is_suspect, state, forwarded_at, contacted_at, closed_at, withdrawn_at, created_at, erased_at)
select ('30000000-0000-4000-8000-00000000000' || n)::uuid, ('b0000000-0000-4000-8000-00000000000' || n)::uuid,
  '00000000-0000-4000-8000-000000000002', case when n = 5 then '' else 'U' || n || '@ornek.example' end,
  '+9053300000' || 10 + n, 'Ad' || n, 'Soyad', state <> 'withdrawn', n = 4, state,
  '2026-11-02 10:00+03'::timestamptz + forwarded * interval '1 hour',
  '2026-11-02 10:00+03'::timestamptz + contacted * interval '1 hour',
  '2026-11-02 10:00+03'::timestamptz + closed * interval '1 hour',
  '2026-11-02 10:00+03'::timestamptz + withdrawn * interval '1 hour',
  '2026-11-01 11:00+03'::timestamptz + n * interval '1 minute', case when n = 5 then now() end
from (values
  (1, 'received', null::integer, null::integer, null::integer, null::integer),
  (2, 'closed', 1, 2, 3, null),
  (3, 'withdrawn', null, null, null, 1),
  (4, 'received', null, null, null, null),
  (5, 'received', null, null, null, null)
) link (n, state, forwarded, contacted, closed, withdrawn);

insert into quote_claim (campaign_id, claimant, form_link_id, customer_link_id) values
  ('00000000-0000-4000-8000-000000000001', 'email:1', '20000000-0000-4000-8000-000000000001', null),
  ('00000000-0000-4000-8000-000000000001', 'email:2', '20000000-0000-4000-8000-000000000002', null),
  ('00000000-0000-4000-8000-000000000002', 'customer:1', null, '30000000-0000-4000-8000-000000000001'),
  ('00000000-0000-4000-8000-000000000002', 'email:3', null, '30000000-0000-4000-8000-000000000001'),
  ('00000000-0000-4000-8000-000000000003', 'email:7', '20000000-0000-4000-8000-000000000007', null);

insert into consent_record (id, form_id, customer_link_id, purpose, text_version, text_hash, is_given, locale, context)
values
  ('40000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000001', null,
    'disclosure', '1', '', true, 'tr', 'form'),
  ('40000000-0000-4000-8000-000000000002', '10000000-0000-4000-8000-000000000002', null,
    'disclosure', '1', '', true, 'tr', 'form'),
  ('40000000-0000-4000-8000-000000000003', null, '30000000-0000-4000-8000-000000000001',
    'disclosure', '1', '', true, 'tr', 'form');
