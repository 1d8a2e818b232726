import { placeProblem } from '@ayrac/domain/category/category-change.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { announce } from '#server/cache/announce.ts';
import { placeAgain } from '#server/features/campaign/placement/writes.ts';
import { lockFrame } from '#server/features/campaign/record/queries.ts';
import { findLastPosition, listTreeRows } from '#server/features/category/queries.ts';
import { chooseSlug, retireSlug } from '#server/features/slug/writes.ts';
import type { RecordWrite } from '#server/resource/declaration.ts';
import { lastPosition } from '#server/resource/write/positions.ts';

/** Fields of a category that determine whether, where and by which words the campaigns of its branch are found. */
const decisive = ['name', 'nameEn', 'parentId', 'isActive', 'isInBin'] as const;

/** Returns the derived columns of a category: its slug and its position among its siblings. */
export async function placeCategory(write: RecordWrite): Promise<{ slug?: string; position?: number }> {
  const { before, after } = write;
  const isMoved = before === null || before.parentId !== after.parentId;
  const isBack = before?.isInBin === true && after.isInBin === false;
  if (isMoved || isBack) await assertPlace(write);
  return {
    ...(before?.name === after.name ? {} : { slug: await slugOf(write) }),
    ...(isMoved || after.position === null ? { position: await positionOf(write) } : {}),
  };
}

async function assertPlace({ tx, id, after }: RecordWrite): Promise<void> {
  const parentId = parentOf(after);
  if (parentId === null) return;
  // Two concurrent moves would not see each other and could together create a cycle.
  await lockFrame(tx);
  const rows = await listTreeRows(tx);
  if (rows.find((row) => row.id === parentId)?.isInBin) throw new RefusalError('parent-in-bin');
  const problem = placeProblem(rows, id, parentId);
  if (problem !== null) throw new RefusalError('validation-failed', { parentId: problem });
}

/** Derives the slug from the name. A former slug redirects to the new one. */
async function slugOf({ tx, id, before, after }: RecordWrite): Promise<string> {
  const slug = await chooseSlug(tx, 'category', String(after.name), id);
  if (before !== null) await retireSlug(tx, 'category', id, slug);
  return slug;
}

/**
 * Returns the given position, or one after all siblings. Returns 0 when the siblings have no order, so that the
 * alphabet decides.
 */
async function positionOf({ tx, given, after }: RecordWrite): Promise<number> {
  if (typeof given.position === 'number') return given.position;
  const last = await findLastPosition(tx, parentOf(after));
  return last > 0 ? lastPosition(last) : 0;
}

function parentOf({ parentId }: RecordWrite['after']): string | null {
  return typeof parentId === 'string' ? parentId : null;
}

/**
 * Updates the listing of all campaigns in a branch after a write of its category, and invalidates the pages that show
 * it. The pages of its ancestors are invalidated with the whole catalogue.
 */
export async function followCategory({ tx, context, id, before, after }: RecordWrite): Promise<void> {
  // A new category has no campaigns yet.
  if (before !== null && decisive.some((name) => before[name] !== after[name])) {
    await placeAgain(tx, context, { brandId: null, categoryId: id });
  }
  await announce(tx, [`category:${id}`]);
}
