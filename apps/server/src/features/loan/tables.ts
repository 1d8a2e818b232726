import type { LoanTable } from '@ayrac/contract/loan.ts';
import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import type { LargestAmounts } from '@ayrac/domain/search/shortcut.ts';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import type { Executor } from '#server/db/database.ts';
import { presentLoanTable } from './present.ts';
import { listOffersOn, listParametersOn } from './queries.ts';

/** The table of today and, around midnight, that of the next day. */
const MOST_DAYS = 2;

/** Lists the tables that are valid on a day (YYYY-MM-DD), as shown on every page about loans. */
export const listTablesOn = sharedByKey('loan-offers', MOST_DAYS, readTables);

async function readTables(db: Executor, day: string): Promise<readonly LoanTable[]> {
  const [offers, parameters] = await Promise.all([listOffersOn(db, day), listParametersOn(db, day)]);
  const tables = loanTypes.map((type) => presentLoanTable(type, offers, parameters));
  return tables.filter((table) => table !== null);
}

/** Returns the largest amount that any bank lends on a day, by loan type. */
export async function readLargestAmounts(db: Executor, day: string): Promise<LargestAmounts> {
  const tables = await listTablesOn(db, day);
  return Object.fromEntries(
    tables.map(({ type, offers }) => [type, Math.max(0, ...offers.map(({ maxAmount }) => maxAmount))]),
  );
}
