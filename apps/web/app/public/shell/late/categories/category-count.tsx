import './tree.css';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';

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
