import { randomUUID } from 'node:crypto';
import type { OfficePicture } from '@ayrac/contract/office/pictures.ts';
import { type Focus, roundFocus } from '@ayrac/domain/picture/focus.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { picture } from '#server/features/picture/table.ts';
import { findPictures } from './picture-queries.ts';
import { isUsed } from './use-queries.ts';

/** Sets the focus point around which a picture is cropped everywhere. */
export function changeFocus(
  context: CallContext,
  { hash, version, focus }: { readonly hash: string; readonly version: number; readonly focus: Focus },
): Promise<OfficePicture> {
  return inTransaction(context.db, async (tx) => {
    await tx.select({ hash: picture.hash }).from(picture).where(eq(picture.hash, hash)).for('no key update');
    const before = await findPicture(tx, hash);
    if (before.version !== version || before.binnedAt !== null)
      throw new RefusalError('record-changed', {}, { current: before });
    const rounded = roundFocus(focus);
    if (before.focus.x === rounded.x && before.focus.y === rounded.y) return before;
    await tx
      .update(picture)
      .set({ focusX: rounded.x, focusY: rounded.y, version: version + 1 })
      .where(eq(picture.hash, hash));
    await writeAudit(tx, context, {
      action: 'picture-focused',
      targetKind: 'picture',
      targetId: hash,
      fields: ['focus'],
      record: {
        changeId: randomUUID(),
        version: version + 1,
        changes: { focus: { before: before.focus, after: rounded } },
      },
    });
    const shownBy = before.uses.filter(({ kind }) => kind !== 'bank').map(({ kind, id }) => `${kind}:${id}`);
    await announce(tx, [...catalogueTags, ...shownBy]);
    return findPicture(tx, hash);
  });
}

/** Moves pictures to the bin, all or none: a single picture in use refuses all of them. */
export function binPictures(context: CallContext, hashes: readonly string[]): Promise<readonly string[]> {
  return inTransaction(context.db, async (tx) => {
    const held = await tx
      .select({ hash: picture.hash })
      .from(picture)
      .where(and(inArray(picture.hash, [...hashes]), isNull(picture.binnedAt)))
      .orderBy(picture.hash)
      .for('update');
    const heldHashes = held.map(({ hash }) => hash);
    if (heldHashes.length === 0) return [];
    const used = await tx
      .select({ hash: picture.hash })
      .from(picture)
      .where(and(inArray(picture.hash, heldHashes), isUsed(sql`${picture.hash}`)));
    if (used.length > 0) throw new RefusalError('picture-in-use');
    await moveTo(context, tx, heldHashes, context.now);
    return heldHashes;
  });
}

export function restorePictures(context: CallContext, hashes: readonly string[]): Promise<readonly string[]> {
  return inTransaction(context.db, async (tx) => {
    const held = await tx
      .select({ hash: picture.hash })
      .from(picture)
      .where(and(inArray(picture.hash, [...hashes]), isNotNull(picture.binnedAt)))
      .orderBy(picture.hash)
      .for('update');
    const heldHashes = held.map(({ hash }) => hash);
    await moveTo(context, tx, heldHashes, null);
    return heldHashes;
  });
}

async function moveTo(
  context: CallContext,
  tx: Executor,
  hashes: readonly string[],
  binnedAt: Date | null,
): Promise<void> {
  if (hashes.length === 0) return;
  await tx
    .update(picture)
    .set({ binnedAt, version: sql`${picture.version} + 1` })
    .where(inArray(picture.hash, [...hashes]));
  const action = binnedAt === null ? 'picture-restored' : 'picture-binned';
  for (const hash of hashes) await writeAudit(tx, context, { action, targetKind: 'picture', targetId: hash });
}

async function findPicture(tx: Executor, hash: string): Promise<OfficePicture> {
  const [found] = await findPictures(tx, [hash]);
  if (found === undefined) throw new RefusalError('not-found');
  return found;
}
