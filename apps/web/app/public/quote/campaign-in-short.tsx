import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { BrandLogo } from '#web/public/campaign-list/brand-logo.tsx';
import { ForeignMark, ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { SampleTag } from '#web/public/campaign-list/sample-tag.tsx';

/** Brand, title and key figure of the campaign. */
export function CampaignInShort({ campaign }: { readonly campaign: CampaignDetail }) {
  return (
    <>
      <p className="flex items-center gap-2 font-label text-ink-soft text-small">
        <BrandLogo brand={campaign.brand} size="small" />
        {campaign.brand.name}
        <SampleTag brand={campaign.brand} />
        <ForeignMark value={campaign.title} />
      </p>
      <p className="font-strong">
        <ForeignText value={campaign.title} />
      </p>
      <KeyFigureView of={campaign} />
    </>
  );
}
