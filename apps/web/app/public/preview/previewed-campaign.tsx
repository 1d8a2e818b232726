import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { Container } from '@ayrac/kit/container.tsx';
import { lateComponent } from '#web/page/late-component.tsx';
import { CampaignActions } from '#web/public/campaign/campaign-actions.tsx';
import { CampaignHeading } from '#web/public/campaign/campaign-heading.tsx';
import { EndedPanel } from '#web/public/campaign/ended-panel.tsx';
import { CampaignGallery } from '#web/public/campaign/gallery/campaign-gallery.tsx';
import { OfferBar, OfferPanel } from '#web/public/campaign/offer-panel.tsx';
import type { QuoteEntry } from '#web/public/quote/use-quote-entry.tsx';

const CampaignReading = lateComponent('campaignReading', () =>
  import('#web/public/campaign/campaign-reading.tsx').then(({ CampaignReading }) => CampaignReading),
);

/** A quote entry that does nothing. */
const inert: QuoteEntry = {
  address: '',
  open: (event) => event.preventDefault(),
  prepare: () => undefined,
  isLoading: false,
  wasSent: false,
  isHeld: false,
  dialog: null,
};

/** The parts of a campaign's page. Gallery and tabs work; links and counting do not. */
export function PreviewedCampaign({ campaign }: { readonly campaign: CampaignDetail }) {
  const isOver = campaign.state === 'ended';
  return (
    <Container className="grid gap-6 pt-4 pb-12 md:pb-16">
      <div inert className="grid gap-6">
        <CampaignHeading campaign={campaign} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_22rem] lg:grid-cols-[minmax(0,1fr)_25rem]">
        <CampaignGallery campaign={campaign} isPreview />
        <aside inert className="grid gap-6 md:sticky md:top-24 md:col-start-2 md:row-span-2 md:row-start-1">
          {isOver ? <EndedPanel campaign={campaign} /> : <OfferPanel campaign={campaign} entry={inert} />}
          <CampaignActions campaign={campaign} isOver={isOver} />
        </aside>
        <CampaignReading campaign={campaign} isPreview />
      </div>
      {!isOver && (
        <div inert>
          <OfferBar campaign={campaign} entry={inert} />
        </div>
      )}
    </Container>
  );
}
