-- How requests are found by who sent them: names in every spelling, addresses, and phones from any digit on. The text is
-- made by functions, so that it stands in no column that an erasure would have to know of.

-- As the domain folds a text: Turkish letters as their plain Latin ones, no marks, other signs as spaces.
create function fold_text(said text) returns text language sql immutable strict parallel safe
return trim(regexp_replace(
  translate(lower(regexp_replace(normalize(said, nfkd), '[\u0300-\u036f]', '', 'g')), 'ıøłđ', 'iold'),
  '[^[:alnum:]]+', ' ', 'g'
));

-- The space behind the number is how its last digits are told from those within it.
create function person_key(name text, surname text, email text, phone text)
returns text language sql immutable parallel safe
return fold_text(concat_ws(' ', name, surname, email)) || ' ' || ltrim(phone, '+') || ' ';

create index quote_form_person on quote_form
  using gin (person_key(name, surname, email, phone) gin_trgm_ops);
create index lead_person on lead
  using gin (person_key(contact_name, contact_surname, contact_email, contact_phone) gin_trgm_ops)
  where form_id is null;
create index lead_of_member_newest on lead (created_at, id) where form_id is null;
