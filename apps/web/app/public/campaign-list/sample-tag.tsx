import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { isRealBrand } from '@ayrac/domain/brand/real-brand.ts';
import { Tag } from '@ayrac/kit/badge.tsx';
import { useSite } from '#web/page/site.ts';

/** Says that the offer is a sample; nothing where the brand is invented as well, or the site is none of the demo's. */
export function SampleTag({ brand }: { readonly brand: { readonly slug: string } }) {
  const { campaign } = usePhrases();
  const { isDemo } = useSite();
  return isDemo && isRealBrand(brand.slug) ? <Tag>{campaign.sample}</Tag> : null;
}
