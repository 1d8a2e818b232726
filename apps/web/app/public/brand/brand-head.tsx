import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { OutsideLink } from '@ayrac/kit/navigation/text-link.tsx';
import { FollowButton } from '#web/follow/follow-button.tsx';
import { BrandLogo } from '#web/public/campaign-list/brand-logo.tsx';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { ListHeading } from '#web/public/campaign-list/list-heading.tsx';
import type { ShownBrand } from './shown-brand.ts';

/** Head of a brand's page: logo, name, description and website. */
export function BrandHead({ page, title }: { readonly page: ShownBrand; readonly title: string }) {
  const { list } = usePhrases();
  const { brand, site } = page;
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:gap-x-6">
      <span className="grid self-start sm:row-span-3">
        <BrandLogo brand={brand} size="large" />
      </span>
      <div className="head-row">
        <ListHeading title={title} />
        <FollowButton relation={`brand:${brand.id}`} name={brand.name} />
      </div>
      {brand.about !== null && (
        <p className="col-span-full text-ink-soft sm:col-span-1">
          <ForeignText value={brand.about} />
        </p>
      )}
      {brand.website !== null && site !== undefined && (
        <p className="col-span-full sm:col-span-1">
          <OutsideLink className="link-alone" href={brand.website} newTabLabel={list.newTab}>
            {site}
          </OutsideLink>
        </p>
      )}
    </header>
  );
}
