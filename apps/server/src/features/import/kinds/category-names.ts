import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';

/** Category as referred to in files. */
export interface NamedCategory {
  readonly id: string;
  readonly slug: string;
  readonly parentId: string | null;
  readonly nameKey: string;
  /** Key of the name in English, which is the Turkish one for a category without a translation. */
  readonly nameKeyEn: string;
}

const names = ['nameKey', 'nameKeyEn'] as const;

// Exported files use the first separator. In other files a slash may also be part of a name.
const separators = [/\s*›\s*/, /\s*[>/›]\s*/];

/**
 * Finds the category named in a cell: by id, slug, name, or path (`Taşıt > Elektrikli`). Names are the Turkish ones, as
 * in exported files, or else the English ones.
 */
export function findCategory(
  all: readonly NamedCategory[],
  text: string,
): string | { readonly problem: FieldProblem } {
  const exact = all.find(({ id, slug }) => id === text || slug === text);
  if (exact !== undefined) return exact.id;
  const byId = new Map(all.map((one) => [one.id, one]));
  for (const key of names) {
    const isBelow = (one: NamedCategory | undefined, path: readonly string[]): boolean => {
      const name = path.at(-1);
      if (name === undefined) return true;
      return one?.[key] === name && isBelow(byId.get(one.parentId ?? ''), path.slice(0, -1));
    };
    for (const separator of separators) {
      const path = text.split(separator).map((name) => foldTurkish(name).trim());
      const [found, ...others] = all.filter((one) => isBelow(one, path));
      if (found !== undefined) return others.length === 0 ? found.id : { problem: 'not-a-choice' };
    }
  }
  return { problem: 'not-a-choice' };
}
