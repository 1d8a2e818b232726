import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';

/** A category as files name it. */
export interface NamedCategory {
  readonly id: string;
  readonly slug: string;
  readonly parentId: string | null;
  readonly nameKey: string;
}

/** Finds the category that a cell names: by its number, its address, its name or its path (`Taşıt > Elektrikli`). */
export function findCategory(
  all: readonly NamedCategory[],
  text: string,
): string | { readonly problem: FieldProblem } {
  const exact = all.find(({ id, slug }) => id === text || slug === text);
  if (exact !== undefined) return exact.id;
  const byId = new Map(all.map((one) => [one.id, one]));
  const path = text.split(/\s*[>/›]\s*/).map((name) => foldTurkish(name).trim());
  const isBelow = (one: NamedCategory | undefined, names: readonly string[]): boolean => {
    const name = names.at(-1);
    if (name === undefined) return true;
    return one?.nameKey === name && isBelow(byId.get(one.parentId ?? ''), names.slice(0, -1));
  };
  const found = all.filter((one) => isBelow(one, path));
  return found.length === 1 && found[0] !== undefined ? found[0].id : { problem: 'not-a-choice' };
}
