import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { CategoryNames, type NamedCategory } from './category-names.ts';
import type { EarlierRow } from './record-kind.ts';

/** Categories as they will be once the rows learned so far are written, so that a row is checked as it is written. */
export function plannedTree(there: readonly NamedCategory[], earlier: readonly EarlierRow[]) {
  const categories = new CategoryNames(there);
  const taken = new Set<string>();
  const learn = (row: EarlierRow) => {
    const keys = [row.key, row.nameKey].filter((key) => key !== null);
    // Repeated rows are refused, and change nothing.
    const isWritten =
      (row.outcome === 'new' || row.outcome === 'changed') && !keys.some((key) => taken.has(key));
    if (!isWritten) return;
    for (const key of keys) taken.add(key);
    categories.set(planOf(row, categories));
  };
  earlier.forEach(learn);
  return { learn, find: (text: string) => categories.find(text) };
}

function planOf(row: EarlierRow, categories: CategoryNames): NamedCategory {
  const { name, nameEn, parentId } = row.changes;
  const before = categories.get(row.recordId);
  const nameKey = name === undefined ? (before?.nameKey ?? '') : foldTurkish(String(name.after));
  const wasTranslated = before !== undefined && before.nameKeyEn !== before.nameKey;
  const nameKeyEn = nameEn?.after ? foldTurkish(String(nameEn.after)) : nameKey;
  return {
    // The id of a new category is unknown until it is written.
    id: row.recordId ?? plannedId(row.number, String(name?.after)),
    slug: before?.slug ?? '',
    parentId: parentId === undefined ? (before?.parentId ?? null) : idOrNull(parentId.after),
    nameKey,
    nameKeyEn: nameEn === undefined && wasTranslated ? before.nameKeyEn : nameKeyEn,
  };
}

function idOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Returns the placeholder for the id of a new record, which says the row's number and the record's name. */
function plannedId(number: number, name: string): string {
  return `+${number} ${name}`;
}

/** Returns the name in such a placeholder; undefined for any other text. */
export function nameOfPlanned(text: string): string | undefined {
  return /^\+\d+ (.+)$/s.exec(text)?.[1];
}
