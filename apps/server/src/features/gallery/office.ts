import { campaignGalleries } from '@ayrac/contract/office/campaign-galleries.ts';
import type { GalleryLack } from '@ayrac/domain/picture/picture-lists.ts';
import { sql } from 'drizzle-orm';
import { brand } from '#server/features/brand/table.ts';
import { isNamed } from '#server/features/campaign/queries.ts';
import { campaign, campaignRecord } from '#server/features/campaign/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { isLacking, isSilentDetail } from './queries.ts';

/** Number of a campaign's detail pictures: all, or those that lack an alternative text in Turkish or English. */
const ofDetails = (what: 'all' | 'silent') => sql`(select count(*) from campaign_image i
  where i.campaign_id = ${campaign.id}
    ${what === 'silent' ? sql`and ${isSilentDetail}` : sql``})`;

const isSilent = sql`(${campaign.showcaseHash} is not null
  and (${campaign.showcaseAlt} = '' or ${campaign.showcaseAltEn} = ''))`;

const pictures = sql<number>`(${ofDetails('all')} + (${campaign.showcaseHash} is not null)::integer)::integer`;
const missingTexts = sql<number>`(${ofDetails('silent')} + ${isSilent}::integer)::integer`;

/** Campaign galleries as office records, with those of archived campaigns. */
export const campaignGalleryRecords = serve({
  shape: campaignGalleries,
  table: campaignRecord,
  columns: {
    lacks: sql`case when ${pictures} = 0 then 'pictures' when ${missingTexts} > 0 then 'texts' end`,
  },
  references: { brandId: { table: brand, label: brand.name } },
  filters: { lacks: (lacks) => isLacking(lacks as GalleryLack) },
  sorts: { createdAt: [campaign.createdAt] },
  searched: (q) => isNamed(q),
  figures: { pictures, missingTexts },
});
