import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq } from 'drizzle-orm';
import { announce } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import { type BookKind, loanBook } from './table.ts';

/**
 * Tag of everything that shows loans. It is enough for a row that becomes valid later too, since no page is cached
 * beyond midnight.
 */
const loanTags = ['loan-offers'] as const;

/**
 * Locks a book until the transaction ends and returns its version. Callers that lock several do so in a fixed order.
 * Throws `not-found` for an unknown book.
 */
export async function holdBook(tx: Executor, kind: BookKind, loanType: LoanType): Promise<number> {
  const isTarget = and(eq(loanBook.kind, kind), eq(loanBook.loanType, loanType));
  const [book] = await tx.select().from(loanBook).where(isTarget).for('update');
  if (book === undefined) throw new RefusalError('not-found');
  return book.version;
}

/**
 * Locks a book and returns its next version. Throws `record-changed` with the current content when the book was changed
 * since `version`.
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

/** Increments the version of a locked book and invalidates everything that shows it. */
export async function countBook(
  tx: Executor,
  kind: BookKind,
  loanType: LoanType,
  version: number,
): Promise<number> {
  const isTarget = and(eq(loanBook.kind, kind), eq(loanBook.loanType, loanType));
  await tx
    .update(loanBook)
    .set({ version: version + 1 })
    .where(isTarget);
  await announce(tx, loanTags);
  return version + 1;
}
