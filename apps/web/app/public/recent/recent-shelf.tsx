import type { CampaignCard as CampaignCardValue } from '@ayrac/contract/campaign-card.ts';
import { useEffect, useState } from 'react';
import { useScreenPhrases } from '#web/phrases.tsx';
import { CampaignCard } from '#web/public/campaign-list/campaign-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { clearRecent, noteRecent, readRecent } from './recent-campaigns.ts';

/** Fills whole rows. */
const SHOWN = 8;

interface RecentShelfProps {
  readonly current?: CampaignCardValue;
  readonly className: string;
}

/** The campaigns that the visitor looked at last, in one row to swipe along. */
export function RecentShelf({ current, className }: RecentShelfProps) {
  const visit = useScreenPhrases('visit');
  const [campaigns, setCampaigns] = useState<readonly CampaignCardValue[]>([]);

  useEffect(() => {
    const storage = sessionOf(window);
    if (storage === undefined) return;
    const now = new Date();
    if (current !== undefined) noteRecent(storage, current, now);
    setCampaigns(readRecent(storage, now).filter(({ id }) => id !== current?.id));
  }, [current]);

  const clear = () => {
    clearRecent(sessionStorage);
    setCampaigns([]);
  };
  if (campaigns.length === 0) return null;
  return (
    <section aria-labelledby="son-baktiklariniz" className={className}>
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
      <ul className="shelf">
        {campaigns.slice(0, SHOWN).map((one) => (
          <li key={one.id}>
            <CampaignCard campaign={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A browser may refuse even to name its storage. */
function sessionOf(page: Window): Storage | undefined {
  try {
    return page.sessionStorage;
  } catch {
    return undefined;
  }
}
