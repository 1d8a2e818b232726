import { RefusalError } from '@ayrac/domain/refusal.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { type BookKind, loanOfferRow, loanParameter } from '../table.ts';
import { countBook, holdBook, takeBook } from '../writes.ts';
import { presentOfferBook, presentParameterBook } from './present-book.ts';
import { markWithdrawn } from './writes.ts';

const tables = { offers: loanOfferRow, parameters: loanParameter };

/** Takes back a row before it becomes valid. Returns the new version of its book. */
export async function withdrawRow(
  context: CallContext,
  { kind, id }: { readonly kind: BookKind; readonly id: string },
  version: number,
): Promise<{ readonly version: number }> {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const table = tables[kind];
    const isTarget = and(eq(table.id, id), isNull(table.takenBackAt));
    const [row] = await tx.select({ loanType: table.loanType }).from(table).where(isTarget);
    if (row === undefined) throw new RefusalError('not-found');
    const present = kind === 'offers' ? presentOfferBook : presentParameterBook;
    const next = await takeBook(tx, kind, row.loanType, version, () => present(tx, context, row.loanType));
    const [held] = await tx.select({ validFrom: table.validFrom }).from(table).where(isTarget);
    // Visitors have seen a row that was valid. It has to be corrected by a new row with a reason.
    if (held === undefined || held.validFrom <= dayOf(now)) throw new RefusalError('not-undoable');
    await markWithdrawn(tx, context, kind, id);
    return { version: next };
  });
}

/** Takes back all rows of a change, if it is the last one in each of its books. Returns the number of rows. */
export async function undoLoanChange(context: CallContext, changeId: string): Promise<number> {
  return inTransaction(context.db, async (tx) => {
    let count = 0;
    for (const kind of ['offers', 'parameters'] as const) {
      const table = tables[kind];
      const { id, loanType, bookVersion } = table;
      const rows = await tx
        .select({ id, loanType, bookVersion })
        .from(table)
        .where(and(eq(table.changeId, changeId), isNull(table.takenBackAt)))
        .orderBy(loanType, id);
      for (const [type, own] of Map.groupBy(rows, (row) => row.loanType)) {
        const version = await holdBook(tx, kind, type);
        if (own.some((row) => row.bookVersion !== version)) throw new RefusalError('not-undoable');
        await countBook(tx, kind, type, version);
        for (const row of own) await markWithdrawn(tx, context, kind, row.id);
        count += own.length;
      }
    }
    if (count === 0) throw new RefusalError('not-found');
    return count;
  });
}
