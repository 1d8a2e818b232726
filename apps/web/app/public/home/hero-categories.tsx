import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CategoryLink } from '@ayrac/contract/category.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';

/** The root categories with their icons, and a link to all. */
export function HeroCategories({ categories }: { readonly categories: readonly CategoryLink[] }) {
  const phrases = useScreenPhrases('home');
  const href = useHref();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories-heading" className="on-deep hero-categories">
      <h2 id="categories-heading">{phrases.categories}</h2>
      <ul>
        {categories.map(({ id, slug, icon, name }) => (
          <li key={id}>
            <Link to={href('category', slug)}>
              <Icon name={icon as IconName} />
              {name}
            </Link>
          </li>
        ))}
        <li className="all-categories">
          <Link to={href('categories')}>
            <Icon name="arrow-right" />
            {phrases.allCategories}
          </Link>
        </li>
      </ul>
    </section>
  );
}
