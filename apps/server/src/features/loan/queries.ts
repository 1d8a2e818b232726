import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { LargestAmounts } from '@ayrac/domain/search/shortcut.ts';
import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import type { Executor } from '#server/db/database.ts';
import { type BookKind, bank, loanBook, loanOfferRow, loanParameter } from './table.ts';

/**
 * Lists the offer of each bank that is valid on a day (YYYY-MM-DD): the one with the latest start, and among equal
 * starts the last one written.
 */
export async function listOffersOn(db: Executor, day: string) {
  const holding = await db
    .selectDistinctOn([loanOfferRow.loanType, loanOfferRow.bankId], {
      offer: loanOfferRow,
      bankName: bank.name,
      logoHash: bank.logoHash,
    })
    .from(loanOfferRow)
    .innerJoin(bank, eq(bank.id, loanOfferRow.bankId))
    .where(and(lte(loanOfferRow.validFrom, day), isNull(loanOfferRow.takenBackAt), eq(bank.isActive, true)))
    .orderBy(
      asc(loanOfferRow.loanType),
      asc(loanOfferRow.bankId),
      desc(loanOfferRow.validFrom),
      desc(loanOfferRow.number),
    );
  // Filtered afterwards, because a delisted offer also replaces the offer before it.
  return holding.filter(({ offer }) => offer.isListed);
}
export type HeldOffer = Awaited<ReturnType<typeof listOffersOn>>[number];

/** Today and, around midnight, the next day. */
const MOST_DAYS = 2;

/** Reads the largest amount that any bank lends on a day, by loan type. */
export const readLargestAmounts = sharedByKey('loan-offers', MOST_DAYS, largestAmountsOn);

async function largestAmountsOn(db: Executor, day: string): Promise<LargestAmounts> {
  const largest: Partial<Record<LoanType, number>> = {};
  for (const { offer } of await listOffersOn(db, day)) {
    largest[offer.loanType] = Math.max(largest[offer.loanType] ?? 0, offer.maxAmount);
  }
  return largest;
}

/** Lists the latest value of every parameter that is valid on a day. */
export function listParametersOn(db: Executor, day: string) {
  return db
    .selectDistinctOn([loanParameter.loanType, loanParameter.name])
    .from(loanParameter)
    .where(and(lte(loanParameter.validFrom, day), isNull(loanParameter.takenBackAt)))
    .orderBy(
      asc(loanParameter.loanType),
      asc(loanParameter.name),
      desc(loanParameter.validFrom),
      desc(loanParameter.number),
    );
}
export type ParameterRow = Awaited<ReturnType<typeof listParametersOn>>[number];

/** Returns the version of a book, 0 when there is none. */
export async function bookVersion(db: Executor, kind: BookKind, loanType: LoanType): Promise<number> {
  const isTarget = and(eq(loanBook.kind, kind), eq(loanBook.loanType, loanType));
  const [book] = await db.select({ version: loanBook.version }).from(loanBook).where(isTarget);
  return book?.version ?? 0;
}
