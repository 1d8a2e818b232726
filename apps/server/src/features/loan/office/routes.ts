import { RefusalError } from '@ayrac/domain/refusal.ts';
import { readCursor, writeCursor } from '#server/api/cursor.ts';
import type { Handlers } from '#server/api/handler.ts';
import { listOffersBefore, listParametersBefore } from './book-queries.ts';
import { changeOffers } from './change-offers.ts';
import { changeParameters } from './change-parameters.ts';
import { exportRows } from './export-rows.ts';
import { presentOfferBook, presentOffers, presentParameterBook, presentParameters } from './present-book.ts';
import { undoLoanChange, withdrawRow } from './withdraw-row.ts';

const PAGE = 50;

export const loanOfficeHandlers: Handlers<
  | 'getOfferBook'
  | 'changeOffers'
  | 'getParameterBook'
  | 'changeParameters'
  | 'listLoanRows'
  | 'withdrawLoanRow'
  | 'undoLoanChange'
  | 'exportLoanRows'
> = {
  getOfferBook: (context, { query }) => presentOfferBook(context.db, context, query.type, query.on),
  changeOffers: (context, { body }) => changeOffers(context, body),
  getParameterBook: (context, { query }) => presentParameterBook(context.db, context, query.type, query.on),
  changeParameters: (context, { body }) => changeParameters(context, body),

  async listLoanRows({ db }, { params, query }) {
    const before = query.cursor === undefined ? null : numberOf(query.cursor);
    if (params.kind === 'offers') {
      const { shown, next } = pageOf(await listOffersBefore(db, query.type, before, PAGE + 1));
      return { offers: await presentOffers(db, shown), parameters: [], next };
    }
    const { shown, next } = pageOf(await listParametersBefore(db, query.type, before, PAGE + 1));
    return { offers: [], parameters: await presentParameters(db, shown), next };
  },

  withdrawLoanRow: (context, { params, body }) => withdrawRow(context, params, body.version),
  undoLoanChange: async (context, { params }) => ({ rows: await undoLoanChange(context, params.change) }),
  exportLoanRows: (context, { params, query }) => exportRows(context, params.kind, query.format),
};

function pageOf<Row extends { readonly number: number }>(rows: readonly Row[]) {
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return { shown, next: last === undefined ? null : writeCursor([String(last.number)]) };
}

function numberOf(cursor: string): number {
  const [number = ''] = readCursor(cursor);
  if (!/^\d{1,15}$/.test(number)) throw new RefusalError('bad-cursor');
  return Number(number);
}
