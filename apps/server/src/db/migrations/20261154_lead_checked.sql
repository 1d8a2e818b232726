-- What was added without a look at the rows that were there: this look keeps nobody waiting.
alter table lead_claim validate constraint lead_claim_lead_id_fkey;
alter table consent_record validate constraint consent_record_lead_id_fkey;
