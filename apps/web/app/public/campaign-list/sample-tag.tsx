import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { isRealBrand } from '@ayrac/domain/brand/real-brand.ts';
import { Tag } from '@ayrac/kit/badge.tsx';
import { useSite } from '#web/page/site.ts';

/** Marks a demo offer of a real brand as a sample. Renders nothing for invented brands or outside of the demo. */
export function SampleTag({ brand }: { readonly brand: { readonly slug: string } }) {
  const { campaign } = usePhrases();
  const { isDemo } = useSite();
  return isDemo && isRealBrand(brand.slug) ? <Tag>{campaign.sample}</Tag> : null;
}
