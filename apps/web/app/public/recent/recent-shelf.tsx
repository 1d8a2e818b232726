import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import { recommend } from '@ayrac/domain/campaign/recommend.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { useEffect, useState } from 'react';
import { useSite } from '#web/page/site.ts';
import { CampaignCard } from '#web/public/campaign-list/campaign-card.tsx';
import { clearRecent, noteRecent, type RecentCampaign, readRecent } from './recent-campaigns.ts';
import { recentStorage } from './recent-storage.ts';

/** Fills whole rows. */
const SHOWN = 8;
const RECOMMENDED = 4;

interface RecentShelfProps {
  /** The campaign of the page, and the related ones that the page shows. */
  readonly current?: CampaignCardValue;
  readonly related?: readonly CampaignCardValue[];
  readonly className: string;
}

/** The campaigns viewed last, in one row that scrolls. On pages other than a campaign's, also related ones. */
export function RecentShelf({ current, related, className }: RecentShelfProps) {
  const visit = useScreenPhrases('visit');
  const [campaigns, setCampaigns] = useState<readonly RecentCampaign[]>([]);
  const { consentMode } = useSite();

  useEffect(() => {
    const storage = recentStorage(consentMode);
    const now = new Date();
    if (current !== undefined) noteRecent(storage, current, related ?? [], now);
    setCampaigns(readRecent(storage, now).filter(({ id }) => id !== current?.id));
  }, [current, related, consentMode]);

  const clear = () => {
    clearRecent(recentStorage(consentMode));
    setCampaigns([]);
  };
  if (campaigns.length === 0) return null;
  const akin = current === undefined ? campaigns.map((viewed) => viewed.related) : [];
  const recommended = recommend(akin, new Set(campaigns.map(({ id }) => id)), RECOMMENDED);
  return (
    <div className={className}>
      {recommended.length > 0 && (
        <section aria-labelledby="size-oneriler" className="mb-12">
          <SectionHeading id="size-oneriler" title={visit.recommended} lede={visit.recommendedNote} />
          <Shelf campaigns={recommended} />
        </section>
      )}
      <section aria-labelledby="son-baktiklariniz">
        <SectionHeading
          id="son-baktiklariniz"
          title={visit.recent}
          lede={visit.recentNote}
          action={
            <Button variant="ghost" size="small" onClick={clear}>
              {visit.clearRecent}
            </Button>
          }
        />
        <Shelf campaigns={campaigns.slice(0, SHOWN)} />
      </section>
    </div>
  );
}

function Shelf({ campaigns }: { readonly campaigns: readonly CampaignCardValue[] }) {
  return (
    <ul className="shelf">
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <CampaignCard campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}
