import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import type { listBrandLinkRows } from './brand-link-queries.ts';

type LinkRow = Awaited<ReturnType<typeof listBrandLinkRows>>[number];

/** Presents a brand link for the specified call. */
export function presentBrandToCampaign(row: LinkRow) {
  return {
    campaign: { id: row.campaignId },
    brand: {
      id: row.brandId,
      name: row.brandName,
      title: row.brandName,
      logoUrl: row.logoHash === null ? null : pictureAddress(row.logoHash, 160, 'webp'),
      brandUrl: row.brandUrl,
    },
    isActive: row.isActive,
  };
}
