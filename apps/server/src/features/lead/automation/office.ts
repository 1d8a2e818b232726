import { automationRuns, automations } from '@ayrac/contract/office/automations.ts';
import { referencesIn } from '@ayrac/domain/record/record-field.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq, sql } from 'drizzle-orm';
import { folded } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { listOwnersOf } from '#server/features/lead/assignment/queries.ts';
import { nameOfLead } from '#server/features/lead/crm/office.ts';
import { type RecordWrite, serve } from '#server/resource/declaration.ts';
import { englishNameOf, nameOrder } from '#server/resource/english-name.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { lead, quoteForm } from '../table.ts';
import { automation, automationRun } from './table.ts';

export const automationRecords = serve({
  shape: automations,
  table: automation,
  references: {
    brandId: { table: brand, label: brand.name },
    people: { table: account, label: account.username },
  },
  scope: { brand: automation.brandId },
  sorts: {
    name: nameOrder(automation),
    createdAt: [automation.createdAt],
    updatedAt: [automation.updatedAt],
  },
  searched: automation.searchKey,
  keysOf: ({ name, nameEn }) => nameKeys(name, nameEn),
  beforeWrite: checkAutomation,
  taken: { automation_name_taken: 'name' },
  figures: {
    runs: sql<number>`(select count(*)::integer from automation_run where automation_id = ${automation.id})`,
  },
});

/**
 * Validates that an automation names people of its brand. Any change restarts it, so that requests whose wait was over
 * before then are left alone.
 */
async function checkAutomation({
  tx,
  after,
  context,
}: RecordWrite): Promise<Readonly<Record<string, unknown>>> {
  const { brandId, people, isActive } = after as {
    brandId: string;
    people: string | null;
    isActive: boolean;
  };
  const ids = referencesIn(people ?? '');
  const found = await listOwnersOf(tx, brandId, ids);
  if (found.length < ids.length) throw new RefusalError('validation-failed', { people: 'not-a-choice' });
  return { activeSince: isActive ? context.now : null };
}

const namesOfPeople = sql<string>`(
  select string_agg(${account.username}, ', ' order by ${account.username}) from ${account}
  where ${account.id} = any(${automationRun.people}))`;

export const automationRunRecords = serve({
  shape: automationRuns,
  table: automationRun,
  joins: [
    { table: lead, on: eq(lead.id, automationRun.leadId) },
    { table: quoteForm, on: eq(quoteForm.id, lead.formId) },
  ],
  columns: {
    name: nameOfLead,
    brandId: lead.brandId,
    people: namesOfPeople,
    isDone: sql`(${automationRun.people} <> '{}')`,
  },
  references: {
    automationId: { table: automation, label: { tr: automation.name, en: englishNameOf(automation) } },
    brandId: { table: brand, label: brand.name },
  },
  scope: { brand: lead.brandId },
  sorts: { createdAt: [automationRun.createdAt] },
  searched: folded(nameOfLead),
});
