import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { summaryOf } from '@ayrac/domain/text/summary.ts';
import { addresses, inLocale } from '#web/page/address.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { useSite } from '#web/page/site.ts';
import { offeredProduct } from '#web/structured-data/campaign-offer.ts';
import { StructuredData, writeThings } from '#web/structured-data/structured-data.tsx';

interface CampaignHeadProps {
  readonly campaign: CampaignDetail;
  readonly isOver: boolean;
}

/** Metadata of a campaign for search results, previews and machine readers. */
export function CampaignHead({ campaign, isOver }: CampaignHeadProps) {
  const campaignPage = useScreenPhrases('campaignPage');
  const { title, brand, description, benefit, hasEnglish, sharePicture } = campaign;
  const about = description ?? benefit;
  const summary = summaryOf(about?.text ?? campaignPage.summary({ title: title.text, brand: brand.name }));
  return (
    <>
      <PageHead
        title={title.text}
        description={summary}
        noindex={isOver}
        turkishOnly={!hasEnglish}
        picture={{ address: sharePicture, alt: title.text }}
      />
      {!isOver && campaign.figures.campaignPrice !== null && (
        <OfferData campaign={campaign} description={summary} />
      )}
    </>
  );
}

function OfferData({
  campaign,
  description,
}: {
  readonly campaign: CampaignDetail;
  readonly description: string;
}) {
  const { origin } = useSite();
  return (
    <StructuredData>{import.meta.env.SSR ? writeOffer(campaign, description, origin) : ''}</StructuredData>
  );
}

function writeOffer(campaign: CampaignDetail, description: string, origin: string): string {
  const { lang } = campaign.title;
  const url = origin + inLocale(addresses.campaign(campaign.slug), campaign.hasEnglish ? lang : 'tr');
  const product = offeredProduct(campaign, { origin, url, description });
  return product === undefined ? '' : writeThings(product);
}
