import { useLocale } from '@ayrac/browser/locale.ts';
import type { CategoryLink } from '@ayrac/contract/category.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ChipLink } from '@ayrac/kit/chip.tsx';
import type { ReactNode } from 'react';
import { useHref } from '#web/page/address.ts';

interface CategoryChipsProps {
  /** Accessible name of the group of links. */
  readonly label: string;
  readonly categories: readonly CategoryLink[];
  /** Returns the address of a chip. Defaults to the category's own page. */
  readonly hrefOf?: (category: CategoryLink) => string;
  /** Slug of the current category. */
  readonly current?: string | undefined;
  /** A chip before the others. */
  readonly first?: ReactNode;
}

/** Scrolls the current chip into view in a phone's scrolling row. */
const IN_SIGHT = 'max-sm:[scroll-initial-target:nearest]';

/** Categories as chips with their counts. */
export function CategoryChips({ label, categories, hrefOf, current, first }: CategoryChipsProps) {
  const locale = useLocale();
  const href = useHref();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="chip-row">
        {first !== undefined && <li>{first}</li>}
        {categories.map((category) => (
          <li key={category.id} className={category.slug === current ? IN_SIGHT : undefined}>
            <ChipLink
              to={hrefOf?.(category) ?? href('category', category.slug)}
              count={formatCount(category.campaigns, locale)}
              current={category.slug === current}
            >
              {category.name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
