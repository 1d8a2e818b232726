import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { isRealBrand } from '@ayrac/domain/brand/real-brand.ts';
import { Tag } from '@ayrac/kit/badge.tsx';
import { useSite } from '#web/page/site.ts';

type Brand = { readonly slug: string };

/** Whether an offer is a sample: a demo offer of a real brand. */
export function useIsSample(brand: Brand): boolean {
  const { isDemo } = useSite();
  return isDemo && isRealBrand(brand.slug);
}

/** Marks a sample. Renders nothing for other offers. */
export function SampleTag({ brand }: { readonly brand: Brand }) {
  const { campaign } = usePhrases();
  return useIsSample(brand) ? <Tag>{campaign.sample}</Tag> : null;
}
