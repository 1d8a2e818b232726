import { useLocale } from '@ayrac/browser/locale.ts';
import { mostCategoryLevels } from '@ayrac/domain/category/category-change.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Category } from './category-rows.tsx';
import { levelsBelow, namesOf, pathOf } from './tree-nodes.ts';

/** Returns a function that says why a category would be too deep below another one. */
export function useTooDeepWords() {
  const { tooDeep } = useOfficePhrases().categories;
  const locale = useLocale();
  return (rows: readonly Category[], id: string, parentId: string): string => {
    const row = rows.find((one) => one.id === id);
    return tooDeep({
      label: row === undefined ? '' : namesOf(row, locale).shown,
      to: pathOf(rows, parentId, locale),
      levels: formatCount(levelsBelow(rows, id), locale),
      most: formatCount(mostCategoryLevels, locale),
    });
  };
}
