-- A migration of its own: it waits for readers, and a repetition does not build the index again.
drop index lead_campaign;
drop index lead_campaign_state;
alter index lead_campaign_counted rename to lead_campaign;

-- Read from lead_counted; requests with and without a form from lead_of_form_newest and lead_of_member_newest.
drop index lead_newest;
-- Read from lead_unassigned_of_brand and lead_escalated_of_brand, which contain the same few requests.
drop index lead_unassigned;
drop index lead_escalated;
-- Read from lead_brand_newest. Only changed business hours need all open requests of a brand.
drop index lead_open;
