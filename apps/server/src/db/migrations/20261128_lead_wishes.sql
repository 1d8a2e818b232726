-- Place and contact preferences of a request without a form. A request with a form has them there.
alter table lead
  add column contact_city text,
  add column contact_town text,
  add column contact_channel text,
  add column contact_time text;
