import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import { dayInMs, dayNumberOf, endOfDay } from '@ayrac/domain/time/istanbul-time.ts';
import type { Handlers } from '#server/api/handler.ts';
import { presentLoanTable } from './present.ts';
import { listParametersOn, listRatesOn } from './queries.ts';

/** The call about loan offers. */
export const loanHandlers: Handlers<'getLoanTables'> = {
  async getLoanTables({ db, now, uses, expires }) {
    uses('loan-offers');
    // Tomorrow other rates may hold.
    expires(endOfDay(now));
    const today = new Date(dayNumberOf(now) * dayInMs).toISOString().slice(0, 10);
    const [rates, parameters] = await Promise.all([listRatesOn(db, today), listParametersOn(db, today)]);
    const tables = loanTypes.map((type) => presentLoanTable(type, rates, parameters));
    return { tables: tables.filter((table) => table !== null) };
  },
};
