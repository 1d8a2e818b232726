import { randomUUID } from 'node:crypto';
import type { Gallery } from '@ayrac/contract/office/pictures.ts';
import { needsAltTexts } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import { altTextProblems, type GalleryPicture, readGallery } from '@ayrac/domain/picture/gallery.ts';
import { type FieldProblems, RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { findGallery } from './queries.ts';
import { writePictures } from './writes.ts';

/** Gallery to save, and the version from which its editor started. */
export interface GalleryToSave {
  readonly campaignId: string;
  readonly version: number;
  readonly pictures: readonly GalleryPicture[];
}

/**
 * Saves the pictures of a campaign, the showcase first. The campaign's slug does not change. Refuses pictures without
 * alternative text where visitors would see them.
 */
export function saveGallery(context: CallContext, input: GalleryToSave): Promise<Gallery> {
  const read = readGallery(input.pictures);
  if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
  const { campaignId } = input;
  return inTransaction(context.db, async (tx) => {
    const held = await tx
      .select({ id: campaign.id, brandId: campaign.brandId, status: campaign.status })
      .from(campaign)
      .where(eq(campaign.id, campaignId))
      .for('no key update');
    const before = held.length === 0 ? undefined : await findGallery(tx, campaignId);
    if (before === undefined) throw new RefusalError('not-found');
    if (before.version !== input.version) throw new RefusalError('record-changed', {}, { current: before });
    const stored = before.pictures.map(plain);
    if (JSON.stringify(stored) === JSON.stringify(read.value)) return before;
    if (held.some(({ status }) => needsAltTexts(status))) refuse(altTextProblems(read.value));
    await holdPictures(tx, read.value);
    const version = before.version + 1;
    await writePictures(tx, campaignId, read.value, { version, now: context.now });
    await writeAudit(tx, context, {
      action: 'gallery-changed',
      targetKind: 'gallery',
      targetId: campaignId,
      fields: ['pictures'],
      record: {
        changeId: randomUUID(),
        version,
        changes: { pictures: { before: stored, after: read.value } },
      },
    });
    await announce(tx, [
      ...catalogueTags,
      `campaign:${campaignId}`,
      ...held.map((row) => `brand:${row.brandId}`),
    ]);
    const after = await findGallery(tx, campaignId);
    if (after === undefined) throw new RefusalError('not-found');
    return after;
  });
}

function plain({ hash, hashEn, alt, altEn }: GalleryPicture): GalleryPicture {
  return { hash, hashEn, alt, altEn };
}

/** Locks the pictures, so that none can be moved to the bin until the transaction ends. */
async function holdPictures(tx: Executor, pictures: readonly GalleryPicture[]): Promise<void> {
  const named = pictures.flatMap(({ hash, hashEn }) => (hashEn === null ? [hash] : [hash, hashEn]));
  if (named.length === 0) return;
  const rows = await tx
    .select({ hash: picture.hash })
    .from(picture)
    .where(and(inArray(picture.hash, named), isNull(picture.binnedAt)))
    .orderBy(picture.hash)
    .for('share');
  const there = new Set(rows.map(({ hash }) => hash));
  const problems: FieldProblems = Object.fromEntries(
    pictures.flatMap(({ hash, hashEn }, place) => [
      ...(there.has(hash) ? [] : [[`pictures.${place}.hash`, 'invalid'] as const]),
      ...(hashEn === null || there.has(hashEn) ? [] : [[`pictures.${place}.hashEn`, 'invalid'] as const]),
    ]),
  );
  refuse(problems);
}

function refuse(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
}
