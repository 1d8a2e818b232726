import type { GalleryPicture } from '@ayrac/domain/picture/gallery.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign, campaignImage } from '#server/features/campaign/table.ts';

/** Replaces the pictures of a campaign, the showcase first. */
export async function writePictures(
  tx: Executor,
  campaignId: string,
  [showcase, ...details]: readonly GalleryPicture[],
  { version, now }: { readonly version: number; readonly now: Date },
): Promise<void> {
  await tx
    .update(campaign)
    .set({
      showcaseHash: showcase?.hash ?? null,
      showcaseHashEn: showcase?.hashEn ?? null,
      showcaseAlt: showcase?.alt ?? '',
      showcaseAltEn: showcase?.altEn ?? '',
      galleryVersion: version,
      updatedAt: now,
    })
    .where(eq(campaign.id, campaignId));
  await tx.delete(campaignImage).where(eq(campaignImage.campaignId, campaignId));
  const rows = details.map(({ hash, hashEn, alt, altEn }, position) => ({
    campaignId,
    pictureHash: hash,
    pictureHashEn: hashEn,
    alt,
    altEn: altEn || null,
    position,
  }));
  if (rows.length > 0) await tx.insert(campaignImage).values(rows);
}
