import { leadBrands, leadCampaigns, leadOwners, leads, suspectLeads } from '@ayrac/contract/office/leads.ts';
import type { LeadStand } from '@ayrac/domain/lead/lead-stage.ts';
import { personSearchWords } from '@ayrac/domain/person/person-search.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { folded, hasWords } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { type Among, serve } from '#server/resource/declaration.ts';
import { emailOfLead, isUnassigned, phoneOfLead } from '../queries.ts';
import { lead, leadStaff, quoteForm } from '../table.ts';
import { pressing, urgencyOfLead } from './urgency.ts';

/** What whoever asked is called. */
export const nameOfLead = sql`concat_ws(' ', coalesce(${quoteForm.name}, ${lead.contactName}), coalesce(${quoteForm.surname}, ${lead.contactSurname}))`;

/** Where a lead stands, as lists show it. */
export const standOfLead = sql<LeadStand>`case when ${lead.state} = 'withdrawn' then 'withdrawn' else ${lead.stage} end`;

/** Who asked, by the names of fields. */
export const asker = { name: nameOfLead, phone: phoneOfLead, email: emailOfLead, city: quoteForm.city };

/** Where that stands for those who asked by a form. */
const besideForm = { table: quoteForm, on: eq(quoteForm.id, lead.formId) };

/** What every lead refers to. */
const referencesOfLead = {
  campaignId: { table: campaign, label: campaign.title },
  brandId: { table: brand, label: brand.name },
};

/** Finds leads by who asked, also for what was merged into them. Where a name is everybody's, so many are found as are asked for. */
function askedBy(q: string, { condition, most }: Among): SQL | undefined {
  const words = personSearchWords(q);
  if (words.length === 0) return undefined;
  // The brand stands in each join, so that a list of one brand reads that brand's hits alone. A lead that is found
  // itself is not found once more for each that was merged into it: they would take the places of others.
  return sql`${lead.id} in (
    select ${lead.id} from lead_search s
      join lead asked on asked.id = s.lead_id and asked.brand_id = s.brand_id
      join lead on ${lead.id} = coalesce(asked.merged_into, asked.id) and ${lead.brandId} = s.brand_id
    where ${hasWords(sql`s.search_key`, words)} and ${condition ?? sql`true`}
      and (asked.merged_into is null or not exists (select from lead_search kept
        where kept.lead_id = asked.merged_into and ${hasWords(sql`kept.search_key`, words)}))
    limit ${most ?? null})`;
}

/** Leads as records of the office, but for those that look like a robot's or for which another stands, found by names in every spelling, by addresses, and by the last digits of numbers. */
export const leadRecords = serve({
  shape: leads,
  table: lead,
  only: sql`(not ${lead.isSuspect} and ${lead.mergedInto} is null)`,
  joins: [besideForm],
  filters: {
    isUnassigned: (value) => (value === 'true' ? isUnassigned : sql`not ${isUnassigned}`),
    urgency: pressing,
  },
  columns: {
    ...asker,
    isUnassigned,
    stand: standOfLead,
    urgency: urgencyOfLead,
  },
  references: {
    ...referencesOfLead,
    ownerId: { table: leadStaff, label: leadStaff.name },
  },
  scope: { brand: lead.brandId },
  sorts: { dueAt: [lead.dueAt], createdAt: [lead.createdAt] },
  searched: askedBy,
});

/** Nobody has looked at it, and whoever asked has not taken it back. */
const isWaiting = sql`(${lead.isActive} and ${lead.review} is null)`;
const isRefused = sql`${lead.review} = 'refused'`;

/** The requests that look like a robot's, found and reached as all others are. */
export const suspectLeadRecords = serve({
  shape: suspectLeads,
  table: lead,
  only: sql`(${lead.isSuspect} and ${lead.erasedAt} is null and (${isWaiting} or ${isRefused}))`,
  joins: [besideForm, { table: account, on: eq(account.id, lead.reviewedBy) }],
  columns: {
    ...asker,
    suspicions: sql`nullif(array_to_string(${lead.suspicions}, ','), '')`,
    stand: sql`case when ${isRefused} then 'refused' else 'waiting' end`,
    reviewedBy: account.username,
  },
  references: referencesOfLead,
  filters: {
    // As the indexes have it.
    stand: (stand) => (stand === 'waiting' ? isWaiting : stand === 'refused' ? isRefused : sql`true`),
  },
  scope: { brand: lead.brandId },
  sorts: { createdAt: [lead.createdAt] },
  searched: askedBy,
});

/** The brands of a list's filter. */
export const leadBrandRecords = serve({
  shape: leadBrands,
  table: brand,
  scope: { brand: brand.id },
  sorts: { name: [brand.sortKey] },
  searched: brand.searchKey,
});

/** The campaigns of a list's filter. */
export const leadCampaignRecords = serve({
  shape: leadCampaigns,
  table: campaign,
  columns: { name: campaign.title },
  scope: { brand: campaign.brandId },
  sorts: { name: [campaign.titleKey] },
  searched: campaign.searchKey,
});

/** Who can be given a lead; a brand's own people see each other. */
export const leadOwnerRecords = serve({
  shape: leadOwners,
  table: leadStaff,
  scope: { brand: leadStaff.brandId },
  sorts: { name: [leadStaff.name] },
  searched: folded(leadStaff.name),
});
