import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import type { BrandCard } from '@ayrac/contract/brand.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';
import { BrandLogo } from './brand-logo.tsx';

interface BrandTilesProps {
  readonly brands: readonly BrandCard[];
  /** No other row of tiles is near, so five tiles share the row and none is left alone. */
  readonly apart?: boolean;
}

/** Brands side by side. Each tile with logo, name and count is a link. */
export function BrandTiles({ brands, apart = false }: BrandTilesProps) {
  const { list } = usePhrases();
  const locale = useLocale();
  const href = useHref();
  return (
    <ul
      className={classes(
        'grid gap-3 sm:grid-cols-2 md:grid-cols-3',
        apart && brands.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4',
      )}
    >
      {brands.map((brand) => (
        <li key={brand.id} className="min-w-0">
          <Link to={href('brand', brand.slug)} className="tile">
            <BrandLogo brand={brand} />
            <span className="min-w-0">
              <span className="block leading-snug font-strong">{brand.name}</span>
              <span className="block text-small text-ink-faint">
                {list.campaigns({ count: formatCount(brand.campaigns, locale) })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
