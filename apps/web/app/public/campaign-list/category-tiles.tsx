import type { CategoryLink } from '@ayrac/contract/category.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Link } from 'react-router';
import { useHref, useLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-name.ts';

/** The root categories by their signs. */
export function CategoryTiles({ categories }: { readonly categories: readonly CategoryLink[] }) {
  const { list } = usePhrases();
  const locale = useLocale();
  const href = useHref();
  return (
    <ul className="category-tiles">
      {categories.map(({ id, slug, icon, name, campaigns }) => (
        <li key={id}>
          <Link to={href('category', slug)}>
            <Icon name={icon as IconName} size="large" />
            <span className="category-name">{name}</span>
            <span className="category-count">
              {list.campaigns({ count: formatCount(campaigns, locale) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
