import { customerCampaigns, formCampaigns } from '@ayrac/contract/office/request-links.ts';
import { personSearchWords } from '@ayrac/domain/person/person-search.ts';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { hasWords } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { lead, quoteForm } from '../table.ts';
import { switchLinkOf } from './switch-link.ts';

// Nobody asked for what was refused as a robot's.
const isMeant = sql`${lead.review} is distinct from 'refused'`;

const link = {
  table: lead,
  references: {
    campaignId: { table: campaign, label: campaign.title },
    brandId: { table: brand, label: brand.name },
  },
  sorts: { createdAt: [lead.createdAt] },
  beforeWrite: switchLinkOf,
};

/** The specified links of forms to campaigns as records of the office: leads with a form. */
export const formCampaignRecords = serve({
  ...link,
  shape: formCampaigns,
  only: sql`(${isNotNull(lead.formId)} and ${isMeant})`,
  joins: [{ table: quoteForm, on: eq(quoteForm.id, lead.formId) }],
  columns: {
    name: sql`btrim(quote_form.name || ' ' || quote_form.surname)`,
    email: quoteForm.email,
    phone: quoteForm.phone,
  },
  searched: (q) =>
    hasWords(
      sql`person_key(quote_form.name, quote_form.surname, quote_form.email, quote_form.phone)`,
      personSearchWords(q),
    ),
});

/** The specified links of customers to campaigns: leads without a form, which have a contact of their own. */
export const customerCampaignRecords = serve({
  ...link,
  shape: customerCampaigns,
  only: sql`(${isNull(lead.formId)} and ${isMeant})`,
  joins: [{ table: account, on: eq(account.id, lead.customerId) }],
  columns: {
    name: sql`btrim(lead.contact_name || ' ' || lead.contact_surname)`,
    email: lead.contactEmail,
    phone: lead.contactPhone,
    username: account.username,
  },
  searched: (q) =>
    hasWords(
      sql`person_key(lead.contact_name, lead.contact_surname, lead.contact_email, lead.contact_phone)`,
      personSearchWords(q),
    ),
});
