import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { and, asc, desc, eq, gt, isNull, lt, lte } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { type BookKind, bank, loanOfferRow, loanParameter } from '../table.ts';

/** Lists the banks by name. */
export function listBanks(db: Executor) {
  return db.select({ id: bank.id, name: bank.name }).from(bank).orderBy(asc(bank.name), asc(bank.id));
}

/** Lists the offer of each bank that is valid on a day (YYYY-MM-DD), including unlisted offers, and all later ones. */
export async function listOfferBook(db: Executor, type: LoanType, day: string) {
  const isOwn = and(eq(loanOfferRow.loanType, type), isNull(loanOfferRow.takenBackAt));
  const { bankId, validFrom, number } = loanOfferRow;
  const holding = await db
    .selectDistinctOn([bankId])
    .from(loanOfferRow)
    .where(and(isOwn, lte(validFrom, day)))
    .orderBy(asc(bankId), desc(validFrom), desc(number));
  const later = await db
    .select()
    .from(loanOfferRow)
    .where(and(isOwn, gt(validFrom, day)))
    .orderBy(asc(validFrom), asc(number));
  return [...holding, ...later];
}
export type FoundOffer = Awaited<ReturnType<typeof listOfferBook>>[number];

/** The same for parameters. */
export async function listParameterBook(db: Executor, type: LoanType, day: string) {
  const isOwn = and(eq(loanParameter.loanType, type), isNull(loanParameter.takenBackAt));
  const { name, validFrom, number } = loanParameter;
  const holding = await db
    .selectDistinctOn([name])
    .from(loanParameter)
    .where(and(isOwn, lte(validFrom, day)))
    .orderBy(asc(name), desc(validFrom), desc(number));
  const later = await db
    .select()
    .from(loanParameter)
    .where(and(isOwn, gt(validFrom, day)))
    .orderBy(asc(validFrom), asc(number));
  return [...holding, ...later];
}
export type FoundParameter = Awaited<ReturnType<typeof listParameterBook>>[number];

/** Lists up to `limit` rows of a loan type, the latest first, before a row number. */
export function listOffersBefore(db: Executor, type: LoanType, before: number | null, limit: number) {
  const { loanType, number } = loanOfferRow;
  return db
    .select()
    .from(loanOfferRow)
    .where(and(eq(loanType, type), before === null ? undefined : lt(number, before)))
    .orderBy(desc(number))
    .limit(limit);
}

/** The same for parameters. */
export function listParametersBefore(db: Executor, type: LoanType, before: number | null, limit: number) {
  const { loanType, number } = loanParameter;
  return db
    .select()
    .from(loanParameter)
    .where(and(eq(loanType, type), before === null ? undefined : lt(number, before)))
    .orderBy(desc(number))
    .limit(limit);
}

/** Counts the dated rows of a kind, over all loan types. */
export function countRows(db: Executor, kind: BookKind): Promise<number> {
  return db.$count(kind === 'offers' ? loanOfferRow : loanParameter);
}
