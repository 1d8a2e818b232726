import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { CategoryLink } from '@ayrac/contract/category.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';

/** The root categories with their icons. */
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
