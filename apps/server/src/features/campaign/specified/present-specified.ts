import type { specifiedCampaign } from '@ayrac/contract/campaign.ts';
import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { plainOf } from '@ayrac/domain/text/rich-text.ts';
import type { z } from 'zod';
import { nameCover } from '#server/features/campaign/cover/present.ts';
import { presentFigures, presentStats, presentVehicle } from '#server/features/campaign/detail/present.ts';
import type { LiveCampaign } from './live-queries.ts';

const LOGO_WIDTH = 160;
const PICTURE_WIDTH = 960;

/** Presents a campaign with every specified field, in Turkish. The cover replaces a missing picture. */
export function presentSpecifiedCampaign(live: LiveCampaign): z.infer<typeof specifiedCampaign> {
  const { campaign, brand, category, detailImages } = live;
  const picture = campaign.showcaseHash ?? nameCover(campaign, [category.name], brand);
  return {
    id: campaign.id,
    isActive: campaign.isActive,
    endDate: campaign.endAt?.toISOString() ?? null,
    updatedAt: campaign.updatedAt.toISOString(),
    category: { id: category.id, name: category.name },
    categories: [{ id: category.id, name: category.name }],
    categoryName: category.name,
    title: campaign.title,
    name: campaign.name,
    slug: campaign.slug,
    brand: { id: brand.id, name: brand.name },
    brandId: brand.id,
    logoUrl: brand.logoHash && pictureAddress(brand.logoHash, LOGO_WIDTH, 'webp'),
    brandUrl: brand.website,
    imageUrl: pictureAddress(picture, PICTURE_WIDTH, 'webp'),
    description: wordsOf(campaign.description),
    descriptionTitle: campaign.descriptionTitle,
    title2: campaign.title2,
    description2: wordsOf(campaign.description2),
    title3: campaign.title3,
    description3: wordsOf(campaign.description3),
    discount: campaign.discount,
    conditions: campaign.conditions,
    specifications: campaign.specifications,
    details: Object.fromEntries(campaign.details.map(({ key, label, value }) => [key, { label, value }])),
    stats: presentStats(live),
    campaignUrl: campaign.campaignUrl,
    ...presentFigures(campaign, campaign.discountPercent),
    detailImages: detailImages.map((hash) => pictureAddress(hash, PICTURE_WIDTH, 'webp')),
    ...presentVehicle(live),
  };
}

/** Returns a text as plain text, which the specified fields require. */
function wordsOf(text: string | null): string | null {
  return text && plainOf(text);
}
