import { leadBrands, leadCampaigns, leadOwners, leads, suspectLeads } from '@ayrac/contract/office/leads.ts';
import { NO_PHONE } from '@ayrac/domain/account/identity.ts';
import { NEVER_DUE } from '@ayrac/domain/lead/lead-due.ts';
import { isDone, type LeadStand, leadStands } from '@ayrac/domain/lead/lead-stage.ts';
import { personSearchWords } from '@ayrac/domain/person/person-search.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { folded, hasIndexedWords, hasWords } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { type Among, serve } from '#server/resource/declaration.ts';
import { emailOfLead, isUnassigned, isUndecided, phoneOfLead, wishesOfLead } from '../queries.ts';
import { lead, leadStaff, quoteForm } from '../table.ts';
import { pressing, urgencyOfLead } from './urgency.ts';

/** Full name of the requester. Empty for an erased person. */
export const nameOfLead = sql`btrim(concat_ws(' ', coalesce(${quoteForm.name}, ${lead.contactName}), coalesce(${quoteForm.surname}, ${lead.contactSurname})))`;

/** State of a lead as shown in lists. */
export const standOfLead = sql<LeadStand>`case when ${lead.state} = 'withdrawn' then 'withdrawn' else ${lead.stage} end`;

/**
 * Returns the condition for leads in these states, given as names separated by commas. An open state has only leads with
 * a due date, which those of erased people lost; the indexes of the board's columns contain it.
 */
function standing(states: string): SQL {
  const names = states.split(',');
  const stands = leadStands.filter((stand) => names.includes(stand));
  const open = stands.filter((stand) => !isDone(stand));
  const isOpen = sql`(${inArray(standOfLead, open)} and ${isUndecided})`;
  return sql`(${inArray(standOfLead, stands.filter(isDone))} or ${isOpen})`;
}

/** Data of the requester, by field name. */
export const asker = { name: nameOfLead, phone: phoneOfLead, email: emailOfLead, city: wishesOfLead.city };

/** Join to the form, which has the data of those who requested by a form. */
const besideForm = { table: quoteForm, on: eq(quoteForm.id, lead.formId) };

const referencesOfLead = {
  campaignId: { table: campaign, label: campaign.title },
  brandId: { table: brand, label: brand.name },
};

/**
 * Finds leads, or suspects, by their requester, including those of leads merged into them. For a common name only as
 * many are found as the caller needs.
 */
function matchesSearch(q: string, { condition, brandId, most }: Among, among: SQL): SQL | undefined {
  const words = personSearchWords(q);
  if (words.length === 0) return undefined;
  const ofBrand = brandId === undefined ? undefined : sql`s.brand_id = ${brandId}`;
  // The hits are sorted first, and their leads are looked up one by one in this order (`offset 0` keeps it), so that a
  // common name takes only as many lookups as it shows. The conditions of the list apply after the lookup, and the found
  // ids are an array, so that the search runs once and alone. Otherwise the planner, which expects few suspects although
  // a flood has begun, would read all suspects again for each hit, or search again for each suspect. A merged lead is
  // left out if the lead that shows it matches as well: both rows would take places of others.
  return sql`${lead.id} = any(array(
    select lead.id
    from (
      select s.lead_id from lead_search s
      where ${and(hasIndexedWords(sql`s.search_key`, words), ofBrand, among)}
      order by s.lead_id
    ) hit cross join lateral (
      select shown.* from lead asked join lead shown on shown.id = coalesce(asked.merged_into, asked.id)
      where asked.id = hit.lead_id
        and (asked.merged_into is null or not exists (select from lead_search kept
          where kept.lead_id = asked.merged_into and ${hasIndexedWords(sql`kept.search_key`, words)}))
      offset 0
    ) lead
    where ${condition ?? sql`true`}
    order by hit.lead_id limit ${most ?? null}))`;
}

const isErased = sql`(${lead.erasedAt} is not null)`;

/**
 * Serves leads as office records, except suspects and merged leads. They are found by names in any spelling, by email
 * addresses, and by the last digits of phone numbers.
 */
export const leadRecords = serve({
  shape: leads,
  table: lead,
  only: sql`(not ${lead.isSuspect} and ${lead.mergedInto} is null)`,
  // A merged lead may be the only one with a number that answers.
  openable: sql`not ${lead.isSuspect}`,
  // Nothing can be done about the leads of erased people. They are listed among those of a time or a closed state, so
  // that these are as many as the figures count. Filters for open leads exclude them themselves.
  leftOut: {
    rows: isErased,
    unlessBy: ['stand', 'urgency', 'isUnassigned', 'createdAt', 'firstContactAt', 'lastContactAt'],
  },
  joins: [besideForm],
  filters: {
    isUnassigned: (value) => (value === 'true' ? isUnassigned : sql`not (${isUnassigned} or ${isErased})`),
    urgency: pressing,
    stand: standing,
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
  noneInFile: { dueAt: NEVER_DUE, phone: NO_PHONE },
  sorts: { dueAt: [lead.dueAt, lead.createdAt], createdAt: [lead.createdAt] },
  searched: (q, among) => matchesSearch(q, among, sql`not s.is_suspect`),
});

/** Not reviewed yet, and not withdrawn by the requester. */
const isWaiting = sql`(${lead.isActive} and ${lead.review} is null)`;
const isRefused = sql`${lead.review} = 'refused'`;

/** Serves suspect requests as office records, with the same search and scope as the others. */
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
    // Matches the conditions of the partial indexes.
    stand: (stand) => (stand === 'waiting' ? isWaiting : stand === 'refused' ? isRefused : sql`true`),
  },
  scope: { brand: lead.brandId },
  sorts: { createdAt: [lead.createdAt] },
  // Suspects are never merged. An index of their own has their texts.
  searched: (q, among) => matchesSearch(q, among, sql`s.is_suspect`),
});

/** Serves the brands for the filter of a list. */
export const leadBrandRecords = serve({
  shape: leadBrands,
  table: brand,
  scope: { brand: brand.id },
  sorts: { name: [brand.sortKey] },
  // The address of a brand's requests contains its slug.
  searched: (q) => (q === '' ? undefined : or(hasWords(brand.searchKey, foldedWords(q)), eq(brand.slug, q))),
});

/** Serves the campaigns for the filter of a list. */
export const leadCampaignRecords = serve({
  shape: leadCampaigns,
  table: campaign,
  columns: { name: campaign.title },
  scope: { brand: campaign.brandId },
  sorts: { name: [campaign.titleKey] },
  searched: (q) => hasIndexedWords(campaign.searchKey, foldedWords(q)),
});

/** Serves the people to whom a lead can be assigned. A brand's people see only each other. */
export const leadOwnerRecords = serve({
  shape: leadOwners,
  table: leadStaff,
  columns: { isOfAllBrands: sql`(${leadStaff.brandId} is null)` },
  references: { brandId: { table: brand, label: brand.name } },
  scope: { brand: leadStaff.brandId },
  filters: { brandId: (id) => sql`(${leadStaff.brandId} = ${id} or ${leadStaff.brandId} is null)` },
  sorts: { name: [leadStaff.name] },
  searched: folded(leadStaff.name),
});
