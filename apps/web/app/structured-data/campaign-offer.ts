import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import type { Product } from 'schema-dts';

/** The part of a campaign that an offer is derived from. */
export type OfferedCampaign = Pick<
  CampaignDetail,
  'title' | 'brand' | 'categories' | 'figures' | 'gallery' | 'publishedAt' | 'endAt' | 'state'
>;

/** Address and description of the campaign. */
export interface OfferPlace {
  readonly origin: string;
  readonly url: string;
  readonly description: string;
}

/**
 * Returns the product that a campaign sells. Undefined if the campaign is not running or has no price: a rate or an
 * installment is not a price.
 */
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
