import type { LoanTable } from '@ayrac/contract/loan.ts';
import { loanTypes } from '@ayrac/domain/loan/loan.ts';
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
