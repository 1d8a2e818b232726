import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import type { Product } from 'schema-dts';

/** What an offer is read from. */
export type OfferedCampaign = Pick<
  CampaignDetail,
  'title' | 'brand' | 'categories' | 'figures' | 'gallery' | 'publishedAt' | 'endAt' | 'state'
>;

/** Where the campaign stands, and what is said of it. */
export interface OfferPlace {
  readonly origin: string;
  readonly url: string;
  readonly description: string;
}

/** What a running campaign sells at a price of its own; undefined without one: a rate or an installment is none. */
export function offeredProduct(
  campaign: OfferedCampaign,
  { origin, url, description }: OfferPlace,
): Exclude<Product, string> | undefined {
  const { campaignPrice: price } = campaign.figures;
  if (price === null || campaign.state !== 'live') return undefined;
  const category = campaign.categories.at(-1)?.name;
  return {
    '@type': 'Product',
    name: campaign.title.text,
    description,
    image: campaign.gallery.map(({ hash }) => origin + sharePictureAddress(hash)),
    brand: { '@type': 'Brand', name: campaign.brand.name },
    ...(category === undefined ? {} : { category }),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'TRY',
      availability: 'https://schema.org/InStock',
      validFrom: campaign.publishedAt,
      ...(campaign.endAt === null
        ? {}
        : { validThrough: campaign.endAt, priceValidUntil: campaign.endAt.slice(0, 10) }),
      seller: { '@type': 'Organization', name: campaign.brand.name },
    },
  };
}
