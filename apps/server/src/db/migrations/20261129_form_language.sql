-- Forms in the language that few of them have. A form's language is that of the text shown with it.
create index consent_record_language on consent_record (form_id)
  where purpose = 'disclosure' and form_id is not null and locale <> 'tr';
