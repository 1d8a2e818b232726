import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { announce } from '#server/cache/announce.ts';
import { placeAgain } from '#server/features/campaign/placement/writes.ts';
import { picture } from '#server/features/picture/table.ts';
import { chooseSlug, retireSlug } from '#server/features/slug/writes.ts';
import type { RecordWrite } from '#server/resource/declaration.ts';

/** Fields of a brand that determine whether and how its campaigns are found. */
const decisive = ['name', 'isActive', 'isInBin'] as const;

/** Derives the slug of a brand from its name. A former slug redirects to the new one. */
export async function slugOfBrand({ tx, id, before, after }: RecordWrite): Promise<{ slug?: string }> {
  if (before?.name === after.name) return {};
  const slug = await chooseSlug(tx, 'brand', String(after.name), id);
  if (before !== null) await retireSlug(tx, 'brand', id, slug);
  return { slug };
}

/**
 * Locks a logo that a brand gets, so that it cannot go into the bin until the transaction ends. Refuses a logo that
 * does not exist.
 */
export async function holdLogo({ tx, before, after }: RecordWrite): Promise<void> {
  const { logoHash } = after;
  if (typeof logoHash !== 'string' || logoHash === before?.logoHash) return;
  const [there] = await tx
    .select({ hash: picture.hash })
    .from(picture)
    .where(and(eq(picture.hash, logoHash), isNull(picture.binnedAt)))
    .for('share');
  if (there === undefined) throw new RefusalError('validation-failed', { logoHash: 'invalid' });
}

/** Updates the listing of a brand's campaigns after a write of the brand, and invalidates the pages that show it. */
export async function followBrand({ tx, context, id, before, after }: RecordWrite): Promise<void> {
  // A new brand has no campaigns yet.
  if (before !== null && decisive.some((name) => before[name] !== after[name]))
    await placeAgain(tx, context, { brandId: id, categoryId: null });
  await announce(tx, [`brand:${id}`]);
}
