import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction, waitPatiently } from '#server/db/transaction.ts';
import { lockFrame } from '#server/features/campaign/record/queries.ts';
import { listSiblingIds } from '#server/features/category/queries.ts';
import { lockRows, presentRow, type Row } from '#server/resource/rows.ts';
import { changedMeanwhile } from '#server/resource/write/change-records.ts';
import { newPositions } from '#server/resource/write/positions.ts';
import { beginChange, updateRecord, writtenRow } from '#server/resource/write/write-record.ts';
import { categoryRecords } from './office.ts';

/**
 * New place of a category: its parent, and the sibling before which it goes. `before` null means last; without `before`
 * the existing order or the alphabet decides.
 */
export interface CategoryPlace {
  readonly id: string;
  readonly version: number;
  readonly parentId: string | null;
  readonly before?: string | null | undefined;
}

/** Moves a category with its branch. This is a single change, even when its siblings have to be renumbered. */
export function moveCategory(context: CallContext, move: CategoryPlace) {
  const { id, version, parentId } = move;
  return inTransaction(context.db, async (tx) => {
    await waitPatiently(tx);
    await lockFrame(tx);
    const beside = (await listSiblingIds(tx, parentId)).filter((one) => one !== id);
    const rows = await lockRows(tx, categoryRecords, [id, ...beside]);
    const row = rows.get(id);
    if (row === undefined) throw new RefusalError('not-found');
    if (row.version !== version || row.isInBin) throw changedMeanwhile(categoryRecords, row);
    const isSame = row.parentId === parentId;
    const change = beginChange(tx, context, categoryRecords, isSame ? 'ordered' : 'changed');
    const sequence = placed(
      row,
      beside.flatMap((one) => rows.get(one) ?? []),
      move,
    );
    let isWritten = false;
    for (const { row: one, position } of sequence) {
      const values = one.id === id ? { parentId, ...position } : position;
      if (await updateRecord(change, one, values)) isWritten = true;
    }
    const now = await writtenRow(tx, categoryRecords, id);
    return { row: presentRow(categoryRecords, now), change: isWritten ? change.changeId : null };
  });
}

/**
 * Returns the rows to write with their new positions. Without `before` only the category itself is written, without a
 * position.
 */
function placed(row: Row, beside: readonly Row[], { before }: CategoryPlace) {
  if (before === undefined) return [{ row, position: {} }];
  const place = before === null ? beside.length : beside.findIndex(({ id }) => id === before);
  if (place === -1) throw new RefusalError('validation-failed', { before: 'not-a-choice' });
  const sequence = beside.toSpliced(place, 0, row);
  const positions = newPositions(
    sequence.map((one) => Number(one.position)),
    place,
  );
  return sequence.map((one, at) => ({ row: one, position: { position: positions[at] } }));
}
