import type { DraftChange } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { category } from '#server/features/category/table.ts';
import { findReferenceState, problemOf } from '#server/resource/references.ts';

type Choices = Pick<DraftChange, 'brandId' | 'categoryId'>;

const tables = { brandId: brand, categoryId: category } as const;
const names = ['brandId', 'categoryId'] as const;

/**
 * Refuses a brand or category that does not exist or is in the bin, unless it is the one `before`, so that a draft can
 * still be edited after its category was moved to the bin.
 */
export async function refuseUnknown(tx: Executor, chosen: Choices, before: Choices = {}): Promise<void> {
  const problems: Partial<Record<keyof Choices, FieldProblem>> = {};
  for (const name of names) {
    if (chosen[name] === before[name]) continue;
    const state = await stateOf(tx, name, chosen);
    if (state !== 'in-use') problems[name] = problemOf(state);
  }
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
}

/** Returns which of brand and category are in the bin. */
export async function binnedChoices(db: Executor, chosen: Choices): Promise<(keyof Choices)[]> {
  const states = await Promise.all(names.map((name) => stateOf(db, name, chosen)));
  return names.filter((_, index) => states[index] === 'binned');
}

async function stateOf(db: Executor, name: keyof Choices, { [name]: id }: Choices) {
  return id == null ? 'in-use' : findReferenceState(db, tables[name], id);
}
