import './tree.css';
import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { formatCount } from '@ayrac/domain/text/format.ts';

/** Number of campaigns in a category: a figure on screen, a sentence for screen readers. */
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
