-- From here on a request is its lead: a node of the version before takes none any more.
drop trigger request_is_lead on quote_form;
drop view request_move;

alter table quote_claim rename to lead_claim;
alter table lead_claim
  drop column form_link_id,
  drop column customer_link_id,
  alter column lead_id set not null,
  add constraint lead_claim_lead_id_fkey foreign key (lead_id) references lead
    on delete cascade deferrable initially deferred not valid;
alter table lead_claim rename constraint quote_claim_pkey to lead_claim_pkey;
alter table lead_claim rename constraint quote_claim_campaign_id_fkey to lead_claim_campaign_id_fkey;

alter table consent_record drop constraint consent_record_customer_link_id_fkey;
alter table consent_record rename column customer_link_id to lead_id;
alter table consent_record
  add constraint consent_record_lead_id_fkey foreign key (lead_id) references lead on delete cascade not valid;
alter index consent_record_customer_link rename to consent_record_lead;

drop table form_to_campaign, customer_to_campaign;
drop function follow_request, keep_form_requests, keep_member_requests, keep_moves;
