import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq } from 'drizzle-orm';
import { announce } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import { type BookKind, loanBook } from './table.ts';

/** What shows loans; also what a row changes that begins to hold at midnight, as no page is kept past the day. */
const loanTags = ['loan-offers'] as const;

/** Holds a book until the transaction ends, and answers its version; writers of several take them in one order. */
export async function holdBook(tx: Executor, kind: BookKind, loanType: LoanType): Promise<number> {
  const isMeant = and(eq(loanBook.kind, kind), eq(loanBook.loanType, loanType));
  const [book] = await tx.select().from(loanBook).where(isMeant).for('update');
  if (book === undefined) throw new RefusalError('not-found');
  return book.version;
}

/**
 * Holds a book in which nobody wrote since this version, and answers the version that it gets; where somebody did, the
 * refusal has what stands there now.
 */
export async function takeBook(
  tx: Executor,
  kind: BookKind,
  loanType: LoanType,
  version: number,
  present: () => Promise<unknown>,
): Promise<number> {
  if ((await holdBook(tx, kind, loanType)) !== version)
    throw new RefusalError('record-changed', {}, { current: await present() });
  return countBook(tx, kind, loanType, version);
}

/** Counts a book up that the transaction holds, and drops what shows it. */
export async function countBook(
  tx: Executor,
  kind: BookKind,
  loanType: LoanType,
  version: number,
): Promise<number> {
  const isMeant = and(eq(loanBook.kind, kind), eq(loanBook.loanType, loanType));
  await tx
    .update(loanBook)
    .set({ version: version + 1 })
    .where(isMeant);
  await announce(tx, loanTags);
  return version + 1;
}
