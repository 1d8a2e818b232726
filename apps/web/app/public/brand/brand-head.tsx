import type { FoundBrand } from '@ayrac/contract/brand.ts';
import { usePhrases } from '#web/phrases.tsx';
import { BrandMark } from '#web/public/campaign-list/brand-mark.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { ListHeading } from '#web/public/campaign-list/list-heading.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { siteName } from './site-name.ts';

/** Who the brand is: mark, name, a word about it, its own site. */
export function BrandHead({ page, title }: { readonly page: FoundBrand; readonly title: string }) {
  const { list } = usePhrases();
  const { brand } = page;
  const site = brand.website === null ? undefined : siteName(brand.website);
  return (
    <header className="flex flex-wrap items-start gap-4 sm:flex-nowrap sm:gap-6">
      <BrandMark brand={brand} size="large" />
      <div className="grid min-w-0 gap-2">
        <ListHeading title={title} total={page.list.total} />
        {brand.about !== null && (
          <p className="max-w-prose text-ink-soft">
            <ForeignText value={brand.about} />
          </p>
        )}
        {brand.website !== null && site !== undefined && (
          <p>
            <OutsideLink href={brand.website} newTabLabel={list.newTab}>
              {site}
            </OutsideLink>
          </p>
        )}
      </div>
    </header>
  );
}
