import { BANK_NAME_LIMIT } from '@ayrac/domain/loan-book/offer-terms.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { loanType } from '../loan.ts';
import { amount, id, instant } from '../values.ts';

const OPERATION = 'manage-loans';
const ADDRESS_LIMIT = 500;

const day = z.iso.date();
const version = z.int().min(0).max(2_147_483_647);
const longText = z.string().max(4_000).nullish();

/** Provenance of a change as sent. The rules of its fields validate it. */
const provenance = { from: longText, sourceUrl: longText, sourceQuote: longText, note: longText };

const termBand = z.object({ upTo: amount.nullable(), maxTerm: z.int() });
const vehicleBand = z.object({ upTo: amount, loanPercent: amount, maxTerm: z.int() });

const terms = {
  rates: z.record(z.string().regex(/^\d{1,3}$/), amount),
  minAmount: amount,
  maxAmount: amount,
  maxTermByAmount: z.array(termBand).max(50),
  productUrl: z.string().max(ADDRESS_LIMIT * 4),
  isListed: z.boolean(),
};

/** Columns of every dated row. */
const dated = {
  id,
  number: z.int(),
  validFrom: day,
  isTakenBack: z.boolean(),
  sourceUrl: z.string().nullable(),
  sourceQuote: z.string().nullable(),
  note: z.string().nullable(),
  change: id.nullable(),
  createdAt: instant,
  /** Username. Null for shipped rows, and if the account no longer exists. */
  createdBy: z.string().nullable(),
};

/** Offer of a bank from a day on. */
const offerRow = z.object({
  ...dated,
  bankId: z.string(),
  bankName: z.string(),
  isExample: z.boolean(),
  ...terms,
});
export type OfferRow = z.infer<typeof offerRow>;

const values = {
  kkdf: amount,
  bsmv: amount,
  'fee-bsmv': amount,
  'allocation-fee': amount,
  'statutory-terms': z.array(termBand).max(50),
  'vehicle-bands': z.array(vehicleBand).max(50),
  'electric-vehicle-bands': z.array(vehicleBand).max(50),
  'early-closure': z.object({ shortMonths: z.int(), shortFeeRate: amount, longFeeRate: amount }).nullable(),
};
const parameterName = z.enum(Object.keys(values) as [keyof typeof values, ...(keyof typeof values)[]]);

/** Value of a parameter from a day on. */
const parameterRow = z.object({
  ...dated,
  name: parameterName,
  value: z.union([amount, values['vehicle-bands'], values['statutory-terms'], values['early-closure']]),
  /** Source as shown to visitors. */
  source: z.string(),
});
export type ParameterRowValue = z.infer<typeof parameterRow>;

const bookHead = {
  type: loanType,
  version,
  /** Current day in İstanbul. */
  today: day,
};

/** Offers of a loan type: those valid on the requested day, and all later ones. */
const offerBook = z.object({
  ...bookHead,
  banks: z.array(z.object({ id: z.string(), name: z.string() })),
  rows: z.array(offerRow),
  /** Charges for the preview of a change. */
  charges: z.object({ kkdf: amount, bsmv: amount, feeRate: amount }),
  /** Days after which a rate has to be checked. */
  rateMaxAgeDays: z.int(),
  /** Number of banks with older rates, by loan type. */
  overdue: z.record(loanType, z.int()),
});
export type OfferBook = z.infer<typeof offerBook>;

/** Parameters of a loan type, and the current rate for the preview of a change. */
const parameterBook = z.object({
  ...bookHead,
  rows: z.array(parameterRow),
  /** Lowest monthly rate in percent that is valid today, or null without offers. */
  rate: amount.nullable(),
});
export type ParameterBook = z.infer<typeof parameterBook>;

const tableQuery = z.object({ type: loanType, on: day.optional() });
const offerChange = z.object({
  bankId: z.string().max(60),
  bankName: z.string().max(BANK_NAME_LIMIT).optional(),
  ...terms,
});

/** Returns the offers of a loan type on which a change is based. */
export const getOfferBook = endpoint({
  method: 'GET',
  path: '/api/admin/loan-offers',
  summary: 'Returns the loan offers valid on a day (today by default) and all future ones.',
  operation: OPERATION,
  query: tableQuery,
  reply: offerBook,
});

/** Adds rows for the given banks. A row with the same figures confirms the current ones. */
export const changeOffers = endpoint({
  method: 'POST',
  path: '/api/admin/loan-offers',
  summary: 'Changes loan offers from a day on, if the books still have the given versions.',
  operation: OPERATION,
  body: z.object({
    ...provenance,
    books: z
      .array(z.object({ type: loanType, version, offers: z.array(offerChange).min(1).max(200) }))
      .min(1)
      .max(3),
  }),
  reply: z.object({ change: id, books: z.array(offerBook) }),
});

/** Returns the parameters of a loan type. */
export const getParameterBook = endpoint({
  method: 'GET',
  path: '/api/admin/loan-parameters',
  summary: 'Returns the statutory parameters valid on a day (today by default) and all future ones.',
  operation: OPERATION,
  query: tableQuery,
  reply: parameterBook,
});

/** Adds rows for the given parameters. */
export const changeParameters = endpoint({
  method: 'POST',
  path: '/api/admin/loan-parameters',
  summary: 'Changes statutory parameters from a day on, if the book still has the given version.',
  operation: OPERATION,
  body: z.object({
    ...provenance,
    type: loanType,
    version,
    /** Source as shown to visitors: a law and its article. */
    source: z.string().max(400),
    values: z.object(values).partial(),
  }),
  reply: z.object({ change: id, book: parameterBook }),
});

const kind = z.enum(['offers', 'parameters']);

/** Lists all rows of a loan type, the latest first. */
export const listLoanRows = endpoint({
  method: 'GET',
  path: '/api/admin/loan-rows/:kind',
  summary: 'Lists all dated rows of a loan type, the last written first, including withdrawn ones.',
  operation: OPERATION,
  params: z.object({ kind }),
  query: z.object({ type: loanType, cursor: z.string().max(200).optional() }),
  reply: z.object({
    offers: z.array(offerRow),
    parameters: z.array(parameterRow),
    next: z.string().nullable(),
  }),
});

/** Withdraws a row that is not valid yet. */
export const withdrawLoanRow = endpoint({
  method: 'POST',
  path: '/api/admin/loan-rows/:kind/:id/take-back',
  summary:
    'Withdraws a dated row before it becomes valid. A row that is already valid is corrected by a new one.',
  operation: OPERATION,
  params: z.object({ kind, id }),
  body: z.object({ version }),
  reply: z.object({ version }),
});

/** Undoes a whole change, unless something else has been changed since. */
export const undoLoanChange = endpoint({
  method: 'POST',
  path: '/api/admin/loan-changes/:change/undo',
  summary: 'Withdraws all rows of a change, if it is the latest change of its books.',
  operation: OPERATION,
  params: z.object({ change: id }),
  reply: z.object({ rows: z.int() }),
});

/** Exports all rows as a file. */
export const exportLoanRows = endpoint({
  method: 'GET',
  path: '/api/admin/loan-rows/:kind/export',
  summary: 'Exports all dated rows of every loan type, past and future ones included, as a file.',
  operation: OPERATION,
  params: z.object({ kind }),
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  reply: z.string(),
  media: 'file',
});
