import { placeProblem } from '@ayrac/domain/category/category-change.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { announce } from '#server/cache/announce.ts';
import { placeAgain } from '#server/features/campaign/placement/writes.ts';
import { lockFrame } from '#server/features/campaign/record/queries.ts';
import { chooseSlug, retireSlug } from '#server/features/campaign/writes.ts';
import type { RecordWrite } from '#server/resource/declaration.ts';
import { lastPosition } from '#server/resource/positions.ts';
import { findLastPosition, listTreeRows } from './queries.ts';

/** What decides where and under which words the campaigns of a branch are found, and whether they are. */
const decisive = ['name', 'nameEn', 'parentId', 'isActive', 'isInBin'] as const;

/** The columns of a category that follow from the tree: its slug, and where it stands among those beside it. */
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
  // Of two moves at once neither would see what the other does, and together they could make a circle.
  await lockFrame(tx);
  const rows = await listTreeRows(tx);
  if (rows.find((row) => row.id === parentId)?.isInBin) throw new RefusalError('parent-in-bin');
  const problem = placeProblem(rows, id, parentId);
  if (problem !== null) throw new RefusalError('validation-failed', { parentId: problem });
}

/** It follows the name; one that it had before leads to the new one. */
async function slugOf({ tx, id, before, after }: RecordWrite): Promise<string> {
  const slug = await chooseSlug(tx, 'category', String(after.name), id);
  if (before !== null) await retireSlug(tx, 'category', id, slug);
  return slug;
}

/** Behind all others, unless it is said where; among those that nobody has put in an order the alphabet decides. */
async function positionOf({ tx, given, after }: RecordWrite): Promise<number> {
  if (typeof given.position === 'number') return given.position;
  const last = await findLastPosition(tx, parentOf(after));
  return last > 0 ? lastPosition(last) : 0;
}

function parentOf({ parentId }: RecordWrite['after']): string | null {
  return typeof parentId === 'string' ? parentId : null;
}

/**
 * Takes over into the rows of all campaigns of a branch what was written of its category, and drops the pages that show
 * it. Those of the categories above are dropped with the whole catalogue's.
 */
export async function followCategory({ tx, context, id, before, after }: RecordWrite): Promise<void> {
  // A new category has no campaigns.
  if (before !== null && decisive.some((name) => before[name] !== after[name])) {
    await placeAgain(tx, context, { brandId: null, categoryId: id });
  }
  await announce(tx, [`category:${id}`]);
}
