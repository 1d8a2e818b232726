import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { bank, loanOffer, loanParameter, loanRate } from './table.ts';

/** Every rate that holds on a day (YYYY-MM-DD), the youngest of each offer and term, with its offer and bank. */
export function listRatesOn(db: Executor, day: string) {
  return db
    .selectDistinctOn([loanOffer.loanType, loanOffer.bankId, loanRate.term], {
      offer: loanOffer,
      bankName: bank.name,
      logoHash: bank.logoHash,
      term: loanRate.term,
      monthlyRate: loanRate.monthlyRate,
      validFrom: loanRate.validFrom,
    })
    .from(loanRate)
    .innerJoin(loanOffer, eq(loanOffer.id, loanRate.offerId))
    .innerJoin(bank, eq(bank.id, loanOffer.bankId))
    .where(and(lte(loanRate.validFrom, day), eq(loanOffer.isActive, true), eq(bank.isActive, true)))
    .orderBy(asc(loanOffer.loanType), asc(loanOffer.bankId), asc(loanRate.term), desc(loanRate.validFrom));
}
export type RateRow = Awaited<ReturnType<typeof listRatesOn>>[number];

/** Every parameter that holds on a day, the youngest of each name. */
export function listParametersOn(db: Executor, day: string) {
  return db
    .selectDistinctOn([loanParameter.loanType, loanParameter.name])
    .from(loanParameter)
    .where(lte(loanParameter.validFrom, day))
    .orderBy(asc(loanParameter.loanType), asc(loanParameter.name), desc(loanParameter.validFrom));
}
export type ParameterRow = Awaited<ReturnType<typeof listParametersOn>>[number];
