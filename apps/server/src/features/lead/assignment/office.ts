import { assignees, assignmentRules, leadCategories } from '@ayrac/contract/office/assignment.ts';
import { referencesIn } from '@ayrac/domain/record/record-field.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { folded } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { category, categoryNames } from '#server/features/category/table.ts';
import { listProvinceRows } from '#server/features/geo/queries.ts';
import { type RecordWrite, serve } from '#server/resource/declaration.ts';
import { nameOrder } from '#server/resource/english-name.ts';
import { nameKeys } from '#server/resource/name-keys.ts';
import { isUndecided } from '../queries.ts';
import { lead, leadStaff } from '../table.ts';
import { listOwnersOf } from './queries.ts';
import { assignee, assignmentRule } from './table.ts';

const { position, sortKey } = assignmentRule;

export const assignmentRuleRecords = serve({
  shape: assignmentRules,
  table: assignmentRule,
  joins: [{ table: brand, on: eq(brand.id, assignmentRule.brandId) }],
  references: {
    brandId: { table: brand, label: brand.name },
    categoryId: { table: category, label: categoryNames(category) },
    people: { table: account, label: account.username },
  },
  scope: { brand: assignmentRule.brandId },
  sorts: {
    position: [brand.sortKey, assignmentRule.brandId, position],
    name: [sortKey],
    updatedAt: [assignmentRule.updatedAt],
  },
  searched: assignmentRule.searchKey,
  keysOf: ({ name }) => nameKeys(name),
  beforeWrite: checkRule,
  taken: { assignment_rule_name_taken: 'name' },
});

/**
 * Validates that a rule names a known province and people who can own the brand's leads. Returns the normalized values.
 */
async function checkRule({ tx, after }: RecordWrite): Promise<Readonly<Record<string, unknown>>> {
  const { brandId, people, city } = after as { brandId: string; people: string; city: string | null };
  const ids = referencesIn(people);
  const found = await listOwnersOf(tx, brandId, ids);
  if (found.length < ids.length) throw new RefusalError('validation-failed', { people: 'not-a-choice' });
  if (city === null) return {};
  const provinces = await listProvinceRows(tx);
  const province = provinces.find(({ name }) => foldTurkish(name) === foldTurkish(city));
  if (province === undefined) throw new RefusalError('validation-failed', { city: 'unknown-city' });
  return { city: province.name };
}

/** Serves the people to whom leads can be assigned as office records. */
export const assigneeRecords = serve({
  shape: assignees,
  table: assignee,
  // Excludes people who no longer work on leads.
  only: isNotNull(leadStaff.id),
  joins: [{ table: leadStaff, on: eq(leadStaff.id, assignee.id) }],
  columns: { name: leadStaff.name },
  references: { brandId: { table: brand, label: brand.name } },
  scope: { brand: assignee.brandId },
  sorts: { name: [leadStaff.name], updatedAt: [assignee.updatedAt] },
  searched: folded(leadStaff.name),
  beforeWrite: checkAbsence,
  figures: {
    openLeads: sql<number>`(select count(*)::integer from lead where ${lead.ownerId} = ${assignee.id} and ${isUndecided})`,
  },
});

async function checkAbsence({ after }: RecordWrite): Promise<Readonly<Record<string, unknown>>> {
  const { absentFrom, absentTo } = after as Record<'absentFrom' | 'absentTo', string | null>;
  if (absentFrom !== null && absentTo !== null && absentTo < absentFrom)
    throw new RefusalError('validation-failed', { absentTo: 'before-start' });
  return {};
}

/** Serves the categories that rules can refer to; they are the same for every brand. */
export const leadCategoryRecords = serve({
  shape: leadCategories,
  table: category,
  only: sql`(${category.isActive} and ${category.binnedAt} is null)`,
  scope: 'everybody',
  columns: { name: categoryNames(category) },
  sorts: { name: nameOrder(category) },
  searched: category.searchKey,
});
