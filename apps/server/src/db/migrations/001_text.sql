-- Functions for text search, and extensions for indexes on parts of words.
-- Replaces d097fe40a6560c6dddfc7269bd52a6aa1a912e0acb0b51ee830cdb793496ec47.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Text folded for search: case, accents and punctuation are removed. SQL version of the domain's `foldTurkish`, so that
-- no folded copies of personal data have to be stored.
create function folded_text(value text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(translate(
      lower(regexp_replace(normalize(value, NFKD), U&'[\0300-\036f]', '', 'g')),
      U&'\0131\00f8\0142\0111\00d8\0141\0110', 'ioldold'), U&'\00df', 'ss'), U&'\00e6', 'ae'), U&'\0153', 'oe'),
    '[^[:alnum:]\u0080-\u1fff\u2c00-\uffff]+', ' ', 'g'))
$$;

-- Search text for a person: folded name, surname and email address, then the phone number's digits, which can be found
-- from any digit on. The space after the number distinguishes its last digits from digits in the middle.
create function person_key(name text, surname text, email text, phone text)
returns text language sql immutable parallel safe
return folded_text(concat_ws(' ', name, surname, email)) || ' ' || ltrim(phone, '+') || ' ';
