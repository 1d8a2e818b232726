import type { LoanTable } from '@ayrac/contract/loan.ts';
import { tableOf } from '@ayrac/domain/loan/loan-table.ts';
import { othersBeside, putBeside, standingOf } from '@ayrac/domain/loan/loans-beside.ts';

/** Calculates the loans of a comparison as the page shows them. The loader calls it. */
export function calculateLoans(tables: readonly LoanTable[], keys: readonly string[]) {
  const { loans, missing } = putBeside(tables, keys);
  const last = loans.at(-1)?.choice;
  const types = new Set(loans.map(({ choice }) => choice.type));
  const rates = [...types].flatMap((type) => {
    const table = tableOf(tables, type);
    return table === undefined ? [] : [{ validFrom: table.validFrom, isExample: table.isExample }];
  });
  return {
    loans,
    missing,
    standing: standingOf(loans),
    /** Offers that can be added: for the amount of the last loan, from other banks or over other terms. */
    others: last === undefined ? [] : othersBeside(tables, last).filter(({ key }) => !keys.includes(key)),
    /** Since when the rates are valid. Loan types with the same date are listed once. */
    rates: [...new Map(rates.map((one) => [`${one.validFrom} ${one.isExample}`, one])).values()],
  };
}

export type CalculatedLoans = ReturnType<typeof calculateLoans>;
