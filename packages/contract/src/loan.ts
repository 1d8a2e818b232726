import { LONGEST_TERM } from '@ayrac/domain/loan/bands.ts';
import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, language } from './values.ts';

/** The specified kinds of loan. */
export const loanType = z.enum(loanTypes);

/** One bank's offer in the specified shape, monthly rates in percent by term in months, amounts in TRY. */
const loanOffer = z.object({
  bankId: z.string(),
  bankName: z.string(),
  logo: z.string().nullable(),
  productUrl: z.string(),
  rates: z.record(z.string(), amount),
  /** Up to `upTo` TRY (null: no bound) the term is at most `maxTerm` months. */
  maxVadeByAmount: z.array(z.object({ upTo: amount.nullable(), maxTerm: z.number().int() })),
  minAmount: amount,
  maxAmount: amount,
});

const termBand = z.object({ upTo: amount.nullable(), maxTerm: z.number().int() });
const vehicleBand = z.object({ upTo: amount, loanPercent: amount, maxTerm: z.number().int() });

/** Taxes, fee and statutory limits of one kind of loan, as they hold on the day of the table. */
const loanParameters = z.object({
  /** Shares of the interest: 0.15 is 15 %. */
  kkdf: amount,
  bsmv: amount,
  /** Share of the principal: 0.005 is 0.5 %. */
  allocationFee: amount,
  /** Share of the fee that is paid as BSMV on it; absent where there is none. */
  feeBsmv: amount.optional(),
  /** By the loan's amount; empty where the law sets none. */
  statutoryTerms: z.array(termBand),
  /** By the vehicle's value, and that of a domestic fully electric car; empty for other loans. */
  vehicleBands: z.array(vehicleBand),
  electricVehicleBands: z.array(vehicleBand),
  /** Shares of what is paid before its time, by the months that remain; null where closing early is free. */
  earlyClosure: z
    .object({ shortMonths: z.number().int(), shortFeeRate: amount, longFeeRate: amount })
    .nullable(),
  /** The day from which the youngest of these holds, and where all of them stand written. */
  validFrom: z.iso.date(),
  source: z.string(),
});

/** The offers of one kind of loan. */
const loanTable = z.object({
  type: loanType,
  offers: z.array(loanOffer),
  parameters: loanParameters,
  /** The day from which the youngest rate holds, YYYY-MM-DD. */
  validFrom: z.iso.date(),
  /** Shipped figures, which are examples and not the banks' own. */
  isExample: z.boolean(),
});
export type LoanTable = z.infer<typeof loanTable>;

/** All offers, delivered with the page; the calculation stays in the browser. */
export const getLoanTables = endpoint({
  method: 'GET',
  path: '/api/public/loan-offers',
  summary: 'The loan offers that hold today, one table a kind of loan.',
  operation: 'read-loan-offers',
  reply: z.object({ tables: z.array(loanTable) }),
});

/** One bank's payment plan as a file, by the loan as the calculator's address says it; 404 where the bank lends no such. */
export const getLoanPlan = endpoint({
  method: 'GET',
  path: '/api/public/loan-plan',
  summary: 'The payment plan of a loan of today as a CSV, XLSX or PDF file.',
  operation: 'read-loan-offers',
  query: z.object({
    type: loanType,
    amount: z.coerce.number().int().min(1).max(999_999_999_999),
    term: z.coerce.number().int().min(1).max(LONGEST_TERM),
    bankId: z.string().min(1).max(120),
    /** Of housing: whether the borrower owns no home yet. */
    firstHome: z.enum(['true', 'false']).optional(),
    format: z.enum(['csv', 'xlsx', 'pdf']),
    language: language.optional(),
  }),
  reply: z.string(),
  media: 'file',
  perMinute: 30,
});
