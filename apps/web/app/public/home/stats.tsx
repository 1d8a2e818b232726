import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Home } from '@ayrac/contract/home.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';
import { HomeSection } from './home-section.tsx';

/** Numbers of campaigns, brands and categories, each linked to its list. */
export function Stats({ stats }: { readonly stats: Home['stats'] }) {
  const { stats: phrases } = useScreenPhrases('home');
  const locale = useLocale();
  const href = useHref();
  const figures = [
    ['campaigns', href('campaigns')],
    ['brands', href('brands')],
    ['categories', href('categories')],
    ['endingSoon', listAddress(href('campaigns'), { filters: { ending: ['last-week'] } })],
  ] as const;
  return (
    <HomeSection id="stats" title={phrases.title}>
      <ul className="stats">
        {figures.map(([name, to]) => (
          <li key={name}>
            <Link to={to}>
              <span className="stats-value">{formatCount(stats[name], locale)}</span>
              <span className="stats-label">{phrases[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
