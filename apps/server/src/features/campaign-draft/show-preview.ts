import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { ancestorsOf } from '@ayrac/domain/category/category-tree.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { coverOf } from '#server/features/campaign/cover/present.ts';
import { presentCampaignDetail } from '#server/features/campaign/detail/present.ts';
import { findCampaignOf, listDetailImages, type WholeCampaign } from '#server/features/campaign/queries.ts';
import { storedOf } from '#server/features/campaign/record/present.ts';
import { presentCategoryLink } from '#server/features/category/present.ts';
import { listCategoryRows } from '#server/features/category/queries.ts';
import { chooseSlug } from '#server/features/slug/writes.ts';
import { publishedContent } from './published-content.ts';
import { findEdited, findPreview, type Open } from './queries.ts';

/**
 * Returns what a preview link shows: the content that would be published now. Nothing once the draft is published or
 * discarded.
 */
export async function showPreview(context: CallContext, token: string) {
  const { db, locale, now } = context;
  const found = await findPreview(db, token, now);
  const edited = found && (await findEdited(db, found.campaignId));
  if (found === undefined || !edited?.draft?.isOpen) throw new RefusalError('not-found');
  const whole = await wholeOf(context, { ...edited, draft: edited.draft });
  const [categories, images] = await Promise.all([
    listCategoryRows(db),
    listDetailImages(db, sql`(${found.campaignId}::uuid)`, locale),
  ]);
  const own = categories.find(({ id }) => id === whole.category.id);
  const path = own === undefined ? [] : [...ancestorsOf(categories, own.id), own];
  const links = path.map((row) => presentCategoryLink(row, locale));
  const cover = await coverOf(db, whole);
  const campaign = presentCampaignDetail(whole, { categories: links, images, cover, locale, now });
  return { campaign, card: cardOf(campaign), until: found.until.toISOString() };
}

/** Returns the draft as if it were stored. */
async function wholeOf({ db, now }: CallContext, open: Open): Promise<WholeCampaign> {
  const content = publishedContent(open);
  const { values, vehicle } = storedOf(content);
  const { id, brandId, categoryId, wasPublished, publishedAt, slug } = { ...open.row, ...values };
  const whole = await findCampaignOf(db, id, { brandId, categoryId });
  if (whole === undefined) throw new RefusalError('not-found');
  const title = content.title ?? '…';
  return {
    ...whole,
    // Its rank is only known after publication.
    standing: null,
    campaign: {
      ...whole.campaign,
      ...values,
      title,
      slug: wasPublished ? slug : await chooseSlug(db, 'campaign', title, id),
      publishedAt: wasPublished ? publishedAt : now,
      updatedAt: now,
    },
    vehicle: vehicle && { ...vehicle, campaignId: id },
  };
}

function cardOf(campaign: CampaignDetail): CampaignCard {
  const { id, slug, title, benefit, brand, figure, isSponsored, endAt, publishedAt, picture, followers } =
    campaign;
  return {
    id,
    slug,
    title,
    benefit,
    brand: { name: brand.name, slug: brand.slug },
    figure,
    isSponsored,
    endAt,
    publishedAt,
    picture,
    followers,
    standing: null,
  };
}
