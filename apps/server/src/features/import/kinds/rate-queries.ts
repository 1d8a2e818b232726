import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { DatedRow } from '@ayrac/domain/loan-book/dated-row.ts';
import type { OfferTerms } from '@ayrac/domain/loan-book/offer-terms.ts';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { loanOfferRow } from '#server/features/loan/table.ts';
import { importRow } from '../table.ts';
import type { ImportScope } from './row-kind.ts';

/** Loan type and bank of an offer. */
export interface Offered {
  readonly type: LoanType;
  readonly bankId: string;
}

/** Dated row of a bank's offers, stored or still to be written. */
export interface DatedOffer extends Offered, DatedRow {
  readonly terms: OfferTerms;
  /** Whether this import wrote it. */
  readonly isOwn: boolean;
}

/** Lists the past, current and future offers of banks. */
export async function listDatedOffers(
  tx: Executor,
  { id }: ImportScope,
  offers: readonly Offered[],
): Promise<DatedOffer[]> {
  if (offers.length === 0) return [];
  const rows = await tx
    .select()
    .from(loanOfferRow)
    .where(
      and(
        inArray(loanOfferRow.bankId, [...new Set(offers.map(({ bankId }) => bankId))]),
        inArray(loanOfferRow.loanType, [...new Set(offers.map(({ type }) => type))]),
        isNull(loanOfferRow.takenBackAt),
      ),
    )
    .orderBy(asc(loanOfferRow.number));
  return rows.map(({ loanType, bankId, validFrom, number, changeId, ...terms }) => {
    return { type: loanType, bankId, validFrom, number, isOwn: changeId === id, terms };
  });
}

/** Lists unwritten rows earlier in the file about these banks, in the order of the file. */
export function listComing(tx: Executor, { id }: ImportScope, before: number, offers: readonly Offered[]) {
  const books = [...new Set(offers.map(({ type, bankId }) => `${type} ${bankId}`))];
  const { key, changes } = importRow;
  return tx
    .select({ key, changes })
    .from(importRow)
    .where(
      and(
        eq(importRow.importId, id),
        lt(importRow.number, before),
        inArray(importRow.outcome, ['new', 'changed']),
        isNull(importRow.writtenVersion),
        sql`split_part(${key}, ' ', 1) || ' ' || split_part(${key}, ' ', 2) = any(${sql.param(books)}::text[])`,
      ),
    )
    .orderBy(asc(importRow.number));
}
