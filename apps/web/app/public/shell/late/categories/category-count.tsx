import './tree.css';
import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { formatCount } from '@ayrac/domain/text/format.ts';

/** How many campaigns a category holds: a figure for the eye, a sentence for the ear. */
export function CategoryCount({ campaigns }: { readonly campaigns: number }) {
  const { list } = usePhrases();
  const count = formatCount(campaigns, useLocale());
  return (
    <>
      <span className="tree-count" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">{list.campaigns({ count })}</span>
    </>
  );
}
