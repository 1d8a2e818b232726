-- What nodes of the version before still write when their requests are leads already.
begin;
insert into quote_claim (campaign_id, claimant, form_link_id)
values ('00000000-0000-4000-8000-000000000003', 'email:8', '20000000-0000-4000-8000-000000000008');
insert into quote_form (id, name, surname, email, email_key, phone, city, town)
values ('10000000-0000-4000-8000-000000000008', 'Ad8', 'Soyad', 'F8@ornek.example', 'f8@ornek.example',
  '+905320000018', 'İzmir', 'Bornova');
insert into form_to_campaign (id, form_id, campaign_id)
values ('20000000-0000-4000-8000-000000000008', '10000000-0000-4000-8000-000000000008',
  '00000000-0000-4000-8000-000000000003');
commit;

insert into customer_to_campaign (id, customer_id, campaign_id, contact_email, contact_phone, contact_name,
  contact_surname)
values ('30000000-0000-4000-8000-000000000006', 'b0000000-0000-4000-8000-000000000006',
  '00000000-0000-4000-8000-000000000003', 'U6@ornek.example', '+905330000016', 'Ad6', 'Soyad');
insert into consent_record (id, customer_link_id, purpose, text_version, text_hash, is_given, locale, context)
values ('40000000-0000-4000-8000-000000000006', '30000000-0000-4000-8000-000000000006',
  'disclosure', '1', '', true, 'tr', 'form');

-- Two steps, a withdrawal taken back, an address forgotten, a mark, and one that joins an account.
update form_to_campaign set state = 'forwarded', forwarded_at = '2026-11-05 10:00+03'
where id = '20000000-0000-4000-8000-000000000006';
update customer_to_campaign set state = 'contacted', contacted_at = '2026-11-05 10:00+03'
where id = '30000000-0000-4000-8000-000000000006';
update customer_to_campaign set state = 'received', is_active = true, withdrawn_at = null
where id = '30000000-0000-4000-8000-000000000003';
update customer_to_campaign set contact_email = '', erased_at = now()
where id = '30000000-0000-4000-8000-000000000004';
update quote_form set is_suspect = true where id = '10000000-0000-4000-8000-000000000007';
update form_to_campaign set customer_id = 'a0000000-0000-4000-8000-000000000007', joined_at = '2026-11-05 10:00+03'
where id = '20000000-0000-4000-8000-000000000001';

-- A request that is deleted is no lead any more.
insert into customer_to_campaign (id, customer_id, campaign_id, contact_email, contact_phone, contact_name,
  contact_surname)
values ('30000000-0000-4000-8000-000000000009', 'b0000000-0000-4000-8000-000000000009',
  '00000000-0000-4000-8000-000000000003', 'U9@ornek.example', '+905330000019', 'Ad9', 'Soyad');
delete from customer_to_campaign where id = '30000000-0000-4000-8000-000000000009';
