import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { and, asc, desc, eq, gt, isNull, lt, lte } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { type BookKind, bank, loanOfferRow, loanParameter } from '../table.ts';

/** The banks by their names. */
export function listBanks(db: Executor) {
  return db.select({ id: bank.id, name: bank.name }).from(bank).orderBy(asc(bank.name), asc(bank.id));
}

/** The offer of each bank that holds on a day (YYYY-MM-DD), also one that visitors do not see, and all later ones. */
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

/** The same of parameters. */
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

/** So many rows of a type, the last written first, from before a number on. */
export function listOffersBefore(db: Executor, type: LoanType, before: number | null, limit: number) {
  const { loanType, number } = loanOfferRow;
  return db
    .select()
    .from(loanOfferRow)
    .where(and(eq(loanType, type), before === null ? undefined : lt(number, before)))
    .orderBy(desc(number))
    .limit(limit);
}

/** The same of parameters. */
export function listParametersBefore(db: Executor, type: LoanType, before: number | null, limit: number) {
  const { loanType, number } = loanParameter;
  return db
    .select()
    .from(loanParameter)
    .where(and(eq(loanType, type), before === null ? undefined : lt(number, before)))
    .orderBy(desc(number))
    .limit(limit);
}

/** How many dated rows of a kind there are, of every type. */
export function countRows(db: Executor, kind: BookKind): Promise<number> {
  return db.$count(kind === 'offers' ? loanOfferRow : loanParameter);
}
