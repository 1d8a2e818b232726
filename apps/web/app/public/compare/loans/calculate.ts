import type { LoanTable } from '@ayrac/contract/loan.ts';
import { tableOf } from '@ayrac/domain/loan/loan-table.ts';
import { othersBeside, putBeside, standingOf } from '@ayrac/domain/loan/loans-beside.ts';

/** The loans of a comparison as the page shows them, worked out where it is made. */
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
    /** What can be added: the amount of the last one from other banks and over other terms. */
    others: last === undefined ? [] : othersBeside(tables, last).filter(({ key }) => !keys.includes(key)),
    /** From when the rates are; kinds of loans that share a day are told of once. */
    rates: [...new Map(rates.map((one) => [`${one.validFrom} ${one.isExample}`, one])).values()],
  };
}

export type CalculatedLoans = ReturnType<typeof calculateLoans>;
