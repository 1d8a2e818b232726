import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { isExpired } from '@ayrac/domain/campaign/campaign-time.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { Container } from '@ayrac/kit/container.tsx';
import { lateComponent } from '#web/page/late-component.tsx';
import { useOverTime } from '#web/page/site.ts';
import { useQuoteEntry } from '#web/public/quote/use-quote-entry.tsx';
import { CampaignActions } from './campaign-actions.tsx';
import { CampaignHead } from './campaign-head.tsx';
import { CampaignHeading } from './campaign-heading.tsx';
import { EndedPanel } from './ended-panel.tsx';
import { CampaignGallery } from './gallery/campaign-gallery.tsx';
import { OfferBar, OfferPanel } from './offer-panel.tsx';

// The parts below the picture work as the server sent them. They are hydrated after the offer.
const CampaignReading = lateComponent('campaignReading', () =>
  import('./campaign-reading.tsx').then(({ CampaignReading }) => CampaignReading),
);
const OtherCampaigns = lateComponent('standing', () =>
  import('./other-campaigns.tsx').then(({ OtherCampaigns }) => OtherCampaigns),
);
const RecentShelf = lateComponent([], () =>
  import('#web/public/recent/recent-shelf.tsx').then(({ RecentShelf }) => RecentShelf),
);

interface CampaignPageProps {
  readonly campaign: CampaignDetail;
  readonly related: readonly CampaignCard[];
}

/** A campaign with all its details and the button for its quote. */
export function CampaignPage({ campaign, related }: CampaignPageProps) {
  const campaignPage = useScreenPhrases('campaignPage');
  const end = campaign.endAt === null ? null : new Date(campaign.endAt);
  // The campaign may end while its page is open.
  const isPast = useOverTime((now) => isExpired(end, now));
  const isOver = campaign.state === 'ended' || isPast;
  const entry = useQuoteEntry(campaign);
  const category = campaign.categories.at(-1);
  return (
    <Container className={classes('grid gap-4 pt-2 sm:gap-6 sm:pt-4 md:pb-16', isOver && 'pb-12')}>
      <CampaignHead campaign={campaign} isOver={isOver} />
      <CampaignHeading campaign={campaign} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-4 sm:gap-y-6 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <CampaignGallery campaign={campaign} opensWhole />
        <aside className="campaign-side grid gap-6 md:sticky md:top-24 md:col-start-2 md:row-span-2 md:row-start-1">
          {isOver ? <EndedPanel campaign={campaign} /> : <OfferPanel campaign={campaign} entry={entry} />}
          <CampaignActions campaign={campaign} isOver={isOver} />
        </aside>
        {isOver && (
          <div className="campaign-elsewhere md:col-span-2">
            <OtherCampaigns category={category} campaigns={related} title={campaignPage.liveAlternatives} />
          </div>
        )}
        <CampaignReading campaign={campaign} />
      </div>
      {!isOver && (
        <div className="campaign-elsewhere mt-8">
          <OtherCampaigns category={category} campaigns={related} title={campaignPage.related} />
        </div>
      )}
      <RecentShelf current={campaign} related={related} className="campaign-elsewhere mt-8" />
      {!isOver && <OfferBar campaign={campaign} entry={entry} />}
      {campaign.requests.isOpen && entry.dialog}
    </Container>
  );
}
