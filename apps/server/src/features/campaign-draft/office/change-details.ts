import {
  type CellConflict,
  cellConflicts,
  type DetailCell,
  readCells,
} from '@ayrac/domain/campaign-draft/detail-cell.ts';
import type { DraftChange, DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { withChange } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import { type Refusal, RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { refusalMessages } from '#server/api/problem.ts';
import { cleanTexts } from '../clean-texts.ts';
import { findDetails } from './detail-rows.ts';
import { setDecided } from './set-fields.ts';
import { writeTogether } from './write-together.ts';

/** Cells of one campaign to write. */
export interface DetailWrite {
  readonly id: string;
  readonly cells: readonly DetailCell[];
}

/** Writes cells of many campaigns, each campaign completely or not at all. Returns the current state of all of them. */
export async function changeDetails(context: CallContext, writes: readonly DetailWrite[]) {
  const cellsOf = new Map(writes.map(({ id, cells }) => [id, cells]));
  const ids = [...cellsOf.keys()];
  const refused: { readonly id: string; readonly refusal: Refusal }[] = [];
  const outcome = await writeTogether(context, ids, async (tx, one, id) => {
    try {
      return await setDecided(tx, one, id, (content) => decide(content, cellsOf.get(id) ?? []));
    } catch (error) {
      if (error instanceof RefusalError) refused.push({ id, refusal: error.refusal });
      throw error;
    }
  });
  return {
    ...outcome,
    cells: refused.flatMap(({ id, refusal }) =>
      conflictsIn(refusal).length > 0
        ? []
        : Object.entries(refusalMessages(refusal, context.locale).fields).map(([name, message]) => ({
            ...{ id, name, message },
          })),
    ),
    conflicts: refused.flatMap(({ id, refusal }) =>
      conflictsIn(refusal).map(({ name, theirs }) => ({ id, name, theirs })),
    ),
    rows: await findDetails(context, ids),
  };
}

async function decide(content: DraftContent, cells: readonly DetailCell[]): Promise<DraftChange> {
  const read = readCells(content, cells);
  if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
  const change = await cleanTexts(read.value);
  const conflicts = cellConflicts(content, withChange(content, change), cells);
  if (conflicts.length === 0) return change;
  const fields = Object.fromEntries(conflicts.map(({ name }) => [name, 'invalid' as const]));
  throw new RefusalError('record-changed', fields, { current: conflicts });
}

function conflictsIn({ code, current }: Refusal): readonly CellConflict[] {
  return code === 'record-changed' && Array.isArray(current) ? current : [];
}
