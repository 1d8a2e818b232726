import type { DraftChange } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import type { Executor } from '#server/db/database.ts';
import { findBrandState, isCategory } from './queries.ts';

/** Refuses a brand or category that does not exist, or no longer. */
export async function refuseUnknown(tx: Executor, { brandId, categoryId }: DraftChange): Promise<void> {
  const problems: Record<string, FieldProblem> = {};
  const brand = brandId == null ? 'in-use' : await findBrandState(tx, brandId);
  if (brand !== 'in-use') problems.brandId = brand === 'binned' ? 'choice-binned' : 'not-a-choice';
  if (categoryId != null && !(await isCategory(tx, categoryId))) problems.categoryId = 'not-a-choice';
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
}
