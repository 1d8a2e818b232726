import type { FoundCampaign } from '@ayrac/contract/search.ts';
import type { ReactNode } from 'react';
import { CampaignGrid } from '#web/public/campaign-list/campaign-grid.tsx';
import { FoundTitle } from './found-title.tsx';

interface CampaignSectionProps {
  readonly title: string;
  readonly lede?: string | undefined;
  readonly campaigns: readonly FoundCampaign[];
  /** Link to the full list. */
  readonly children?: ReactNode;
}

/** Campaigns other than the results: ended, nearest or popular ones. */
export function CampaignSection({ title, lede, campaigns, children }: CampaignSectionProps) {
  if (campaigns.length === 0) return null;
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-title">{title}</h2>
        {lede !== undefined && <p className="text-ink-soft">{lede}</p>}
      </div>
      <CampaignGrid
        campaigns={campaigns}
        headingLevel={3}
        titleOf={(campaign) => <FoundTitle of={campaign} />}
      />
      {children}
    </section>
  );
}
