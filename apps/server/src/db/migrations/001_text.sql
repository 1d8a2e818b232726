-- How texts are compared and found: in every spelling, and by any part of a word.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- A text as search compares it: `foldTurkish` of the domain in SQL, so that nothing a person tells is kept twice.
create function folded_text(value text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(replace(translate(
      lower(regexp_replace(normalize(value, NFKD), U&'[\0300-\036f]', '', 'g')),
      U&'\0131\00f8\0142\0111\00d8\0141\0110', 'ioldold'), U&'\00df', 'ss'), U&'\00e6', 'ae'), U&'\0153', 'oe'),
    '[^[:alnum:]\u0080-\u1fff\u2c00-\uffff]+', ' ', 'g'))
$$;

-- What a person is found by: names and address in every spelling, the phone from any digit on. The space behind the
-- number is how its last digits are told from those within it.
create function person_key(name text, surname text, email text, phone text)
returns text language sql immutable parallel safe
return folded_text(concat_ws(' ', name, surname, email)) || ' ' || ltrim(phone, '+') || ' ';
