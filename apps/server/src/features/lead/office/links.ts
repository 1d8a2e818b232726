import { customerCampaigns, formCampaigns } from '@ayrac/contract/office/request-links.ts';
import { personSearchWords } from '@ayrac/domain/person/person-search.ts';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { hasIndexedWords } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { type Among, serve } from '#server/resource/declaration.ts';
import { lead, quoteForm } from '../table.ts';
import { switchLinkOf } from './switch-link.ts';

// Requests refused as a robot's are not shown as links.
const isMeant = sql`${lead.review} is distinct from 'refused'`;

const link = {
  table: lead,
  references: {
    campaignId: { table: campaign, label: campaign.title },
    brandId: { table: brand, label: brand.name },
  },
  sorts: { createdAt: [lead.createdAt] },
  beforeWrite: switchLinkOf,
  // For a common name only as many are found as the caller needs. The hits are sorted before their leads are looked up
  // one by one (`offset 0` forbids another order), as for leads.
  searched: (q: string, { condition, most }: Among) => {
    const isHit = hasIndexedWords(sql`s.search_key`, personSearchWords(q));
    return (
      isHit &&
      sql`${lead.id} in (
        select found.id
        from (select s.lead_id from lead_search s where ${isHit} order by s.lead_id) hit
          cross join lateral (
            select ${lead.id} from lead where ${lead.id} = hit.lead_id and ${condition ?? sql`true`} offset 0
          ) found
        order by hit.lead_id limit ${most ?? null})`
    );
  },
};

/** Serves the specified links of forms to campaigns as office records: leads with a form. */
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
});

/**
 * Serves the specified links of customers to campaigns as office records: leads without a form, with contact data of
 * their own.
 */
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
});
