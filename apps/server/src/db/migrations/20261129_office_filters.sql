-- Galleries in their order, without those of archived campaigns, counted from the index alone.
create index campaign_in_use on campaign (created_at, id) where binned_at is null;

-- Requests that the office deactivated. There are few.
create index lead_inactive on lead (created_at, id) where not is_active;

-- Leads by their last contact, as by their first one.
create index lead_last_contact on lead (last_contact_at, id)
  where last_contact_at is not null and not is_suspect and merged_into is null;

-- Forms in the language that few of them have. A form's language is that of the text shown with it.
create index consent_record_language on consent_record (locale, form_id)
  where purpose = 'disclosure' and form_id is not null;
