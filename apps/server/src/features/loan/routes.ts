import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import { endOfDay } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Handlers } from '#server/api/handler.ts';
import { presentLoanTable } from './present.ts';
import { listOffersOn, listParametersOn } from './queries.ts';

/** The call about loan offers. */
export const loanHandlers: Handlers<'getLoanTables'> = {
  async getLoanTables({ db, now, uses, expires }) {
    uses('loan-offers');
    // Tomorrow other rates may hold.
    expires(endOfDay(now));
    const today = dayOf(now);
    const [offers, parameters] = await Promise.all([listOffersOn(db, today), listParametersOn(db, today)]);
    const tables = loanTypes.map((type) => presentLoanTable(type, offers, parameters));
    return { tables: tables.filter((table) => table !== null) };
  },
};
